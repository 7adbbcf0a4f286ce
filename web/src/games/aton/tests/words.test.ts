import { describe, expect, it } from "vitest";
import { FluentResource } from "@fluent/bundle";
import { bold, short, wrap } from "../bold";

const words = import.meta.glob<string>("../words/*.ftl", {
  query: "?raw", import: "default", eager: true,
});
const shared = import.meta.glob<string>("../../../../../ennead/games/aton/words/en.ftl", {
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
  it("mark bold parts with pairs of stars", () => {
    for (const language of ["en", "ru", "pl"]) {
      for (const { id, value } of read(language)) {
        if (typeof value === "string") expect(value.split("*").length % 2, id).toBe(1);
      }
    }
  });
});

describe("short texts", () => {
  it("are bold between stars", () => {
    expect(bold("*5* points")).toEqual([{ text: "5", strong: true }, { text: " points", strong: false }]);
    expect(bold("own")).toEqual([{ text: "own", strong: false }]);
  });
  it("wrap and shorten", () => {
    expect(wrap("Kingdom of the Dead", 11)).toEqual(["Kingdom of", "the Dead"]);
    expect(short("Khepri", 9)).toBe("Khepri");
    expect(short("Hatshepsut", 9)).toBe("Hatsheps…");
  });
});
