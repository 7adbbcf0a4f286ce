import { describe, expect, it } from "vitest";
import type { Box } from "$frame/help/placement";
import { clearPlace } from "$frame/guide/clear-place";
import { ideaReason, ideaTitle } from "$frame/guide/idea-text";
import { parseSeen } from "$frame/guide/guide.svelte";
import type { GameWords } from "$lib/words.svelte";

const WINDOW = { width: 1000, height: 800 };
const CARD = { width: 300, height: 200 };

const box = (left: number, top: number, width = 40, height = 40): Box => ({
  left,
  top,
  width,
  height,
});
const covers = (at: { left: number; top: number }, other: Box): boolean =>
  at.left < other.left + other.width &&
  other.left < at.left + CARD.width &&
  at.top < other.top + other.height &&
  other.top < at.top + CARD.height;

describe("the place of the bubble", () => {
  it("is beside what is asked and inside the window", () => {
    const asked = [box(480, 380)];
    const at = clearPlace(asked, [], CARD, WINDOW);
    expect(asked.some((one) => covers(at, one))).toBe(false);
    expect(Math.abs(at.left + CARD.width / 2 - 500)).toBeLessThan(250);
    expect(at.left).toBeGreaterThanOrEqual(0);
    expect(at.top + CARD.height).toBeLessThanOrEqual(WINDOW.height);
  });

  it("covers none of many spaces if there is room elsewhere", () => {
    const asked = Array.from({ length: 60 }, (_, i) => box(20 + (i % 10) * 60, 60 + 60 * (i % 6)));
    const at = clearPlace(asked, [], CARD, WINDOW);
    expect(asked.some((one) => covers(at, one))).toBe(false);
  });

  it("leaves the decision bar free", () => {
    const bar = box(0, 700, 1000, 100);
    const at = clearPlace([box(480, 640)], [bar], CARD, WINDOW);
    expect(covers(at, bar)).toBe(false);
  });

  it("stays inside a window that is hardly larger than the card", () => {
    const at = clearPlace([box(10, 10)], [], CARD, { width: 310, height: 210 });
    expect(at).toEqual({ left: 8, top: 8 });
  });
});

describe("the tips that were seen", () => {
  it("are read from storage, and damaged ones are ignored", () => {
    expect(parseSeen('{"aton:lay":"read","aton:place":"unread","x":7}')).toEqual({
      "aton:lay": "read",
      "aton:place": "unread",
    });
    expect(parseSeen("{")).toEqual({});
    expect(parseSeen("null")).toEqual({});
    expect(parseSeen(null)).toEqual({});
  });
});

describe("the words of an idea", () => {
  const words = {
    action: (verb: string, args: Record<string, unknown>) =>
      `${verb} in East Egypt (${args["hex"]})`,
    t: (id: string, args: Record<string, string | number> = {}) =>
      `${id} ${args["whose"]} ${args["amount"]}`,
  } as unknown as GameWords;
  const legal = [{ text: "take G4", verb: "take", args: { hex: "G4" } }];
  const idea = { action: "take G4", then: null, wins: false, certain: true, reasons: [] };

  it("leave out the code of a place that is marked on the board", () => {
    expect(ideaTitle(idea, legal, words, "mover", true)).toBe("take in East Egypt");
    expect(ideaTitle(idea, legal, words, "mover", false)).toBe("take in East Egypt (G4)");
  });

  it("tell gains as mine and losses as a rival's, and nothing without a reason", () => {
    const reasons = [
      { term: "followers", seat: 0, amount: 3 },
      { term: "regions", seat: 1, amount: 1 },
    ];
    expect(ideaReason({ ...idea, reasons }, words, 0)).toBe(
      "term-followers mine 3 term-regions rival 1",
    );
    expect(ideaReason(idea, words, 0)).toBe("");
  });
});
