import { describe, expect, it } from "vitest";
import type { Data, TekhenuView } from "$generated/tekhenu";
import { newestData } from "../../../../tests/newest-data";
import { turnsOf } from "../data";
import moments from "../fixtures/turns.json";
import { bestRotation, lineOf, tilePoints } from "../temple";

const data = newestData<Data>("tekhenu");

describe("the points of a tile", () => {
  it.each(moments.map((moment, i) => [i, moment] as const))(
    "equal those of the rules engine, moment %i",
    (_, moment) => {
      const table = moment.table as unknown as TekhenuView;
      expect(turnsOf(data, moment.tile)).toBe(moment.points.length);
      moment.points.forEach((points, turns) => {
        const { parts } = tilePoints(data, table, moment.seat, moment.tile, moment.cell, turns);
        const counted = parts
          .filter(([source]) => source !== "t02")
          .reduce((sum, [, more]) => sum + more, 0);
        expect(counted, `${turns} turns`).toBe(points);
      });
    },
  );
  it("are highest in the best rotation", () => {
    for (const { table, seat, tile, cell, points } of moments) {
      const found = bestRotation(data, table as unknown as TekhenuView, seat, tile, cell);
      expect(points[found.turns]).toBe(Math.max(...points));
    }
  });
  it("count the four building spaces in line with a cell", () => {
    expect(lineOf("b4")).toEqual(["w2", "e2", "n4", "s4"]);
  });
});
