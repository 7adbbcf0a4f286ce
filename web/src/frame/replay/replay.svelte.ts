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
  /** The event at which the log is shown, if it is not the last one of its move. */
  #line = $state<number | null>(null);
  /** Where the playback of some moves ends, and the moment to return to then. */
  #until: number | null = null;
  #back: number | null = null;

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
  /** The number of the chosen event in the log; null for the last one of the shown moment. */
  get line(): number | null {
    return this.#move === null ? null : this.#line;
  }
  get playing(): boolean {
    return this.#playing;
  }
  get failed(): boolean {
    return this.#failed;
  }

  /** Jumps to a moment and pauses; `line` is the event in the log that was asked for. */
  to(move: number, line: number | null = null): Promise<void> {
    this.pause();
    const shown = this.#show(move);
    this.#line = line;
    return shown;
  }

  /** Plays some moves and returns to where the viewer was: the present, or a moment of the past. */
  async again(from: number, to: number): Promise<void> {
    const back = this.#until === null ? this.#move : this.#back;
    this.pause();
    await this.#show(from);
    this.#back = back;
    this.#until = to;
    this.#playing = true;
    this.#scheduleNext();
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
    this.#until = null;
    clearTimeout(this.#timer);
  }

  async #show(move: number): Promise<void> {
    const target = Math.max(0, Math.min(move, this.last()));
    this.#move = target;
    this.#line = null;
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
      if (this.#until !== null && next > this.#until) {
        if (this.#back === null) this.live();
        else await this.to(this.#back);
        return;
      }
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
