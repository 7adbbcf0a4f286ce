/** The words of an idea: its answer and its reasons. */

import type { Idea, Legal, TermChange } from "$lib/types";
import { t, type GameWords } from "$lib/words.svelte";

/** A code in brackets at the end of a name: the mark on the board shows which place is meant. */
const CODE = / \([\p{L}\d–-]+\)$/u;

/** A heading longer than this takes too many lines of the bubble. */
const LONGEST_TITLE = 60;

/** The idea as a heading: its answer, and the next one of its kind. */
export function ideaTitle(
  idea: Idea,
  legal: readonly Legal[],
  words: GameWords,
  question: string | undefined,
  marked: boolean,
): string {
  const named = (text: string): string | null => {
    const action = legal.find((option) => option.text === text);
    if (!action) return null;
    const name = words.action(action.verb, action.args, question);
    return marked ? name.replace(CODE, "") : name;
  };
  const first = named(idea.action) ?? idea.action;
  const then = idea.then === null ? null : named(idea.then);
  if (then === null || then === first) return first;
  const both = t("tips-then", { first, then });
  return both.length <= LONGEST_TITLE ? both : first;
}

/** Why the idea is good; "" if no reason is clear. */
export function ideaReason(idea: Idea, words: GameWords, seat: number | null): string {
  if (idea.wins) return t("tips-wins");
  const told = (reason: TermChange): string =>
    words.t(`term-${reason.term}`, {
      whose: reason.seat === seat ? "mine" : "rival",
      amount: reason.amount,
    });
  const reason = idea.reasons.map(told).join(" ");
  return reason === "" || idea.certain ? reason : t("tips-likely", { reason });
}
