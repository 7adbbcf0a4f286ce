/** How long the moves of the others are shown, so that a person can follow them. */

import type { Pace } from "$lib/api/live.svelte";
import type { GameModule } from "$lib/board";
import { settings, type PaceSetting } from "$lib/settings.svelte";
import type { LoggedEvent, TableState } from "$lib/types";
import { takesBack } from "$lib/scores";
import { turnNow } from "./recap";

/** Milliseconds after a rival's turn, and after a step within it. */
const REST = { turn: 900, step: 350 };
const FACTOR: Record<PaceSetting, number> = { slow: 2, normal: 1, "at-once": 0 };
/** Where clocks run, the rests cost thinking time. */
const CLOCKED = 0.3;

/** Whether a state asks somebody at this screen: what comes next is their own doing. */
const asksMe = (state: TableState): boolean =>
  state.to_move.some(
    (seat) => state.table.mine.includes(seat) && !state.table.seats[seat]?.stand_in,
  );

/** The rest after `state`, which was shown after `before`. */
export function restAfter(
  before: TableState | null,
  state: TableState,
  module: GameModule | null,
): number {
  if (!before?.view || !state.view || !module || state.move === before.move) return 0;
  if (asksMe(before)) return 0;
  const was = turnNow(module, before.view, before.to_move);
  const ended = was === null || was !== turnNow(module, state.view, state.to_move);
  const factor = FACTOR[settings.pace] * (state.table.clock ? CLOCKED : 1);
  return factor * (ended ? REST.turn : REST.step);
}

/** With more, nobody has followed for a while, and the recap tells it. */
const MOST_MISSED = 24;

/** The moves whose states were skipped on the way to a new state and are still to be shown. */
export function missedMoves(
  before: TableState,
  state: TableState,
  fresh: readonly LoggedEvent[],
): number[] {
  const missed = state.move - before.move - 1;
  if (missed < 1 || missed > MOST_MISSED || fresh.some(takesBack)) return [];
  return Array.from({ length: missed }, (_, i) => before.move + 1 + i);
}

/** A state of the past as it was when it was the latest, at a table as it is now. */
const asLatest = (past: TableState, { table }: TableState): TableState => ({
  ...past,
  table: { ...table, status: "running", moves: past.move, waiting_for: past.to_move, ended: null },
});

export function paceOf(
  module: () => GameModule | null,
  animating: () => boolean,
  load: (move: number) => Promise<TableState>,
): Pace {
  return {
    between: (before, state, fresh) => {
      if (settings.pace === "at-once" || document.hidden || !before.view) return null;
      const moves = missedMoves(before, state, fresh);
      if (moves.length === 0) return null;
      return Promise.all(moves.map(async (move) => asLatest(await load(move), state)));
    },
    rest: (before, state) => restAfter(before, state, module()),
    hurries: (shown) =>
      settings.pace === "at-once" ||
      document.hidden ||
      shown?.view == null ||
      shown.table.status !== "running" ||
      asksMe(shown),
    holds: animating,
  };
}
