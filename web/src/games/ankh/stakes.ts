/** What is at stake in a Battle: majorities, what each god can reach, who wins a tie. Pure. */

import type { AnkhView, Card, Data, RegionView, StrengthView } from "$generated/ankh";
import { strengthOf } from "./cards";

export const MONUMENTS = ["obelisk", "pyramid", "temple"] as const;

export interface Majority {
  kind: (typeof MONUMENTS)[number];
  /** The leading seat of the god that controls the most; null if nobody does. */
  god: number | null;
}

/** Who would be paid for each kind of Monument now. */
export const majoritiesOf = ({ forecast }: RegionView): Majority[] =>
  MONUMENTS.map((kind) => ({
    kind,
    god: forecast.find(({ points }) => `${kind}-majority` in points)?.god ?? null,
  }));

export interface Reach {
  god: number;
  /** The strength of figures and Temples alone. */
  base: number;
  low: number;
  high: number;
}

/** What a god's strength can become with the cards still in its hand. */
export function reachOf(
  { god, total, cards, highest }: StrengthView,
  hand: readonly string[],
  data: Data,
): Reach {
  const worth = hand.map((card) => strengthOf(data, card as Card));
  const least = worth.length > 0 ? Math.min(...worth) : 0;
  const base = total - cards;
  return { god, base, low: cards > 0 ? total : base + least, high: Math.max(highest, total) };
}

/** What a rival can do about a strength. */
export type Threat = "beats" | "ties" | "weak";
export const threat = ({ high }: Reach, mine: number): Threat =>
  high > mine ? "beats" : high === mine ? "ties" : "weak";

export interface Consequence {
  mine: number;
  beats: number[];
  ties: number[];
  weak: number[];
  /** Who wins a tie: the viewer, a tied rival, or nobody. */
  tie: "mine" | "theirs" | "nobody";
}

/** What playing cards of this strength would mean for the viewer. */
export function consequence(
  own: Reach,
  rivals: readonly Reach[],
  bonus: number,
  { tiebreaker, tiebreaker_up }: Pick<AnkhView, "tiebreaker" | "tiebreaker_up">,
): Consequence {
  const mine = own.base + bonus;
  const by = (kind: Threat): number[] =>
    rivals.filter((rival) => threat(rival, mine) === kind).map(({ god }) => god);
  const tied = [...by("beats"), ...by("ties")];
  const holder = tiebreaker_up ? tiebreaker : null;
  const tie =
    holder === own.god ? "mine" : holder !== null && tied.includes(holder) ? "theirs" : "nobody";
  return { mine, beats: by("beats"), ties: by("ties"), weak: by("weak"), tie };
}

/** What a bid in secret would mean: who can bid as much, who more, and the bid nobody can reach. */
export function bidOutlook(
  bid: number,
  rivals: readonly { god: number; followers: number }[],
): { more: number[]; same: number[]; less: number[]; safe: number } {
  const those = (fits: (followers: number) => boolean): number[] =>
    rivals.filter(({ followers }) => fits(followers)).map(({ god }) => god);
  return {
    more: those((followers) => followers > bid),
    same: those((followers) => followers === bid),
    less: those((followers) => followers < bid),
    safe: Math.max(0, ...rivals.map(({ followers }) => followers)) + 1,
  };
}
