/** The help cards of Ankh: gods, powers, figures, Battle cards, actions, events, Monuments, tokens. */

import { NAMES, type Card, type RegionView } from "$generated/ankh";
import { picture, type Help } from "$frame/help/help-card.svelte";
import type { AnkhBoard } from "./board-state.svelte";
import { POWERS, strengthOf } from "./cards";
import HelpPicture from "./HelpPicture.svelte";
import { majoritiesOf } from "./stakes";
import { actionInfo } from "./turn-actions";

/** The chapters of the rules that the cards link to. */
export const CHAPTERS = {
  god: "gods",
  power: "ankh-powers",
  guardian: "guardians",
  piece: "components",
  card: "battle-cards",
  region: "conflict",
  move: "move-figures",
  summon: "summon-figure",
  gain: "gain-followers",
  unlock: "unlock-ankh-power",
  control: "events",
  caravan: "events",
  conflict: "conflict",
} as const;

const chapter = (board: AnkhBoard, about: keyof typeof CHAPTERS): NonNullable<Help["chapter"]> => ({
  href: `/rules/ankh#${CHAPTERS[about]}`,
  name: board.t("help-rules"),
});

const owner = (board: AnkhBoard, lead: number): NonNullable<Help["owner"]> => ({
  seat: lead,
  name: board.godName(lead),
});

/** A god with its ability, what its tokens show now, its hand and its powers. */
export function godHelp(board: AnkhBoard, lead: number): Help | null {
  const { t } = board;
  const god = board.god(lead);
  if (!god) return null;
  return {
    kind: [
      board.players(lead),
      t("help-god-facts", { devotion: god.devotion, followers: god.followers }),
    ]
      .filter(Boolean)
      .join(" · "),
    title: board.godName(lead),
    text: god.gods.map((name) => t(`god-${name}-text`)),
    now: [
      ...god.gods.map((name) => board.abilityNote(name)).filter(Boolean),
      t("an-hand-of", { cards: board.list(god.hand.map((card) => board.name(card))) }),
    ].join(" "),
    facts: god.powers.map((power) => board.name(power)),
    picture: picture(HelpPicture, { kind: "god", god: god.gods[0] ?? "", seat: lead }),
    chapter: chapter(board, "god"),
  };
}

export function powerHelp(board: AnkhBoard, power: string, lead: number | null): Help {
  const { t } = board;
  const level = POWERS.findIndex((powers) => (powers as readonly string[]).includes(power)) + 1;
  const holders = board.table.gods.filter(({ powers }) => powers.includes(power));
  return {
    kind: t("help-power", { level }),
    title: board.name(power),
    text: [t(`power-${power}-text`)],
    now: holders.length
      ? t("help-unlocked-by", {
          list: board.list(holders.map(({ seats }) => board.godName(seats[0] ?? 0))),
        })
      : t("help-unlocked-by-nobody"),
    owner: lead === null ? null : owner(board, lead),
    picture: picture(HelpPicture, { glyph: `p-${power}` }),
    chapter: chapter(board, "power"),
  };
}

/** A figure or a Monument, on the map or in a pool. */
export function pieceHelp(board: AnkhBoard, kind: string, god: number | null): Help | null {
  const { t, table } = board;
  const guardian = table.guardians.find((one) => one.guardian === kind);
  const monument = (NAMES.monument as readonly string[]).includes(kind);
  const id = guardian
    ? `guardian-${kind}-text`
    : monument
      ? "help-monument"
      : `figure-${kind}-text`;
  if (!guardian && !monument && !board.words.has(id)) return null;
  return {
    kind: t(guardian ? "help-guardian" : monument ? "help-a-monument" : "help-figure"),
    title: board.name(kind),
    text: [t(id)],
    now: guardian
      ? t("help-guardian-left", { count: guardian.left })
      : monument
        ? t("tray-in-supply", { count: table.supply[kind as "obelisk"] })
        : null,
    owner: god === null ? null : owner(board, god),
    picture: picture(HelpPicture, {
      kind,
      seat: god,
      god: god === null ? "" : board.glyph(god),
    }),
    chapter: chapter(board, guardian ? "guardian" : "piece"),
  };
}

export function cardHelp(board: AnkhBoard, card: Card, lead: number | null): Help {
  const { t } = board;
  const holders = board.table.gods.filter(({ in_play, hand }) => in_play && hand.includes(card));
  return {
    kind: t("help-card", { strength: strengthOf(board.data, card) }),
    title: board.name(card),
    text: [t(`card-${card}-text`)],
    now: holders.length
      ? t("help-held-by", {
          list: board.list(holders.map(({ seats }) => board.godName(seats[0] ?? 0))),
        })
      : t("help-held-by-nobody"),
    owner: lead === null ? null : owner(board, lead),
    picture: picture(HelpPicture, { glyph: `c-${card}` }),
    chapter: chapter(board, "card"),
  };
}

export function actionHelp(board: AnkhBoard, action: (typeof NAMES.action)[number]): Help {
  const { t } = board;
  const god = board.god(board.ownGod ?? board.table.turn?.god ?? -1);
  const marker = board.table.markers[action];
  const info = god ? actionInfo(action, god, board.table) : null;
  return {
    kind: t("help-action"),
    title: board.name(action),
    text: [t(`turn-action-${action}-text`)],
    now: info ? t(info.message, info.args) : null,
    facts: marker ? [t("an-turn-action", { at: marker.at, needed: marker.needed })] : [],
    picture: picture(HelpPicture, { glyph: `d-${action}` }),
    chapter: chapter(board, action),
  };
}

export function eventHelp(board: AnkhBoard, kind: string, number: number): Help {
  const { t, table } = board;
  return {
    kind: t("help-event", { number, total: table.events.length }),
    title: board.name(kind),
    text: [t(`kind-${kind}-text`)],
    now:
      kind === "caravan"
        ? t("help-caravan-left", {
            camels: table.supply.camels,
            tokens: board.list(table.supply.tokens.map(String)),
          })
        : null,
    picture: picture(HelpPicture, { glyph: `e-${kind}` }),
    chapter: chapter(board, kind as keyof typeof CHAPTERS),
  };
}

export function regionHelp(board: AnkhBoard, region: RegionView): Help {
  const { t } = board;
  const majorities = majoritiesOf(region).filter(({ god }) => god !== null);
  return {
    kind: t("help-region", { token: region.token, count: region.land.length }),
    title: board.regionName(region.token),
    text: [t("kind-conflict-text")],
    now: majorities.length
      ? t("an-majorities", {
          list: board.list(
            majorities.map(
              ({ kind, god }) => `${t("an-kind", { kind })}: ${board.godName(god ?? 0)}`,
            ),
          ),
        })
      : null,
    rows: region.strength.map(({ god, total, highest }) => [
      board.godName(god),
      t("an-strength-now", { total, highest, alone: region.strength.length > 1 ? "no" : "yes" }),
    ]),
    picture: picture(HelpPicture, { token: region.token }),
    chapter: chapter(board, "region"),
  };
}
