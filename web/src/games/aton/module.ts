/** Aton's functions for the frame: counters, phases, goal, pips, hints. Pure. */

import type { AtonView, Question as AtonQuestion } from "$generated/aton";
import type { Counter, Phase, Pips, Translate } from "$lib/board";
import type { Question, View } from "$lib/types";

/** The glyphs of the seats, as symbols of icons.svg. */
export const GLYPHS = ["ankh", "eye"];

const PHASES = ["plan", "reveal", "points", "order", "turns", "scoring"] as const;
type PhaseId = (typeof PHASES)[number];

const PHASE_OF: Record<AtonQuestion["question"], PhaseId> = {
  exchange: "plan",
  lay: "plan",
  remove: "turns",
  sacrifice: "turns",
  place: "turns",
  "take-back": "scoring",
  substitute: "scoring",
};

const known = (question: Question): AtonQuestion => question as unknown as AtonQuestion;

/** The number of cards that a seat has discarded, face up or face down. */
export const discarded = ({ discard, face_down }: AtonView["sides"][number]): number =>
  discard.reduce((sum, count) => sum + count, face_down);

export function counters(view: View<AtonView>, seat: number, t: Translate): Counter[] {
  const side = view.table.sides[seat];
  if (!side) return [];
  const left = side.token ? 1 : 0;
  const counter = (id: string, icon: string, value: number): Counter => ({
    id,
    icon,
    value,
    label: t(`counter-${id}`),
    title: t(`counter-${id}-title`, { left }),
  });
  return [
    counter("supply", "priest", side.supply),
    counter("deck", "deck", side.deck),
    counter("discard", "discard", discarded(side)),
    { ...counter("token", "exchange", left), state: side.token ? "ready" : "used" },
  ];
}

export function phases(view: View<AtonView>, questions: Question[]): Phase[] {
  const asked = questions[0];
  const now = view.over || !asked ? PHASES.length : PHASES.indexOf(PHASE_OF[known(asked).question]);
  return PHASES.map((id, i) => ({ id, state: i < now ? "done" : i === now ? "now" : "later" }));
}

export const goal = (view: View<AtonView>): number => view.table.goal;

/** How many of how many; null if that cannot be known. */
export function pips(question: Question, view: View<AtonView>): Pips | null {
  const it = known(question);
  if (it.question !== "place" && it.question !== "remove") return null;
  const side = view.table.sides[it.seat];
  const card = side?.laid?.[it.question === "place" ? 3 : 1];
  if (!side || !card) return null;
  // With too few priests the card allows more than there are to place.
  if (it.question === "place" && side.supply === it.left && it.left < card) return null;
  const total = it.question === "place" ? card : card - 2;
  return total < it.left ? null : { done: total - it.left, total, icon: "priest" };
}

/** With the exchange open, the tray already takes the cards, so the question is both. */
export const prompt = (question: Question, t: Translate): string | null =>
  known(question).question === "exchange" ? t("prompt-exchange") : null;

export function hint(question: Question, _view: View<AtonView>, t: Translate): string | null {
  const it = known(question);
  const args: Record<string, number> = {};
  if ("reach" in it) args["reach"] = it.reach;
  if ("temple" in it) args["temple"] = it.temple;
  return t(`hint-${it.question}`, args);
}
