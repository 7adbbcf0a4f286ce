/** Plays back new events: `scene` follows them one by one and ends at the current view. A click
 * skips to the end. */

import type { AnkhView } from "$generated/ankh";
import { takesBack } from "$lib/scores";
import type { GameEvent } from "$lib/types";
import { apply, NOTHING, pace, sceneOf, type Scene } from "./scene";

/** Playback longer than this (in ms) is sped up; more events than that are not played back at all. */
const LONG = 5000;
const TOO_MANY = 400;
/** The pause in which all revealed cards turn over together, in ms. */
const FLIP = 1100;

interface Reel {
  events: readonly GameEvent[];
  table: AnkhView;
}

export class EventPlayback {
  scene: Scene = $state.raw(NOTHING);
  /** All events shown so far, older ones included. */
  eventLog: readonly GameEvent[] = $state.raw([]);
  playing = $state(false);
  #reels: Reel[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #resume: (() => void) | null = null;
  #run = 0;

  /** Show a new state: `past` holds all events before `fresh`. */
  show(
    table: AnkhView,
    past: readonly GameEvent[],
    fresh: readonly GameEvent[],
    motion: boolean,
  ): void {
    const back = fresh.some(takesBack);
    const still =
      !motion || back || document.hidden || fresh.length > TOO_MANY || this.scene === NOTHING;
    if (fresh.length > 0 && !still) {
      this.#reels.push({ events: fresh, table });
      if (!this.playing) void this.#play();
      return;
    }
    if (fresh.length === 0 && this.playing) {
      // A secret answer or a clock update changes nothing visible: keep playing.
      this.#reels.push({ events: [], table });
      return;
    }
    this.#stop();
    this.eventLog = [...past, ...fresh];
    this.scene = sceneOf(table, this.scene);
  }

  /** Jump to the end of the playback. */
  skip(): void {
    if (!this.playing) return;
    const reels = this.#reels;
    this.#stop();
    for (const { events, table } of reels) {
      this.eventLog = [...this.eventLog, ...events];
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
      const long = this.#reels
        .flatMap(({ events }) => events)
        .reduce((sum, event) => sum + pace(event), 0);
      const speed = Math.max(1, long / LONG);
      let left = reel.events;
      while (left.length > 0) {
        const [event] = left as [GameEvent];
        left = left.slice(1);
        // Remove shown events from the reel, so that a skip applies only the rest.
        this.#reels[0] = { ...reel, events: left };
        this.eventLog = [...this.eventLog, event];
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
