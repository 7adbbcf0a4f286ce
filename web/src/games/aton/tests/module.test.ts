import { describe, expect, it } from "vitest";
import aton from "../index";
import { effect, opens, planned, takes, tally, working } from "../cards";
import { counters, goal, hint, phases, pips } from "../module";
import { sceneOf } from "../scene";
import { data, moment, names, t } from "./fixtures";

describe("phases", () => {
  const now = (name: (typeof names)[number]): string | undefined => {
    const { view } = moment(name);
    return phases(view, view.questions).find(({ state }) => state === "now")?.id;
  };
  it.each([
    ["exchange-both", "plan"],
    ["lay", "plan"],
    ["remove", "turns"],
    ["place", "turns"],
    ["sacrifice", "turns"],
    ["take-back", "scoring"],
    ["substitute", "scoring"],
  ] as const)("%s is %s", (name, phase) => expect(now(name)).toBe(phase));

  it("are all done at the end", () => {
    const { view } = moment("over");
    expect(new Set(phases(view, view.questions).map(({ state }) => state))).toEqual(
      new Set(["done"]),
    );
    expect(
      phases(moment("place").view, moment("place").view.questions).map(({ state }) => state),
    ).toEqual(["done", "done", "done", "done", "now", "later"]);
  });
});

describe("counters", () => {
  it("count priests, deck, discard pile and token", () => {
    const { view } = moment("crowded");
    const [supply, deck, discard, token] = counters(view, 0, t);
    const side = view.table.sides[0]!;
    expect(supply).toMatchObject({
      id: "supply",
      icon: "priest",
      value: side.supply,
      label: "counter-supply",
    });
    expect(deck?.value).toBe(side.deck);
    expect(Number(deck?.value) + Number(discard?.value) + 4).toBe(36);
    expect(token).toMatchObject({
      value: side.token ? 1 : 0,
      state: side.token ? "ready" : "used",
    });
    expect(counters(view, 5, t)).toEqual([]);
  });
  it("have a goal of 40 points", () => expect(goal(moment("place").view)).toBe(40));
});

describe("pips", () => {
  const { view } = moment("crowded");
  const question = view.questions[0]!;
  it("count placed priests", () => {
    const card = view.table.sides[0]!.laid![3]!;
    expect(pips(question, view)).toEqual({
      done: card - Number(question["left"]),
      total: card,
      icon: "priest",
    });
    expect(pips({ ...question, left: 1 }, view)?.done).toBe(card - 1);
  });
  it("are null when the total is unknown", () => {
    const poor = structuredClone(view);
    poor.table.sides[0]!.supply = 2;
    expect(pips({ ...question, left: 2 }, poor)).toBeNull();
    expect(pips({ question: "lay", seat: 0 }, view)).toBeNull();
    expect(pips({ question: "place", seat: 0, left: 1, reach: 1 }, moment("lay").view)).toBeNull();
  });
  it("count removed priests", () => {
    const removing = moment("remove").view;
    const asked = removing.questions[0]!;
    expect(pips(asked, removing)?.total).toBe(removing.table.sides[0]!.laid![1]! - 2);
  });
  it("hints exist for every question", () => {
    expect(hint(question, view, t)).toBe(`hint-place reach=${question["reach"]}`);
    expect(hint({ question: "substitute", seat: 0, temple: 2 }, view, t)).toBe(
      "hint-substitute temple=2",
    );
  });
});

describe("cards", () => {
  it("have the effect of their cartouche", () => {
    expect([1, 2, 3, 4].map((card) => takes(card, 3))).toEqual(["own", 0, 1, 2]);
    expect(takes(4, 1)).toBe(0);
    expect([1, 3].map(opens)).toEqual(["I", "I – III"]);
    expect(planned(0, null, 1, t)).toBe("board-cartouche-short-1");
    expect(planned(1, 4, 2, t)).toBe("board-effect-take take=2");
    expect(planned(1, 4, 1, t)).toBe("board-cartouche-short-2");
    expect(planned(3, 4, 2, t)).toBe("board-effect-place count=4");
  });
  it("show their effect once they are revealed", () => {
    const { view } = moment("crowded");
    const scene = sceneOf(view);
    const high = scene.laid[0]![0]! - scene.laid[1]![0]!;
    expect(effect(0, 0, scene, view, data, t)).toBe(`+${Math.max(0, 2 * high)}`);
    expect(effect(1, scene.first!, scene, view, data, t)).toMatch(/^board-effect-turn place=1/);
    expect(effect(3, 0, scene, view, data, t)).toMatch(/^board-effect-progress/);
    expect(effect(3, 1, scene, view, data, t)).toMatch(/^board-effect-place/);
    expect(effect(0, 0, sceneOf(moment("lay").view), view, data, t)).toBe("");
  });
  it("show which cartouche is being carried out", () => {
    expect(working(0, [{ question: "place", seat: 0 }])).toBe(3);
    expect(working(0, [{ question: "sacrifice", seat: 0 }])).toBe(1);
    expect(working(1, [{ question: "place", seat: 0 }])).toBeNull();
  });
  it.each(names)("add up to nine of each value: %s", (name) => {
    for (const side of moment(name).view.table.sides) {
      const counts = tally(side);
      expect(counts.map(({ gone, sight, hidden }) => gone + sight + hidden)).toEqual([9, 9, 9, 9]);
    }
  });
});

describe("the module", () => {
  it("answers every verb on the board or in the tray", () => {
    expect(aton.id).toBe("aton");
    for (const name of names) {
      for (const { verb } of moment(name).legal) expect(aton.boardVerbs).toContain(verb);
    }
  });
});
