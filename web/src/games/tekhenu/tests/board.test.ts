import { describe, expect, it } from "vitest";
import type { Data, HeadView, TekhenuView } from "$generated/tekhenu";
import type { GameEvent, Legal } from "$lib/types";
import { newestData } from "../../../../tests/newest-data";
import { lastTurn, why } from "../bot-turn";
import { face } from "../cards";
import {
  lightFromArrow,
  loss,
  sectionOpenedAt,
  sectionsFor,
  slotValues,
  thoth,
  triangles,
} from "../data";
import { routes } from "../flight-paths";
import { scoreSheets, cell, rows, sum } from "../score-sheet";
import { gain, signed } from "../module";
import { offered } from "../offer";
import { nearest } from "../keyboard-area";
import { dieParts } from "../names";
import { balanceAfterTaking, statueBonuses } from "../die-forecast";
import { areaFor, areaOfPlace, hasChoices, phoneAreaFor } from "../areas";
import { signFor, trayOptions } from "../tray";
import { dice } from "../wheel";

const data = newestData<Data>("tekhenu");
const gameEvent = (event: string, more: object = {}): GameEvent => ({
  event,
  move: 1,
  page: 1,
  ...more,
});
const legal = (verb: string, args: Record<string, string | number> = {}): Legal => ({
  verb,
  args,
  text: [verb, ...Object.values(args)].join(" "),
});

describe("the data", () => {
  it("match the tables of the rules", () => {
    expect([0, -2, -3, -4, -5, -7, -8, -20].map((balance) => loss(data, balance))).toEqual([
      0, 0, 1, 1, 2, 2, 3, 3,
    ]);
    expect([8, 9, 15, 16, 21].map((at) => triangles(data, at))).toEqual([0, 1, 2, 3, 5]);
    expect([0, 1, 5, 9, 13].map((happiness) => sectionsFor(data, happiness))).toEqual([
      0, 1, 2, 3, 4,
    ]);
    expect(thoth(data, 3)).toEqual({ cards: 2, papyrus: 2 });
    expect([8, 9, 13].map((at) => sectionOpenedAt(data, at))).toEqual([-1, 2, 3]);
    expect(slotValues(data)).toEqual(["5–6", "3–4", "1–2"]);
    expect([0, 1, 2, 3, 4, 5].map((god) => lightFromArrow(data, god, 0))).toEqual([
      "sunny",
      "shaded",
      "dark",
      "dark",
      "shaded",
      "sunny",
    ]);
    expect(signed(-3)).toBe("−3");
    expect(dieParts("osiris-brown-4")).toEqual({ god: "osiris", colour: "brown", value: 4 });
  });
  it("give every card a face", () => {
    for (const [letter, count] of [
      ["b", 24],
      ["t", 24],
      ["d", 24],
      ["s", 12],
      ["f", 4],
    ] as const) {
      for (let i = 1; i <= count; i++)
        expect(
          face(data, `${letter}${String(i).padStart(2, "0")}`).length,
          `${letter}${i}`,
        ).toBeGreaterThan(0);
    }
  });
});

describe("taking a die", () => {
  const head = (weight: number, gods: object = {}, bot = false) =>
    ({ weight, gods, bot }) as unknown as HeadView;
  it("changes the balance according to its purity", () => {
    expect(balanceAfterTaking(head(-5), "pure", 4, false)).toBe(-1);
    expect(balanceAfterTaking(head(1), "tainted", 6, false)).toBe(-5);
    expect(balanceAfterTaking(head(1), "tainted", 6, true)).toBe(1);
  });
  it("pays the owners of other statues, and with two players one's own too", () => {
    const table = {
      slots: ["hathor", "ra", "thoth"],
      heads: [head(0, { thoth: 1 }), head(0, { thoth: 1 }), head(0)],
    } as unknown as TekhenuView;
    expect(statueBonuses(data, table, 3, "thoth", 0)).toEqual([{ head: 1, ways: [[["gold", 1]]] }]);
    expect(statueBonuses(data, table, 2, "thoth", 0).map(({ head: who }) => who)).toEqual([0, 1]);
  });
});

describe("the wheel", () => {
  it("gives each die its own place, even in a crowded row", () => {
    const light = {
      horus: "shaded",
      ra: "dark",
      hathor: "dark",
      bastet: "shaded",
      thoth: "sunny",
      osiris: "sunny",
    };
    const many = Array.from({ length: 7 }, () => ({ die: "horus-gray-3", purity: "tainted" }));
    const empty = { ra: [], hathor: [], bastet: [], thoth: [], osiris: [] };
    const lying = dice({ light, wheel: { horus: many, ...empty } } as unknown as TekhenuView);
    expect(new Set(lying.map(({ key }) => key)).size).toBe(7);
    for (const [i, one] of lying.entries())
      for (const other of lying.slice(i + 1))
        expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(
          one.size * 0.9,
        );
  });
});

describe("score sheets", () => {
  const events = [
    gameEvent("maat", { number: 2 }),
    gameEvent("balanced", { seat: 0, balance: -4 }),
    gameEvent("forfeited", { seat: 0, points: 1, source: "unbalance", total: 9 }),
    gameEvent("bot-balanced", { balance: 2 }),
    gameEvent("scoring", { number: 1 }),
    gameEvent("scored", { seat: 0, points: 6, source: "districts", total: 15 }),
    gameEvent("bot-scored", { points: 3, source: "statues", total: 13 }),
    gameEvent("scored", { seat: 0, points: 2, source: "t02", total: 17 }),
    gameEvent("round", { round: 9 }),
  ];
  it("separate Maat phases from scorings, step by step", () => {
    const [maat, scoring] = scoreSheets(events, 1);
    expect([maat?.kind, scoring?.kind, scoring?.closed]).toEqual(["maat", "scoring", true]);
    expect(rows(maat?.entries ?? [])).toEqual(["balance", "unbalance"]);
    expect(sum(maat?.entries ?? [], 0)).toBe(-1);
    expect(cell(scoring?.entries ?? [], "statues", 1)).toBe(3);
    expect(sum(scoring?.entries ?? [], 0)).toBe(6);
  });
  it("count losses, cards and Botankhamun's points", () => {
    expect(gain(events[2] as GameEvent, 1)).toEqual({
      seat: 0,
      points: -1,
      total: 9,
      source: "unbalance",
    });
    expect(gain(events[6] as GameEvent, 1)?.seat).toBe(1);
    expect(gain(events[7] as GameEvent, 1)?.source).toBe("technologies");
    expect(gain(gameEvent("round"), 1)).toBeNull();
  });
});

describe("Botankhamun", () => {
  it("has a reason for each die", () => {
    expect(why(data, "bastet", "bastet-gray-6").id).toBe("bot-why-god");
    expect(why(data, "bastet", "hathor-gray-6").id).toBe("bot-why-back");
    expect(why(data, "r3", "horus-white-5").id).toBe("bot-why-good");
    expect(why(data, "r3", "horus-brown-5").id).toBe("bot-why-next");
    expect(why(data, "r3", "horus-gray-5").id).toBe("bot-why-gray");
  });
  it("is explained by the events of his last turn", () => {
    const events = [
      gameEvent("bot-tile"),
      gameEvent("bot-takes"),
      gameEvent("round"),
      gameEvent("bot-tile", { bottile: "r1" }),
      gameEvent("bot-takes"),
      gameEvent("rolled"),
      gameEvent("bot-card"),
    ];
    expect(lastTurn(events).map(({ event }) => event)).toEqual(["bot-tile", "bot-takes"]);
  });
});

describe("options", () => {
  it("are chosen on the board, in an offer or in the tray", () => {
    const all = [
      legal("take", { die: "ra-gray-1" }),
      legal("anubis"),
      legal("destiny", { destiny: "f02" }),
      legal("keep", { which: 2 }),
    ];
    expect(trayOptions(all).map(({ verb }) => verb)).toEqual(["anubis"]);
    expect(
      offered(all, { question: "destiny", seat: 0 }, ["d01", "d02"]).map(({ card }) => card),
    ).toEqual(["f02", "d02"]);
    expect(signFor(legal("act", { god: "ra" }))).toBe("g-ra");
  });
  it("open and mark the area they belong to", () => {
    expect(areaFor("draft", [legal("take", { die: "ra-gray-1" })])).toBeNull();
    expect(areaFor("osiris", [legal("found", { work: "bread-1" })])).toBe("districts");
    expect(areaFor("turn", [legal("turn", { turns: 1 })])).toBe("temple");
    expect(phoneAreaFor("draft", [legal("take", { die: "ra-gray-1" })])).toBe("wheel");
    expect(phoneAreaFor("horus", [legal("dedicate", { god: "ra" })])).toBe("districts");
    expect(hasChoices("statues", [legal("statue", { people: "quarries" })])).toBe(true);
    expect(hasChoices("temple", [legal("statue", { people: "quarries" })])).toBe(false);
    expect(areaOfPlace("people:temple-row")).toBe("temple");
    expect(areaOfPlace("card:b01")).toBe("market");
  });
  it("are animated from their old place to their new one", () => {
    const made = routes(
      [
        gameEvent("pillar", { seat: 0, tile: "p04", cell: "c3" }),
        gameEvent("scored", { seat: 0, points: 4 }),
      ],
      1,
    );
    expect(made.map(({ from, to }) => [from, to])).toEqual([
      ["tile:p04", "cell:c3"],
      ["cell:c3", "head:0"],
    ]);
  });
  it("are reached by arrow keys, the nearest one first", () => {
    const spots = [
      { x: 10, y: 0 },
      { x: 4, y: 30 },
      { x: 30, y: 2 },
    ];
    expect(nearest({ x: 0, y: 0 }, spots, [1, 0])).toBe(0);
    expect(nearest({ x: 0, y: 0 }, spots, [0, 1])).toBe(1);
    expect(nearest({ x: 0, y: 0 }, spots, [-1, 0])).toBe(-1);
  });
});
