/** Ankh's functions for the frame: counters, phases, glyphs, sides, hints, points. Pure. */

import type { AnkhView, GameEvent as AnkhEvent, Question as AnkhQuestion } from "$generated/ankh";
import type { Counter, Gain, Phase, Pips, Translate } from "$lib/board";
import type { GameEvent, Question, View } from "$lib/types";

const known = (question: Question): AnkhQuestion => question as unknown as AnkhQuestion;

const godOf = (view: View<AnkhView>, seat: number): AnkhView["gods"][number] | undefined =>
  view.table.gods.find(({ seats }) => seats.includes(seat));

/** The leading seat of the god with this name, which may be one of a merged pair. */
export const leadOf = (table: AnkhView, name: string): number =>
  table.gods.find(({ gods }) => gods.includes(name))?.seats[0] ?? 0;

/** The symbol of the god that a seat plays. */
export function glyph(view: View<AnkhView>, seat: number): string | null {
  const god = godOf(view, seat);
  const name = god?.gods[god.seats.indexOf(seat)];
  return name ? `emblem-${name}` : null;
}

/** The base region of a space, or of the first space of a side. */
export function area(view: View<AnkhView>, code: string): string | undefined {
  const space = view.table.map.hexes[code.split("-")[0] ?? ""];
  return space && (space.region ?? "water");
}

/** A space of the region with this token, and which part of a divided area the region is. */
export function region(
  view: View<AnkhView>,
  token: number,
): { place: string; part: string } | undefined {
  const found = view.table.regions.find((one) => one.token === token);
  return found && { place: found.land[0] ?? "", part: found.part };
}

/** Merged gods share one side. */
export const sides = (view: View<AnkhView>): number[][] => {
  const { order, gods } = view.table;
  return order
    .map((seat) => gods.find(({ seats }) => seats[0] === seat)?.seats ?? [])
    .filter((seats) => seats.length > 0);
};

export function counters(view: View<AnkhView>, seat: number, t: Translate): Counter[] {
  const god = godOf(view, seat);
  if (!god) return [];
  const counter = (id: string, icon: string, value: number): Counter => ({
    id,
    icon,
    value,
    label: t(`counter-${id}`),
    title: t(`counter-${id}-title`),
  });
  return [
    counter("followers", "follower", god.followers),
    counter("warriors", "people", god.warriors),
    counter("ankhs", "ankh", god.ankhs),
    counter("cards", "deck", god.hand.length),
  ];
}

const EVENT_QUESTIONS: AnkhQuestion["question"][] = [
  "control",
  "camel",
  "keep",
  "swap",
  "swap-with",
];
const SETUP_QUESTIONS: AnkhQuestion["question"][] = ["god", "guardian"];
const PHASES = ["first", "second", "event", "conflict"] as const;

/** The parts of a turn: first action, second action, event, Conflict. */
export function phases(view: View<AnkhView>, questions: Question[]): Phase[] {
  const asked = questions[0] && known(questions[0]);
  if (view.over || !asked || SETUP_QUESTIONS.includes(asked.question)) return [];
  const now =
    view.table.battle || asked.question === "dismiss"
      ? 3
      : EVENT_QUESTIONS.includes(asked.question)
        ? 2
        : asked.question === "action" && asked.ordinal === "second"
          ? 1
          : 0;
  return PHASES.map((id, i) => ({
    id,
    state: i === now ? ("now" as const) : i < now ? ("done" as const) : ("later" as const),
  }));
}

/** A forgotten god is marked in the result. */
export function fate(
  view: View<AnkhView>,
  seat: number,
  t: Translate,
): { icon: string; text: string } | null {
  const god = godOf(view, seat);
  return god && !god.in_play
    ? {
        icon: "skull",
        text: t("result-forgotten", {
          conflict: view.table.forgetting_after,
          missing: Math.max(0, view.table.last_red + 1 - god.devotion),
        }),
      }
    : null;
}

export const goal = (view: View<AnkhView>): number => view.table.stacks.length - 1;

/** Which of the two actions of a turn it is; merged gods have only one. */
export function pips(question: Question, view: View<AnkhView>): Pips | null {
  const it = known(question);
  if (it.question !== "action" || (godOf(view, it.seat)?.seats.length ?? 1) > 1) return null;
  return { done: it.ordinal === "second" ? 1 : 0, total: 2 };
}

const HINTS = [
  "action",
  "mover",
  "move-to",
  "summon",
  "place",
  "power",
  "control",
  "camel",
  "keep",
  "swap",
  "swap-with",
  "relocate",
  "two-cards",
  "card",
  "cards",
  "build",
  "bid",
  "tiebreak",
  "save",
  "underworld",
  "worship",
  "facing",
  "shove",
  "dismiss",
  "trap",
  "sun",
];

const HERE: Partial<Record<AnkhQuestion["question"], string>> = {
  "move-to": "confirm-move",
  "relocate-to": "confirm-move",
  place: "confirm-summon",
  site: "confirm-build",
};

/** The chosen place in words. */
export const confirmLabel = (question: Question, t: Translate): string | null => {
  const message = HERE[known(question).question];
  return message ? t(message) : null;
};

export const hint = (question: Question, _view: View<AnkhView>, t: Translate): string | null =>
  HINTS.includes(question.question) ? t(`hint-${question.question}`) : null;

export const SOURCES = [
  "obelisk-majority",
  "pyramid-majority",
  "temple-majority",
  "domination",
  "victory",
  "glorious",
  "drought",
  "radiance",
  "city",
  "magnanimous",
  "miracle",
  "worshipful",
  "bountiful",
  "cat-mummy",
];

/** How an event changes Devotion. Single gains name their source; totals and losses name the new
 * space on the track. */
export function gain(event: GameEvent): Gain | null {
  const it = event as unknown as AnkhEvent;
  switch (it.event) {
    case "points":
      return { seat: it.seat, points: it.amount, total: null, source: it.source };
    case "devotion":
      return { seat: it.seat, points: 0, total: it.at, source: "" };
    case "devotion-lost":
      return { seat: it.seat, points: -1, total: it.at, source: "cat-mummy" };
    case "merged":
      return { seat: it.seat, points: 0, total: it.at, source: "" };
    default:
      return null;
  }
}
