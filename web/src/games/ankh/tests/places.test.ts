import { describe, expect, it } from "vitest";
import { changes } from "../changes";
import { edgeOf } from "../edges";
import { colours } from "../gods";
import { actionInfo, TURN_ACTIONS } from "../turn-actions";
import { allEvents, event, over, start } from "./fixtures";

describe("what an event changes on the board", () => {
  it("names where a figure came from and where it stands", () => {
    const moved = event("moved", { seat: 0, figure: "warrior", hex: "C5", to: "C6" });
    expect(changes(moved, start)).toEqual([
      { place: "space-C6", kind: "arrived", from: "space-C5" },
    ]);
  });
  it("names spaces that were emptied, tracks, powers and tokens", () => {
    const places = (name: string, more: Record<string, unknown>): string[] =>
      changes(event(name, { seat: 0, ...more }), start).map(({ place }) => place);
    expect(places("died", { figure: "warrior", hex: "B2", cause: "battle" })).toEqual(["space-B2"]);
    expect(places("acted", { action: "gain", at: 1, needed: 4 })).toEqual(["action-gain"]);
    expect(places("unlocked", { power: "revered", level: 1 })).toEqual(["power-0-revered"]);
    expect(places("devotion", { amount: 1, at: 4 })).toEqual(["devotion-0"]);
    expect(places("event", { kind: "control", number: 3 })).toEqual(["event-3"]);
    expect(places("tokens-swapped", { token: 1, other: 2 })).toEqual(["region-1", "region-2"]);
    expect(places("turn", { number: 3 })).toEqual([]);
  });
  it("uses the leading seat of a merged pair", () => {
    for (const one of allEvents)
      for (const { place } of changes(one, over)) {
        const seat = /^(?:god|devotion)-(\d+)$/.exec(place)?.[1];
        if (seat !== undefined) expect(over.table.seats).toContain(Number(seat));
      }
  });
});

describe("colours", () => {
  it("follow the god, whichever seat plays it", () => {
    const gods = (names: string[]) =>
      names.map((name, seat) => ({ ...start.table.gods[0], gods: [name], seats: [seat] }));
    const view = (names: string[]) =>
      ({ ...start, table: { ...start.table, gods: gods(names) } }) as typeof start;
    expect(colours(view(["amun", "isis", "ra"]))).toEqual([4, 0, 1]);
  });
  it("are all different before gods are chosen", () => {
    const view = { ...start, table: { ...start.table, gods: [] } } as typeof start;
    expect(new Set(colours(view)).size).toBe(3);
  });
});

describe("what an action brings now", () => {
  const [god] = start.table.gods;
  it("is told for all four", () => {
    for (const action of TURN_ACTIONS)
      expect(god && actionInfo(action, god, start.table).message).toMatch(/^an-brings-/);
  });
  it("says why a power cannot be paid for", () => {
    const poor = god && { ...god, followers: 0 };
    expect(poor && actionInfo("unlock", poor, start.table)).toMatchObject({
      message: "an-brings-unlock-lacking",
      args: { have: 0 },
      lacking: true,
    });
  });
});

describe("edges of the visible map", () => {
  const view = { x: 0, y: 0, w: 100, h: 50 };
  it("tell where something outside lies", () => {
    expect(edgeOf({ x: 50, y: 25 }, view)).toBeNull();
    expect(edgeOf({ x: 130, y: 60 }, view)).toBe("right");
    expect(edgeOf({ x: 50, y: -9 }, view)).toBe("top");
  });
});
