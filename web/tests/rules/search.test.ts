import { expect, test } from "vitest";
import { parse } from "../../src/frame/rules/markdown";
import { passages, plainLetters, Query, stem } from "../../src/frame/rules/search";
import type { Language } from "../../src/lib/words.svelte";

const PAGE = `# Rules

## Gods and temples

A god builds **temples** beside the \`river\`.

| Card | Effect |
|---|---|
| Flood | Followers for figures |

- **A7.** A temple across a Camel is safe.
`;
const all = passages(parse(PAGE, ["rules", "gods-and-temples"]));
const search = (query: string, language: Language = "en"): string[] =>
  new Query(query, language).search(all).map(({ passage }) => passage.text);

test("paragraphs, rows and rulings are passages of their chapter", () => {
  expect(all.map(({ chapter, text }) => [chapter, text])).toEqual([
    ["rules", "Rules"],
    ["gods-and-temples", "Gods and temples"],
    ["gods-and-temples", "A god builds temples beside the river."],
    ["gods-and-temples", "Flood · Followers for figures"],
    ["gods-and-temples", "A7. A temple across a Camel is safe."],
  ]);
});

test("a passage must have all words, in itself or in its heading", () => {
  expect(search("camel safe")).toEqual(["A7. A temple across a Camel is safe."]);
  expect(search("gods flood")).toEqual(["Flood · Followers for figures"]);
  expect(search("camel flood")).toEqual([]);
  expect(search("  ")).toEqual([]);
});

test("a beginning and another form find a word", () => {
  expect(search("foll")).toEqual(["Flood · Followers for figures"]);
  expect(search("temple")).toHaveLength(3);
  expect(search("A7")).toHaveLength(1);
});

test("the words found are known by their place", () => {
  const [hit] = new Query("river", "en").search(all);
  const [range] = hit?.ranges ?? [];
  expect(range && hit?.passage.text.slice(...range)).toBe("river");
});

test.each([
  ["Świątyń", "swiatyn"],
  ["łódź", "lodz"],
  ["счёт", "счет"],
])("%s is compared as %s", (word, letters) => {
  expect(plainLetters(word)).toBe(letters);
});

test.each<[Language, string[]]>([
  ["en", ["temple", "temples"]],
  ["ru", ["монумент", "монументы", "монументами", "монументов"]],
  ["ru", ["верующий", "верующего", "верующих"]],
  ["pl", ["świątynia", "świątynie", "świątyń", "swiatyni"]],
  ["pl", ["wyznawca", "wyznawcę", "wyznawców", "wyznawcy"]],
])("forms of one word have one stem (%s: %s)", (language, forms) => {
  expect(new Set(forms.map((form) => stem(form, language))).size).toBe(1);
});
