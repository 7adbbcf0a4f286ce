import { FACINGS } from "$generated/ankh";
import { describe, expect, it } from "vitest";
import { beside, chains, cornersOf, distance, endsOf, neighbours, sideBetween } from "../grid";
import { layoutOf, type Point } from "../hex-layout";
import { landscapeOf } from "../landscape";
import { start } from "./fixtures";

const pointy = layoutOf({});
const flat = layoutOf({ orientation: "flat" });
const { hexes, rivers } = start.table.map;
const spaces = Object.keys(hexes);

describe("the grid", () => {
  it("knows the neighbours of a space in both kinds of rows", () => {
    expect(neighbours("D5")).toEqual(["D6", "C6", "C5", "D4", "E5", "E6"]);
    expect(neighbours("C5")).toEqual(["C6", "B5", "B4", "C4", "D4", "D5"]);
    for (const space of spaces)
      for (let d = 0; d < 6; d++) expect(beside(beside(space, d), (d + 3) % 6)).toBe(space);
  });
  it("measures distances as the rules do", () => {
    // Distances from the rulebook's examples.
    for (const [a, b, far] of [
      ["B1", "E3", 3],
      ["G4", "G7", 3],
      ["C3", "C5", 2],
      ["C3", "D5", 3],
      ["C3", "E6", 4],
      ["C3", "D7", 5],
    ] as const) {
      expect(distance(a, b)).toBe(far);
      expect(pointy.way(a, b, (space) => space in hexes)).toHaveLength(far + 1);
    }
    expect(pointy.way("B1", "E3", (space) => space in hexes)).toEqual(["B1", "C2", "D2", "E3"]);
  });
  it("names sides as the game does", () => {
    expect(sideBetween("D3", "C3")).toBe("C3-D3");
    expect(sideBetween("C3", "C2")).toBe("C2-C3");
    expect(endsOf("C3-D3").filter((corner) => endsOf("C3-C4").includes(corner))).toHaveLength(1);
    const [a, b] = [pointy.centre("C2"), pointy.centre("C3")];
    expect(pointy.middleOf("C2-C3").x).toBeCloseTo((a.x + b.x) / 2);
  });
});

describe("shapes", () => {
  it("outline a region with one line, or two if it has a hole", () => {
    expect(pointy.outlines(new Set(["C3"]))[0]).toHaveLength(6);
    expect(pointy.outlines(new Set(["C3", "C4"]))[0]).toHaveLength(10);
    expect(pointy.outlines(new Set(neighbours("D5")))).toHaveLength(2);
  });
  it("join rivers into lines", () => {
    const lines = chains(rivers);
    expect(lines.reduce((sum, line) => sum + line.length - 1, 0)).toBe(rivers.length);
  });
  it("are computed once for each map", () => {
    const { map } = start.table;
    expect(landscapeOf(map, pointy)).toBe(landscapeOf(structuredClone(map), pointy));
    expect(landscapeOf(map, pointy).tiles).toHaveLength(95);
  });
});

describe("orientation", () => {
  const toward = (from: Point, to: Point): string =>
    [
      to.y < from.y - 1 ? "n" : to.y > from.y + 1 ? "s" : "",
      to.x < from.x - 1 ? "w" : to.x > from.x + 1 ? "e" : "",
    ].join("");
  const compass = (angle: number): string =>
    ["e", "se", "s", "sw", "w", "nw", "n", "ne"][Math.round((angle + 360) / 45) % 8] ?? "";
  const around = (layout: typeof flat): string[] =>
    neighbours("D5").map((hex) => toward(layout.centre("D5"), layout.centre(hex)));

  it("is pointy unless the map says flat", () => {
    expect(layoutOf(undefined).flat).toBe(false);
    expect(layoutOf({ orientation: "pointy" }).flat).toBe(false);
    expect(flat.flat).toBe(true);
  });
  it("places neighbours as on the printed board, with north up", () => {
    expect(around(pointy)).toEqual(["e", "ne", "nw", "w", "sw", "se"]);
    // Stored rotated a quarter turn clockwise: columns run north, rows run east.
    expect(around(flat)).toEqual(["n", "nw", "sw", "s", "se", "ne"]);
  });
  it.each([pointy, flat])(
    "keeps all neighbours at the same distance on a $orientation map",
    (layout) => {
      const from = layout.centre("D5");
      for (const hex of neighbours("D5")) {
        const { x, y } = layout.centre(hex);
        expect(Math.hypot(x - from.x, y - from.y)).toBeCloseTo(2 * 44 * Math.cos(Math.PI / 6));
      }
    },
  );
  it("makes spaces wider than high on a flat map, and higher than wide on a pointy one", () => {
    const [upright, lying] = [pointy.boxOf(["D5"], 0), flat.boxOf(["D5"], 0)];
    expect([upright.w, upright.h]).toEqual([lying.h, lying.w]);
    expect(lying.w).toBeGreaterThan(lying.h);
  });
  it("rotates the whole landscape", () => {
    const { map } = start.table;
    const [one, other] = [landscapeOf(map, pointy).box, landscapeOf(map, flat).box];
    expect(other.w).toBeCloseTo(one.h);
    expect(other.h).toBeCloseTo(one.w);
    expect(landscapeOf(map, flat).tiles).toHaveLength(95);
  });
  it.each([pointy, flat])(
    "moves in the direction of the arrow key on a $orientation map",
    (layout) => {
      for (const [key, way] of [
        ["arrowup", "n"],
        ["arrowdown", "s"],
        ["arrowleft", "w"],
        ["arrowright", "e"],
      ] as const) {
        for (const hex of ["D5", "E5"]) {
          const to = layout.travel(hex, key);
          expect(toward(layout.centre(hex), layout.centre(to ?? ""))).toContain(way);
        }
      }
      expect(layout.travel("D5", "q")).toBeNull();
    },
  );
  it.each([pointy, flat])("points the claws at their corner on a $orientation map", (layout) => {
    const from = layout.centre("D5");
    FACINGS[layout.orientation].forEach((facing, k) => {
      expect(layout.cornerToward(facing)).toBe(k);
      const corner = layout.cornerAt(cornersOf("D5")[k] ?? "0,0");
      const angle = (Math.atan2(corner.y - from.y, corner.x - from.x) * 180) / Math.PI;
      expect(((layout.facingAngle(k) - 90 - angle) % 360) + 0).toBeCloseTo(0);
      expect(compass(angle)).toBe(facing);
    });
  });
});
