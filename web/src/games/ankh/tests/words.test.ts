import { describe, expect, it } from "vitest";
import { FluentResource } from "@fluent/bundle";

const words = import.meta.glob<string>("../words/*.ftl", {
  query: "?raw", import: "default", eager: true,
});
const shared = import.meta.glob<string>("../../../../../ennead/games/ankh/words/en.ftl", {
  query: "?raw", import: "default", eager: true,
});
const sources = import.meta.glob<string>("../*.{ts,svelte}", {
  query: "?raw", import: "default", eager: true,
});

const read = (language: string) => new FluentResource(words[`../words/${language}.ftl`] ?? "").body;

function variables(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const inner of node) variables(inner, found);
  else if (typeof node === "object" && node !== null) {
    const { type, name } = node as { type?: string; name?: string };
    if (type === "var" && name) found.add(name);
    for (const inner of Object.values(node)) variables(inner, found);
  }
  return found;
}

const all = (language: string): Record<string, string[]> =>
  Object.fromEntries(read(language).map((message) => [message.id, [...variables(message)].sort()]));

describe("words of the board", () => {
  it.each(["ru", "pl"])("%s has the same messages with the same variables", (language) => {
    expect(all(language)).toEqual(all("en"));
  });
  it("has every message that the code asks for", () => {
    const known = new Set([...read("en"), ...new FluentResource(Object.values(shared)[0] ?? "").body].map(({ id }) => id));
    const asked = Object.values(sources).flatMap((source) => [...source.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((found) => found[1]));
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((id) => !known.has(String(id)))).toEqual([]);
  });
  it("has no message twice, and none of the game's own again", () => {
    const ids = [...read("en"), ...new FluentResource(Object.values(shared)[0] ?? "").body].map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });
});

