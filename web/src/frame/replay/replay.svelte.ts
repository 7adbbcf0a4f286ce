/** Shows earlier moments of a table, step by step or as playback. */

import type { TableApi } from "$lib/api/client";
import { PromiseCache } from "$lib/promise-cache";
import { settings } from "$lib/settings.svelte";
import type { LoggedEvent, TableState } from "$lib/types";

export class Replay {
  #state = $state.raw<TableState | null>(null);
  #fresh = $state.raw<LoggedEvent[]>([]);
  #move = $state<number | null>(null);
  #playing = $state(false);
  #failed = $state(false);
  /** States by seat and move. */
  readonly #states = new PromiseCache<TableState>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly api: TableApi,
    /** The viewing seat. */
    readonly seat: () => number | null,
    /** The number of moves made so far. */
    readonly last: () => number,
    /** All events so far, to animate a step forward. */
    readonly events: () => LoggedEvent[],
  ) {}

  /** The shown moment, as a number of moves; null is the present. */
  get move(): number | null {
    return this.#move;
  }
  get state(): TableState | null {
    return this.#move === null ? null : this.#state;
  }
  get fresh(): LoggedEvent[] {
    return this.#fresh;
  }
  get playing(): boolean {
    return this.#playing;
  }
  get failed(): boolean {
    return this.#failed;
  }

  /** Jumps to a moment and pauses. */
  to(move: number): Promise<void> {
    this.pause();
    return this.#show(move);
  }

  step(by: number): Promise<void> {
    return this.to((this.#move ?? this.last()) + by);
  }

  /** Returns to the present. */
  live(): void {
    this.pause();
    this.#move = null;
    this.#state = null;
    this.#fresh = [];
  }

  toggle(): void {
    if (this.#playing) this.pause();
    else void this.#play();
  }

  pause(): void {
    this.#playing = false;
    clearTimeout(this.#timer);
  }

  async #show(move: number): Promise<void> {
    const target = Math.max(0, Math.min(move, this.last()));
    this.#move = target;
    this.#failed = false;
    try {
      const state = await this.load(target);
      if (this.#move !== target) return; // jumped elsewhere in the meantime
      const forward = this.#state !== null && target === this.#state.move + 1;
      this.#fresh = forward ? this.events().filter((event) => event.move === target) : [];
      this.#state = state;
    } catch {
      if (this.#move === target) this.#failed = true;
      this.pause();
    }
  }

  async #play(): Promise<void> {
    this.#playing = true;
    if (this.#move === null || this.#move >= this.last()) await this.#show(0);
    this.#scheduleNext();
  }

  #scheduleNext(): void {
    clearTimeout(this.#timer);
    if (!this.#playing) return;
    this.#timer = setTimeout(async () => {
      const next = (this.#move ?? 0) + 1;
      if (next > this.last()) {
        this.pause();
        return;
      }
      await this.#show(next);
      if (next < this.last()) this.load(next + 1).catch(() => undefined); // prefetch
      this.#scheduleNext();
    }, 1000 / settings.speed);
  }

  /** The state at a moment, without showing it. */
  load(move: number): Promise<TableState> {
    const seat = this.seat();
    return this.#states.get(`${seat}:${move}`, () => this.api.state({ seat, move }));
  }
}
