/** Ankh's events in turns. Pure. */

import type { AnkhView, GameEvent as AnkhEvent } from "$generated/ankh";
import type { TurnSeat } from "$lib/board";
import type { GameEvent, View } from "$lib/types";

/** A Conflict is nobody's turn, and each of its regions is told on its own. */
export function turn(event: GameEvent): TurnSeat | undefined {
  const it = event as unknown as AnkhEvent;
  switch (it.event) {
    case "turn":
      return it.seat;
    case "set-up":
    case "conflict":
    case "dominated":
    case "battle":
    case "conflict-ends":
      return null;
    default:
      return undefined;
  }
}

/** The seat whose turn it is; null in a Conflict. */
export const turnOf = (view: View<AnkhView>): number | null =>
  view.table.battle ? null : (view.table.turn?.seat ?? null);

export const HEADINGS = ["turn"];
export const MINOR = [
  "marker-reset",
  "points",
  "reclaimed",
  "region-empty",
  "joins-battle",
  "sun-returned",
];
