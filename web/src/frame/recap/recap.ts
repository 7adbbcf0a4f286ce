/** What happened since the viewer's last turn: the lines of the recap and the marks on the board.
 * Pure. */

import type { Change, GameModule, Mark, Sign, Translate, TurnSeat } from "$lib/board";
import { sinceLastTurn, standingTurns, type Turn } from "$lib/turns";
import type { GameEvent, View } from "$lib/types";

export interface RecapLine {
  /** Its number, from 1. */
  number: number;
  seat: TurnSeat;
  signs: Sign[];
  changes: Change[];
  /** The moves it tells of: from the state before the first to the state after the last. */
  from: number;
  to: number;
}

export interface RecapInput {
  events: readonly GameEvent[];
  view: View;
  module: GameModule;
  /** The viewing seat; null for a spectator. */
  seat: number | null;
  /** The seats that are asked. */
  asked: readonly number[];
  t: Translate;
  /** The sentence for an event. */
  text: (event: GameEvent) => string;
}

/** Whose turn it is in this view. */
export function turnNow(module: GameModule, view: View, asked: readonly number[]): number | null {
  if (module.turnOf) return module.turnOf(view);
  return asked.length === 1 ? (asked[0] ?? null) : null;
}

/** The sentences of a turn, for games without signs of their own. */
const LONGEST_DEFAULT = 4;
function sentences(events: readonly GameEvent[], input: RecapInput): Sign[] {
  const quiet = [...(input.module.minor ?? []), ...(input.module.headings ?? [])];
  return events
    .filter(({ event }) => !quiet.includes(event))
    .slice(0, LONGEST_DEFAULT)
    .map((event) => ({ text: input.text(event) }));
}

export function recapLines(input: RecapInput): RecapLine[] {
  const { events, view, module, seat, asked, t } = input;
  const turns = standingTurns(events, view.players, module.turn);
  const recent = sinceLastTurn(turns, seat, turnNow(module, view, asked), view.players);
  const lines = recent.map((turn) => lineOf(turn, input, t));
  return lines
    .filter((line) => line.signs.length > 0)
    .map((line, i) => ({ ...line, number: i + 1 }));
}

/** What the viewer's last turn did, as signs; `ahead` are the events of its last answer, which is not
 * given yet. */
export function ownTurn(input: RecapInput, ahead: readonly GameEvent[]): Sign[] {
  const { view, module, seat, t } = input;
  const events = [...input.events, ...ahead.map((event) => ({ ...event, page: view.page }))];
  const turns = standingTurns(events, view.players, module.turn);
  const own = turns.findLast((turn) => turn.seat === seat);
  return own ? lineOf(own, { ...input, events }, t).signs : [];
}

function lineOf(turn: Turn, input: RecapInput, t: Translate): RecapLine {
  const { module, view } = input;
  const events = turn.lines.flatMap((line) => input.events[line] ?? []);
  return {
    number: 0,
    seat: turn.seat,
    signs: module.recap?.(events, view, t) ?? sentences(events, input),
    changes: events.flatMap((event) => module.changes?.(event, view) ?? []),
    from: Math.max(0, (events[0]?.move ?? 0) - 1),
    to: events.at(-1)?.move ?? 0,
  };
}

/** The marks of all lines: one for each place, the latest. A piece that moved on within a line is
 * marked where it ended, with the place where it began. */
export function marksOf(lines: readonly RecapLine[]): Mark[] {
  const marks = new Map<string, Mark>();
  for (const { number, seat, changes } of lines) {
    for (const change of changes) {
      const start = change.from === undefined ? undefined : marks.get(change.from);
      const moved = start?.kind === "arrived" && start.line === number ? start : null;
      if (moved) marks.delete(moved.place);
      const from = moved ? moved.from : change.from;
      const { place, kind } = change;
      marks.delete(place);
      marks.set(place, {
        place,
        kind,
        ...(from === undefined || from === place ? {} : { from }),
        seat: typeof seat === "number" ? seat : null,
        line: number,
      });
    }
  }
  return [...marks.values()];
}

/** By how much the lines together change numbers, by their places. */
export function deltasOf(lines: readonly RecapLine[]): Map<string, number> {
  const deltas = new Map<string, number>();
  for (const { place, by } of lines.flatMap(({ changes }) => changes))
    if (by !== undefined) deltas.set(place, (deltas.get(place) ?? 0) + by);
  return deltas;
}

/** The places that changes speak of. */
export const placesOf = (changes: readonly Change[]): Set<string> =>
  new Set(changes.flatMap(({ place, from }) => (from === undefined ? [place] : [place, from])));
