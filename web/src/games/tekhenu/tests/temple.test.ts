import { describe, expect, it } from "vitest";
import type { TekhenuView } from "$generated/tekhenu";
import moments from "../fixtures/turns.json";
import { turnsOf } from "../rules";
import { best, lineOf, worth } from "../temple";

describe("what a tile brings", () => {
  it.each(moments.map((moment, i) => [i, moment] as const))("is what the rules say, moment %i", (_, moment) => {
    const table = moment.table as unknown as TekhenuView;
    expect(turnsOf(moment.tile)).toBe(moment.points.length);
    moment.points.forEach((points, turns) => {
      const { parts } = worth(table, moment.seat, moment.tile, moment.cell, turns);
      const counted = parts.filter(([source]) => source !== "t02").reduce((sum, [, more]) => sum + more, 0);
      expect(counted, `${turns} turns`).toBe(points);
    });
  });
  it("is best in the rotation that brings most", () => {
    for (const { table, seat, tile, cell, points } of moments) {
      const found = best(table as unknown as TekhenuView, seat, tile, cell);
      expect(points[found.turns]).toBe(Math.max(...points));
    }
  });
  it("comes from four places in line with a cell", () => {
    expect(lineOf("b4")).toEqual(["w2", "e2", "n4", "s4"]);
  });
});
