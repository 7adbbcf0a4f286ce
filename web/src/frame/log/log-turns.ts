/** The log as entries, one for each turn. Pure. */

import type { GameModule, TurnSeat } from "$lib/board";
import { standing } from "$lib/scores";
import { turnsOf } from "$lib/turns";
import type { LoggedEvent } from "$lib/types";

export interface LogLine {
  /** The number of the event in the log. */
  number: number;
  event: LoggedEvent;
  undone: boolean;
}

export interface LogEntry {
  seat: TurnSeat;
  page: number;
  /** Whether the log has a new heading before it. */
  opensPage: boolean;
  when: number;
  /** What was done. */
  main: LogLine[];
  /** Gains and refills. */
  folded: LogLine[];
}

type Hooks = Pick<GameModule, "turn" | "headings" | "minor">;

export function logEntries(
  events: readonly LoggedEvent[],
  players: number,
  module: Hooks,
): LogEntry[] {
  const stands = standing(events);
  const line = (number: number): LogLine => ({
    number,
    event: events[number] as LoggedEvent,
    undone: stands[number] === false,
  });
  let page: number | null = null;
  return turnsOf(events, players, module.turn).flatMap((turn) => {
    const lines = turn.lines
      .map(line)
      .filter(({ event }) => !module.headings?.includes(event.event));
    const first = lines[0];
    if (!first) return [];
    const minor = ({ event }: LogLine): boolean => module.minor?.includes(event.event) ?? false;
    const opensPage = first.event.page !== page;
    page = first.event.page;
    return [
      {
        seat: turn.seat,
        page,
        opensPage,
        when: first.event.when,
        main: lines.filter((one) => !minor(one)),
        folded: lines.filter(minor),
      },
    ];
  });
}
