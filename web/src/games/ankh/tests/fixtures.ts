import type { AnkhView, Data } from "$generated/ankh";
import type { GameEvent, View } from "$lib/types";
import { readFileSync } from "node:fs";
import { Words, type Language, type Terms } from "$lib/fluent";
import { newestData } from "../../../../tests/newest-data";
import moments from "../fixtures/moments.json";

export const data = newestData<Data>("ankh");
export const start = moments.start as unknown as View<AnkhView>;
export const over = moments.over as unknown as View<AnkhView>;
/** Every event of a four-player game. */
export const allEvents = moments.events as unknown as GameEvent[];

export const event = (name: string, more: Record<string, unknown> = {}): GameEvent => ({
  event: name,
  move: 0,
  page: 0,
  ...more,
});

/** A stub for translation: returns the message id and its arguments. */
export const t = (id: string, args: Record<string, string | number> = {}): string =>
  [id, ...Object.entries(args).map(([name, value]) => `${name}=${value}`)].join(" ");

const read = (path: string): string =>
  readFileSync(`${import.meta.dirname}/../../../../../${path}`, "utf-8");

/** The board's messages in one language, with the game's names. */
export const board = (language: Language): Words =>
  new Words(
    language,
    [read(`web/src/games/ankh/words/${language}.ftl`)],
    JSON.parse(read("ennead/games/ankh/words/names.json")) as Terms,
  );
