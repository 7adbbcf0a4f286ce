import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { spots, WIDE } from "../geometry";
import { Player } from "../player.svelte";
import { sceneOf } from "../scene";
import { reel, told } from "./fixtures";

const board = spots(reel[0]!.view.table.board);
const make = (): Player =>
  new Player(() => ({ layout: WIDE, sides: [0, 1], kingdom: 8, bonus: board.filter(({ points }) => points > 0) }));

/** Where the whole reel ends, whatever was shown on the way. */
const end = sceneOf(reel.at(-1)!.view);
const shown = (player: Player) => {
  const { priests, scores, laid } = player.scene;
  return { priests, scores, laid, dead: [...player.scene.dead].sort() };
};
const wanted = { priests: end.priests, scores: end.scores, laid: end.laid, dead: [...end.dead].sort() };

describe("playing what happened", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("ends at the view, with motion", async () => {
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

  it("ends there without motion, and when states come faster than they can be shown", async () => {
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

  it("is skipped to its end at once", async () => {
    const player = make();
    for (const [i, state] of reel.entries()) player.show(state.view, i > 0 ? state.events : [], [], true);
    await vi.advanceTimersByTimeAsync(100);
    player.skip();
    expect(player.playing).toBe(false);
    expect(player.flights).toEqual([]);
    expect(shown(player)).toEqual(wanted);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown(player)).toEqual(wanted);
  });

  it("flies priests and points, and goes on when somebody only answers in secret", async () => {
    const player = make();
    const scoring = reel.findIndex(({ events }) => events.some(({ event }) => event === "scoring"));
    player.show(reel[scoring - 1]!.view, [], [], true);
    player.show(reel[scoring]!.view, reel[scoring]!.events, [], true);
    expect(player.telling).toBe(true);
    expect(player.flights[0]).toMatchObject({ kind: "priest", duration: 420 });
    player.show(structuredClone(reel[scoring]!.view), [], [], true);
    expect(player.playing).toBe(true);
    await vi.advanceTimersByTimeAsync(1300);
    expect(player.flights[0]).toMatchObject({ kind: "points" });
    expect(player.glow).toMatch(/temple|black|bonus/);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(player.scene.scores).toEqual(reel[scoring]!.view.scores);
  });

  it("jumps back after an undo", () => {
    const player = make();
    player.show(reel[4]!.view, [], [], true);
    player.show(reel[3]!.view, [told("undone", { seat: 1, to: 3 })], [], true);
    expect(player.playing).toBe(false);
    expect(player.scene.priests).toEqual(reel[3]!.view.table.priests);
  });
});
