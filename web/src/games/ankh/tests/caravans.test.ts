import { describe, expect, it } from "vitest";
import type { AnkhView } from "$generated/ankh";
import { caravans, divider, likely } from "../caravans";
import { start } from "./fixtures";

const anywhere = (): boolean => true;
const baseOf = (table: AnkhView, side: string): string => table.map.hexes[side.split("-")[0] ?? ""]?.region ?? "";

describe("caravans", () => {
  const all = caravans(start.table, anywhere);
  it("are those the rules count on the empty map", () => {
    const count = (base: string): number => all.filter(({ sides }) => baseOf(start.table, sides[0] ?? "") === base).length;
    expect([count("west"), count("east"), count("delta")]).toEqual([24, 36, 12]);
  });
  it("divide as in the rulebook's example", () => {
    const parts = divider(start.table)(["B6-C6", "C6-C7", "C7-D6", "C7-D7", "C8-D7"]);
    expect(parts?.map((part) => part.size)).toEqual([16, 6]);
    expect([...(parts?.[1] ?? [])].sort()).toEqual(["A7", "A8", "B6", "B7", "C7", "C8"]);
    expect(divider(start.table)(["B6-C6"])).toBeNull();
  });
  it("once begun are completed", () => {
    const begun = { ...start.table, laid: ["B6-C6"] };
    for (const { sides } of caravans(begun, anywhere)) expect(sides).toContain("B6-C6");
    const shown = likely(caravans(begun, anywhere), "C6-C7");
    expect(shown?.sides).toContain("C6-C7");
    expect(likely([], "C6-C7")).toBeNull();
  });
});
