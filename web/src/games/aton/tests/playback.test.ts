import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { spots, WIDE } from "../geometry";
import { EventPlayback } from "../playback.svelte";
import { sceneOf } from "../scene";
import { reel, gameEvent } from "./fixtures";

const board = spots(reel[0]!.view.table.board);
const make = (): EventPlayback =>
  new EventPlayback(() => ({
    layout: WIDE,
    sides: [0, 1],
    kingdom: 8,
    bonus: board.filter(({ points }) => points > 0),
  }));

/** The scene at the end of the reel, however it was played. */
const end = sceneOf(reel.at(-1)!.view);
const shown = (player: EventPlayback) => {
  const { priests, scores, laid } = player.scene;
  return { priests, scores, laid, dead: [...player.scene.dead].sort() };
};
const wanted = {
  priests: end.priests,
  scores: end.scores,
  laid: end.laid,
  dead: [...end.dead].sort(),
};

describe("playback", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("ends at the view, with animations", async () => {
    const player = make();
    for (const [i, state] of reel.entries()) {
      player.show(state.view, i > 0 ? state.events : [], state.events, true);
      await vi.advanceTimersByTimeAsync(20_000);
      expect(player.playing).toBe(false);
      expect(player.scene.priests).toEqual(state.view.table.priests);
      expect(player.scene.scores).toEqual(state.view.scores);
    }
    expect(shown(player)).toEqual(wanted);
  });

  it("ends at the view without animations, and when states arrive faster than it plays", async () => {
    const still = make();
    const hasty = make();
    for (const [i, state] of reel.entries()) {
      still.show(state.view, i > 0 ? state.events : [], state.events, false);
      hasty.show(state.view, i > 0 ? state.events : [], state.events, true);
      expect(still.playing).toBe(false);
      await vi.advanceTimersByTimeAsync(30);
    }
    expect(shown(still)).toEqual(wanted);
    expect(hasty.playing).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(hasty.playing).toBe(false);
    expect(shown(hasty)).toEqual(wanted);
  });

  it("can be skipped", async () => {
    const player = make();
    for (const [i, state] of reel.entries())
      player.show(state.view, i > 0 ? state.events : [], [], true);
    await vi.advanceTimersByTimeAsync(100);
    player.skip();
    expect(player.playing).toBe(false);
    expect(player.flights).toEqual([]);
    expect(shown(player)).toEqual(wanted);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown(player)).toEqual(wanted);
  });

  it("animates priests and points, and continues when a player answers in secret", async () => {
    const player = make();
    const scoring = reel.findIndex(({ events }) => events.some(({ event }) => event === "scoring"));
    player.show(reel[scoring - 1]!.view, [], [], true);
    player.show(reel[scoring]!.view, reel[scoring]!.events, [], true);
    expect(player.blocksChoices).toBe(true);
    expect(player.flights[0]).toMatchObject({ kind: "priest", duration: 420 });
    player.show(structuredClone(reel[scoring]!.view), [], [], true);
    expect(player.playing).toBe(true);
    await vi.advanceTimersByTimeAsync(1300);
    expect(player.flights[0]).toMatchObject({ kind: "points" });
    expect(player.scoredArea).toMatch(/temple|black|bonus/);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(player.scene.scores).toEqual(reel[scoring]!.view.scores);
  });

  it("jumps back after an undo", () => {
    const player = make();
    player.show(reel[4]!.view, [], [], true);
    player.show(reel[3]!.view, [gameEvent("undone", { seat: 1, to: 3 })], [], true);
    expect(player.playing).toBe(false);
    expect(player.scene.priests).toEqual(reel[3]!.view.table.priests);
  });
});
