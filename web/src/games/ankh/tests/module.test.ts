import { describe, expect, it } from "vitest";
import { CARDS, pair, POWERS, strengthOf } from "../cards";
import { counters, gain, glyph, leadOf, phases, sides } from "../module";
import { wrongSpaces, readMapDocument, shippedMap } from "../map-document";
import type { RegionView } from "$generated/ankh";
import { layoutOf, RADIUS, type HexLayout } from "../hex-layout";
import { labelPlaces, regionNames, setUpSpaces, whereabouts } from "../region-labels";
import { board, data, event, over, start, t } from "./fixtures";

describe("the functions for the frame", () => {
  it("name a seat's glyph and group seats into sides", () => {
    expect(glyph(start, 0)).toMatch(/^emblem-/);
    expect(sides(start).flat().sort()).toEqual([0, 1, 2]);
    expect(sides(over).flat().sort()).toEqual([0, 1, 2, 3]);
  });
  it("find the leading seat of a god, merged or not", () => {
    const gods = [
      { gods: ["ra"], seats: [0] },
      { gods: ["isis", "amun"], seats: [2, 1] },
    ];
    const table = {
      ...start.table,
      gods: gods.map((god) => ({ ...start.table.gods[0], ...god })),
    } as typeof start.table;
    expect(["ra", "isis", "amun"].map((name) => leadOf(table, name))).toEqual([0, 2, 2]);
  });
  it("count followers, warriors, ankhs and cards", () => {
    expect(counters(start, 0, t).map(({ id, value }) => [id, value])).toEqual([
      ["followers", 1],
      ["warriors", 5],
      ["ankhs", 8],
      ["cards", 7],
    ]);
  });
  it("find the current part of the turn", () => {
    const now = (question: object): string | undefined =>
      phases(start, [{ seat: 0, ...question } as never]).find(({ state }) => state === "now")?.id;
    expect(now({ question: "action", ordinal: "first" })).toBe("first");
    expect(now({ question: "action", ordinal: "second" })).toBe("second");
    expect(now({ question: "camel", laid: 0 })).toBe("event");
    expect(phases(start, [])).toEqual([]);
  });
  it("read changes of Devotion from events", () => {
    expect(gain(event("points", { seat: 1, amount: 2, source: "drought" }))).toEqual({
      seat: 1,
      points: 2,
      total: null,
      source: "drought",
    });
    expect(gain(event("devotion", { seat: 1, amount: 2, at: 9 }))).toMatchObject({
      points: 0,
      total: 9,
    });
    expect(gain(event("devotion-lost", { seat: 1, owner: 0, at: 8 }))).toMatchObject({
      points: -1,
      total: 8,
      source: "cat-mummy",
    });
    expect(gain(event("turn"))).toBeNull();
  });
});

describe("cards", () => {
  it("have the strengths given in the rules", () => {
    expect(CARDS.map((card) => strengthOf(data, card))).toEqual([0, 0, 1, 3, 1, 0, 0]);
  });
  it("are paired in the order of the list", () => {
    expect(pair("miracle", "flood")).toEqual(["flood", "miracle"]);
    expect(pair("flood", "miracle")).toEqual(["flood", "miracle"]);
  });
});

const pointy = layoutOf({});
const flat = layoutOf({ orientation: "flat" });

describe("regions", () => {
  it("have different names, also after they were divided", () => {
    expect(Object.values(regionNames(start.table, pointy, t))).toEqual([
      "an-name name=west",
      "an-name name=east",
      "an-name name=delta",
    ]);
    expect(new Set(Object.values(regionNames(over.table, pointy, t))).size).toBe(
      over.table.regions.length,
    );
  });
  it("are told apart by compass direction in the picture", () => {
    const parts = ["A1", "C1"].map((hex, token) => ({ token, land: [hex] })) as RegionView[];
    const where = (layout: HexLayout) => parts.map((part) => whereabouts(layout, part, parts));
    expect(where(pointy)).toEqual(["n", "s"]);
    expect(where(flat)).toEqual(["w", "e"]);
  });
  it.each([start, over])("have tokens between two of their own spaces, off all pieces", (view) => {
    const { table } = view;
    const places = labelPlaces(table, pointy, {}, setUpSpaces(table, data));
    for (const { token, land } of table.regions) {
      const { x, y } = places[token] ?? { x: NaN, y: NaN };
      const near = land.filter((hex) => {
        const centre = pointy.centre(hex);
        return Math.hypot(centre.x - x, centre.y - y) < RADIUS;
      });
      expect(near).toHaveLength(2);
    }
  });
  it("have names only where they fit into the region and cover no piece", () => {
    const { table } = over;
    const named = (width: number): number[] => {
      const widths = Object.fromEntries(table.regions.map(({ token }) => [token, width]));
      const places = labelPlaces(table, pointy, widths, new Set());
      return table.regions.map(({ token }) => token).filter((token) => places[token]?.name);
    };
    expect(named(30).length).toBeGreaterThan(0);
    expect(named(900)).toEqual([]);
  });
  it("keep their token where it is when pieces move", () => {
    const { table } = start;
    const at = (pieces: typeof table.pieces): unknown =>
      Object.values(
        labelPlaces({ ...table, pieces }, pointy, { 1: 60, 2: 60, 3: 60 }, new Set()),
      ).map(({ x, y }) => [x, y]);
    expect(at({})).toEqual(at(table.pieces));
  });
});

describe("a player's own map", () => {
  it("is drawn as far as it can be read", () => {
    const map = readMapDocument({
      map: {
        hexes: [{ id: "A1", terrain: "water" }, { q: 0, r: 2, terrain: "desert" }, { id: "Z9" }, 7],
        river_edges: [["A1", "A2"], []],
      },
      scenario: {
        figures: [{ kind: "god", player: 2, id: "C1" }],
        monuments: [{ kind: "temple", owner: null, id: "A1" }],
      },
    });
    expect(map.tiles).toEqual([
      { hex: "A1", terrain: "water" },
      { hex: "C2", terrain: "desert" },
    ]);
    expect(map.rivers).toEqual(["A1-A2"]);
    expect(map.pieces).toEqual([
      { hex: "A1", kind: "temple", seat: null },
      { hex: "C1", kind: "god", seat: 1 },
    ]);
    expect(readMapDocument({}).tiles).toEqual([]);
  });
  it("uses the shipped map if the document has none", () => {
    const box = { hexes: [{ id: "B2", terrain: "desert" }], river_edges: [] };
    expect(readMapDocument({ scenario: {} }, box).tiles).toEqual([
      { hex: "B2", terrain: "desert" },
    ]);
    expect(readMapDocument({ map: {} }, box).tiles).toEqual([]);
    expect(readMapDocument({ map: "original" }, box).tiles).toHaveLength(1);
    expect([{}, { map: "original" }, { map: {} }].map(shippedMap)).toEqual([
      "printed",
      "original",
      null,
    ]);
  });
  it("shows an error at the spaces it names", () => {
    expect(
      wrongSpaces({}, { error: "river-missing", where: "map", hex: "A2", other: "A3" }),
    ).toEqual(["A2", "A3"]);
    expect(
      wrongSpaces({}, { error: "camel-twice", where: "scenario.camels[0]", side: "L11-L12" }),
    ).toEqual(["L11", "L12"]);
    expect(wrongSpaces({}, { error: "no-land", where: "map.hexes" })).toEqual([]);
  });
  it("shows an error in an item at the item's space", () => {
    const file = {
      scenario: {
        figures: [
          { kind: "god", id: "C1" },
          { kind: "satet", q: 0, r: 2 },
        ],
        players: 9,
      },
    };
    expect(wrongSpaces(file, { error: "figure-kind", where: "scenario.figures[1].kind" })).toEqual([
      "C2",
    ]);
    expect(wrongSpaces(file, { error: "missing", where: "scenario.figures[0].player" })).toEqual([
      "C1",
    ]);
    expect(wrongSpaces(file, { error: "not-a-number", where: "scenario.players" })).toEqual([]);
    expect(wrongSpaces(file, { error: "missing", where: "scenario.figures[7].kind" })).toEqual([]);
  });
});

describe("short names", () => {
  const SOFT = "\u00AD";
  it.each(["en", "ru", "pl"] as const)(
    "are the names of the cards with soft hyphens, in %s",
    (language) => {
      const words = board(language);
      for (const card of CARDS)
        expect(words.message(`face-${card}`).replaceAll(SOFT, "")).toBe(
          words.message("an-name", { name: card }),
        );
      for (const part of CARDS.flatMap((card) => words.message(`face-${card}`).split(/[ \u00AD]/)))
        expect(part.length).toBeLessThan(10);
    },
  );
  it.each(["en", "ru", "pl"] as const)("of powers have fewer than 16 letters in %s", (language) => {
    const words = board(language);
    for (const power of POWERS.flat())
      expect(words.message(`face-${power}`).length).toBeLessThan(16);
  });
});
