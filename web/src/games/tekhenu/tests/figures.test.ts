import { expect, test } from "vitest";
import type { Data } from "$generated/tekhenu";
import { signOf, withFigures, type GameData } from "$lib/own-figures";
import { Words } from "$lib/fluent";
import { face } from "../cards";
import { bonusOf, loss, turnsOf } from "../data";
import { newestData } from "../../../../tests/newest-data";

const data = newestData<Data>("tekhenu");
const own = withFigures(data as unknown as GameData, {
  "technologies.t11.value": 4,
  "tracks.losses.from": [1, 2, 9],
  "horus.bonuses.1": [{ gold: 3 }],
  "tiles.p01.edges": "RRRR",
}) as unknown as Data;

test("a table's own figures replace the entries given and no others", () => {
  expect(loss(own, -2)).toBe(2);
  expect(loss(own, -8)).toBe(2);
  expect(bonusOf(own, 1)).toEqual([[["gold", 3]]]);
  expect(bonusOf(own, 2)).toEqual(bonusOf(data, 2));
  expect(turnsOf(own, "p01")).toBe(1);
  expect(loss(data, -2)).toBe(0);
});

test("a card shows the figures of the table", () => {
  expect(face(data, "t11")[0]).toEqual({ text: "1" });
  expect(face(own, "t11")[0]).toEqual({ text: "4" });
  expect(face(data, "b01")).toEqual([{ text: "+4" }, { sign: "limestone" }]);
});

test("only figures that the rulebook does not give bear the sign", () => {
  const sign = (from: Data, path: string): string => signOf(from as unknown as GameData, path);
  expect(sign(data, "technologies.t11.value")).toBe("◇");
  expect(sign(own, "technologies.t11.value")).toBe("");
  expect(sign(own, "tiles.p02.cost")).toBe("◇");
  expect(sign(data, "technologies.t11.points")).toBe("");
});

test("messages quote the figures and decline what they count", () => {
  const forms = { one: "писарь", few: "писаря", many: "писарей" };
  const terms = { scribe: { ru: { forms } }, gold: { ru: { forms: { few: "золота" } } } };
  const source = 'a = { FIGURE("technologies.t11.value") }\nb = { THINGS("horus.bonuses.1") }';
  const words = new Words("ru", [source], terms, {}, own as unknown as GameData);
  expect(words.message("a")).toBe("4");
  expect(words.message("b")).toBe("3 золота");
  expect(words.fill('{ FIGURE("tracks.losses.from") }, { SIGN("horus.cost") }')).toBe(
    "1, 2 и 9, ◇",
  );
  expect(words.withData(data as unknown as GameData).message("a")).toBe("1◇");
});
