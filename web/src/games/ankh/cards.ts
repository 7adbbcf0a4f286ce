/** Battle cards and powers in the order of the rules. Pure. */

import { NAMES, type Card, type Data, type Power } from "$generated/ankh";
import type { Step } from "./conflict-report";

export const CARDS: readonly Card[] = NAMES.card;

export const strengthOf = (data: Data, card: Card): number => data.cards.strength[card];

export const STEP_OF: Record<Card, Step> = {
  flood: "flood",
  "build-monument": "build",
  "plague-of-locusts": "plague",
  chariots: "resolution",
  drought: "resolution",
  miracle: "aftermath",
  "cycle-of-maat": "aftermath",
};

const PER_LEVEL = 4;

/** The powers of each level. */
export const POWERS: readonly (readonly Power[])[] = [0, 1, 2].map((level) =>
  NAMES.power.slice(level * PER_LEVEL, (level + 1) * PER_LEVEL),
);

/** Two cards in the order in which the action names them. */
export function pair(one: Card, other: Card): [Card, Card] {
  return CARDS.indexOf(one) < CARDS.indexOf(other) ? [one, other] : [other, one];
}
