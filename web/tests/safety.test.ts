/** User input is never interpreted as markup or code. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SOURCES = join(import.meta.dirname, "..", "src");
const DANGEROUS = [
  /\{@html/,
  /\b(inner|outer)HTML\b/,
  /\binsertAdjacentHTML\b/,
  /\bdocument\.write\b/,
  /\beval\(/,
  /\bnew Function\b/,
  /\bsrcdoc\b/,
  /javascript:/i,
  /window\.open\(/,
  /target="_blank"(?![^>]*rel=)/,
];

const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" }).filter((name) =>
  /\.(svelte|ts|js)$/.test(name),
);

describe("the sources", () => {
  it("are found", () => expect(files.length).toBeGreaterThan(100));

  it.each(DANGEROUS.map((pattern) => [pattern]))("do not use %s", (pattern) => {
    const found = files.filter((name) => pattern.test(readFileSync(join(SOURCES, name), "utf-8")));
    expect(found).toEqual([]);
  });
});
