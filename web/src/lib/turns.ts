/** Groups the events of the log into turns. */

import type { GameModule, RunningTurn, TurnSeat } from "./board";
import { standing, takesBack } from "./scores";
import type { GameEvent } from "./types";

/** A turn, or what happens between turns. */
export interface Turn {
  seat: TurnSeat;
  /** The round or turn by which the log is headed. */
  page: number;
  /** The numbers of its events in the log. */
  lines: number[];
}

type Begins = NonNullable<GameModule["turn"]>;

/** Whose turn an event begins, where the game does not say so itself. */
const byActor: Begins = (event, running) => {
  const seat = event["seat"];
  const page = running !== null && running.first.page !== event.page;
  if (typeof seat === "number" && (page || seat !== running?.seat)) return seat;
  return page ? null : undefined;
};

/** The events grouped into turns. `kept` tells which events count; by default all do, also those of
 * moves that were undone. */
export function turnsOf(
  events: readonly GameEvent[],
  players: number,
  begins: Begins = byActor,
  kept: readonly boolean[] = [],
): Turn[] {
  const turns: Turn[] = [];
  let running: RunningTurn | null = null;
  events.forEach((event, line) => {
    if (kept[line] === false) return;
    const undo = takesBack(event);
    if (undo && kept.length > 0) return;
    const seat: TurnSeat | undefined = undo ? undefined : begins(event, running, players);
    const turn = turns.at(-1);
    if (turn && seat === undefined) turn.lines.push(line);
    else {
      running = { seat: seat ?? null, first: event };
      turns.push({ seat: running.seat, page: event.page, lines: [line] });
    }
  });
  return turns;
}

/** The turns without the events of moves that were undone. */
export const standingTurns = (
  events: readonly GameEvent[],
  players: number,
  begins?: Begins,
): Turn[] => turnsOf(events, players, begins, standing(events));

/** The turns since a seat's last one; `now` is the seat whose turn it is.
 *
 * While it is this seat's turn, these are the turns between its previous turn and this one. They begin
 * with the latest turn that all seats took at once, if there was one since. A spectator gets as many
 * turns as there are players. */
export function sinceLastTurn(
  turns: readonly Turn[],
  seat: number | null,
  now: number | null,
  players: number,
): Turn[] {
  if (seat === null) return turns.slice(-players);
  let end = turns.length;
  if (now === seat) while (end > 0 && turns[end - 1]?.seat === seat) end -= 1;
  let start = end;
  while (start > 0 && turns[start - 1]?.seat !== seat) {
    start -= 1;
    if (turns[start]?.seat === "all") break;
  }
  return turns.slice(start, end);
}
