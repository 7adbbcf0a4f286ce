/** The cards being laid. The tray has the hand and the board has the cartouches; the frame mounts
 * them apart from each other, so they share this module. */

import {
  cardAt,
  hold,
  laid,
  put,
  start,
  stepBack,
  takeBack,
  tap,
  press,
  type Laying,
} from "./card-laying";

interface Drag {
  /** The index in the hand of the dragged card. */
  at: number;
  card: number;
  x: number;
  y: number;
  /** The cartouche under it. */
  over: number | null;
}

const THRESHOLD = 6;

class CardLayingState {
  now: Laying = $state.raw(start([]));
  /** True while the viewer is laying cards. */
  active = $state(false);
  /** The answer has been sent: cards no longer move. */
  locked = $state(false);
  drag: Drag | null = $state.raw(null);
  #key = "";
  /** What to lay as soon as it is asked, by key. */
  readonly #plans = new Map<string, string>();
  #dragged = false;

  /** Start laying a hand; `key` tells a new question from the same one. */
  open(key: string, hand: readonly number[], locked: boolean): void {
    this.active = true;
    this.locked = locked;
    if (this.#key === key) return;
    this.#key = key;
    this.now = start(hand);
  }

  close(): void {
    this.active = false;
    this.drag = null;
  }

  /** Lay these cards, as a hint says. */
  lay(cards: readonly number[]): void {
    if (!this.locked) this.now = laid(this.now.hand, cards);
  }

  /** Remember what to lay once it is asked. */
  plan(key: string, action: string): void {
    this.#plans.set(key, action);
  }
  /** What was planned, once. */
  takePlan(key: string): string | null {
    const planned = this.#plans.get(key) ?? null;
    this.#plans.delete(key);
    return planned;
  }

  hold(at: number): void {
    if (!this.locked) this.now = hold(this.now, at);
  }
  tap(slot: number): void {
    if (!this.locked) this.now = tap(this.now, slot);
  }
  press(number: number): void {
    if (!this.locked) this.now = press(this.now, number);
  }
  stepBack(): void {
    if (!this.locked) this.now = stepBack(this.now);
  }

  /** The card that is dragged or picked up. */
  get inAir(): number | null {
    const { held, hand } = this.now;
    return this.drag?.card ?? (held === null ? null : (hand[held] ?? null));
  }

  /** Was the last click the end of a drag? Asking resets it. */
  wasDragged(): boolean {
    const was = this.#dragged;
    this.#dragged = false;
    return was;
  }

  /** Start dragging a card, from the hand or from a cartouche. */
  grab(at: number, event: PointerEvent): void {
    if (!this.active || this.locked || event.button !== 0) return;
    const card = this.now.hand[at];
    if (card === undefined) return;
    this.#dragged = false;
    const from = { x: event.clientX, y: event.clientY };
    const stop = new AbortController();
    const { signal } = stop;
    const move = ({ clientX: x, clientY: y }: PointerEvent): void => {
      if (!this.drag && Math.hypot(x - from.x, y - from.y) < THRESHOLD) return;
      this.#dragged = true;
      this.drag = { at, card, x, y, over: slotUnder(x, y) };
    };
    const drop = (): void => {
      stop.abort();
      const { drag } = this;
      this.drag = null;
      if (!drag) return;
      const lay = this.now.slots.indexOf(at);
      if (drag.over !== null) this.now = put(this.now, at, drag.over);
      else if (lay >= 0) this.now = takeBack(this.now, lay);
    };
    const cancel = (): void => {
      stop.abort();
      this.drag = null;
    };
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", drop, { signal });
    addEventListener("pointercancel", cancel, { signal });
  }

  /** The card at a cartouche, unless it is being dragged. */
  shown(slot: number): number | null {
    return this.drag && this.now.slots[slot] === this.drag.at ? null : cardAt(this.now, slot);
  }
}

function slotUnder(x: number, y: number): number | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement | SVGElement>("[data-slot]");
  const slot = found?.dataset["slot"];
  return slot === undefined ? null : Number(slot);
}

export const cardLaying = new CardLayingState();
