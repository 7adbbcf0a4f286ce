import { describe, expect, it } from "vitest";
import { beside, centre, chains, distance, endsOf, middleOf, neighbours, outlines, sideBetween, spaceAt, way } from "../geometry";
import { groundOf } from "../ground";
import { start } from "./fixtures";

const { hexes, rivers } = start.table.map;
const spaces = Object.keys(hexes);

describe("the grid", () => {
  it("knows the neighbours of a space in both kinds of rows", () => {
    expect(neighbours("D5")).toEqual(["D6", "C6", "C5", "D4", "E5", "E6"]);
    expect(neighbours("C5")).toEqual(["C6", "B5", "B4", "C4", "D4", "D5"]);
    for (const space of spaces) for (let d = 0; d < 6; d++) expect(beside(beside(space, d), (d + 3) % 6)).toBe(space);
  });
  it("measures as the rules do", () => {
    // Facts of the rulebook's examples.
    for (const [a, b, far] of [["B1", "E3", 3], ["G4", "G7", 3], ["C3", "C5", 2], ["C3", "D5", 3], ["C3", "E6", 4], ["C3", "D7", 5]] as const) {
      expect(distance(a, b)).toBe(far);
      expect(way(a, b, (space) => space in hexes)).toHaveLength(far + 1);
    }
    expect(way("B1", "E3", (space) => space in hexes)).toEqual(["B1", "C2", "D2", "E3"]);
  });
  it("finds the space under a point", () => {
    for (const space of spaces) {
      const { x, y } = centre(space);
      expect(spaceAt({ x: x + 20, y: y - 15 })).toBe(space);
    }
    expect(spaceAt({ x: -200, y: -200 })).toBeNull();
  });
  it("names sides as the game does", () => {
    expect(sideBetween("D3", "C3")).toBe("C3-D3");
    expect(sideBetween("C3", "C2")).toBe("C2-C3");
    expect(endsOf("C3-D3").filter((corner) => endsOf("C3-C4").includes(corner))).toHaveLength(1);
    const [a, b] = [centre("C2"), centre("C3")];
    expect(middleOf("C2-C3").x).toBeCloseTo((a.x + b.x) / 2);
  });
});

describe("shapes", () => {
  it("one line goes around a region, two around one with a hole", () => {
    expect(outlines(new Set(["C3"]))[0]).toHaveLength(6);
    expect(outlines(new Set(["C3", "C4"]))[0]).toHaveLength(10);
    expect(outlines(new Set(neighbours("D5")))).toHaveLength(2);
  });
  it("rivers are lines from end to end", () => {
    const lines = chains(rivers);
    expect(lines.reduce((sum, line) => sum + line.length - 1, 0)).toBe(rivers.length);
  });
  it("a map is drawn once", () => {
    expect(groundOf(start.table.map)).toBe(groundOf(structuredClone(start.table.map)));
    expect(groundOf(start.table.map).tiles).toHaveLength(95);
  });
});
