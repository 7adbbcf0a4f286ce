import { describe, expect, it } from "vitest";
import { accounts, conflictReport, stageBefore } from "../conflict-report";
import { EventPlayback } from "../playback.svelte";
import { event, start } from "./fixtures";

const { table } = start;
const STILL = { motion: false, holds: true };
const opening = [event("conflict", { seat: 0, number: 1 })];
const dominated = [
  event("dominated", { seat: 1, token: 1 }),
  event("points", { seat: 1, amount: 1, source: "domination" }),
  event("devotion", { seat: 1, amount: 1, at: 3 }),
];
const battle = [
  event("battle", { token: 2 }),
  event("joins-battle", { seat: 0, token: 2, figures: 1 }),
  event("joins-battle", { seat: 1, token: 2, figures: 1 }),
];
const fought = [
  event("revealed", { seat: 0, card: "chariots" }),
  event("revealed", { seat: 1, card: "flood" }),
  event("won", { seat: 0, token: 2, margin: 3 }),
  event("points", { seat: 0, amount: 1, source: "victory" }),
  event("devotion", { seat: 0, amount: 1, at: 1 }),
  event("died", { seat: 1, figure: "warrior", hex: "C5", cause: "battle" }),
];
const over = [event("conflict-ends", { number: 1 })];
const merged = [event("merged", { seat: 0, other: 1, at: 1 })];
const turn = [event("turn", { seat: 1, number: 9 })];

/** A playback at the start of a game, ready for news. */
function begun(): EventPlayback {
  const playback = new EventPlayback();
  playback.show(table, [], [], STILL);
  return playback;
}
const told = (playback: EventPlayback): string[] => playback.eventLog.map((one) => one.event);

describe("the playback of a Conflict", () => {
  it("waits after a domination and after a Battle, also without animations", () => {
    const playback = begun();
    playback.show(table, [], [...opening, ...dominated, ...battle], STILL);
    expect(playback.held).toBe(true);
    expect(told(playback).at(-1)).toBe("devotion");
    playback.proceed();
    expect(playback.held).toBe(false);
    expect(told(playback).at(-1)).toBe("joins-battle");
    playback.show(table, [...playback.eventLog], [...fought, ...over, ...turn], STILL);
    expect(playback.held).toBe(true);
    expect(told(playback).at(-1)).toBe("died");
    playback.proceed();
    expect(playback.busy).toBe(false);
    expect(told(playback).at(-1)).toBe("turn");
  });
  it("keeps what happens meanwhile behind the result", () => {
    const playback = begun();
    const first = [...opening, ...dominated, ...battle];
    playback.show(table, [], first, STILL);
    playback.show(table, first, fought, STILL);
    playback.show(table, [...first, ...fought], [...over, ...turn], STILL);
    expect(told(playback).at(-1)).toBe("devotion");
    playback.proceed();
    expect(told(playback).at(-1)).toBe("died");
    playback.proceed();
    expect(told(playback).at(-1)).toBe("turn");
  });
  it("waits at the end of a Conflict only if something follows it", () => {
    const playback = begun();
    playback.show(table, [], [...opening, ...dominated, ...over, ...merged], STILL);
    playback.proceed();
    expect(playback.held).toBe(true);
    expect(playback.canWatchAgain).toBe(false);
    playback.proceed();
    expect(playback.busy).toBe(false);
  });
  it("stops at a result also if the events came without being news", () => {
    const playback = begun();
    const all = [...opening, ...dominated, ...over, ...turn];
    playback.show(table, all, [], STILL);
    expect(playback.held).toBe(true);
    expect(told(playback).at(-1)).toBe("devotion");
  });
  it("can be watched again up to the same result", () => {
    const playback = begun();
    playback.show(table, [], [...opening, ...battle, ...fought, ...over], STILL);
    expect(playback.canWatchAgain).toBe(true);
    playback.watchAgain();
    expect(playback.playing).toBe(true);
    expect(told(playback).filter((name) => name === "revealed")).toHaveLength(2);
    expect(told(playback)).not.toContain("won");
    playback.skip();
    expect(playback.held).toBe(true);
    expect(told(playback).at(-1)).toBe("died");
  });
  it("does not wait for what was over when the viewer arrived, nor in a replay", () => {
    const playback = new EventPlayback();
    playback.show(table, [...opening, ...dominated, ...over], [], STILL);
    expect(playback.busy).toBe(false);
    playback.show(table, [], [...opening, ...dominated, ...over], { motion: false, holds: false });
    expect(playback.busy).toBe(false);
  });
});

describe("the result of a region", () => {
  it("is asked for before the next region, not for an empty one", () => {
    const read = (events: typeof opening) => () => conflictReport([...opening, ...events]);
    expect(stageBefore(battle[0] ?? null, read(dominated))).toBe("1 1");
    expect(stageBefore(dominated[1] ?? null, read(dominated))).toBeNull();
    const empty = [event("region-empty", { token: 1 })];
    expect(stageBefore(battle[0] ?? null, read(empty))).toBeNull();
  });
  it("accounts for Devotion before and after, with its sources", () => {
    const region = conflictReport([...opening, ...battle, ...fought])?.regions[0];
    expect(region && accounts(region, () => 7)).toEqual([
      { seat: 0, before: 0, now: 1, gains: [{ source: "victory", amount: 1 }] },
      { seat: 1, before: 7, now: 7, gains: [] },
    ]);
  });
});
