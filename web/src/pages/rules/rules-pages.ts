/** The games' rules pages, each loaded when it is opened. */

import { catalogue, gameWords, type Language } from "$lib/words.svelte";

const files = import.meta.glob<string>("../../../../ennead/games/*/pages/*.md", {
  query: "?raw",
  import: "default",
});

const path = (game: string, language: string): string =>
  `../../../../ennead/games/${game}/pages/${language}.md`;

/** The games that have a rules page. */
export const rulebooks: readonly string[] = [
  ...new Set(Object.keys(files).map((file) => file.split("/").at(-3) ?? "")),
];

/** A game's page in a language, else in English, with its figures filled in; null if there is none. */
export async function rulesPage(game: string, language: Language): Promise<string | null> {
  const load = files[path(game, language)] ?? files[path(game, "en")];
  if (!load) return null;
  const [page] = await Promise.all([load(), catalogue.ready(game)]);
  return gameWords(game).fill(page);
}
