import { describe, expect, it } from "vitest";
import type { Data, HeadView, TekhenuView } from "$generated/tekhenu";
import { Words, type Terms } from "$lib/fluent";
import type { GameData } from "$lib/own-figures";
import type { GameEvent, View } from "$lib/types";
import { newestData } from "../../../../tests/newest-data";
import { changes, trailTo } from "../changes";
import { godAction, payment, production, scribesFor, whyNot } from "../die-action";
import { answersFor } from "../die-plan";
import { arrange } from "../layout";
import { pips } from "../module";
import { nextHappening, roundTrack } from "../round-track";
import { afterTurn, dice, purityIn } from "../wheel";

const data = newestData<Data>("tekhenu");
const gameEvent = (event: string, more: object = {}): GameEvent => ({
  event,
  move: 1,
  page: 1,
  ...more,
});

describe("the round track", () => {
  it("has a turn of the wheel, a Maat phase and the scorings where the rules put them", () => {
    const track = roundTrack(data, 6);
    const after = Object.fromEntries(track.map(({ round, after: it }) => [round, it]));
    expect(track).toHaveLength(16);
    expect([after[1], after[2], after[4]]).toEqual([[], ["turn"], ["maat"]]);
    expect([after[8], after[12], after[16]]).toEqual([
      ["maat", "scoring-a"],
      ["maat"],
      ["maat", "scoring-b"],
    ]);
    expect(track.map(({ state }) => state).slice(4, 7)).toEqual(["done", "now", "later"]);
    expect(nextHappening(track)?.round).toBe(6);
    expect(nextHappening(roundTrack(data, 17))).toBeNull();
  });
});

describe("changes", () => {
  const view = { players: 2 } as View<TekhenuView>;
  const places = (event: GameEvent): string[] =>
    changes(event, view).map(({ place, kind }) => `${kind} ${place}`);
  it("name what pieces, dice, cards, tracks and stock an event touches", () => {
    expect(places(gameEvent("die-taken", { seat: 1, die: "ra-gray-2" }))).toEqual([
      "left die:ra-gray-2",
      "changed scales:1",
    ]);
    expect(places(gameEvent("work-built", { seat: 0, work: "bread-3" }))[0]).toBe(
      "arrived work:bread-3",
    );
    expect(places(gameEvent("card-dealt", { card: "t04" }))).toEqual(["arrived card:t04"]);
    expect(places(gameEvent("marker-moved", { seat: 1, marker: "happiness", to: 7 }))).toEqual([
      "arrived track:7",
    ]);
    expect(places(gameEvent("paid", { seat: 1, token: "bread", count: 2 }))).toEqual([
      "changed stock:1:bread",
    ]);
    expect(places(gameEvent("round", { round: 3 }))).toEqual([]);
  });
  it("give Botankhamun the number after the seats", () => {
    expect(places(gameEvent("bot-pillar", { tile: "p04", cell: "c3" }))).toEqual([
      "arrived cell:c3",
      "changed pieces:2",
    ]);
  });
  it("trace a marker's way along the track", () => {
    const moved = (marker: string, to: number): GameEvent =>
      gameEvent("marker-moved", { seat: 1, marker, to });
    const events = [moved("happiness", 3), moved("population", 9), moved("happiness", 6)];
    expect(trailTo(events, 1, 6)).toEqual([3, 4, 5]);
    expect(trailTo(events, 1, 9)).toEqual([]);
    expect(trailTo(events, 0, 6)).toEqual([]);
  });
});

const head = (more: object = {}): HeadView =>
  ({
    tokens: { papyrus: 3, bread: 1, limestone: 2, granite: 0, gold: 0, scribe: 2 },
    production: { papyrus: 2, bread: 4 },
    technologies: [],
    blessings: [],
    happiness: 6,
    population: 9,
    statue_cost: 2,
    statues_left: 6,
    pillars_left: 8,
    buildings_left: 10,
    works: [],
    buildings: [],
    ...more,
  }) as unknown as HeadView;
const table = (...heads: HeadView[]): TekhenuView =>
  ({
    row: ["p01", "p07", null],
    slots: ["ra", "thoth", "horus", "bastet", "hathor", "osiris"],
    spaces: { w1: 2, w2: 3 },
    open_sections: 2,
    heads,
  }) as unknown as TekhenuView;

describe("an action of a die", () => {
  it("costs what the tile, the statue or the cards cost, and says what is missing", () => {
    const me = head();
    const ra = godAction(data, table(me), me, "ra", 6);
    expect([ra.price, ra.lacks]).toEqual([[["limestone", 3]], 1]);
    expect(godAction(data, table(me), me, "ra", 3).lacks).toBe(0);
    expect(godAction(data, table(me), me, "thoth", 5).price).toEqual([["papyrus", 3]]);
    expect(whyNot(data, table(me), me, ra, 6)).toEqual({ id: "no-goods", args: { count: 1 } });
    expect(whyNot(data, table(me), me, godAction(data, table(me), me, "ra", 1), 1).id).toBe(
      "no-tile",
    );
  });
  it("can be paid with gold, and with a technology's own goods", () => {
    const rich = head({ tokens: { papyrus: 0, gold: 3, limestone: 1 } });
    expect(payment(rich, [["papyrus", 2]])).toEqual({ lacks: 0, gold: 2 });
    const builder = head({ technologies: ["t21"] });
    expect(godAction(data, table(builder), builder, "hathor", 2).price).toEqual([["bread", 1]]);
    const mason = head({ technologies: ["t22"], tokens: { limestone: 3, granite: 0 } });
    expect(
      payment(mason, [
        ["limestone", 2],
        ["granite", 1],
      ]).lacks,
    ).toBe(0);
  });
  it("never raises happiness above the population", () => {
    const me = head();
    const [, steps] = godAction(data, table(me), me, "bastet", 5).result;
    expect(steps).toEqual({ text: "6 → 9" });
  });
  it("names a full row, an unhappy people and missing pieces", () => {
    const full = head({ works: ["papyrus-3", "bread-3", "limestone-3", "granite-3"] });
    const osiris = (me: HeadView) => godAction(data, table(me), me, "osiris", 3);
    expect(whyNot(data, table(full), full, osiris(full), 3)).toEqual({
      id: "no-row",
      args: { row: 3 },
    });
    const sad = head({ happiness: 0 });
    expect(whyNot(data, table(sad), sad, osiris(sad), 3).id).toBe("no-happiness");
    const done = head({ statues_left: 0, statue_cost: null });
    const horus = godAction(data, table(done), done, "horus", 1);
    expect(whyNot(data, table(done), done, horus, 1).id).toBe("no-statue");
  });
  it("produces up to the level; the rest is excess", () => {
    const made = production(data, head(), "papyrus", 5);
    expect([made.result[0], made.excess]).toEqual([{ text: "+2" }, 3]);
    const skilled = head({ technologies: ["t13"] });
    expect(production(data, skilled, "papyrus", 5).result[0]).toEqual({ text: "+3" });
  });
  it("costs a scribe for every two steps of the value", () => {
    expect([0, 1, 2, 3, 4, 5].map((steps) => scribesFor(data, 1, 1 + steps))).toEqual([
      0, 1, 1, 2, 2, 3,
    ]);
  });
  it("is sent with the die and the scribes", () => {
    expect(answersFor("take ra-gray-2", 4, "act ra")).toEqual([
      "take ra-gray-2",
      "scribes 4",
      "act ra",
    ]);
    expect(answersFor(null, null, "act ra")).toEqual(["act ra"]);
  });
});

describe("the next light", () => {
  const GODS = ["horus", "ra", "hathor", "bastet", "thoth", "osiris"];
  it("moves every sector on by one and the dice into their new rows", () => {
    const now = {
      arrow: "horus",
      light: Object.fromEntries(
        GODS.map((god, i) => [god, data.wheel.light_from_arrow[i] ?? "sunny"]),
      ),
      wheel: {
        ...Object.fromEntries(GODS.map((god) => [god, []])),
        horus: [{ die: "horus-white-2", purity: "pure" }],
      },
    } as unknown as TekhenuView;
    const next = afterTurn(data, now);
    expect(next.arrow).toBe("ra");
    expect(next.light["ra"]).toBe(now.light["horus"]);
    const light = String(next.light["horus"]);
    expect(next.wheel["horus"]?.[0]?.purity).toBe(purityIn(data, "white", light));
  });
  it("leaves a socket where a die was taken", () => {
    const now = {
      light: Object.fromEntries(GODS.map((god) => [god, "sunny"])),
      wheel: Object.fromEntries(GODS.map((god) => [god, []])),
    } as unknown as TekhenuView;
    const [gone] = dice(now, [{ die: "ra-white-4", seat: 2 }], data);
    expect([gone?.takenBy, gone?.god, gone?.purity]).toEqual([2, "ra", "pure"]);
  });
});

describe("the layout", () => {
  it.each([
    [1113, 745, false, "all"],
    [1081, 487, false, "desk"],
    [995, 557, false, "desk"],
    [804, 690, false, "upright"],
    [390, 480, true, "phone"],
    [544, 290, true, "phone"],
  ] as const)("in %d × %d (compact: %s) is %s", (width, height, compact, layout) => {
    expect(arrange(width, height, compact).layout).toBe(layout);
  });
  it("gives the wheel the free height, and what is left below it to Maat, then Horus", () => {
    expect(arrange(1081, 487, false)).toMatchObject({ wheel: 426, maatByWheel: false });
    expect(arrange(905, 657, false)).toMatchObject({ maatByWheel: true, horusByWheel: true });
  });
});

const ftl = import.meta.glob<string>("../words/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const game = import.meta.glob<string>("../../../../../ennead/games/tekhenu/words/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const names = import.meta.glob<Terms>("../../../../../ennead/games/tekhenu/words/names.json", {
  import: "default",
  eager: true,
});

describe.each(["en", "ru", "pl"] as const)("short effects in %s", (language) => {
  const of = (files: Record<string, string>): string =>
    Object.entries(files).find(([path]) => path.endsWith(`/${language}.ftl`))?.[1] ?? "";
  const words = new Words(
    language,
    [of(game), of(ftl)],
    Object.assign({}, ...Object.values(names)) as Terms,
    {},
    data as unknown as GameData,
  );
  it("have at most 32 characters and quote the card's figures", () => {
    const cards = ["b", "t", "d"].flatMap((kind) =>
      Array.from({ length: 24 }, (_, i) => `${kind}${String(i + 1).padStart(2, "0")}`),
    );
    const tooLong = cards
      .map((card) => words.message(`short-${card}`, {}))
      .filter((text) => text.length > 32);
    expect(tooLong).toEqual([]);
    expect(words.message("short-b01", {})).toContain(String(data.blessings["b01"]?.amount));
  });
});

describe("picking starting cards", () => {
  it("says which of the two it is", () => {
    const view = {
      table: { heads: [{ starting: [] }, { starting: ["s04"] }] },
    } as unknown as View<TekhenuView>;
    const asked = (seat: number, question = "starting"): unknown => pips({ question, seat }, view);
    expect([asked(0), asked(1)]).toEqual([
      { done: 0, total: 2 },
      { done: 1, total: 2 },
    ]);
    expect(asked(0, "draft")).toBeNull();
  });
});
