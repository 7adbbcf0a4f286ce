import { beforeEach, expect, test } from "vitest";
import { clockKey, clockOf, CLOCKS, draft, order, recall, remember, resize } from "../../src/lobby/draft";
import type { GameInfo } from "../../src/lib/types";

const toy: GameInfo = {
  id: "toy",
  seats: [2, 4],
  options: [{ name: "length", values: ["short", "long"] }],
  rules: "toy 1",
  bots: ["random", "greedy"],
};

beforeEach(() => localStorage.clear());

test("at first: me against the usual bot, private, without a clock", () => {
  expect(draft(toy)).toEqual({
    game: "toy", seats: ["me", "bot:greedy"], options: { length: "short" }, private: true, clock: null,
  });
});

test("the last choice comes back", () => {
  const made = { ...draft(toy), seats: resize(["me", "open"], 3), private: false, clock: CLOCKS[0] ?? null };
  remember(made);
  expect(draft(toy, recall())).toEqual(made);
});

test("what no longer makes sense is forgotten", () => {
  expect(draft(toy, { game: "toy", seats: ["bot:gone", "open"] }).seats).toEqual(["me", "open"]);
  expect(draft(toy, { game: "toy", seats: ["me"] }).seats).toHaveLength(2);
  expect(draft(toy, { game: "other", seats: ["open", "open"] }).seats[0]).toBe("me");
  expect(draft(toy, { game: "toy", options: { length: "endless" } }).options).toEqual({ length: "short" });
  expect(draft(toy, { clock: { per: "move", seconds: 7 } }).clock).toBeNull();
  localStorage.setItem("ennead.new-table", "{broken");
  expect(recall()).toEqual({});
});

test("clocks by their key", () => {
  for (const clock of CLOCKS) expect(clockOf(clockKey(clock))).toEqual(clock);
  expect(clockOf("none")).toBeNull();
});

test("the call that creates the table", () => {
  expect(order({ ...draft(toy), seats: ["me", "open", "bot:random"] }, ["Nadia"], " Evening ")).toEqual({
    game: "toy", options: { length: "short" }, private: true, pass_and_play: false, clock: null, title: "Evening",
    seats: [{ kind: "me" }, { kind: "open" }, { kind: "bot", bot: "random" }],
  });
});

test("several seats of mine are pass and play, with names", () => {
  const made = order({ ...draft(toy), seats: ["me", "me"] }, ["Ola", " Iwo "], "");
  expect(made.pass_and_play).toBe(true);
  expect(made.seats).toEqual([{ kind: "me", name: "Ola" }, { kind: "me", name: "Iwo" }]);
});
