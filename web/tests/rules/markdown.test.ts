import { expect, test } from "vitest";
import { contents, inline, parse, plain, type Block } from "../../src/frame/rules/markdown";

const text = (blocks: Block[]): string =>
  blocks
    .map((block) => {
      switch (block.kind) {
        case "heading":
        case "paragraph":
          return plain(block.spans);
        case "list":
          return block.items.map((item) => plain(item.spans) + text(item.blocks)).join("\n");
        case "table":
          return [block.head, ...block.rows].map((row) => row.map(plain).join(" ")).join("\n");
        case "quote":
          return text(block.blocks);
        case "code":
          return block.text;
        case "figure":
        case "example":
        case "icons":
        case "rule":
          return "";
      }
    })
    .join("\n");

test("inline formatting is parsed", () => {
  expect(inline("a **b `c`** *d* `e*f*`")).toEqual([
    { kind: "text", text: "a " },
    {
      kind: "strong",
      spans: [
        { kind: "text", text: "b " },
        { kind: "code", text: "c" },
      ],
    },
    { kind: "text", text: " " },
    { kind: "em", spans: [{ kind: "text", text: "d" }] },
    { kind: "text", text: " " },
    { kind: "code", text: "e*f*" },
  ]);
  expect(inline("2 * 3 * 4 and **open")).toEqual([{ kind: "text", text: "2 * 3 * 4 and **open" }]);
  expect(inline("\\*plain\\*")).toEqual([{ kind: "text", text: "*plain*" }]);
  expect(inline("<b>no</b> &amp;")).toEqual([{ kind: "text", text: "<b>no</b> &amp;" }]);
});

test("links lead to pages, never to scripts", () => {
  expect(inline("[A7](#A7)")).toEqual([
    { kind: "link", href: "#A7", spans: [{ kind: "text", text: "A7" }] },
  ]);
  for (const bad of ["javascript:alert", "data:text/html,x", "//evil.example", "vbscript:x"]) {
    expect(inline(`[x](${bad})`)).toEqual([{ kind: "text", text: "x" }]);
  }
});

test("headings get the addresses they are given, else numbers", () => {
  const page = parse("# Title\n\n## Один\n\n### Два\n", ["title", "one"]);
  expect(contents(page)).toEqual([
    { id: "one", level: 2, text: "Один" },
    { id: "section-2", level: 3, text: "Два" },
  ]);
});

test("lines that stand for pictures are blocks of their own", () => {
  const page = parse("Text\n![](figure:wheel)\n\n![](example:scales)\n![](icons)\n![](other)");
  expect(page.map(({ kind }) => kind)).toEqual([
    "paragraph",
    "figure",
    "example",
    "icons",
    "paragraph",
  ]);
  expect(page[1]).toEqual({ kind: "figure", id: "wheel" });
});

test("only rulings are link targets", () => {
  const [list] = parse("- **A7.** Any temple.\n- **40 points** or more\n");
  expect(list).toMatchObject({ kind: "list", items: [{ id: "A7" }, { id: null }] });
});

test("lists may be numbered, nested and continued on the next line", () => {
  const [list, after] = parse("3. one\n   goes on\n   - inner\n   - more\n4. two\n\nEnd");
  expect(list).toMatchObject({ kind: "list", ordered: true, start: 3 });
  if (list?.kind !== "list") throw new Error("no list");
  expect(list.items.map((item) => plain(item.spans))).toEqual(["one goes on", "two"]);
  expect(list.items[0]?.blocks).toMatchObject([{ kind: "list", items: [{}, {}] }]);
  expect(after).toMatchObject({ kind: "paragraph" });
});

test("tables, quotes, code and rules are parsed", () => {
  const page = parse(
    "| a | b |\n|---|:-:|\n| 1 | x \\| y |\n\n> quoted\n\n```\nas **is**\n```\n\n---\n",
  );
  expect(page.map((block) => block.kind)).toEqual(["table", "quote", "code", "rule"]);
  expect(text(page)).toBe("a b\n1 x | y\nquoted\nas **is**\n");
});

test("a paragraph may span several lines", () => {
  expect(text(parse("one\ntwo\n\nthree"))).toBe("one two\nthree");
});

const books = import.meta.glob<string>("../../../ennead/games/*/pages/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const games = new Set(Object.keys(books).map((path) => path.split("/").at(-3)));

test.each([...games])(
  "the rules of %s are parsed completely and alike in every language",
  (game) => {
    const pages = Object.entries(books).filter(([path]) => path.includes(`/${game}/`));
    const shapes = pages.map(([, source]) => {
      const page = parse(source);
      expect(text(page)).not.toMatch(/\*\*|\]\(|^#|^- /m);
      const rulings = page.flatMap((block) =>
        block.kind === "list" ? block.items.flatMap((item) => item.id ?? []) : [],
      );
      expect(new Set(rulings).size).toBe(rulings.length);
      return [contents(page).map((heading) => heading.level), rulings];
    });
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
  },
);
