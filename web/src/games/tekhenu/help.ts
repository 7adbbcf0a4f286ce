/** The texts of the help cards: what a die, a card, a tile, a space or a sign means. */

import type { Help } from "$frame/help/help-card.svelte";
import { picture } from "$frame/help/help-card.svelte";
import { SIGN } from "$lib/own-figures";
import type { TekhenuBoard } from "./board-state.svelte";
import { cellGain, tileInfo, type Gains } from "./data";
import { balanceAfterTaking, statueBonuses } from "./die-forecast";
import HelpPicture from "./HelpPicture.svelte";
import { signed } from "./module";
import { dieParts, GOOD_OF, kindOf, type God, type Purity } from "./names";
import { bestRotation, tilePoints } from "./temple";

/** What a help card is about. */
export type HelpTopic =
  | { about: "die"; die: string }
  | { about: "card"; card: string }
  | { about: "tile"; tile: string }
  | { about: "cell"; cell: string }
  | {
      about: "text";
      title: string;
      lines: string[];
      kind?: string;
      sign?: string;
      chapter: Chapter;
    };

/** The chapters of the rules that the cards link to. */
export const CHAPTERS = [
  "components",
  "the-wheel-and-the-light",
  "dice-states",
  "your-turn",
  "production-and-scales",
  "horus-statues",
  "ra-pillars",
  "hathor-buildings-at-the-temple",
  "bastet-festivals",
  "thoth-cards",
  "osiris-workshops-and-quarries",
  "population-track",
  "maat-phase",
  "scoring",
  "solo-game-botankhamun",
  "starting-cards",
  "destiny-cards",
  "decrees",
  "blessings",
  "technologies",
  "pillar-tiles",
] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** The chapter of a god's panel. */
export const GOD_CHAPTER: Record<God | "maat", Chapter> = {
  horus: "horus-statues",
  ra: "ra-pillars",
  hathor: "hathor-buildings-at-the-temple",
  bastet: "bastet-festivals",
  thoth: "thoth-cards",
  osiris: "osiris-workshops-and-quarries",
  maat: "maat-phase",
};
const CARD_CHAPTER: Record<string, Chapter> = {
  b: "blessings",
  t: "technologies",
  d: "decrees",
  s: "starting-cards",
  f: "destiny-cards",
};

function chapterOf(topic: HelpTopic): Chapter {
  switch (topic.about) {
    case "die":
      return "dice-states";
    case "card":
      return CARD_CHAPTER[topic.card[0] ?? ""] ?? "components";
    case "tile":
      return "pillar-tiles";
    case "cell":
      return "ra-pillars";
    case "text":
      return topic.chapter;
  }
}

const MOST = 6;

export function helpAbout(board: TekhenuBoard, topic: HelpTopic, option: string | null): Help {
  const help = ABOUT[topic.about](board, topic as never);
  const ours = [...help.text, ...(help.facts ?? [])].some((line) => line.includes(SIGN));
  const preview = option && board.hovered === option && board.can(option) ? board.preview : null;
  const ahead = preview?.events.slice(0, MOST).map(board.say).join(" ");
  return {
    ...help,
    text: ours ? [...help.text, board.t("figures-ours")] : help.text,
    now: ahead || help.now || null,
    chapter: { href: `/rules/tekhenu#${chapterOf(topic)}`, name: board.t("rules-page") },
  };
}

const ABOUT: {
  [K in HelpTopic["about"]]: (board: TekhenuBoard, topic: Extract<HelpTopic, { about: K }>) => Help;
} = {
  die: (board, { die }) => dieHelp(board, die),
  card: (board, { card }) => ({
    kind: board.t(`one-${kindOf(card)}`),
    title: board.t("numbered", { code: card }),
    text: [
      board.t(`card-${card}-text`) + board.sign(`decrees.${card}.symbol`),
      board.t("own-name"),
    ],
    picture: picture(HelpPicture, { board, card }),
  }),
  tile: (board, { tile }) => ({
    kind: board.t("board-tiles"),
    title: board.t("numbered", { code: tile }),
    text: [board.t(`tile-${tile}-text`), board.t("own-name")],
    facts: [
      `${board.t("price")} ${things(board, tileInfo(board.data, tile).cost)}${board.sign(`tiles.${tile}.cost`)}`,
    ],
    picture: picture(HelpPicture, { board, tile }),
  }),
  cell: (board, { cell }) => cellHelp(board, cell),
  text: (board, { title, lines, kind, sign }) => ({
    kind: kind ?? board.t("board-title"),
    title,
    text: lines,
    ...(sign ? { picture: picture(HelpPicture, { board, sign }) } : {}),
  }),
};

const things = (board: TekhenuBoard, all: Gains): string =>
  all
    .map(([what, count]) =>
      what === "points" ? `${count} ${board.t("board-vp")}` : `${count} ${tokenName(board, what)}`,
    )
    .join(", ");
const tokenName = (board: TekhenuBoard, what: string): string =>
  board
    .t(what === "population" || what === "happiness" ? `board-${what}` : `token-${what}`)
    .toLocaleLowerCase();

function dieHelp(board: TekhenuBoard, die: string): Help {
  const parts = dieParts(die);
  const { t, table, data, mine } = board;
  const good = GOOD_OF[parts.colour];
  const purity = (table.wheel[parts.god]?.find((it) => it.die === die)?.purity ?? "pure") as Purity;
  const anubis = board.question?.question === "anubis";
  const laid = t(
    anubis
      ? "die-below"
      : `die-${{ pure: "left", tainted: "right", forbidden: "forbidden" }[purity]}`,
  );
  const balance = mine ? balanceAfterTaking(mine, purity, parts.value, anubis) : 0;
  const scale =
    mine && (purity !== "forbidden" || anubis)
      ? `${laid} ${signed(mine.weight)} → ${signed(balance)}`
      : laid;
  const level = mine && good ? (mine.production[good] ?? 2) : 0;
  const produce = good
    ? t("die-produce", {
        good: t(`token-${good}`),
        count: Math.min(parts.value, level),
        excess: Math.max(0, parts.value - level),
      })
    : t("die-gray");
  const cannot = table.acts[die as never] === false && board.drafting;
  const bonuses = statueBonuses(data, table, board.players, parts.god, board.seat).map(
    ({ head, ways }) =>
      `${t("die-others", { name: board.name(head) })}: ${ways.map((way) => things(board, way)).join(" / ")}`,
  );
  return {
    kind: t(`purity-${purity}`),
    title: t("die-at", {
      colour: t(`colour-${parts.colour}`),
      value: parts.value,
      god: t(`god-${parts.god}`),
    }),
    text: [
      scale,
      `${t(`god-${parts.god}`)}: ${cannot ? t("die-cannot") : t(`about-${parts.god}`)}`,
      produce,
    ],
    facts: bonuses,
    picture: picture(HelpPicture, { board, die: `${parts.colour}-${parts.value}` }),
  };
}

function cellHelp(board: TekhenuBoard, cell: string): Help {
  const asked = board.question;
  const tile = asked?.question === "ra" ? String(asked["tile"]) : null;
  const { data, table, t } = board;
  const help: Help = {
    kind: t("board-temple"),
    title: t("cell-title", { cell }),
    text: [
      `${things(board, cellGain(data, cell))}${board.sign("temple.cells")} ${t("cell-about")}`,
    ],
  };
  if (!tile || !board.can(`place ${cell}`)) return help;
  const seat = board.seat ?? 0;
  const { turns } = bestRotation(data, table, seat, tile, cell);
  const worth = tilePoints(data, table, seat, tile, cell, turns);
  return {
    ...help,
    now: t("best-turn", { points: worth.total }),
    rows: worth.parts.map(([source, points]) => [
      source === "t02" ? t("numbered", { code: source }) : t(`source-${source}`),
      `+${points}`,
    ]),
  };
}
