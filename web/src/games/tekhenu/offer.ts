/** Which cards a question offers, with the action that takes each. Pure. */

import type { Legal, Question } from "$lib/types";

export interface Offered {
  card: string;
  text: string;
}

const CARD_OF: Record<string, string> = {
  choose: "starting",
  destiny: "destiny",
  score: "decree",
  again: "decree",
};

export function offered(
  legal: readonly Legal[],
  question: Question | null,
  drawn: readonly string[],
): Offered[] {
  if (!question) return [];
  return legal.flatMap(({ verb, args, text }): Offered[] => {
    if (verb === "keep") {
      const card = drawn[Number(args["which"]) - 1];
      return card ? [{ card, text }] : [];
    }
    const named = CARD_OF[verb];
    return named && args[named] !== undefined ? [{ card: String(args[named]), text }] : [];
  });
}
