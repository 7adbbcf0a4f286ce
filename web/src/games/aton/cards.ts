/** The effects of cards at cartouches, and counting cards. Pure. */

import type { AtonView, Data, PlayerView } from "$generated/aton";
import type { Translate } from "$lib/board";
import type { Question, View } from "$lib/types";
import { roman } from "./geometry";
import { pips } from "./module";
import type { Scene } from "./scene";

/** What a card at cartouche 2 removes: a number of rival priests, or one of one's own. */
export const takes = (card: number, round: number): number | "own" =>
  round === 1 ? 0 : card === 1 ? "own" : Math.max(0, card - 2);

/** Which temples a card at cartouche 3 opens. */
export const opens = (card: number): string => (card === 1 ? "I" : `I – ${roman(card)}`);

const taking = (take: number | "own", t: Translate): string =>
  take === 0 ? t("board-cartouche-short-2") : t("board-effect-take", { take });

/** What a card would do at a cartouche, while it is being planned. */
export function planned(slot: number, card: number | null, round: number, t: Translate): string {
  if (card === null) return t(`board-cartouche-short-${slot + 1}`);
  if (slot === 0) return t("board-effect-lead");
  if (slot === 1) return taking(takes(card, round), t);
  return slot === 2 ? opens(card) : t("board-effect-place", { count: card });
}

/** What a revealed card does. */
export function effect(
  slot: number,
  seat: number,
  scene: Scene,
  view: View<AtonView>,
  data: Data,
  t: Translate,
): string {
  const card = scene.laid[seat]?.[slot];
  if (!card) return "";
  if (slot === 0) {
    const other = scene.laid[1 - seat]?.[0] ?? card;
    return `+${data.board.points.cartouche * Math.max(0, card - other)}`;
  }
  if (slot === 1) {
    const take = takes(card, scene.round);
    if (scene.first === null) return taking(take, t);
    return t("board-effect-turn", { place: scene.first === seat ? 1 : 2, take });
  }
  if (slot === 2) return opens(card);
  const asked = view.questions.find((it) => it.seat === seat && it.question === "place");
  const done = asked ? pips(asked, view) : null;
  return done
    ? t("board-effect-progress", { done: done.done, total: done.total })
    : t("board-effect-place", { count: card });
}

/** The index of the cartouche that this seat is carrying out. */
export function working(seat: number, questions: readonly Question[]): number | null {
  const asked = questions.find((question) => question.seat === seat)?.question;
  if (asked === "remove" || asked === "sacrifice") return 1;
  return asked === "place" ? 3 : null;
}

export interface Tally {
  card: number;
  gone: number;
  sight: number;
  hidden: number;
}

/** Where the copies of each card are, as far as the viewer knows. */
export function tally(side: PlayerView): Tally[] {
  const seen = [...(side.laid ?? []), ...(side.hand ?? side.shown), ...side.under];
  return side.unseen.map((hidden, i) => ({
    card: i + 1,
    gone: side.discard[i] ?? 0,
    sight: seen.filter((card) => card === i + 1).length,
    hidden,
  }));
}
