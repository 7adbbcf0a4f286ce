/** The cards being laid: shared by the tray, where the hand is, and the board, where the
 * cartouches are. */

import { cardAt, hold, put, start, stepBack, takeBack, tap, press, type Laying } from "./laying";

interface Drag {
  /** The place in the hand of the dragged card. */
  at: number;
  card: number;
  x: number;
  y: number;
  /** The cartouche under it. */
  over: number | null;
}

const THRESHOLD = 6;

class LayingDesk {
  now: Laying = $state.raw(start([]));
  /** Cards are being laid now. */
  active = $state(false);
  /** The answer is on its way: nothing moves any more. */
  locked = $state(false);
  drag: Drag | null = $state.raw(null);
  #key = "";
  #dragged = false;

  /** A new question or other cards: starts again. */
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

  /** A click that ends a drag is not a tap. */
  wasDragged(): boolean {
    const was = this.#dragged;
    this.#dragged = false;
    return was;
  }

  /** A pointer went down on a card of the hand, or on one that lies at a cartouche. */
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

  /** The card at a cartouche, unless it is in the air. */
  shown(slot: number): number | null {
    return this.drag && this.now.slots[slot] === this.drag.at ? null : cardAt(this.now, slot);
  }
}

function slotUnder(x: number, y: number): number | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement | SVGElement>("[data-slot]");
  const slot = found?.dataset["slot"];
  return slot === undefined ? null : Number(slot);
}

export const desk = new LayingDesk();
