import { describe, expect, it } from "vitest";
import { bySource, overTime, standing } from "../../src/lib/scores";
import type { GameEvent } from "../../src/lib/types";

const scored = (
  seat: number,
  points: number,
  total: number,
  source: string,
  move: number,
): GameEvent => ({
  event: "scored",
  seat,
  points,
  total,
  source,
  move,
  page: Math.ceil(move / 4),
});
const placed = (move: number): GameEvent => ({
  event: "placed",
  seat: 0,
  cell: "1a1",
  move,
  page: 1,
});
const undone = (to: number, move: number): GameEvent => ({
  event: "undone",
  seat: 0,
  to,
  move,
  page: 1,
});

const game = [
  scored(0, 2, 2, "cartouche", 2),
  placed(3),
  scored(0, 5, 7, "black", 3), // taken back
  undone(1, 4),
  scored(1, 3, 3, "black", 5),
  scored(0, 4, 6, "bonus", 5),
];

describe("chart data", () => {
  it("leaves out undone events", () => {
    expect(standing(game)).toEqual([true, false, false, true, true, true]);
  });
  it("adds up points by source", () => {
    expect(bySource(game, ["cartouche", "temple-1", "black", "bonus"], 2)).toEqual([
      { source: "cartouche", points: [2, 0] },
      { source: "black", points: [0, 3] },
      { source: "bonus", points: [4, 0] },
    ]);
  });
  it("follows the score", () => {
    expect(
      overTime(game, { move: 0, page: 1, scores: [0, 0] }, 9).map((m) => [m.move, ...m.scores]),
    ).toEqual([
      [0, 0, 0],
      [2, 2, 0],
      [5, 6, 3],
      [9, 6, 3],
    ]);
  });
  it("begins with the scores of the first moment", () => {
    const later = { move: 0, page: 4, scores: [12, 20] };
    const events = [scored(1, 3, 23, "black", 2)];
    expect(overTime(events, later, 3).map((m) => [m.move, m.page, ...m.scores])).toEqual([
      [0, 4, 12, 20],
      [2, 1, 12, 23],
      [3, 1, 12, 23],
    ]);
  });
});
