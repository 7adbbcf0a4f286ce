import { beforeEach, expect, test } from "vitest";
import {
  clockKey,
  clockOf,
  CLOCKS,
  newDraft,
  toNewTable,
  loadDraft,
  saveDraft,
  resize,
  valuesFor,
} from "../../src/lobby/table-draft";
import type { GameInfo } from "../../src/lib/types";

const toy: GameInfo = {
  id: "toy",
  seats: [2, 4],
  options: [{ name: "length", values: ["short", "long"], players: { long: [3, 4] } }],
  rules: "toy 1",
  data: "",
  bots: ["random", "greedy"],
};

beforeEach(() => localStorage.clear());

test("the default is the user against the default bot, private, without a clock", () => {
  expect(newDraft(toy)).toEqual({
    game: "toy",
    seats: ["me", "bot:greedy"],
    options: { length: "short" },
    private: true,
    clock: null,
  });
});

test("the last choices are restored", () => {
  const made = {
    ...newDraft(toy),
    seats: resize(["me", "open"], 3),
    private: false,
    clock: CLOCKS[0] ?? null,
  };
  saveDraft(made);
  expect(newDraft(toy, loadDraft())).toEqual(made);
});

test("saved choices that are no longer valid are dropped", () => {
  expect(newDraft(toy, { game: "toy", seats: ["bot:gone", "open"] }).seats).toEqual(["me", "open"]);
  expect(newDraft(toy, { game: "toy", seats: ["me"] }).seats).toHaveLength(2);
  expect(newDraft(toy, { game: "other", seats: ["open", "open"] }).seats[0]).toBe("me");
  expect(newDraft(toy, { game: "toy", options: { length: "endless" } }).options).toEqual({
    length: "short",
  });
  expect(newDraft(toy, { clock: { per: "move", seconds: 7 } }).clock).toBeNull();
  localStorage.setItem("ennead.new-table", "{broken");
  expect(loadDraft()).toEqual({});
});

test("a choice is offered only to the numbers of players it allows", () => {
  const [length] = toy.options;
  expect(valuesFor(length!, 2)).toEqual(["short"]);
  expect(valuesFor(length!, 3)).toEqual(["short", "long"]);
  expect(newDraft(toy, { game: "toy", options: { length: "long" } }).options).toEqual({
    length: "short",
  });
});

test("clocks are found by their key", () => {
  for (const clock of CLOCKS) expect(clockOf(clockKey(clock))).toEqual(clock);
  expect(clockOf("none")).toBeNull();
});

test("a draft becomes the request that creates the table", () => {
  expect(
    toNewTable({ ...newDraft(toy), seats: ["me", "open", "bot:random"] }, ["Nadia"], " Evening "),
  ).toEqual({
    game: "toy",
    options: { length: "short" },
    private: true,
    pass_and_play: false,
    clock: null,
    title: "Evening",
    seats: [{ kind: "me" }, { kind: "open" }, { kind: "bot", bot: "random" }],
  });
});

test("several seats of the user become pass and play, with names", () => {
  const made = toNewTable({ ...newDraft(toy), seats: ["me", "me"] }, ["Ola", " Iwo "], "");
  expect(made.pass_and_play).toBe(true);
  expect(made.seats).toEqual([
    { kind: "me", name: "Ola" },
    { kind: "me", name: "Iwo" },
  ]);
});
