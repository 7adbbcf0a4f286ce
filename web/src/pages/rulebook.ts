/** The rules pages of the games, each fetched when it is opened. */

import type { Language } from "$lib/words.svelte";

const files = import.meta.glob<string>("../../../ennead/games/*/pages/*.md", {
  query: "?raw",
  import: "default",
});

const path = (game: string, language: string): string =>
  `../../../ennead/games/${game}/pages/${language}.md`;

/** The games that have a page, in the order of their folders. */
export const rulebooks: readonly string[] = [
  ...new Set(Object.keys(files).map((file) => file.split("/").at(-3) ?? "")),
];

/** The page of a game in a language, in English if there is no other; null if there is none. */
export async function rulesPage(game: string, language: Language): Promise<string | null> {
  const load = files[path(game, language)] ?? files[path(game, "en")];
  return load ? await load() : null;
}
