/** What a live connection has told so far, and where to go on after a break. */

import type { ChatLine, GameEvent, State } from "./types";

export interface Backlog {
  /** The latest state; its `events` and `chat` are only what came last. */
  state: State | null;
  /** All events the looking seat has seen, from the first on. */
  events: GameEvent[];
  chat: ChatLine[];
  /** The events that have just happened, for animations. */
  fresh: GameEvent[];
}

export const EMPTY: Backlog = { state: null, events: [], chat: [], fresh: [] };

/** Adds a message. Null if events between are missing: then they must be asked for again. */
export function add(before: Backlog, state: State, live: boolean): Backlog | null {
  const from = state.events_from;
  if (from > before.events.length) return null;
  // What overlaps was sent twice; the list of events only ever grows.
  const news = state.events.slice(Math.max(0, before.events.length - from));
  return {
    state,
    events: news.length > 0 ? [...before.events, ...news] : before.events,
    chat: merge(before.chat, state.chat),
    fresh: live ? news : [],
  };
}

function merge(before: ChatLine[], more: ChatLine[]): ChatLine[] {
  const last = before.at(-1)?.number ?? -1;
  const news = more.filter((line) => line.number > last);
  return news.length > 0 ? [...before, ...news] : before;
}

/** Seconds to wait before the n-th try (from 0): 0.5, 1, 2, … 15, a little scattered. */
export function pause(tries: number, random: number = Math.random()): number {
  return Math.min(15, 0.5 * 2 ** tries) * (0.8 + 0.4 * random);
}
