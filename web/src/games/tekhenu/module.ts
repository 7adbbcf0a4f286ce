/** Tekhenu's functions for the frame: counters, phases, hints, points. Pure. */

import type { TekhenuView } from "$generated/tekhenu";
import type { Counter, Gain, Phase, Rival, Translate } from "$lib/board";
import type { GameEvent, Question, View } from "$lib/types";

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
    counter("place", "flag", place),
    counter("balance", "scales", signed(head.weight)),
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

export const hint = (question: Question, _view: View<TekhenuView>, t: Translate): string | null =>
  HINTS.includes(question.question) ? t(`hint-${question.question}`) : null;

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
