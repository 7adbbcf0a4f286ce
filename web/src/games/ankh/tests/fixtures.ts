import type { AnkhView } from "$generated/ankh";
import type { GameEvent, View } from "$lib/types";
import { readFileSync } from "node:fs";
import { Words, type Language, type Terms } from "$lib/fluent";
import moments from "../fixtures/moments.json";

export const start = moments.start as unknown as View<AnkhView>;
export const over = moments.over as unknown as View<AnkhView>;
/** All that was told in a whole game of four. */
export const told = moments.told as unknown as GameEvent[];

export const event = (name: string, more: Record<string, unknown> = {}): GameEvent => ({ event: name, move: 0, page: 0, ...more });

/** Words that say their own id and arguments. */
export const t = (id: string, args: Record<string, string | number> = {}): string =>
  [id, ...Object.entries(args).map(([name, value]) => `${name}=${value}`)].join(" ");

const read = (path: string): string => readFileSync(`${import.meta.dirname}/../../../../../${path}`, "utf-8");

/** The words of the board in a language, with the game's names. */
export const board = (language: Language): Words =>
  new Words(language, [read(`web/src/games/ankh/words/${language}.ftl`)], JSON.parse(read("ennead/games/ankh/words/names.json")) as Terms);
