import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES, quoted, Words, type Language } from "../../src/lib/fluent";
import { parsePreferences, settings } from "../../src/lib/settings.svelte";
import { LEVELS, type Hint } from "../../src/lib/types";
import { hintMessage } from "../../src/frame/decision/hint-message";

const shared = (file: string): string =>
  readFileSync(`${import.meta.dirname}/../../../ennead/words/${file}`, "utf-8");
const frame = (file: string): string =>
  readFileSync(`${import.meta.dirname}/../../src/words/${file}`, "utf-8");
const words = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    new Words(
      language,
      [shared(`${language}.ftl`), frame(`frame.${language}.ftl`)],
      JSON.parse(shared("names.json")),
      {},
    ),
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
const hintText = (language: Language, change: Partial<Hint>): string =>
  words[language].message(
    ...hintMessage({ ...given, ...change }, (action) => action.toUpperCase()),
  );

describe("a hint", () => {
  it.each([
    [
      "en",
      "An easy bot would choose “A”. It brings you about 3 more points than “B”, " +
        "but the chance to win is lower: 48% instead of 55%.",
    ],
    [
      "ru",
      "Лёгкий бот выбрал бы «A». Это принесёт вам примерно на 3 очка больше, чем вариант «B», " +
        "но шансы на победу ниже: 48\u00a0% вместо 55\u00a0%.",
    ],
    [
      "pl",
      "Łatwy bot wybrałby „A”. Daje ci to w przybliżeniu o 3 punkty więcej niż „B”, " +
        "ale szanse na wygraną są mniejsze: 48% zamiast 55%.",
    ],
  ] as const)("admits that another action is better, in %s", (language, expected) => {
    expect(hintText(language, {})).toBe(expected);
  });

  it.each([
    ["scores", "A hard bot would choose “A”. It brings you about 5 more points than “B”."],
    [
      "hinders",
      "A hard bot would choose “A”. It denies your opponents about 5 more points than “B”.",
    ],
    [
      "prepares",
      "A hard bot would choose “A”. It pays off later: 60% to win, against 55% after “B”.",
    ],
    ["close", "A hard bot would choose “A”. “B” is about as good."],
    ["only", "“A”: there is nothing else to do."],
  ] as const)("gives its reason: %s", (reason, expected) => {
    expect(hintText("en", { level: "hard", chance: 0.6, behind: false, points: 5.2, reason })).toBe(
      expected,
    );
  });

  it.each([
    ["en", "A beginner would choose “A”. It overlooks “B”: 55% to win instead of 48%."],
    [
      "ru",
      "Новичок выбрал бы «A». Он упускает из виду вариант «B»: " +
        "с ним шансы на победу — 55\u00a0%, а не 48\u00a0%.",
    ],
    ["pl", "Początkujący wybrałby „A”. Przeocza jednak „B”: 55% szans na wygraną zamiast 48%."],
  ] as const)("names the action a weak bot overlooks, in %s", (language, expected) => {
    expect(hintText(language, { level: "beginner", reason: "misses" })).toBe(expected);
  });

  it.each([
    ["en", "Play “Flood”", "Play ‘Flood’"],
    ["ru", "Карта «Потоп»", "Карта „Потоп“"],
    ["pl", "Karta „Potop”", "Karta «Potop»"],
    ["en", "Keep", "Keep"],
  ] as const)("nests quotation marks, in %s", (language, text, expected) => {
    expect(quoted(language, text)).toBe(expected);
  });

  it("can come from every level, in every language", () => {
    for (const language of LANGUAGES) {
      const all = LEVELS.map((level) => hintText(language, { level }));
      expect(new Set(all).size).toBe(LEVELS.length);
      const names = LEVELS.map((bot) => words[language].message("bot-level", { bot }));
      expect(new Set(names).size).toBe(LEVELS.length);
    }
  });
});

describe("the level of hints", () => {
  it("is hard by default and is remembered", () => {
    expect(settings.hints).toBe("hard");
    settings.set("hints", "medium");
    expect(
      parsePreferences(localStorage.getItem("ennead.settings"), {
        ...parsePreferences(null, settings),
        hints: "hard",
      }).hints,
    ).toBe("medium");
    settings.set("hints", "hard");
  });

  it("falls back to hard if the stored value is invalid", () => {
    for (const text of ['{"hints": "frog"}', '{"hints": 3}', "{}", "frog"]) {
      expect(
        parsePreferences(text, { ...parsePreferences(null, settings), hints: "hard" }).hints,
      ).toBe("hard");
    }
  });
});
