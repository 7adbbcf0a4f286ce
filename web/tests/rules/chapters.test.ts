import { expect, test } from "vitest";
import { CHAPTERS as ANKH } from "../../src/games/ankh/help";
import { CHAPTERS as TEKHENU } from "../../src/games/tekhenu/help";
import { chaptersOf } from "../../src/frame/rules/rulebook";

test.each([
  ["ankh", Object.values(ANKH)],
  ["tekhenu", TEKHENU],
] as const)("the help cards of %s link to chapters that exist", async (game, linked) => {
  const { headings } = await chaptersOf(game);
  expect(linked.filter((one) => !headings.includes(one))).toEqual([]);
});
