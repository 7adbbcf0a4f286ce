/** Plays what has just happened: the board shows `scene`, which follows the events one by one and
 * ends at the view. A click skips; nothing waits for it. */

import type { AnkhView } from "$generated/ankh";
import type { GameEvent } from "$lib/types";
import { apply, NOTHING, pace, sceneOf, type Scene } from "./scene";

/** With more than this waiting, everything goes faster; with more than that, at once. */
const LONG = 5000;
const TOO_MANY = 400;
/** The pause in which all cards turn over together. */
const FLIP = 1100;

interface Reel {
  events: readonly GameEvent[];
  table: AnkhView;
}

export class Player {
  scene: Scene = $state.raw(NOTHING);
  /** What has been told up to now, the events of the past included. */
  told: readonly GameEvent[] = $state.raw([]);
  playing = $state(false);
  #reels: Reel[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #resume: (() => void) | null = null;
  #run = 0;

  /** A new moment: `past` is everything before `fresh`. */
  show(table: AnkhView, past: readonly GameEvent[], fresh: readonly GameEvent[], motion: boolean): void {
    const back = fresh.some(({ event }) => event === "undone" || event === "rewound");
    const still = !motion || back || document.hidden || fresh.length > TOO_MANY || this.scene === NOTHING;
    if (fresh.length > 0 && !still) {
      this.#reels.push({ events: fresh, table });
      if (!this.playing) void this.#play();
      return;
    }
    if (fresh.length === 0 && this.playing) {
      // Somebody answered in secret, or a clock was told: what is being played goes on.
      this.#reels.push({ events: [], table });
      return;
    }
    this.#stop();
    this.told = [...past, ...fresh];
    this.scene = sceneOf(table, this.scene);
  }

  /** To the end of what is being played. */
  skip(): void {
    if (!this.playing) return;
    const reels = this.#reels;
    this.#stop();
    for (const { events, table } of reels) {
      this.told = [...this.told, ...events];
      this.scene = sceneOf(table, events.reduce(apply, this.scene));
    }
  }

  #stop(): void {
    this.#run += 1;
    clearTimeout(this.#timer);
    this.#resume = null;
    this.#reels = [];
    this.playing = false;
  }

  async #play(): Promise<void> {
    const run = ++this.#run;
    this.playing = true;
    while (this.#reels[0]) {
      const reel = this.#reels[0];
      const long = this.#reels.flatMap(({ events }) => events).reduce((sum, event) => sum + pace(event), 0);
      const speed = Math.max(1, long / LONG);
      let left = reel.events;
      while (left.length > 0) {
        const [event] = left as [GameEvent];
        left = left.slice(1);
        // What is told of this reel is taken off it, so that a skip tells the rest.
        this.#reels[0] = { ...reel, events: left };
        this.told = [...this.told, event];
        this.scene = apply(this.scene, event);
        const flips = event.event === "revealed" && left[0]?.event !== "revealed";
        const wait = (flips ? FLIP : pace(event)) / speed;
        if (wait > 0) await this.#wait(wait);
        if (run !== this.#run) return;
      }
      this.scene = sceneOf(reel.table, this.scene);
      this.#reels.shift();
    }
    this.playing = false;
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.#resume = resolve;
      this.#timer = setTimeout(() => this.#resume?.(), ms);
    });
  }
}
