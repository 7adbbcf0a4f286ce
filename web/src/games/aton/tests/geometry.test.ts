import { describe, expect, it } from "vitest";
import {
  markers,
  SMALL,
  spots,
  track,
  trail,
  travel,
  WIDE,
  type Box,
  type Layout,
} from "../geometry";
import { data, moment } from "./fixtures";

const cells = spots(moment("place").view.table.board);
const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
const inside = (a: Box, b: Box): boolean =>
  a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w && a.y + a.h <= b.y + b.h;

describe("cells", () => {
  it("are arranged as on the printed board", () => {
    expect(moment("place").view.table.board).toBe(
      data.board.temples.flatMap((temple) => temple.rows).join(""),
    );
    expect(cells).toHaveLength(48);
    expect(cells.find(({ name }) => name === "1b3")).toMatchObject({ kind: "bonus", points: 1 });
    expect(cells.find(({ name }) => name === "4c4")).toMatchObject({ kind: "bonus", points: 2 });
    expect(cells.find(({ name }) => name === "3b2")).toMatchObject({
      kind: "black",
      temple: 3,
      points: 0,
    });
    expect(cells.filter(({ kind }) => kind === "yellow")).toHaveLength(14);
    expect(cells.filter(({ kind }) => kind === "blue").map(({ name }) => name)).toEqual([
      "1b4",
      "2b4",
      "3b4",
      "4b4",
    ]);
  });

  it.each([
    ["wide", WIDE],
    ["small", SMALL],
  ] as [string, Layout][])("stand apart, inside their temple: %s", (_, layout) => {
    for (const { name, temple } of cells) {
      expect(inside(layout.cell(name), layout.temple(temple))).toBe(true);
      for (const other of cells) {
        if (other.name !== name)
          expect(overlap(layout.cell(name), layout.cell(other.name))).toBe(false);
      }
    }
    expect(overlap(layout.temple(3), layout.kingdom)).toBe(false);
    expect(inside(layout.niche(7, 8), layout.kingdom)).toBe(true);
    expect(inside(layout.niche(11, 12), layout.kingdom)).toBe(true);
  });

  it("are at least 40 units apart on a phone", () => {
    expect(SMALL.cell("1a2").x - SMALL.cell("1a1").x).toBeGreaterThanOrEqual(40);
    expect(SMALL.cell("1b1").y - SMALL.cell("1a1").y).toBeGreaterThanOrEqual(40);
  });
});

describe("keyboard navigation", () => {
  it("moves inside a temple and stops at its walls", () => {
    expect(travel("3b2", "ArrowLeft")).toBe("3b1");
    expect(travel("3b1", "ArrowLeft")).toBe("3b1");
    expect(travel("3b2", "ArrowUp")).toBe("3a2");
    expect(travel("3c4", "ArrowDown")).toBe("3c4");
    expect(travel("3c4", "Home")).toBe("3c1");
  });
  it("changes the temple with Page Up and Page Down", () => {
    expect(travel("3b2", "PageDown")).toBe("4b2");
    expect(travel("4b2", "PageDown")).toBe("1b2");
    expect(travel("1b2", "PageUp")).toBe("4b2");
    expect(travel("1b2", "Tab")).toBeNull();
  });
});

describe("the score track", () => {
  it("runs around the board", () => {
    expect(track(1, WIDE)).toEqual({ x: 24, y: 24 });
    expect(track(13, WIDE)).toEqual({ x: 1028, y: 24 });
    expect(track(21, WIDE)).toEqual({ x: 1028, y: 700 });
    expect(track(33, WIDE)).toEqual({ x: 24, y: 700 });
    const places = Array.from({ length: 41 }, (_, i) => track(i, SMALL));
    expect(new Set(places.map(({ x, y }) => `${x},${y}`)).size).toBe(41);
  });
  it("shows 0 before space 1, and scores above 40 on space 40", () => {
    expect(track(57, WIDE)).toEqual(track(40, WIDE));
    expect(track(0, WIDE).x).toBe(24);
    expect(track(0, WIDE).y).toBeGreaterThan(track(1, WIDE).y);
    expect(track(0, WIDE).y).toBeLessThan(track(40, WIDE).y);
  });
  it("moves markers with equal scores apart", () => {
    for (const layout of [WIDE, SMALL]) {
      const [one, other] = markers([17, 17], layout);
      expect(one).not.toEqual(other);
      expect(markers([17, 18], layout)).toEqual([track(17, layout), track(18, layout)]);
    }
    expect(markers([44, 41], WIDE)[0]).not.toEqual(markers([44, 41], WIDE)[1]);
  });
  it("draws a trail up to the marker", () => {
    expect(trail(0, 4, WIDE)).toBe("");
    expect(trail(2, 4, WIDE).split(" ")).toHaveLength(2);
    expect(trail(60, -4, WIDE).split(" ")).toHaveLength(40);
    expect(trail(1, -4, WIDE)).toBe("20,20");
  });
});
