/** The words of the moment: the chosen language, switchable at any time.
 *
 * `t("undo")` in a component follows the language by itself. A game's own messages come from
 * `gameWords("aton")`, which knows its events, questions, reasons and board words besides. */

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
import { settings } from "./settings.svelte";
import type { Told } from "./types";

type Raw = () => Promise<string>;

// The words of the house, of the pages (src/words/<area>.<language>.ftl), of each game, and what a
// game's board needs besides (src/games/<id>/words/<language>.ftl).
const house = import.meta.glob<string>("../../../ennead/words/*.ftl", {
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
const boards = import.meta.glob<string>("../games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
});
const houseNames = import.meta.glob<Terms>("../../../ennead/words/names.json", {
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

const all = <T>(loads: (() => Promise<T>)[]): Promise<T[]> => Promise.all(loads.map((load) => load()));

/** The games that have words here. */
export const knownGames: readonly string[] = [
  ...new Set(Object.keys(games).map((path) => path.split("/").at(-3) ?? "")),
];

async function load(language: Language, game: string | null): Promise<Words> {
  const shared = [...inLanguage(house, language), ...inLanguage(pages, language)];
  const own = game
    ? [
        ...inLanguage(ofGame(games, game), language),
        ...inLanguage(ofGame(boards, game), language),
      ]
    : [];
  const names = [
    ...Object.values(houseNames),
    ...(game ? Object.values(ofGame(gameNames, game)) : []),
  ];
  const vocabulary = game ? vocabularies[`../generated/${game}.ts`] : undefined;
  const [sources, terms, kinds] = await Promise.all([
    all([...shared, ...own]),
    all(names),
    vocabulary?.() ?? Promise.resolve({}),
  ]);
  return new Words(language, sources, Object.assign({}, ...terms) as Terms, kinds);
}

class Catalogue {
  /** Words by language and game, as far as they have been loaded. */
  readonly #loaded = new SvelteMap<string, Words>();
  readonly #loading = new Map<string, Promise<void>>();
  #shown = $state<Language>(settings.language);

  /** The language on the screen; the chosen one as soon as its words are here. */
  get language(): Language {
    return this.#shown;
  }

  /** Makes sure that the words of the chosen language are here, with those of a game. */
  async ready(game: string | null = null): Promise<void> {
    await this.#fetch(settings.language, game);
  }

  /** Switches the language, for good. */
  async use(language: Language): Promise<void> {
    settings.set("language", language);
    const games = [...this.#loaded.keys()].map((key) => key.split(":")[1] || null);
    await Promise.all([null, ...new Set(games)].map((game) => this.#fetch(language, game)));
    if (settings.language !== language) return; // switched again meanwhile
    this.#shown = language;
    document.documentElement.lang = language;
  }

  /** The words of the shown language; undefined until they are here. */
  words(game: string | null): Words | undefined {
    const key = `${this.#shown}:${game ?? ""}`;
    const found = this.#loaded.get(key);
    if (!found) void this.#fetch(this.#shown, game);
    return found;
  }

  #fetch(language: Language, game: string | null): Promise<void> {
    const key = `${language}:${game ?? ""}`;
    let loading = this.#loading.get(key);
    if (!loading) {
      loading = load(language, game).then(
        (words) => void this.#loaded.set(key, words),
        (error: unknown) => {
          this.#loading.delete(key);
          throw error;
        },
      );
      this.#loading.set(key, loading);
    }
    return loading;
  }
}

export const catalogue = new Catalogue();

/** Says what is missing to developers and shows something readable to people. */
function told<T>(say: () => T, otherwise: T): T {
  try {
    return say();
  } catch (error) {
    if (!(error instanceof MissingWords)) throw error;
    console.error(error.message);
    return otherwise;
  }
}

/** A message of the house or of the pages, in the language of the moment. */
export function t(id: string, args: Args = {}): string {
  const words = catalogue.words(null);
  return words ? told(() => words.message(id, args), id) : "";
}

/** The same in parts, for messages with names in them. */
export function tParts(id: string, args: Args = {}): Part[] {
  const words = catalogue.words(null);
  return words ? told(() => words.parts(id, args), [{ text: id }]) : [];
}

export interface GameWords {
  has(id: string): boolean;
  t(id: string, args?: Args): string;
  /** What an event, a question or a reason says. */
  sentence(told: Told, names: readonly string[]): Part[];
  /** The same as plain text. */
  text(told: Told, names: readonly string[]): string;
  /** What the others read while a question is open. */
  waiting(question: Told, names: readonly string[]): Part[];
  action(verb: string, args: Args): string;
}

/** A game's words, in the language of the moment; empty texts until they are here. */
export function gameWords(game: string): GameWords {
  const now = (): Words | undefined => catalogue.words(game);
  const parts = (make: (words: Words) => Part[], otherwise: string): Part[] => {
    const words = now();
    return words ? told(() => make(words), [{ text: otherwise }]) : [];
  };
  return {
    has: (id) => now()?.has(id) ?? false,
    t: (id, args = {}) => flat(parts((words) => words.parts(id, args), id)),
    sentence: (it, names) => parts((words) => words.sentence(it, names), kindOf(it)),
    text: (it, names) => flat(parts((words) => words.sentence(it, names), kindOf(it))),
    waiting: (it, names) => parts((words) => words.waiting(it, names), kindOf(it)),
    action: (verb, args) => flat(parts((words) => words.parts(`action-${verb}`, args), verb)),
  };
}

const kindOf = (it: Told): string => String(it["event"] ?? it["question"] ?? it["reason"] ?? "");

export type { Part, Args, Language } from "./fluent";
