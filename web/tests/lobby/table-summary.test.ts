import { expect, test } from "vitest";
import {
  ago,
  clockMessage,
  opponents,
  outcome,
  quickPlayers,
  standing,
  defaultBot,
  waitsForMe,
} from "../../src/lobby/table-summary";
import type { GameInfo, Seat, Table } from "../../src/lib/types";

const seat = (number: number, more: Partial<Seat> = {}): Seat => ({
  seat: number,
  kind: "person",
  name: `P${number}`,
  bot: null,
  stand_in: null,
  mine: false,
  connected: true,
  away: false,
  votes: [],
  clock: null,
  dice: null,
  ...more,
});
const table = (more: Partial<Table>): Table => ({
  id: "t",
  game: "toy",
  title: "",
  data: "",
  rules_known: true,
  status: "running",
  players: 2,
  options: {},
  private: false,
  pass_and_play: false,
  clock: null,
  help: false,
  seats: [seat(0), seat(1)],
  mine: [0],
  host: false,
  waiting_for: [],
  page: 1,
  moves: 0,
  scores: [0, 0],
  ranking: [],
  ended: null,
  taken_back: false,
  rematch: null,
  revealing: false,
  commitment: "",
  seed: null,
  created: 0,
  changed: 0,
  ...more,
});
const game = (seats: [number, number], bots: string[]): GameInfo => ({
  id: "toy",
  seats,
  bots,
  options: [],
  rules: "",
  data: "",
});

test("a table waits for the user only while it is running", () => {
  expect(waitsForMe(table({ waiting_for: [0, 1] }))).toBe(true);
  expect(waitsForMe(table({ waiting_for: [1] }))).toBe(false);
  expect(waitsForMe(table({ waiting_for: [0], status: "finished" }))).toBe(false);
});

test("the outcome is the user's", () => {
  const of = (ranking: number[], more: Partial<Table> = {}): string =>
    outcome(table({ status: "finished", ranking, ...more }));
  expect(of([0, 1])).toBe("won");
  expect(of([1, 0])).toBe("lost");
  expect(of([0, 0])).toBe("draw");
  expect(of([1, 1])).toBe("lost"); // nobody won
  expect(of([0, 1], { mine: [] })).toBe("none");
  expect(of([0, 1], { mine: [0, 1] })).toBe("none");
  expect(of([0, 1], { status: "running" })).toBe("none");
});

test("the standing compares the user with the best opponent", () => {
  expect(standing(table({ scores: [3, 5] }))).toEqual({ lead: "behind", mine: 3, best: 5 });
  expect(standing(table({ scores: [5, 5] }))?.lead).toBe("level");
  expect(standing(table({ scores: [6, 5, 2] }))?.lead).toBe("ahead");
  expect(standing(table({ scores: [] }))).toBeNull();
  expect(standing(table({ mine: [] }))).toBeNull();
});

test("a spectator has everybody as opponents", () => {
  expect(opponents(table({})).map((one) => one.seat)).toEqual([1]);
  expect(opponents(table({ mine: [] }))).toHaveLength(2);
});

test("clocks use the largest unit that divides them", () => {
  expect(clockMessage(null)).toEqual(["lobby-clock-none", {}]);
  expect(clockMessage({ per: "move", seconds: 259_200 })).toEqual([
    "lobby-clock-move",
    { unit: "days", n: 3 },
  ]);
  expect(clockMessage({ per: "game", seconds: 600 })).toEqual([
    "lobby-clock-game",
    { unit: "minutes", n: 10 },
  ]);
  expect(clockMessage({ per: "game", seconds: 3_600 })).toEqual([
    "lobby-clock-game",
    { unit: "hours", n: 1 },
  ]);
  expect(clockMessage({ per: "move", seconds: 30 })).toEqual([
    "lobby-clock-move",
    { unit: "minutes", n: 1 },
  ]);
});

test("a quick game has the minimum number of players, but at least two", () => {
  expect(quickPlayers(game([1, 4], []))).toBe(2);
  expect(quickPlayers(game([3, 5], []))).toBe(3);
  expect(quickPlayers(game([1, 1], []))).toBe(1);
  expect(defaultBot(game([2, 2], ["random", "greedy", "search"]))).toBe("greedy");
  expect(defaultBot(game([2, 2], []))).toBeNull();
});

test("times are relative to now", () => {
  expect(ago(1000, 1010, "en")).toBe("now");
  expect(ago(1000, 1000 + 7200, "en")).toBe("2 hours ago");
  expect(ago(1000, 900, "en")).toBe("now"); // clocks differ
});
