import { describe, expect, it } from "vitest";
import { apply, sceneOf } from "../scene";
import { conflictReport, sums } from "../conflict-report";
import { event, over, start, allEvents } from "./fixtures";

describe("the report of a Conflict", () => {
  it("is null before the first Conflict", () => {
    expect(conflictReport([event("turn", { seat: 0, number: 1 })])).toBeNull();
  });
  it("lists the regions in the order of their tokens, and every point gained", () => {
    const starts = allEvents.flatMap(({ event }, i) => (event === "conflict" ? [i] : []));
    expect(starts.length).toBeGreaterThan(2);
    for (const first of starts) {
      const end = allEvents.findIndex(
        (one, i) => i > first && (one.event === "turn" || one.event === "marker-reset"),
      );
      const part = allEvents.slice(first, end < 0 ? undefined : end);
      const made = conflictReport(part);
      expect(made?.over).toBe(true);
      const tokens = made?.regions.map(({ token }) => token) ?? [];
      expect(tokens).toEqual([...tokens].sort((a, b) => a - b));
      const points = made?.regions.flatMap((region) => region.points) ?? [];
      const gained = part
        .filter((one) => one.event === "devotion")
        .reduce((sum, one) => sum + Number(one["amount"]), 0);
      expect(points.reduce((sum, { amount }) => sum + amount, 0)).toBe(gained);
    }
  });
  it("follows a Battle step by step", () => {
    const battle = [
      event("conflict", { seat: 0, number: 1 }),
      event("battle", { token: 3 }),
      event("joins-battle", { seat: 0, token: 3, figures: 2 }),
      event("joins-battle", { seat: 1, token: 3, figures: 1 }),
    ];
    expect(conflictReport(battle)?.regions[0]).toMatchObject({
      fighters: [0, 1],
      step: "obelisks",
      winner: undefined,
      over: false,
    });
    const cards = [
      ...battle,
      event("revealed", { seat: 0, card: "chariots" }),
      event("revealed", { seat: 1, card: "flood" }),
    ];
    expect(conflictReport(cards)?.regions[0]).toMatchObject({
      step: "cards",
      cards: { 0: ["chariots"], 1: ["flood"] },
    });
    const end = [
      ...cards,
      event("points", { seat: 0, amount: 1, source: "obelisk-majority" }),
      event("devotion", { seat: 0, amount: 1, at: 1 }),
      event("strength", { seat: 0, figures: 2, temples: 0, cards: 3, total: 5 }),
      event("won", { seat: 0, token: 3, margin: 4 }),
      event("points", { seat: 0, amount: 1, source: "victory" }),
      event("died", { seat: 1, figure: "warrior", hex: "C5", cause: "battle" }),
      event("conflict-ends", { number: 1 }),
      event("merged", { seat: 0, other: 1, at: 2 }),
    ];
    const made = conflictReport(end);
    expect(made?.regions[0]).toMatchObject({
      step: "resolution",
      winner: 0,
      fallen: { 1: 1 },
      over: true,
    });
    expect(made?.regions[0]?.eventsByStep["majorities"]).toHaveLength(2);
    expect(sums(made?.regions[0]?.points ?? [])).toEqual({ 0: 2 });
    expect(made?.after).toHaveLength(1);
  });
  it("leaves out undone events", () => {
    const events = [event("conflict", { seat: 0, number: 1 }), event("undone", { seat: 0, to: 0 })];
    expect(conflictReport(events)).toBeNull();
  });
});

describe("the scene", () => {
  it("matches the final view after all events of a game", () => {
    const first = allEvents.findIndex(({ event }) => event === "turn");
    const pieces = sceneOf(over.table).pieces;
    expect(pieces.length).toBeGreaterThan(5);
    const marks = allEvents
      .slice(first)
      .reduce(apply, { ...sceneOf(over.table), pieces: [], markers: {} });
    expect(marks.events).toBe(over.table.events_done);
    for (const [action, { at }] of Object.entries(over.table.markers))
      expect(marks.markers[action] ?? 0).toBe(at);
  });
  it("keeps a figure's id while it moves", () => {
    const scene = sceneOf(start.table);
    const god = scene.pieces.find(({ kind, god }) => kind === "god" && god === 0);
    const moved = apply(scene, event("moved", { seat: 0, figure: "god", hex: god?.hex, to: "A2" }));
    expect(moved.pieces.find(({ hex }) => hex === "A2")?.id).toBe(god?.id);
    expect(
      apply(moved, event("died", { seat: 0, figure: "god", hex: "A2", cause: "battle" })).pieces,
    ).toHaveLength(scene.pieces.length - 1);
    const built = apply(scene, event("built", { seat: 1, monument: "temple", hex: "A2" }));
    expect(built.pieces.at(-1)).toMatchObject({ hex: "A2", kind: "temple", god: 1 });
  });
  it("puts an ankh on top of the stack it reaches", () => {
    const scene = { ...sceneOf(start.table), stacks: [[0, 1, 2], [], []] };
    expect(
      apply(
        apply(scene, event("devotion", { seat: 1, amount: 1, at: 1 })),
        event("devotion", { seat: 0, amount: 1, at: 1 }),
      ).stacks,
    ).toEqual([[2], [1, 0], []]);
  });
});
