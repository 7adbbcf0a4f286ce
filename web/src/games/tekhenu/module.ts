/** Tekhenu's functions for the frame: counters, phases, hints, points. Pure. */

import type { HeadView, TekhenuView } from "$generated/tekhenu";
import type { Counter, Gain, Phase, Pips, Rival, Translate } from "$lib/board";
import type { GameEvent, Question, View } from "$lib/types";
import { balanceAfterTaking } from "./die-forecast";
import { dieInHand } from "./die-in-hand.svelte";
import { dieParts, GOODS, type Purity } from "./names";

/** The glyphs of the seats, as symbols of icons.svg. */
export const GLYPHS = ["pyramid", "water", "crescent", "star"];

export function counters(view: View<TekhenuView>, seat: number, t: Translate): Counter[] {
  const head = view.table.heads[seat];
  if (!head) return [];
  const place = view.table.order.indexOf(seat) + 1;
  const counter = (id: string, icon: string, value: number | string): Counter => ({
    id,
    icon,
    value,
    label: t(`counter-${id}`),
    title: t(`counter-${id}-title`, { value }),
  });
  return [
    counter("balance", "scales", signed(head.weight)),
    counter("place", "flag", place),
    counter("happiness", "people", `${head.happiness}/${head.population}`),
    counter(
      "cards",
      "deck",
      head.blessings.length + head.technologies.length + head.decrees.length + head.hidden_decrees,
    ),
  ];
}

export const signed = (value: number): string =>
  value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";

/** How many goods lie on the right pan of a player's scales. */
export const excessOf = (head: HeadView): number =>
  GOODS.reduce((sum, good) => sum + (head.excess[good] ?? 0), 0);

/** A player's scales in words. */
export const scalesLabel = (head: HeadView, t: Translate): string =>
  t("scales-label", {
    balance: signed(head.weight),
    left: head.left.length,
    right: head.right.length,
    excess: excessOf(head),
  });

const PHASES = ["setup", "rounds", "maat", "scoring"] as const;
const SETUP = ["decree", "starting", "keep"];
const SCORING = ["edict", "bread", "score", "again", "triangles"];

/** The phases: set-up, rounds, Maat phase, scoring. */
export function phases(view: View<TekhenuView>, questions: Question[]): Phase[] {
  const asked = questions[0]?.question ?? "";
  const between = view.table.turn === null;
  const now =
    SETUP.includes(asked) || view.table.round === 0
      ? 0
      : SCORING.includes(asked)
        ? 3
        : asked === "faith" || (asked === "destiny" && between)
          ? 2
          : 1;
  if (view.over) return [];
  return PHASES.map((id, i) => ({ id, state: i === now ? ("now" as const) : ("later" as const) }));
}

const HINTS = [
  "draft",
  "die-action",
  "ra",
  "turn",
  "faith",
  "thoth",
  "starting",
  "destiny",
  "decree",
  "production",
  "score",
];

export function hint(question: Question, view: View<TekhenuView>, t: Translate): string | null {
  const { die } = dieInHand;
  if (question.question === "draft" && die !== null) return dieHint(die, question, view, t);
  return HINTS.includes(question.question) ? t(`hint-${question.question}`) : null;
}

/** Everybody picks two starting cards; the last to pick is asked twice in a row. */
const STARTING_CARDS = 2;

export function pips({ question, seat }: Question, view: View<TekhenuView>): Pips | null {
  if (question !== "starting") return null;
  return { done: view.table.heads[seat]?.starting.length ?? 0, total: STARTING_CARDS };
}

/** The purity of a die on the wheel; null if it does not lie there. */
export const purityOf = (table: TekhenuView, die: string): Purity | null =>
  (table.wheel[dieParts(die).god]?.find((it) => it.die === die)?.purity as Purity | undefined) ??
  null;

function dieHint(
  die: string,
  { seat }: Question,
  { table }: View<TekhenuView>,
  t: Translate,
): string | null {
  const purity = purityOf(table, die);
  const head = table.heads[seat];
  if (!purity || !head) return null;
  const { colour, value, god } = dieParts(die);
  return t("hint-in-hand", {
    die: t("die-at", { colour: t(`colour-${colour}`), value, god: t(`god-${god}`) }),
    purity: t(`purity-${purity}`).toLocaleLowerCase(),
    from: signed(head.weight),
    to: signed(balanceAfterTaking(head, purity, value, false)),
  });
}

/** The card with this number among those the viewer drew and chooses from. */
export const drawn = ({ seat, table }: View<TekhenuView>, number: number): string | undefined =>
  seat === null ? undefined : table.heads[seat]?.drawn?.[number - 1];

/** How an event changes a score; Botankhamun comes after the seats. */
export function gain(event: GameEvent, players: number): Gain | null {
  const { points, total, source, seat } = event as Record<string, unknown>;
  if (typeof points !== "number" || typeof total !== "number") return null;
  const lost = event.event === "forfeited";
  const bot = event.event === "bot-scored";
  const from = String(source ?? "");
  const grouped = /^t\d/.test(from) ? "technologies" : /^d\d/.test(from) ? "decrees" : from;
  return {
    seat: bot ? players : Number(seat),
    points: lost ? -points : points,
    total,
    source: grouped,
  };
}

export function rivals(view: View<TekhenuView>, t: Translate): Rival[] {
  return view.table.heads
    .slice(view.players)
    .map((head) => ({ name: t("board-bot"), icon: "bot", score: head.score }));
}
