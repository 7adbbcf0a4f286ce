import { describe, expect, it } from "vitest";
import { SMALL, WIDE } from "../geometry";
import { reasons, routes, type BoardGeometry } from "../flight-paths";
import { apply, groups, land, lift, NOTHING, sceneOf, settle } from "../scene";
import { reel, gameEvent } from "./fixtures";

describe("a scene", () => {
  it("matches the view after the events of a round", () => {
    let scene = sceneOf(reel[0]!.view);
    for (const state of reel.slice(1)) {
      scene = state.events.reduce(apply, scene);
      const target = sceneOf(state.view, scene);
      expect(scene.priests).toEqual(target.priests);
      expect(scene.scores).toEqual(target.scores);
      expect(scene.laid).toEqual(target.laid);
      expect(scene.dead).toEqual(target.dead);
      expect(scene.round).toEqual(target.round);
      expect(scene.first).toEqual(target.first);
      scene = target;
    }
  });

  it("leaves out a priest that is moving", () => {
    const placed = gameEvent("placed", { seat: 0, cell: "1a1" });
    expect(lift(NOTHING, placed).priests).toEqual({});
    const there = land(lift(NOTHING, placed), placed);
    expect(there.priests).toEqual({ "1a1": 0 });
    const removed = gameEvent("removed", { seat: 1, owner: 0, cell: "1a1", fate: "kingdom" });
    expect(lift(there, removed)).toMatchObject({ priests: {}, dead: [] });
    expect(apply(there, removed)).toMatchObject({
      priests: {},
      dead: [0],
      lastDead: 1,
      last: ["1a1"],
    });
    expect(
      apply(there, gameEvent("removed", { seat: 1, owner: 0, cell: "1a1", fate: "supply" })).dead,
    ).toEqual([]);
  });

  it("marks the last actions of one seat", () => {
    const events = [
      gameEvent("placed", { seat: 0, cell: "1a1" }),
      gameEvent("placed", { seat: 0, cell: "1a2" }),
    ];
    const mine = events.reduce(apply, NOTHING);
    expect(mine.last).toEqual(["1a1", "1a2"]);
    expect(apply(mine, gameEvent("placed", { seat: 1, cell: "2a1" })).last).toEqual(["2a1"]);
    const next = apply(mine, gameEvent("round", { round: 2 }));
    expect(next.last).toEqual(["1a1", "1a2"]);
    expect(apply(next, gameEvent("placed", { seat: 0, cell: "1a3" })).last).toEqual(["1a3"]);
  });

  it("keeps the order of the dead as far as the counts allow", () => {
    expect(settle([], [1, 2])).toEqual([0, 1, 1]);
    expect(settle([1, 0, 1], [1, 3])).toEqual([1, 0, 1, 1]);
    expect(settle([1, 0, 1], [0, 1])).toEqual([1]);
  });

  it("groups events that are animated together", () => {
    const events = [
      gameEvent("laid", { seat: 0 }),
      gameEvent("laid", { seat: 1 }),
      gameEvent("scored", { seat: 0 }),
      gameEvent("scored", { seat: 1 }),
      gameEvent("placed", { seat: 0 }),
      gameEvent("placed", { seat: 0 }),
      gameEvent("placed", { seat: 1 }),
    ];
    expect(groups(events).map((group) => group.length)).toEqual([2, 1, 1, 2, 1]);
    expect(groups([])).toEqual([]);
  });
});

describe("routes", () => {
  const geometry: BoardGeometry = {
    layout: WIDE,
    sides: [1, 0],
    kingdom: 8,
    bonus: [
      { name: "1b3", points: 1 },
      { name: "4a4", points: 2 },
    ],
  };

  it("lead from the supply to a cell and from there to a niche", () => {
    const [way] = routes({ event: "placed", seat: 1, cell: "1a1" }, [], geometry);
    expect(way).toMatchObject({ seat: 1, from: WIDE.supply(0), grave: false });
    const [dead] = routes(
      { event: "removed", seat: 1, owner: 0, cell: "1a1", fate: "kingdom" },
      [0, 1],
      geometry,
    );
    expect(dead?.grave).toBe(true);
    expect(dead?.to.x).toBeCloseTo(WIDE.niche(2, 8).x + WIDE.niche(2, 8).w / 2);
    const [saved] = routes(
      { event: "removed", seat: 1, owner: 0, cell: "1a1", fate: "supply" },
      [],
      geometry,
    );
    expect(saved?.to).toEqual(WIDE.supply(1));
  });

  it("return the dead to supply, and take priests without a cell to the Kingdom", () => {
    expect(routes({ event: "risen", seat: 0, count: 2 }, [0, 1, 0], geometry)).toHaveLength(2);
    expect(
      routes({ event: "unplaced", seat: 0, count: 3, fate: "kingdom" }, [], geometry),
    ).toHaveLength(3);
    expect(routes({ event: "unplaced", seat: 0, count: 3, fate: "supply" }, [], geometry)).toEqual(
      [],
    );
    expect(routes({ event: "lot" }, [], geometry)).toEqual([]);
  });

  it("start at the source of the points", () => {
    const from = (source: string, layout = WIDE) =>
      reasons({ seat: 1, source, points: 3 }, { "1b3": 1, "4a4": 1 }, { ...geometry, layout });
    expect(from("cartouche")).toEqual([{ at: WIDE.cartouche(0, 0), value: 3 }]);
    expect(from("temple-2")[0]?.value).toBe(3);
    expect(from("bonus").map(({ value }) => value)).toEqual([1, 2]);
    expect(from("black", SMALL)).toHaveLength(1);
  });
});
