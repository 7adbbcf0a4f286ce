/** Aton's events in turns, and what they change on the board. Pure. */

import type { AtonView, GameEvent as AtonEvent } from "$generated/aton";
import type { Change, RunningTurn, TurnSeat } from "$lib/board";
import type { GameEvent, View } from "$lib/types";

const known = (event: GameEvent): AtonEvent => event as unknown as AtonEvent;

/** A round: both lay cards at once, then each seat removes and places priests; then perhaps a
 * scoring. */
export function turn(event: GameEvent, running: RunningTurn | null): TurnSeat | undefined {
  const it = known(event);
  switch (it.event) {
    case "round":
    case "scoring":
      return null;
    case "laid":
      return running?.seat === "all" ? undefined : "all";
    case "removed":
    case "spared":
    case "placed":
    case "unplaced":
      return running?.seat === it.seat ? undefined : it.seat;
    default:
      return undefined;
  }
}

const TURN_QUESTIONS = ["remove", "sacrifice", "place"];

/** The seat that removes and places priests. */
export const turnOf = (view: View<AtonView>): number | null =>
  view.questions.find(({ question }) => TURN_QUESTIONS.includes(question))?.seat ?? null;

export const HEADINGS = ["round"];
export const MINOR = ["drawn", "hand", "refilled", "kept"];

/** Places: the cells by name, `kingdom`, `score-<seat>` and `cards-<seat>`. */
export function changes(event: GameEvent): Change[] {
  const it = known(event);
  switch (it.event) {
    case "placed":
      return [{ place: it.cell, kind: "arrived" }];
    case "removed":
      return it.fate === "kingdom"
        ? [
            { place: it.cell, kind: "left" },
            { place: "kingdom", kind: "changed" },
          ]
        : [{ place: it.cell, kind: "left" }];
    case "taken-back":
      return [{ place: it.cell, kind: "left" }];
    case "unplaced":
      return it.fate === "kingdom" ? [{ place: "kingdom", kind: "changed" }] : [];
    case "risen":
      return [{ place: "kingdom", kind: "changed" }];
    case "laid":
      return [{ place: `cards-${it.seat}`, kind: "changed" }];
    case "scored":
      return [{ place: `score-${it.seat}`, kind: "changed" }];
    default:
      return [];
  }
}
