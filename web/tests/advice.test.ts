import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES, quoted, Words, type Language } from "../src/lib/fluent";
import { read, settings } from "../src/lib/settings.svelte";
import { LEVELS, type Hint } from "../src/lib/types";
import { advice } from "../src/frame/advice";

const house = (file: string): string => readFileSync(`${import.meta.dirname}/../../ennead/words/${file}`, "utf-8");
const frame = (file: string): string => readFileSync(`${import.meta.dirname}/../src/words/${file}`, "utf-8");
const words = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    new Words(language, [house(`${language}.ftl`), frame(`frame.${language}.ftl`)], JSON.parse(house("names.json")), {}),
  ]),
) as Record<Language, Words>;

const given: Hint = {
  question: 3,
  level: "easy",
  action: "a",
  chance: 0.481,
  reason: "scores",
  points: 2.6,
  other: "b",
  other_chance: 0.552,
  behind: true,
};
const said = (language: Language, change: Partial<Hint>): string =>
  words[language].message(...advice({ ...given, ...change }, (action) => action.toUpperCase()));

describe("a hint", () => {
  it.each([
    ["en", "An easy bot would choose “A”. It brings you about 3 points more than “B”, but the chance to win is lower: 48 % instead of 55 %."],
    ["ru", "Лёгкий бот выбрал бы «A». Это принесёт вам примерно на 3 очка больше, чем «B», но шансы на победу ниже: 48 % вместо 55 %."],
    ["pl", "Łatwy bot wybrałby „A”. Daje ci to mniej więcej o 3 punkty więcej niż „B”, ale szanse na wygraną są mniejsze: 48 % zamiast 55 %."],
  ] as const)("says honestly that another is better, in %s", (language, expected) => {
    expect(said(language, {})).toBe(expected);
  });

  it.each([
    ["scores", "A hard bot would choose “A”. It brings you about 5 points more than “B”."],
    ["hinders", "A hard bot would choose “A”. It keeps about 5 points more from your opponents than “B”."],
    ["prepares", "A hard bot would choose “A”. It pays later: 60 % to win, after “B” 55 %."],
    ["close", "A hard bot would choose “A”. “B” is about as good."],
    ["only", "“A”: there is nothing else to do."],
  ] as const)("has one reason: %s", (reason, expected) => {
    expect(said("en", { level: "hard", chance: 0.6, behind: false, points: 5.2, reason })).toBe(expected);
  });

  it.each([
    ["en", "A beginner would choose “A”. It overlooks “B”: 55 % to win instead of 48 %."],
    ["ru", "Новичок выбрал бы «A». Он упускает из виду «B»: 55 % на победу вместо 48 %."],
    ["pl", "Początkujący wybrałby „A”. Przeocza „B”: 55 % na wygraną zamiast 48 %."],
  ] as const)("tells what a level overlooks, in %s", (language, expected) => {
    expect(said(language, { level: "beginner", reason: "misses" })).toBe(expected);
  });

  it.each([
    ["en", "Play “Flood”", "Play ‘Flood’"],
    ["ru", "Карта «Потоп»", "Карта „Потоп“"],
    ["pl", "Karta „Potop”", "Karta «Potop»"],
    ["en", "Keep", "Keep"],
  ] as const)("has quotation marks within quotation marks, in %s", (language, text, expected) => {
    expect(quoted(language, text)).toBe(expected);
  });

  it("can be anybody's in every language", () => {
    for (const language of LANGUAGES) {
      const all = LEVELS.map((level) => said(language, { level }));
      expect(new Set(all).size).toBe(LEVELS.length);
      const names = LEVELS.map((bot) => words[language].message("bot-level", { bot }));
      expect(new Set(names).size).toBe(LEVELS.length);
    }
  });
});

describe("whose hint it is", () => {
  it("is hard's at first, and remembered", () => {
    expect(settings.hints).toBe("hard");
    settings.set("hints", "medium");
    expect(read(localStorage.getItem("ennead.settings"), { ...read(null, settings), hints: "hard" }).hints).toBe("medium");
    settings.set("hints", "hard");
  });

  it("is hard's again where something else was stored", () => {
    for (const text of ['{"hints": "frog"}', '{"hints": 3}', "{}", "frog"]) {
      expect(read(text, { ...read(null, settings), hints: "hard" }).hints).toBe("hard");
    }
  });
});
