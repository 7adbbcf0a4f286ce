/** Shows items one after another, each for at least as long as the viewer needs to follow it.
 *
 * An item that comes while nothing is waiting and the last one has rested is shown at once. */

export interface PaceRules<T> {
  /** Milliseconds that `item`, shown after `before`, stays before the next one. */
  rest: (before: T | null, item: T) => number;
  /** Whether a new item is shown at once, together with all that wait: nobody has to follow it. */
  hurries: (shown: T | null, item: T) => boolean;
  /** Whether the next item must wait, however long the last one has been shown. */
  holds?: () => boolean;
  /** One item for several that are shown together. */
  merge: (items: readonly T[]) => T;
  show: (item: T) => void;
  /** Shows an item after others that the viewer skipped. */
  jump: (item: T) => void;
  /** The number of waiting items has changed. */
  changed?: (waiting: number) => void;
}

/** How often a held item is tried again, and for how long at most. */
const RETRY = 100;
const LONGEST_HOLD = 6000;

export class PaceQueue<T> {
  #waiting: T[] = [];
  #shown: T | null = null;
  /** When the next item may be shown. */
  #free = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #rules: PaceRules<T>;

  constructor(rules: PaceRules<T>) {
    this.#rules = rules;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  push(item: T): void {
    this.#waiting.push(item);
    if (this.#rules.hurries(this.#shown, item)) {
      this.#stop();
      this.#show(this.#waiting.length);
    } else this.#next();
  }

  /** Shows the latest item now. */
  skip(): void {
    this.#stop();
    const last = this.#waiting.at(-1);
    if (last === undefined) return;
    this.#waiting = [];
    this.#shown = last;
    this.#free = Date.now();
    this.#rules.jump(last);
    this.#rules.changed?.(0);
  }

  /** Forgets everything. */
  clear(): void {
    this.#stop();
    this.#waiting = [];
    this.#shown = null;
    this.#free = 0;
    this.#rules.changed?.(0);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #next(): void {
    if (this.#timer !== undefined) return;
    const now = Date.now();
    const held = this.#rules.holds?.() === true && now < this.#free + LONGEST_HOLD;
    const wait = held ? Math.max(RETRY, this.#free - now) : this.#free - now;
    if (wait <= 0) this.#show(1);
    if (this.#waiting.length > 0) this.#tryLater(Math.max(0, wait));
    this.#rules.changed?.(this.waiting);
  }

  #tryLater(wait: number): void {
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#next();
    }, wait);
  }

  /** Shows the first waiting items together, with those that have no time to wait behind them. */
  #show(count: number): void {
    const items = this.#waiting.splice(0, count);
    for (;;) {
      const last = items.at(-1);
      const next = this.#waiting[0];
      if (last === undefined || next === undefined || !this.#rules.hurries(last, next)) break;
      items.push(next);
      this.#waiting.shift();
    }
    const [first] = items;
    if (first === undefined) return;
    const item = items.length === 1 ? first : this.#rules.merge(items);
    this.#free = Math.max(this.#free, Date.now() + this.#rules.rest(this.#shown, item));
    this.#shown = item;
    this.#rules.show(item);
    this.#rules.changed?.(this.waiting);
  }
}
