/** The data of the result's charts, computed from events: points by source, scores over time.
 *
 * Any event with `seat`, `points` and `total` counts, unless the game provides its own `gain`. */

import type { Gain as Change } from "./board";
import type { GameEvent } from "./types";

/** Whether an event takes back the events before it, from number `to` on. */
export const takesBack = ({ event }: GameEvent): boolean =>
  event === "undone" || event === "rewound" || event === "retracted";

/** For each event, whether it still counts; events of undone moves do not. */
export function standing(events: readonly GameEvent[]): boolean[] {
  const holds = events.map(() => true);
  events.forEach((event, at) => {
    if (!takesBack(event)) return;
    const to = event["to"];
    if (typeof to === "number") holds.fill(false, to, at);
  });
  return holds;
}

interface Gain extends Change {
  move: number;
  page: number;
}

/** Reads from an event how it changes a score. */
export type Reader = (event: GameEvent) => Change | null;

/** The default reader: any event with `seat`, `points` and `total`. */
export const plainGain: Reader = (event) => {
  const { seat, points, total, source } = event as Record<string, unknown>;
  if (typeof points !== "number" || typeof seat !== "number" || typeof total !== "number")
    return null;
  return { seat, points, total, source: typeof source === "string" ? source : "" };
};

function gains(events: readonly GameEvent[], read: Reader): Gain[] {
  const holds = standing(events);
  return events.flatMap((event, at) => {
    const change = holds[at] ? read(event) : null;
    return change ? [{ ...change, move: event.move, page: event.page }] : [];
  });
}

export interface SourceRow {
  source: string;
  /** Points by seat. */
  points: number[];
}

/** Points by source and seat, without sources that gave nobody points. */
export function bySource(
  events: readonly GameEvent[],
  sources: readonly string[],
  players: number,
  read: Reader = plainGain,
): SourceRow[] {
  const rows = new Map<string, number[]>(sources.map((s) => [s, Array<number>(players).fill(0)]));
  for (const gain of gains(events, read)) {
    const row = rows.get(gain.source) ?? Array<number>(players).fill(0);
    row[gain.seat] = (row[gain.seat] ?? 0) + gain.points;
    rows.set(gain.source, row);
  }
  return [...rows]
    .filter(([, points]) => points.some((p) => p !== 0))
    .map(([source, points]) => ({ source, points }));
}

export interface Moment {
  move: number;
  page: number;
  scores: number[];
}

/** The scores after every move that changed them, beginning with `first`. */
export function overTime(
  events: readonly GameEvent[],
  first: Moment,
  moves: number,
  read: Reader = plainGain,
): Moment[] {
  const line: Moment[] = [first];
  for (const gain of gains(events, read)) {
    const last = line[line.length - 1] as Moment;
    const scores = [...last.scores];
    if (gain.total === null) continue;
    scores[gain.seat] = gain.total;
    if (last.move === gain.move) line[line.length - 1] = { ...last, scores };
    else line.push({ move: gain.move, page: gain.page, scores });
  }
  const last = line[line.length - 1] as Moment;
  if (moves > last.move) line.push({ ...last, move: moves });
  return line;
}
