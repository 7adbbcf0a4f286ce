import type { AnkhView } from "$generated/ankh";
import type { GameEvent, View } from "$lib/types";
import moments from "../fixtures/moments.json";

export const start = moments.start as unknown as View<AnkhView>;
export const over = moments.over as unknown as View<AnkhView>;
/** All that was told in a whole game of four. */
export const told = moments.told as unknown as GameEvent[];

export const event = (name: string, more: Record<string, unknown> = {}): GameEvent => ({ event: name, move: 0, page: 0, ...more });

/** Words that say their own id and arguments. */
export const t = (id: string, args: Record<string, string | number> = {}): string =>
  [id, ...Object.entries(args).map(([name, value]) => `${name}=${value}`)].join(" ");
