/** The same cases as tests/words of the Python side. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { flat, LANGUAGES, MissingWords, nameOf, Words, type Language } from "../../src/lib/fluent";
import { vocabulary } from "../../src/generated/aton";

const COUNTS = [1, 2, 5, 11, 21, 22];
const TERMS = {
  priest: {
    en: { forms: { one: "priest", other: "priests" } },
    ru: {
      forms: { one: "жрец", few: "жреца", many: "жрецов" },
      forms_acc: { one: "жреца", few: "жрецов", many: "жрецов" },
    },
    pl: {
      forms: { one: "kapłan", few: "kapłanów", many: "kapłanów" },
      forms_acc: { one: "kapłana", few: "kapłanów", many: "kapłanów" },
    },
  },
  kingdom: {
    en: { cases: { nom: "Kingdom" } },
    ru: { cases: { nom: "Царство", prp: "Царстве" } },
    pl: { cases: { nom: "Królestwo", gen: "Królestwa" } },
  },
};

const read = (path: string): string =>
  readFileSync(`${import.meta.dirname}/../../../ennead/${path}`, "utf-8");
const json = (path: string): Record<string, never> => JSON.parse(read(path));

function aton(language: Language): Words {
  return new Words(
    language,
    [read(`words/${language}.ftl`), read(`games/aton/words/${language}.ftl`)],
    { ...json("words/names.json"), ...json("games/aton/words/names.json") },
    vocabulary,
  );
}

describe("NAME", () => {
  it.each([
    ["en", "nom", ["priest", "priests", "priests", "priests", "priests", "priests"]],
    ["en", "acc", ["priest", "priests", "priests", "priests", "priests", "priests"]],
    ["ru", "nom", ["жрец", "жреца", "жрецов", "жрецов", "жрец", "жреца"]],
    ["ru", "acc", ["жреца", "жрецов", "жрецов", "жрецов", "жреца", "жреца"]],
    ["pl", "nom", ["kapłan", "kapłanów", "kapłanów", "kapłanów", "kapłanów", "kapłanów"]],
    ["pl", "acc", ["kapłana", "kapłanów", "kapłanów", "kapłanów", "kapłanów", "kapłanów"]],
  ])("counts in %s, %s", (language, inCase, expected) => {
    expect(COUNTS.map((n) => nameOf(language, TERMS, "priest", n, inCase))).toEqual(expected);
  });

  it.each([
    ["en", "nom", "Kingdom"],
    ["en", "gen", "Kingdom"],
    ["ru", "nom", "Царство"],
    ["ru", "prp", "Царстве"],
    ["pl", "gen", "Królestwa"],
  ])("declines in %s, %s", (language, inCase, expected) => {
    expect(nameOf(language, TERMS, "kingdom", null, inCase)).toBe(expected);
  });

  it.each([
    ["pharaoh", 1, "nom"],
    ["pharaoh", null, "nom"],
    ["priest", 1, "voc"],
    ["priest", null, "nom"],
    ["priest", 1.5, "nom"],
    ["kingdom", 1, "nom"],
    ["kingdom", null, "acc"],
  ])("refuses %s, %s, %s", (term, n, inCase) => {
    expect(() => nameOf("ru", TERMS, term, n, inCase)).toThrow(MissingWords);
  });
});

describe("sentences", () => {
  it.each([
    ["en", ["1 card", "2 cards", "5 cards", "11 cards", "21 cards", "22 cards"], "Ann draws"],
    ["ru", ["1 карту", "2 карты", "5 карт", "11 карт", "21 карту", "22 карты"], "Ann берёт"],
    ["pl", ["1 kartę", "2 karty", "5 kart", "11 kart", "21 kart", "22 karty"], "Ann dobiera"],
  ] as const)("count cards in %s", (language, cards, start) => {
    const words = aton(language);
    const texts = COUNTS.map((n) => words.message("event-drawn", { seat: "Ann", count: n }));
    expect(texts).toEqual(cards.map((some) => `${start} ${some}.`));
  });

  it.each([
    ["en", ["1 point", "2 points", "5 points", "11 points", "21 points", "22 points"]],
    ["ru", ["1 очко", "2 очка", "5 очков", "11 очков", "21 очко", "22 очка"]],
    ["pl", ["1 punkt", "2 punkty", "5 punktów", "11 punktów", "21 punktów", "22 punkty"]],
  ] as const)("count points in %s", (language, expected) => {
    const words = aton(language);
    const texts = COUNTS.map((n) => words.message("terminal-score", { name: "Ann", points: n }));
    expect(texts).toEqual(expected.map((points) => `Ann: ${points}`));
  });

  it.each([
    ["en", 1, 1, "Remove 1 of the opponent's priests from temple I."],
    ["en", 2, 4, "Remove 2 of the opponent's priests from temples I–IV."],
    ["ru", 1, 1, "Уберите 1 жреца соперника из храма I."],
    ["ru", 2, 4, "Уберите 2 жрецов соперника из храмов I–IV."],
    ["pl", 1, 1, "Usuń 1 kapłana przeciwnika ze świątyni I."],
    ["pl", 2, 4, "Usuń 2 kapłanów przeciwnika ze świątyń I–IV."],
  ] as const)("ask in %s for %i of %i", (language, left, reach, expected) => {
    const question = { question: "remove", seat: 0, left, reach };
    expect(flat(aton(language).sentence(question, ["Ann", "Bob"]))).toBe(expected);
  });

  it("identify players by seat, not by name", () => {
    const words = aton("en");
    const removed = { event: "removed", seat: 0, cell: "3b2", fate: "kingdom" };
    const own = flat(words.sentence({ ...removed, owner: 0 }, ["greedy", "greedy"]));
    const other = flat(words.sentence({ ...removed, owner: 1 }, ["greedy", "greedy"]));
    expect(own).not.toBe(other);
  });

  it("come in parts with their kind", () => {
    const parts = aton("en").sentence({ event: "placed", seat: 1, cell: "3b2" }, ["Ann", "Bob"]);
    expect(parts[0]).toEqual({ text: "Bob", kind: "seat", seat: 1 });
    expect(parts).toContainEqual({ text: "the black space in temple III (3b2)", kind: "term" });
    expect(flat(parts)).toMatch(/^Bob .*3b2/);
  });

  it("select by strings and by numbers", () => {
    const words = aton("en");
    const scored = { event: "scored", seat: 0, points: 3, total: 7, source: "black" };
    expect(flat(words.sentence(scored, ["Ann", "Bob"]))).toContain("black");
    const closed = { reason: "temple-closed", temple: 3, reach: 1 };
    expect(flat(words.sentence(closed, []))).toContain("1");
  });

  it("throw when something is missing", () => {
    const words = aton("ru");
    expect(() => words.message("no-such-message")).toThrow(MissingWords);
    expect(() => words.message("event-drawn", { seat: "Ann" })).toThrow(MissingWords);
    expect(() => words.sentence({ event: "exploded" }, [])).toThrow(MissingWords);
    expect(() => words.sentence({ event: "placed", seat: 2, cell: "1a1" }, ["A"])).toThrow(
      MissingWords,
    );
    expect(() => words.sentence({ odd: 1 }, [])).toThrow(MissingWords);
  });

  it("exist for every kind in every language", () => {
    for (const language of LANGUAGES) {
      const words = aton(language);
      for (const [family, kinds] of Object.entries(vocabulary)) {
        for (const kind of Object.keys(kinds)) expect(words.has(`${family}-${kind}`)).toBe(true);
      }
    }
  });
});

describe("codes and numbers", () => {
  const words = new Words("en", ['a = { NAME($e, kind: "side") } ({ CODE($e) }): { $n }'], {
    "side-e1": { en: { cases: { nom: "east" } } },
  });
  it("writes a code in capitals and a true minus sign", () => {
    expect(words.message("a", { e: "e1", n: -8 })).toBe("east (E1): −8");
  });
});
