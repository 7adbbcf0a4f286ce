/** The Battle cards: strength, colour and step, as the rules have them. Pure. */

import type { Card, Power } from "$generated/ankh";
import type { Step } from "./story";

export const CARDS: readonly Card[] = ["flood", "build-monument", "plague-of-locusts", "chariots", "drought", "miracle", "cycle-of-maat"];

const STRENGTH: Partial<Record<Card, number>> = { chariots: 3, drought: 1, "plague-of-locusts": 1 };
export const strengthOf = (card: Card): number => STRENGTH[card] ?? 0;

export const STEP_OF: Record<Card, Step> = {
  flood: "flood",
  "build-monument": "build",
  "plague-of-locusts": "plague",
  chariots: "resolution",
  drought: "resolution",
  miracle: "aftermath",
  "cycle-of-maat": "aftermath",
};

export const POWERS: readonly (readonly Power[])[] = [
  ["commanding", "inspiring", "omnipresent", "revered"],
  ["resplendent", "obelisk-attuned", "temple-attuned", "pyramid-attuned"],
  ["glorious", "magnanimous", "bountiful", "worshipful"],
];

/** The two cards of a legal answer to the question for two, in the order the game wants. */
export function pair(one: Card, other: Card): [Card, Card] {
  return CARDS.indexOf(one) < CARDS.indexOf(other) ? [one, other] : [other, one];
}
