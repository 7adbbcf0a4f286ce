/** The illustrated rules of the games, each loaded when it is opened.
 *
 * The pages come from the games' folders; texts and pictures of figures, examples and icons are
 * written by scripts/web_rulebook.py. */

import { catalogue, gameWords, type Language } from "$lib/words.svelte";
import { match } from "$lib/browser/router";
import { parse, type Block } from "./markdown";

export interface FigureTexts {
  caption: string;
  legend: string[];
}
export interface ExampleTexts {
  title: string;
  before: string;
  done: string;
  after: string;
}
export interface IconGroup {
  title: string;
  icons: { name: string; text: string; svg: string }[];
}
interface Texts {
  figures: Record<string, FigureTexts>;
  examples: Record<string, ExampleTexts>;
  icons: IconGroup[];
}
interface Chapters {
  /** The addresses of all headings, in order. */
  headings: string[];
  /** The chapter of every kind of question. */
  questions: Record<string, string>;
  /** The lesson of a chapter. */
  lessons: Record<string, { id: string; number: number }>;
}

/** A game's rules in one language. */
export interface Rulebook extends Texts {
  game: string;
  language: Language;
  blocks: Block[];
  chapters: Chapters;
}

const pages = import.meta.glob<string>("../../../../ennead/games/*/pages/*.md", {
  query: "?raw",
  import: "default",
});
const chapterFiles = import.meta.glob<Chapters>("../../generated/rulebook/*/chapters.json", {
  import: "default",
});
const textFiles = import.meta.glob<Texts>("../../generated/rulebook/*/??.json", {
  import: "default",
});
const pictures = import.meta.glob<string>("../../generated/rulebook/*/*/*.svg", {
  query: "?raw",
  import: "default",
});

const pagePath = (game: string, language: string): string =>
  `../../../../ennead/games/${game}/pages/${language}.md`;

/** The games that have a rules page. */
export const rulebooks: readonly string[] = [
  ...new Set(Object.keys(pages).map((file) => file.split("/").at(-3) ?? "")),
];

/** A game's rules in a language, else in English, with its figures filled in; null if there are
 * none. */
export async function rulebook(game: string, language: Language): Promise<Rulebook | null> {
  const shown = pages[pagePath(game, language)] ? language : "en";
  const load = pages[pagePath(game, shown)];
  if (!load) return null;
  const [page, chapters, texts] = await Promise.all([
    load(),
    chaptersOf(game),
    textFiles[`../../generated/rulebook/${game}/${shown}.json`]?.(),
    catalogue.ready(game),
  ]);
  const none: Texts = { figures: {}, examples: {}, icons: [] };
  return {
    game,
    language: shown,
    blocks: parse(gameWords(game).fill(page), chapters.headings),
    chapters,
    ...(texts ?? none),
  };
}

export async function chaptersOf(game: string): Promise<Chapters> {
  const load = chapterFiles[`../../generated/rulebook/${game}/chapters.json`];
  return (await load?.()) ?? { headings: [], questions: {}, lessons: {} };
}

/** A picture as SVG, such as `figure-wheel` or `example-scales-before`. */
export async function picture(game: string, language: string, name: string): Promise<string> {
  return (await pictures[`../../generated/rulebook/${game}/${language}/${name}.svg`]?.()) ?? "";
}

/** The address of the lesson of a chapter, if there is one and this site has lessons. */
export function lessonLink(book: Rulebook, chapter: string): string | null {
  const lesson = book.chapters.lessons[chapter];
  const path = lesson && `/learn/${book.game}/${lesson.id}`;
  return path && match(path).page !== "not-found" ? path : null;
}
