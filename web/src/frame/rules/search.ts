/** Full-text search in a rules page: paragraphs, list items and rows of tables.
 *
 * Words are compared without accents and endings, as in ennead/rulebook/search.py. */

import endings from "../../../../ennead/rulebook/endings.json";
import type { Language } from "$lib/words.svelte";
import { plain, type Block, type Item, type Span } from "./markdown";

export interface Passage {
  /** The heading above it, or itself: its address and its text. */
  chapter: string;
  heading: string;
  text: string;
  /** The part of the page it comes from, to be marked there. */
  source: Block | Item | Span[][];
}
export type Range = readonly [start: number, end: number];
export interface Hit {
  passage: Passage;
  ranges: Range[];
}

const SHORTEST_STEM = 3;
const WORD = /[\p{L}\p{N}_]+/gu;

/** Lower case without accents: "Świątyń" becomes "swiatyn". */
export const plainLetters = (text: string): string =>
  text.toLowerCase().replaceAll("ł", "l").normalize("NFD").replaceAll(/\p{M}/gu, "");

const sorted = Object.fromEntries(
  Object.entries(endings).map(([language, all]) => [
    language,
    all.map(plainLetters).sort((a, b) => b.length - a.length),
  ]),
);

/** A word without its ending; short words stay as they are. */
export function stem(word: string, language: Language): string {
  const letters = plainLetters(word);
  const ending = sorted[language]?.find(
    (one) => letters.endsWith(one) && letters.length - one.length >= SHORTEST_STEM,
  );
  return ending ? letters.slice(0, -ending.length) : letters;
}

/** The passages of a page, in order. */
export function passages(blocks: readonly Block[]): Passage[] {
  const found: Passage[] = [];
  let at = { chapter: "", heading: "" };
  const walk = (all: readonly Block[]): void => {
    for (const block of all) {
      if (block.kind === "heading") {
        at = { chapter: block.id, heading: plain(block.spans) };
        found.push({ ...at, text: at.heading, source: block });
      } else if (block.kind === "paragraph")
        found.push({ ...at, text: plain(block.spans), source: block });
      else if (block.kind === "quote") walk(block.blocks);
      else if (block.kind === "list")
        for (const item of block.items) {
          found.push({ ...at, text: plain(item.spans), source: item });
          walk(item.blocks);
        }
      else if (block.kind === "table")
        for (const row of block.rows)
          found.push({ ...at, text: row.map(plain).join(" · "), source: row });
    }
  };
  walk(blocks);
  return found;
}

/** A query that words can be compared with. */
export class Query {
  readonly #wanted: { typed: string; base: string }[];
  constructor(
    query: string,
    readonly language: Language,
  ) {
    this.#wanted = (query.match(WORD) ?? []).map((word) => ({
      typed: plainLetters(word),
      base: stem(word, language),
    }));
  }

  /** Which words of the query a word is a form of. */
  #matched(word: string): string[] {
    const letters = plainLetters(word);
    const base = stem(word, this.language);
    return this.#wanted
      .filter((one) => letters.startsWith(one.typed) || base === one.base)
      .map(({ typed }) => typed);
  }

  /** Where words of the query are in a text. */
  ranges(text: string): Range[] {
    return [...text.matchAll(WORD)]
      .filter(([word]) => this.#matched(word).length > 0)
      .map((found) => [found.index, found.index + found[0].length]);
  }

  #words(text: string): Set<string> {
    return new Set((text.match(WORD) ?? []).flatMap((word) => this.#matched(word)));
  }

  /** The passages that have all words of the query in some form, those in headings first. */
  search(all: readonly Passage[]): Hit[] {
    const wanted = new Set(this.#wanted.map(({ typed }) => typed)).size;
    if (wanted === 0) return [];
    const first: Hit[] = [];
    const rest: Hit[] = [];
    for (const passage of all) {
      const here = this.#words(passage.text);
      const above = this.#words(passage.heading);
      if (here.size === 0 || new Set([...here, ...above]).size < wanted) continue;
      const hit = { passage, ranges: this.ranges(passage.text) };
      (above.size > 0 ? first : rest).push(hit);
    }
    return [...first, ...rest];
  }
}
