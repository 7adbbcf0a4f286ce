import { describe, expect, it } from "vitest";
import { CARDS, pair, strengthOf } from "../cards";
import { counters, gain, glyph, leadOf, phases, sides } from "../module";
import { drawn, named } from "../own";
import { regionNames, signs } from "../regions";
import { event, over, start, t } from "./fixtures";

describe("what the frame asks", () => {
  it("signs and sides", () => {
    expect(glyph(start, 0)).toMatch(/^god-/);
    expect(sides(start).flat().sort()).toEqual([0, 1, 2]);
    expect(sides(over).flat().sort()).toEqual([0, 1, 2, 3]);
  });
  it("whose a named god's Warriors are", () => {
    const gods = [{ gods: ["ra"], seats: [0] }, { gods: ["isis", "amun"], seats: [2, 1] }];
    const table = { ...start.table, gods: gods.map((god) => ({ ...start.table.gods[0], ...god })) } as typeof start.table;
    expect(["ra", "isis", "amun"].map((name) => leadOf(table, name))).toEqual([0, 2, 2]);
  });
  it("counts", () => {
    expect(counters(start, 0, t).map(({ id, value }) => [id, value])).toEqual([["followers", 1], ["warriors", 5], ["ankhs", 8], ["cards", 7]]);
  });
  it("where the turn is", () => {
    const now = (question: object): string | undefined => phases(start, [{ seat: 0, ...question } as never]).find(({ state }) => state === "now")?.id;
    expect(now({ question: "action", ordinal: "first" })).toBe("first");
    expect(now({ question: "action", ordinal: "second" })).toBe("second");
    expect(now({ question: "camel", laid: 0 })).toBe("event");
    expect(phases(start, [])).toEqual([]);
  });
  it("how Devotion changes", () => {
    expect(gain(event("points", { seat: 1, amount: 2, source: "drought" }))).toEqual({ seat: 1, points: 2, total: null, source: "drought" });
    expect(gain(event("devotion", { seat: 1, amount: 2, at: 9 }))).toMatchObject({ points: 0, total: 9 });
    expect(gain(event("devotion-lost", { seat: 1, owner: 0, at: 8 }))).toMatchObject({ points: -1, total: 8, source: "cat-mummy" });
    expect(gain(event("turn"))).toBeNull();
  });
});

describe("cards", () => {
  it("have the strengths of the rules", () => {
    expect(CARDS.map(strengthOf)).toEqual([0, 0, 1, 3, 1, 0, 0]);
  });
  it("go in pairs in the order of the list", () => {
    expect(pair("miracle", "flood")).toEqual(["flood", "miracle"]);
    expect(pair("flood", "miracle")).toEqual(["flood", "miracle"]);
  });
});

describe("regions", () => {
  it("have names, parts by where they lie", () => {
    expect(Object.values(regionNames(start.table, t))).toEqual(["an-name name=west", "an-name name=east", "an-name name=delta"]);
    expect(new Set(Object.values(regionNames(over.table, t))).size).toBe(over.table.regions.length);
  });
  it("have signs that keep apart", () => {
    const widths = Object.fromEntries(over.table.regions.map(({ token }) => [token, 120]));
    const points = Object.values(signs(over.table, widths));
    for (const [i, a] of points.entries()) {
      for (const b of points.slice(i + 1)) expect(Math.abs(a.x - b.x) > 120 || Math.abs(a.y - b.y) > 20).toBe(true);
    }
  });
});

describe("a map of one's own", () => {
  it("is drawn as far as it goes", () => {
    const map = drawn({
      map: { hexes: [{ id: "A1", terrain: "water" }, { q: 0, r: 2, terrain: "desert" }, { id: "Z9" }, 7], river_edges: [["A1", "A2"], []] },
      scenario: { figures: [{ kind: "god", player: 2, id: "C1" }], monuments: [{ kind: "temple", owner: null, id: "A1" }] },
    });
    expect(map.tiles).toEqual([{ hex: "A1", terrain: "water" }, { hex: "C2", terrain: "desert" }]);
    expect(map.rivers).toEqual(["A1-A2"]);
    expect(map.pieces).toEqual([{ hex: "A1", kind: "temple", seat: null }, { hex: "C1", kind: "god", seat: 1 }]);
    expect(drawn({}).tiles).toEqual([]);
  });
  it("complaints name spaces", () => {
    expect(named("own: map: A2 (west) and A3 (delta) touch; L12, Z1")).toEqual(["A2", "A3", "L12"]);
    expect(named(null)).toEqual([]);
  });
});
