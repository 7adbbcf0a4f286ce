import type { AtonView, Data } from "$generated/aton";
import type { Foresight, GameEvent, State } from "$lib/types";
import { newestData } from "../../../../tests/newest-data";
import moments from "../fixtures/moments.json";
import reelOf from "../fixtures/reel.json";

export const data = newestData<Data>("aton");

export const moment = (name: keyof typeof moments): State<AtonView> =>
  moments[name] as unknown as State<AtonView>;

export const names = Object.keys(moments) as (keyof typeof moments)[];
export const reel = reelOf as unknown as State<AtonView>[];

export const gameEvent = (event: string, more: Record<string, unknown> = {}): GameEvent => ({
  event,
  move: 0,
  page: 0,
  ...more,
});

/** A preview of an action with these events, after which the same seat is asked again. */
export const foresight = (events: GameEvent[]): Foresight => ({
  events,
  reveals: false,
  questions: [],
  over: false,
  table: null,
  ends_turn: false,
  to_move: [0],
});

/** A stub for translation: returns the message id and its arguments. */
export const t = (id: string, args: Record<string, string | number> = {}): string =>
  [id, ...Object.entries(args).map(([name, value]) => `${name}=${value}`)].join(" ");
