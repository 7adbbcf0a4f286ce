/** Looking at earlier moments of a table. */

import type { TableApi } from "$lib/api";
import { settings } from "$lib/settings.svelte";
import type { GameEvent, State } from "$lib/types";

export class Replay {
  #state = $state.raw<State | null>(null);
  #fresh = $state.raw<GameEvent[]>([]);
  #wanted = $state<number | null>(null);
  #playing = $state(false);
  #failed = $state(false);
  readonly #known = new Map<string, Promise<State>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly api: TableApi,
    /** Who looks, and how many moves there are. */
    readonly seat: () => number | null,
    readonly last: () => number,
    /** All events so far, to animate a step. */
    readonly events: () => GameEvent[],
  ) {}

  /** The moment looked at; null is now. */
  get move(): number | null { return this.#wanted; }
  get state(): State | null { return this.#wanted === null ? null : this.#state; }
  get fresh(): GameEvent[] { return this.#fresh; }
  get playing(): boolean { return this.#playing; }
  get failed(): boolean { return this.#failed; }

  /** Jump to a moment. */
  async to(move: number, step = false): Promise<void> {
    const target = Math.max(0, Math.min(move, this.last()));
    if (!step) this.pause();
    this.#wanted = target;
    this.#failed = false;
    try {
      const state = await this.load(target);
      if (this.#wanted !== target) return; // jumped on meanwhile
      const forward = this.#state !== null && target === this.#state.move + 1;
      this.#fresh = forward ? this.events().filter((event) => event.move === target) : [];
      this.#state = state;
    } catch {
      if (this.#wanted === target) this.#failed = true;
      this.pause();
    }
  }

  step(by: number): Promise<void> {
    return this.to((this.#wanted ?? this.last()) + by);
  }

  /** Back to now. */
  live(): void {
    this.pause();
    this.#wanted = null;
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

  async #play(): Promise<void> {
    this.#playing = true;
    if (this.#wanted === null || this.#wanted >= this.last()) await this.to(0, true);
    this.#tick();
  }

  #tick(): void {
    clearTimeout(this.#timer);
    if (!this.#playing) return;
    this.#timer = setTimeout(async () => {
      const next = (this.#wanted ?? 0) + 1;
      if (next > this.last()) {
        this.pause();
        return;
      }
      await this.to(next, true);
      void this.load(next + 1 <= this.last() ? next + 1 : next).catch(() => undefined);
      this.#tick();
    }, 1000 / settings.speed);
  }

  /** A moment, without going there. */
  load(move: number): Promise<State> {
    const seat = this.seat();
    const key = `${seat}:${move}`;
    let found = this.#known.get(key);
    if (!found) {
      found = this.api.state({ seat, move });
      this.#known.set(key, found);
      found.catch(() => this.#known.delete(key));
    }
    return found;
  }
}
