/** The sixteen rounds, and what happens after each of them. Pure. */

import type { Data } from "$generated/tekhenu";

export type Happening = "turn" | "maat" | "scoring-a" | "scoring-b";

export interface RoundStep {
  round: number;
  state: "done" | "now" | "later";
  /** What happens after the round, in order. */
  after: Happening[];
}

export function roundTrack({ wheel }: Data, now: number): RoundStep[] {
  const { rounds, rounds_per_rotation: each, rotations_per_maat: turns } = wheel;
  const firstScoring = each * (wheel.markers_from_arrow[0] ?? 0);
  return Array.from({ length: rounds }, (_, i): RoundStep => {
    const round = i + 1;
    const after: Happening[] = [];
    if (round % (each * turns) === 0) after.push("maat");
    else if (round % each === 0) after.push("turn");
    if (round === firstScoring) after.push("scoring-a");
    if (round === rounds) after.push("scoring-b");
    return { round, state: round < now ? "done" : round === now ? "now" : "later", after };
  });
}

/** The next round after which something happens. */
export const nextHappening = (track: readonly RoundStep[]): RoundStep | null =>
  track.find(({ state, after }) => state !== "done" && after.length > 0) ?? null;
