import { describe, expect, it } from "vitest";
import {
  answer,
  cardAt,
  cardsOf,
  hold,
  isLaid,
  laid,
  laidCount,
  press,
  put,
  start,
  stepBack,
  takeBack,
  tap,
} from "../card-laying";

const hand = [2, 3, 3, 4];

describe("laying cards", () => {
  it("is finished when every cartouche has a card", () => {
    let laying = start(hand);
    expect(answer(laying)).toBeNull();
    for (const [at, slot] of [
      [3, 0],
      [0, 1],
      [1, 2],
      [2, 3],
    ] as const)
      laying = put(laying, at, slot);
    expect(answer(laying)).toBe("lay 4 2 3 3");
    expect(laidCount(laying)).toBe(4);
  });

  it("works by tapping a card and then a cartouche; another tap takes it back", () => {
    let laying = tap(hold(start(hand), 1), 2);
    expect(cardAt(laying, 2)).toBe(3);
    expect(isLaid(laying, 1)).toBe(true);
    expect(laying.held).toBeNull();
    laying = tap(laying, 2);
    expect(laidCount(laying)).toBe(0);
  });

  it("puts a held card down when it is tapped again", () => {
    const laying = hold(start(hand), 1);
    expect(hold(laying, 1).held).toBeNull();
    expect(hold(laying, 2).held).toBe(2);
  });

  it("lays the last card of the hand by tapping an empty cartouche", () => {
    expect(tap(start(hand), 0)).toEqual(start(hand));
    const three = put(put(put(start(hand), 0, 0), 1, 1), 2, 2);
    expect(answer(tap(three, 3))).toBe("lay 2 3 3 4");
  });

  it("swaps two laid cards, and returns a replaced card to the hand", () => {
    const both = put(put(start(hand), 0, 0), 3, 1);
    const swapped = put(both, 0, 1);
    expect([cardAt(swapped, 0), cardAt(swapped, 1)]).toEqual([4, 2]);
    const replaced = put(both, 1, 1);
    expect(cardAt(replaced, 1)).toBe(3);
    expect(isLaid(replaced, 3)).toBe(false);
  });

  it("works with number keys: card, cartouche, card, cartouche", () => {
    let laying = start(hand);
    for (const key of [4, 1, 1, 2, 2, 3, 3, 4]) laying = press(laying, key);
    expect(answer(laying)).toBe("lay 4 2 3 3");
    laying = stepBack(laying);
    expect(cardAt(laying, 3)).toBeNull();
    expect(stepBack(hold(laying, 2)).held).toBeNull();
    expect(stepBack(start(hand))).toEqual(start(hand));
  });

  it("ignores cards and cartouches that do not exist", () => {
    const laying = put(start(hand), 0, 0);
    expect(hold(laying, 0)).toBe(laying);
    expect(hold(laying, 7)).toBe(laying);
    expect(put(laying, 1, 4)).toBe(laying);
    expect(put(laying, -1, 0)).toBe(laying);
    expect(laidCount(takeBack(laying, 3))).toBe(1);
  });

  it("follows a hint, also with equal cards", () => {
    expect(answer(laid(hand, [3, 4, 3, 2]))).toBe("lay 3 4 3 2");
    expect(isLaid(laid(hand, [3, 3]), 2)).toBe(true);
    expect(answer(laid(hand, [1, 4, 3, 2]))).toBeNull();
  });

  it("reads the cards from an action", () => {
    expect(cardsOf("lay 4 1 3 2")).toEqual([4, 1, 3, 2]);
    expect(cardsOf("keep")).toBeNull();
    expect(cardsOf(null)).toBeNull();
  });
});
