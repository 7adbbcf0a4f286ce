/** Messages in the chosen language, which can be switched at any time.
 *
 * `t("undo")` in a component is reactive to the language. `gameWords(game)` adds the game's own
 * messages: its events, questions, reasons and the words of its board. */

import { SvelteMap } from "svelte/reactivity";
import {
  flat,
  MissingWords,
  Words,
  type Args,
  type Language,
  type Part,
  type Terms,
  type Vocabulary,
} from "./fluent";
import type { GameData } from "./own-figures";
import type { Places } from "./noun-forms";
import { newestData } from "./game-data";
import { PromiseCache } from "./promise-cache";
import { settings } from "./settings.svelte";
import type { Statement } from "./types";

/** Only messages that quote figures need the game's data from the server. */
const QUOTES_DATA = /\b(FIGURE|THINGS|NAMES|SIGN)\(/u;

type Raw = () => Promise<string>;

// The messages shared with the terminal, those of the pages (src/words/<area>.<language>.ftl), those
// of each game and its lessons, and those of a game's board (src/games/<id>/words/<language>.ftl).
const shared = import.meta.glob<string>("../../../ennead/words/*.ftl", {
  query: "?raw",
  import: "default",
});
const pages = import.meta.glob<string>("../words/*.ftl", {
  query: "?raw",
  import: "default",
});
const games = import.meta.glob<string>("../../../ennead/games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
});
const lessons = import.meta.glob<string>("../../../ennead/games/*/lessons/words/*.ftl", {
  query: "?raw",
  import: "default",
});
const boards = import.meta.glob<string>("../games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
});
const sharedNames = import.meta.glob<Terms>("../../../ennead/words/names.json", {
  import: "default",
});
const gameNames = import.meta.glob<Terms>("../../../ennead/games/*/words/names.json", {
  import: "default",
});
const vocabularies = import.meta.glob<Vocabulary>("../generated/*.ts", { import: "vocabulary" });

const inLanguage = (files: Record<string, Raw>, language: Language): Raw[] =>
  Object.entries(files)
    .filter(([path]) => path.endsWith(`/${language}.ftl`) || path.endsWith(`.${language}.ftl`))
    .map(([, load]) => load);

const ofGame = <T>(files: Record<string, T>, game: string): Record<string, T> =>
  Object.fromEntries(Object.entries(files).filter(([path]) => path.includes(`/games/${game}/`)));

const all = <T>(loads: (() => Promise<T>)[]): Promise<T[]> =>
  Promise.all(loads.map((load) => load()));

/** The games that have messages. */
export const knownGames: readonly string[] = Object.keys(games)
  .map((path) => path.split("/").at(-3) ?? "")
  .filter((game, i, all) => all.indexOf(game) === i);

async function load(language: Language, game: string | null): Promise<Words> {
  const common = [...inLanguage(shared, language), ...inLanguage(pages, language)];
  const own = game
    ? [games, lessons, boards].flatMap((files) => inLanguage(ofGame(files, game), language))
    : [];
  const names = [
    ...Object.values(sharedNames),
    ...(game ? Object.values(ofGame(gameNames, game)) : []),
  ];
  const vocabulary = game ? vocabularies[`../generated/${game}.ts`] : undefined;
  const [sources, terms, kinds] = await Promise.all([
    all([...common, ...own]),
    all(names),
    vocabulary?.() ?? Promise.resolve({}),
  ]);
  const quoted = sources.some((source) => QUOTES_DATA.test(source));
  const data = game && quoted ? await newestData<GameData>(game) : {};
  return new Words(language, sources, Object.assign({}, ...terms) as Terms, kinds, data);
}

class Catalogue {
  /** The messages loaded so far, by language and game. */
  readonly #loaded = new SvelteMap<string, Words>();
  readonly #loading = new PromiseCache<void>();
  #shown = $state<Language>(settings.language);

  /** The language on the screen: the chosen one as soon as its messages are loaded. */
  get language(): Language {
    return this.#shown;
  }

  /** Loads the messages of the chosen language, with those of a game. */
  async ready(game: string | null = null): Promise<void> {
    await this.#fetch(settings.language, game);
  }

  /** Switches the language and remembers the choice. */
  async use(language: Language): Promise<void> {
    settings.set("language", language);
    const games = [...this.#loaded.keys()].map((key) => key.split(":")[1] || null);
    await Promise.all([null, ...new Set(games)].map((game) => this.#fetch(language, game)));
    if (settings.language !== language) return; // switched again in the meantime
    this.#shown = language;
    document.documentElement.lang = language;
  }

  /** The messages in the shown language; undefined until they are loaded. */
  words(game: string | null): Words | undefined {
    const key = `${this.#shown}:${game ?? ""}`;
    const found = this.#loaded.get(key);
    if (!found) void this.#fetch(this.#shown, game);
    return found;
  }

  #fetch(language: Language, game: string | null): Promise<void> {
    const key = `${language}:${game ?? ""}`;
    return this.#loading.get(key, async () => {
      this.#loaded.set(key, await load(language, game));
    });
  }
}

export const catalogue = new Catalogue();

/** Logs a missing message and falls back to something readable. */
function orFallback<T>(format: () => T, fallback: T): T {
  try {
    return format();
  } catch (error) {
    if (!(error instanceof MissingWords)) throw error;
    console.error(error.message);
    return fallback;
  }
}

/** A shared message or one of the pages, in the current language. */
export function t(id: string, args: Args = {}): string {
  const words = catalogue.words(null);
  return words ? orFallback(() => words.message(id, args), id) : "";
}

/** The same in parts, for messages that contain names. */
export function tParts(id: string, args: Args = {}): Part[] {
  const words = catalogue.words(null);
  return words ? orFallback(() => words.parts(id, args), [{ text: id }]) : [];
}

export interface GameWords {
  has(id: string): boolean;
  t(id: string, args?: Args): string;
  /** A text with its placeables replaced, such as a rules page. */
  fill(text: string): string;
  /** The sentence for an event, a question or a reason. */
  sentence(statement: Statement, names: readonly string[]): Part[];
  /** The same as plain text. */
  text(statement: Statement, names: readonly string[]): string;
  /** What the other players read while a question is open. */
  waiting(question: Statement, names: readonly string[]): Part[];
  action(verb: string, args: Args, question?: string): string;
}

/** A game's messages in the current language; empty until they are loaded. Figures are those of
 * `data`, by default the newest; `places` are those on the table's map. */
export function gameWords(game: string, data?: () => GameData, places?: Places): GameWords {
  const current = (): Words | undefined => {
    const words = catalogue.words(game);
    const found = data ? words?.withData(data()) : words;
    if (found && places) found.places = places;
    return found;
  };
  const parts = (format: (words: Words) => Part[], fallback: string): Part[] => {
    const words = current();
    return words ? orFallback(() => format(words), [{ text: fallback }]) : [];
  };
  return {
    has: (id) => current()?.has(id) ?? false,
    t: (id, args = {}) => flat(parts((words) => words.parts(id, args), id)),
    fill: (text) => current()?.fill(text) ?? "",
    sentence: (it, names) => parts((words) => words.sentence(it, names), kindOf(it)),
    text: (it, names) => flat(parts((words) => words.sentence(it, names), kindOf(it))),
    waiting: (it, names) => parts((words) => words.waiting(it, names), kindOf(it)),
    action: (verb, args, question) =>
      flat(parts((words) => [{ text: words.action(verb, args, question) }], verb)),
  };
}

const kindOf = (it: Statement): string =>
  String(it["event"] ?? it["question"] ?? it["reason"] ?? "");

export type { Part, Args, Language } from "./fluent";
