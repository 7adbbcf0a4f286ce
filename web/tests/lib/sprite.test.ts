import { describe, expect, it } from "vitest";
import { sprite } from "../../src/lib/sprite";

const files = import.meta.glob<string>("../../src/games/*/symbols.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

describe.each(Object.entries(files))("the symbols of %s", (_, text) => {
  it("are one on each line, with ids of their own", () => {
    const ids = [...text.matchAll(/^<\w+ id="([\w-]+)"/gm)].map((found) => found[1]);
    expect(ids.length).toBeGreaterThan(20);
    expect(new Set(ids).size).toBe(ids.length);
    const node = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    sprite(text)(node);
    expect([...node.children].map(({ id }) => id)).toEqual(ids);
  });
  it("are XML that every browser reads", () => {
    // A comment must not contain two hyphens: strict parsers refuse the whole file.
    for (const [, comment] of text.matchAll(/<!--(.*?)-->/gs)) expect(comment).not.toContain("--");
  });
});
