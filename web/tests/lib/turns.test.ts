import { describe, expect, it } from "vitest";
import { sinceLastTurn, standingTurns, turnsOf, type Turn } from "../../src/lib/turns";
import type { GameEvent } from "../../src/lib/types";

const event = (name: string, more: Record<string, unknown> = {}): GameEvent =>
  ({ event: name, move: 1, page: 1, ...more }) as GameEvent;
const seats = (turns: readonly Turn[]): unknown[] => turns.map(({ seat }) => seat);
const turn = (seat: Turn["seat"]): Turn => ({ seat, page: 1, lines: [] });

describe("the log in turns", () => {
  it("begins a turn with each seat that acts after another, and with each page", () => {
    const events = [
      event("round"),
      event("placed", { seat: 0 }),
      event("placed", { seat: 0 }),
      event("scored"),
      event("placed", { seat: 1 }),
      event("round", { page: 2 }),
      event("placed", { seat: 1, page: 2 }),
    ];
    const turns = turnsOf(events, 2);
    expect(turns.map(({ seat, lines }) => [seat, lines])).toEqual([
      [null, [0]],
      [0, [1, 2, 3]],
      [1, [4]],
      [null, [5]],
      [1, [6]],
    ]);
  });

  it("asks the game whose turn an event begins", () => {
    const events = [event("turn", { seat: 1 }), event("paid", { seat: 0 }), event("all")];
    const begins = ({ event: name, ...more }: GameEvent) =>
      name === "turn" ? Number(more["seat"]) : name === "all" ? "all" : undefined;
    expect(turnsOf(events, 2, begins).map(({ seat, lines }) => [seat, lines])).toEqual([
      [1, [0, 1]],
      ["all", [2]],
    ]);
  });

  it("keeps what was taken back, or leaves it out", () => {
    const events = [
      event("placed", { seat: 0 }),
      event("placed", { seat: 1 }),
      event("undone", { seat: 1, to: 1 }),
      event("placed", { seat: 1 }),
    ];
    expect(turnsOf(events, 2).map(({ lines }) => lines)).toEqual([[0], [1, 2, 3]]);
    expect(standingTurns(events, 2).map(({ lines }) => lines)).toEqual([[0], [3]]);
  });
});

describe("the turns since the viewer's last one", () => {
  it("are those of the others", () => {
    const turns = [turn(0), turn(1), turn(2)];
    expect(seats(sinceLastTurn(turns, 0, 0, 3))).toEqual([1, 2]);
  });

  it("stay while the own turn runs and go when it has ended", () => {
    const turns = [turn(0), turn(1), turn(null), turn(2), turn(0)];
    expect(seats(sinceLastTurn(turns, 0, 0, 3))).toEqual([1, null, 2]);
    expect(seats(sinceLastTurn(turns, 0, 1, 3))).toEqual([]);
  });

  it("begin with what all did at once", () => {
    const turns = [turn(0), turn(1), turn("all"), turn(1)];
    expect(seats(sinceLastTurn(turns, 0, 0, 2))).toEqual(["all", 1]);
  });

  it("are all turns before the first own one", () => {
    expect(seats(sinceLastTurn([turn(null), turn(1)], 0, 0, 2))).toEqual([null, 1]);
  });

  it("are the latest ones for a spectator", () => {
    expect(seats(sinceLastTurn([turn(0), turn(1), turn(0)], null, 1, 2))).toEqual([1, 0]);
  });
});
