import { describe, expect, it } from "vitest";
import { spots } from "../geometry";
import {
  closedTo,
  foreseenPoints,
  cellsHeld,
  cellStates,
  previewOf,
  priestsIn,
  verbFor,
} from "../cell-states";
import { sceneOf } from "../scene";
import { slots } from "../slots";
import { cellLabel, cellTip, place } from "../tooltip";
import { SMALL, WIDE } from "../geometry";
import { foresight, gameEvent, moment, t } from "./fixtures";

const { view, legal } = moment("crowded");
const cells = spots(view.table.board);
const scene = sceneOf(view);
const nothing = { scene, seat: 0, legal, hovered: null, chosen: null, preview: null };
const free = String(legal[0]!.args["cell"]);
const text = legal[0]!.text;

describe("the state of cells", () => {
  it("mark the legal cells", () => {
    const look = cellStates(cells, nothing);
    const lit = cells.filter(({ name }) => look[name]?.legal).map(({ name }) => name);
    expect(lit.sort()).toEqual(legal.map(({ args }) => args["cell"]).sort());
    expect(look[free]).toMatchObject({ priest: null, ghost: null, hovered: false });
  });
  it("show a ghost on the hovered and on the chosen cell", () => {
    expect(cellStates(cells, { ...nothing, hovered: text })[free]).toMatchObject({
      hovered: true,
      ghost: 0,
    });
    expect(cellStates(cells, { ...nothing, chosen: text })[free]).toMatchObject({
      chosen: true,
      ghost: 0,
    });
  });
  it("mark the priest that would leave", () => {
    const removing = moment("remove");
    const action = removing.legal[0]!;
    const look = cellStates(cells, {
      ...nothing,
      scene: sceneOf(removing.view),
      legal: removing.legal,
      hovered: action.text,
    });
    expect(look[String(action.args["cell"])]).toMatchObject({
      leaving: true,
      ghost: null,
      priest: 1,
    });
  });
  it("use a preview only for the action it is about", () => {
    const preview = foresight([gameEvent("placed", { cell: free, seat: 0 })]);
    expect(previewOf(text, preview)).toBe(preview);
    expect(previewOf("place 4c1", preview)).toBeNull();
    expect(previewOf(null, preview)).toBeNull();
  });
  it("choose the verb to be explained from the question", () => {
    expect(["place", "lay", undefined].map(verbFor)).toEqual(["place", "place", "place"]);
    expect(["remove", "sacrifice", "take-back", "substitute"].map(verbFor)).toEqual(
      Array(4).fill("remove"),
    );
  });
  it("close temples that are out of reach", () => {
    const question = { question: "place", seat: 0, left: 1, reach: 3 };
    expect([1, 3, 4].map((temple) => closedTo(question, temple))).toEqual([false, false, true]);
    expect(closedTo(null, 4)).toBe(false);
    expect(closedTo({ question: "sacrifice", seat: 0 }, 4)).toBe(false);
  });
  it("count priests, cells and foreseen points", () => {
    const priests = { "1a1": 0, "1b1": 1, "1b2": 1, "2a1": 0 };
    expect(priestsIn(priests, 1)).toEqual([1, 2]);
    expect(cellsHeld(priests, cells, "black")).toEqual([0, 2]);
    const scored = [
      gameEvent("scored", { seat: 0, points: 3 }),
      gameEvent("scored", { seat: 1, points: 5 }),
      gameEvent("scored", { seat: 0, points: 2 }),
    ];
    expect(foreseenPoints(foresight(scored))).toEqual([5, 5]);
    expect(foreseenPoints(null)).toBeNull();
  });
});

describe("tooltips", () => {
  const spot = cells.find(({ name }) => name === free)!;
  const about = { spot, scene, cells, sides: [0, 1], viewer: 0, preview: null, t };
  it("say how many priests each side would have in the temple", () => {
    const [mine, theirs] = priestsIn(scene.priests, spot.temple);
    const tip = cellTip({ ...about, look: cellStates(cells, nothing)[free]! });
    expect(tip.lines[1]).toBe(
      `board-would-stand temple=${"I".repeat(spot.temple)} left=${mine + 1} right=${theirs}`,
    );
    const idle = cellTip({ ...about, look: { ...cellStates(cells, nothing)[free]!, legal: null } });
    expect(idle.lines[1]).toContain("board-stands");
  });
  it("say how many points a scoring would bring", () => {
    const events = [
      gameEvent("placed", { cell: free, seat: 0 }),
      gameEvent("scored", { seat: 1, points: 5 }),
    ];
    const preview = foresight(events);
    expect(cellTip({ ...about, preview, look: cellStates(cells, nothing)[free]! }).lines[1]).toBe(
      "board-would-score mine=0 theirs=5",
    );
  });
  it("name a cell in words", () => {
    const label = cellLabel(spot, cellStates(cells, nothing)[free]!, 0, ["A", "B"], t);
    expect(label).toContain("legal=yes");
    expect(label).toContain(`cell=${free}`);
  });
  it("have a place in both layouts", () => {
    for (const layout of [WIDE, SMALL]) {
      for (const shown of [
        { about: "cell", name: "1a1" },
        { about: "temple", temple: 2 },
        { about: "black" },
      ] as const) {
        expect(place(shown, layout).w).toBeGreaterThan(0);
      }
    }
  });
});

describe("the cards at the cartouches", () => {
  const at = (
    name: Parameters<typeof moment>[0],
    seat: number,
    laying: { shown(slot: number): number | null } | null = null,
  ) => {
    const state = moment(name);
    return slots({
      seat,
      viewer: 0,
      view: state.view,
      toMove: state.to_move,
      scene: sceneOf(state.view),
      playing: false,
      laying,
    });
  };
  it("are faint and face down until the rival has answered", () => {
    expect(at("lay-both", 1)[0]).toEqual({ card: null, hidden: true, faint: true });
    expect(at("lay", 1)[0]).toEqual({ card: null, hidden: true, faint: false });
    expect(at("exchange-both", 1)[0]).toEqual({ card: null, hidden: false, faint: false });
  });
  it("are visible to their owner", () => {
    expect(
      at("waiting-lay", 0)
        .map(({ card }) => `${card}`)
        .join(" "),
    ).toBe(moment("waiting-lay").view.answer?.slice(4));
    expect(at("lay", 0, { shown: (slot) => slot }).map(({ card }) => card)).toEqual([0, 1, 2, 3]);
    expect(at("lay", 0)[0]).toEqual({ card: null, hidden: false, faint: false });
  });
  it("are visible to all after the reveal", () => {
    expect(at("place", 1).map(({ card }) => card)).toEqual(
      moment("place").view.table.sides[1]!.laid,
    );
  });
});
