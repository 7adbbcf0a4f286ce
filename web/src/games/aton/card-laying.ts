/** Laying cards: which card of the hand is at which cartouche so far. Pure. */

export interface Laying {
  hand: readonly number[];
  /** For each cartouche, the index in the hand of the card there. */
  slots: readonly (number | null)[];
  /** The index in the hand of the card that was picked up. */
  held: number | null;
}

const SLOTS = 4;

export const start = (hand: readonly number[]): Laying => ({
  hand,
  slots: Array.from({ length: SLOTS }, () => null),
  held: null,
});

export const isLaid = (laying: Laying, at: number): boolean => laying.slots.includes(at);

export const laidCount = ({ slots }: Laying): number => slots.filter((at) => at !== null).length;

/** The card at a cartouche, null if there is none. */
export function cardAt({ hand, slots }: Laying, slot: number): number | null {
  const at = slots[slot] ?? null;
  return at === null ? null : (hand[at] ?? null);
}

/** Pick up a card, or put it down if it is held already. */
export function hold(laying: Laying, at: number): Laying {
  if (at < 0 || at >= laying.hand.length || isLaid(laying, at)) return laying;
  return { ...laying, held: laying.held === at ? null : at };
}

/** Lay a card at a cartouche. A card there changes places with it. */
export function put(laying: Laying, at: number, slot: number): Laying {
  if (slot < 0 || slot >= SLOTS || at < 0 || at >= laying.hand.length) return laying;
  const from = laying.slots.indexOf(at);
  const there = laying.slots[slot] ?? null;
  const slots = laying.slots.map((card, i) => (i === slot ? at : i === from ? there : card));
  return { ...laying, slots, held: null };
}

/** Take the card at a cartouche back into the hand. */
export const takeBack = (laying: Laying, slot: number): Laying => ({
  ...laying,
  slots: laying.slots.map((card, i) => (i === slot ? null : card)),
  held: null,
});

/** Tap a cartouche: lay the held card there, or take back the card there. An empty cartouche takes
 * the last card of the hand without picking it up first. */
export function tap(laying: Laying, slot: number): Laying {
  if (laying.held !== null) return put(laying, laying.held, slot);
  if (cardAt(laying, slot) !== null) return takeBack(laying, slot);
  const left = laying.hand.flatMap((_, at) => (isLaid(laying, at) ? [] : [at]));
  return left.length === 1 ? put(laying, left[0] as number, slot) : laying;
}

/** Press a number key: the first picks up a card of the hand, the second lays it at a cartouche. */
export function press(laying: Laying, number: number): Laying {
  return laying.held === null ? hold(laying, number - 1) : put(laying, laying.held, number - 1);
}

/** Take back the card at the last cartouche that has one. */
export function stepBack(laying: Laying): Laying {
  if (laying.held !== null) return { ...laying, held: null };
  const last = laying.slots.findLastIndex((at) => at !== null);
  return last < 0 ? laying : takeBack(laying, last);
}

/** A hand with these cards laid, from the first cartouche on. */
export function laid(hand: readonly number[], cards: readonly number[]): Laying {
  return cards.reduce((laying, card, slot) => {
    const at = hand.findIndex((one, i) => one === card && !isLaid(laying, i));
    return put(laying, at, slot);
  }, start(hand));
}

/** The action's text, once every cartouche has a card. */
export function answer(laying: Laying): string | null {
  const cards = laying.slots.map((_, slot) => cardAt(laying, slot));
  return cards.includes(null) ? null : `lay ${cards.join(" ")}`;
}

/** The four cards of an action. */
export const cardsOf = (text: string | null): number[] | null =>
  text?.startsWith("lay ") ? text.slice(4).split(" ").map(Number) : null;
