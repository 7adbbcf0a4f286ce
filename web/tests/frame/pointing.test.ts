import { describe, expect, it } from "vitest";
import { selectorOf } from "../../src/lib/pointing";
import { POINTING as ankh } from "../../src/games/ankh/pointing";
import { POINTING as aton } from "../../src/games/aton/pointing";
import { POINTING as tekhenu } from "../../src/games/tekhenu/pointing";
import { clipped, sameBoxes } from "../../src/frame/lesson/spotlight";

describe("what a lesson points at", () => {
  it("is found on the board by its place", () => {
    expect(selectorOf(aton, "cell:3b2")).toBe('[data-place="3b2"]');
    expect(selectorOf(tekhenu, "die:ra-brown-5")).toBe('[data-place="die:ra-brown-5"]');
    expect(selectorOf(ankh, "hex:B4")).toBe('[data-place="space-B4"]');
  });
  it("is found by its path in the view", () => {
    expect(selectorOf(aton, "table.forecast.temple-2")).toBe('[data-temple="2"]');
    expect(selectorOf(tekhenu, "table.heads.1.tokens.gold")).toBe('[data-place="stock:1:gold"]');
    expect(selectorOf(ankh, "table.markers.gain")).toBe('[data-place="action-gain"]');
  });
  it("follows the first rule that fits", () => {
    expect(selectorOf(ankh, "table.gods.0.hand")).toBe('[data-place^="card-0-"]');
    expect(selectorOf(ankh, "table.gods.0.income")).toBe('[data-place="god-0"]');
  });
  it("may be shown nowhere", () => {
    expect(selectorOf(aton, "table.round")).toBeNull();
  });
});

describe("holes in the veil", () => {
  const board = { x: 10, y: 10, width: 100, height: 100 };
  it("end at the edge of the board", () => {
    const hole = clipped({ x: 0, y: 50, width: 40, height: 20 }, board);
    expect(hole).toEqual({ x: 10, y: 50, width: 30, height: 20 });
    expect(clipped({ x: 200, y: 0, width: 10, height: 10 }, board)).toBeNull();
  });
  it("are redrawn only if they move", () => {
    expect(sameBoxes([board], [{ ...board, x: 10.2 }])).toBe(true);
    expect(sameBoxes([board], [{ ...board, x: 11 }])).toBe(false);
    expect(sameBoxes([board], [])).toBe(false);
  });
});
