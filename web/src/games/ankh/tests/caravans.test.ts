import { describe, expect, it } from "vitest";
import type { AnkhView } from "$generated/ankh";
import { caravans, divider, likely } from "../caravans";
import { data, start } from "./fixtures";

const limits = {
  longest: data.pieces.longest_caravan,
  smallest: data.pieces.smallest_region,
};
const anywhere = (): boolean => true;
const divide = divider(start.table, limits.smallest);
const baseOf = (table: AnkhView, side: string): string =>
  table.map.hexes[side.split("-")[0] ?? ""]?.region ?? "";

describe("caravans", () => {
  const all = caravans(start.table, limits, anywhere);
  it("match the numbers in the rules on the empty map", () => {
    const count = (base: string): number =>
      all.filter(({ sides }) => baseOf(start.table, sides[0] ?? "") === base).length;
    expect([count("west"), count("east"), count("delta")]).toEqual([24, 36, 12]);
  });
  it("divide a region as in the rulebook's example", () => {
    const parts = divide(["B6-C6", "C6-C7", "C7-D6", "C7-D7", "C8-D7"]);
    expect(parts?.map((part) => part.size)).toEqual([16, 6]);
    expect([...(parts?.[1] ?? [])].sort()).toEqual(["A7", "A8", "B6", "B7", "C7", "C8"]);
    expect(divide(["B6-C6"])).toBeNull();
  });
  it("include the sides already laid", () => {
    const begun = { ...start.table, laid: ["B6-C6"] };
    for (const { sides } of caravans(begun, limits, anywhere)) expect(sides).toContain("B6-C6");
    const shown = likely(caravans(begun, limits, anywhere), "C6-C7");
    expect(shown?.sides).toContain("C6-C7");
    expect(likely([], "C6-C7")).toBeNull();
  });
});
