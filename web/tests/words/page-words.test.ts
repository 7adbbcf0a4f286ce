/** The messages of the pages: complete in every language, and complete for the components. */

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const src = `${import.meta.dirname}/../../src/`;
const shared = `${import.meta.dirname}/../../../ennead/words/`;
const idsOf = (text: string): string[] =>
  [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1] ?? "");
const variablesOf = (text: string): Map<string, string> => {
  const found = new Map<string, string>();
  for (const entry of text.split(/\n(?=[a-z][\w-]* =)/)) {
    const id = /^([a-z][\w-]*) =/m.exec(entry)?.[1];
    if (id) found.set(id, [...new Set(entry.match(/\$[\w-]+/g) ?? [])].sort().join(" "));
  }
  return found;
};

const files = readdirSync(src, { recursive: true, encoding: "utf-8" });
const english = files.filter((file) => /(^|[./])en\.ftl$/.test(file));
const inLanguage = (file: string, language: string): string =>
  readFileSync(src + file.replace(/en\.ftl$/, `${language}.ftl`), "utf-8");

describe.each(english)("%s", (file) => {
  it.each(["ru", "pl"])("has the same messages in %s", (language) => {
    const [here, there] = [inLanguage(file, "en"), inLanguage(file, language)];
    expect(idsOf(there)).toEqual(idsOf(here));
    expect(new Set(idsOf(here)).size).toBe(idsOf(here).length);
    expect(variablesOf(there)).toEqual(variablesOf(here));
  });
});

it("has every message that frame and pages use", () => {
  const known = new Set(
    [
      ...english.map((file) => inLanguage(file, "en")),
      readFileSync(`${shared}en.ftl`, "utf-8"),
    ].flatMap(idsOf),
  );
  const ofGames = /^(game-|guide-|phase-|source-)/;
  const missing: string[] = [];
  for (const file of files.filter((name) =>
    /^(frame|lib|lobby|pages)\/.*\.(svelte|ts)$/.test(name),
  )) {
    const text = readFileSync(src + file, "utf-8");
    // t("id") and t(condition ? "id" : "other")
    for (const [, first = ""] of text.matchAll(/\bt(?:Parts)?\(([^(){]*)/g)) {
      for (const [, id = ""] of first.matchAll(/(?:^|[?:])\s*"([a-z][a-z0-9-]*)"/g)) {
        if (!known.has(id) && !ofGames.test(id)) missing.push(`${file}: ${id}`);
      }
    }
  }
  expect(missing).toEqual([]);
});
