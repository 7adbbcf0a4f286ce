/** The question that a seat sees as its own. */

import type { Question, State } from "./types";

/** The seat's question, else that of a partner to whom the seat may suggest an answer. */
export function questionFor(state: State, seat: number): Question | null {
  const asked = state.to_move.includes(seat) ? seat : state.partner?.seat;
  return state.view.questions.find((question) => question.seat === asked) ?? null;
}
