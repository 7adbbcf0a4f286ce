import { describe, expect, it } from "vitest";
import type { RegionView, StrengthView } from "$generated/ankh";
import { bidOutlook, consequence, majoritiesOf, reachOf, threat } from "../stakes";
import { data } from "./fixtures";

const side = (god: number, total: number, highest: number, cards = 0): StrengthView => ({
  god,
  figures: [],
  temples: [],
  temple_strength: 0,
  cards,
  total,
  highest,
});

describe("what is at stake in a Battle", () => {
  it("names who would be paid for each kind of Monument", () => {
    const forecast = [
      { god: 0, points: { "obelisk-majority": 1 }, wins: false },
      { god: 2, points: { "temple-majority": 1 }, wins: true },
    ];
    expect(majoritiesOf({ forecast } as unknown as RegionView)).toEqual([
      { kind: "obelisk", god: 0 },
      { kind: "pyramid", god: null },
      { kind: "temple", god: 2 },
    ]);
  });
  it("reaches from the weakest to the strongest card in hand", () => {
    expect(reachOf(side(1, 2, 5), ["flood", "chariots"], data)).toEqual({
      god: 1,
      base: 2,
      low: 2,
      high: 5,
    });
    expect(reachOf(side(1, 2, 5), ["chariots"], data)).toMatchObject({ low: 5, high: 5 });
    expect(reachOf(side(1, 5, 5, 3), [], data)).toMatchObject({ base: 2, low: 5, high: 5 });
  });
  it("tells who can beat, tie or not reach a strength, and who wins a tie", () => {
    const own = { god: 0, base: 2, low: 2, high: 5 };
    const osiris = { god: 1, base: 2, low: 2, high: 5 };
    const ra = { god: 2, base: 1, low: 2, high: 2 };
    expect(threat(osiris, 5)).toBe("ties");
    const holder = (tiebreaker: number | null, tiebreaker_up = true): string =>
      consequence(own, [osiris, ra], 3, { tiebreaker, tiebreaker_up }).tie;
    expect(consequence(own, [osiris, ra], 3, { tiebreaker: 1, tiebreaker_up: true })).toEqual({
      mine: 5,
      beats: [],
      ties: [1],
      weak: [2],
      tie: "theirs",
    });
    expect([holder(0), holder(2), holder(null), holder(1, false)]).toEqual([
      "mine",
      "nobody",
      "nobody",
      "nobody",
    ]);
    expect(consequence(own, [osiris], 0, { tiebreaker: null, tiebreaker_up: false }).beats).toEqual(
      [1],
    );
  });
  it("tells which bid nobody can reach", () => {
    const rivals = [
      { god: 1, followers: 4 },
      { god: 2, followers: 3 },
    ];
    expect(bidOutlook(4, rivals)).toEqual({ more: [], same: [1], less: [2], safe: 5 });
    expect(bidOutlook(0, rivals)).toEqual({ more: [1, 2], same: [], less: [], safe: 5 });
  });
});
