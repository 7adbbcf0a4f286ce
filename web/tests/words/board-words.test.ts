/** The messages of every game's board. */

import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const words = import.meta.glob<string>("../../src/games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const own = import.meta.glob<string>("../../../ennead/games/*/words/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const shared = import.meta.glob<string>("../../../ennead/words/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>("../../src/games/*/**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const GAMES = [...new Set(Object.keys(words).map((path) => path.split("/")[4] ?? ""))];

const read = (game: string, language: string) =>
  new FluentResource(words[`../../src/games/${game}/words/${language}.ftl`] ?? "").body;

function variables(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const inner of node) variables(inner, found);
  else if (typeof node === "object" && node !== null) {
    const { type, name } = node as { type?: string; name?: string };
    if (type === "var" && name) found.add(name);
    for (const inner of Object.values(node)) variables(inner, found);
  }
  return found;
}

const messages = (game: string, language: string): Record<string, string[]> =>
  Object.fromEntries(
    read(game, language).map((message) => [message.id, [...variables(message)].sort()]),
  );
const ids = (game: string): string[] => {
  const engine = new FluentResource(own[`../../../ennead/games/${game}/words/en.ftl`] ?? "").body;
  return [...read(game, "en"), ...engine].map(({ id }) => id);
};
const sharedIds = Object.values(shared).flatMap((text) =>
  new FluentResource(text).body.map(({ id }) => id),
);

it("there are boards", () => {
  expect(GAMES.length).toBeGreaterThan(2);
});

describe.each(GAMES)("the messages of the board of %s", (game) => {
  it.each(["ru", "pl"])("%s has the same messages with the same variables", (language) => {
    expect(messages(game, language)).toEqual(messages(game, "en"));
  });
  it("has every message that the code uses", () => {
    const known = new Set([...ids(game), ...sharedIds]);
    const asked = Object.entries(sources)
      .filter(([path]) => path.startsWith(`../../src/games/${game}/`))
      .flatMap(([, source]) =>
        [...source.matchAll(/\bt\(\s*["']([\w-]+)["']/g)].map((found) => String(found[1])),
      );
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
  });
  it("defines no message twice, nor one the game already has", () => {
    expect(ids(game).filter((id, i, list) => list.indexOf(id) !== i)).toEqual([]);
  });
});
