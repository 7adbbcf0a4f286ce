/** Plays back new events: `scene` follows them one by one and ends at the current view. After each
 * Battle and each domination it waits for the viewer, whatever has happened at the table since. */

import type { AnkhView } from "$generated/ankh";
import { takesBack } from "$lib/scores";
import type { GameEvent } from "$lib/types";
import { conflictReport, stageBefore } from "./conflict-report";
import { apply, NOTHING, pace, sceneOf, type Scene } from "./scene";

/** Playback longer than this (in ms) is sped up; more events than that are not played back at all. */
const LONG = 6000;
const TOO_MANY = 400;
/** The pause in which all revealed cards turn over together, in ms. */
const FLIP = 1100;

interface Reel {
  events: readonly GameEvent[];
  /** The table after these events; null for events that are shown again. */
  table: AnkhView | null;
  moving: boolean;
}

/** The moment before the cards of a Battle are revealed, to watch it again from there. */
interface Moment {
  scene: Scene;
  events: number;
}

export interface ShowOptions {
  motion: boolean;
  /** Wait for the viewer after each result. */
  holds: boolean;
}

export class EventPlayback {
  scene: Scene = $state.raw(NOTHING);
  /** All events shown so far, older ones included. */
  eventLog: readonly GameEvent[] = $state.raw([]);
  playing = $state(false);
  /** A result is shown and waits for the viewer. */
  held = $state(false);
  #reels: Reel[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hurried = false;
  #holds = true;
  /** The results that the viewer has seen. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  #seen = new Set<string>();
  #waitingFor: string | null = null;
  /** The end of a Conflict is shown, not the result of a region. */
  #ended = false;
  #start: Moment | null = null;

  get busy(): boolean {
    return this.playing || this.held;
  }

  /** Show a new state: `past` holds all events before `fresh`. */
  show(
    table: AnkhView,
    past: readonly GameEvent[],
    fresh: readonly GameEvent[],
    { motion, holds }: ShowOptions,
  ): void {
    const news = this.#holds && holds ? this.#missing([...past, ...fresh]) : fresh;
    this.#holds = holds;
    const jumps =
      this.scene === NOTHING ||
      [...fresh, ...news].some(takesBack) ||
      news.length > TOO_MANY ||
      !(holds || motion);
    if (news.length === 0 && this.busy && holds) {
      // A secret answer or a clock update changes nothing visible: keep playing.
      this.#reels.push({ events: [], table, moving: false });
    } else if (news.length === 0 || jumps) {
      this.#stop();
      this.eventLog = [...past, ...fresh];
      this.scene = sceneOf(table, this.scene);
    } else {
      if (!this.busy) this.eventLog = [...past, ...fresh].slice(0, -news.length);
      const moving = motion && fresh.length > 0 && !document.hidden;
      this.#reels.push({ events: news, table, moving });
      if (!this.busy) this.#advance();
    }
  }

  /** The events that have not been shown yet; also those that came without being news, because the
   * viewer skipped them or was away. */
  #missing(all: readonly GameEvent[]): readonly GameEvent[] {
    const queued = this.#reels.reduce((sum, { events }) => sum + events.length, 0);
    return all.slice(this.eventLog.length + queued);
  }

  /** Jump to the next result, or to the end of the playback. */
  skip(): void {
    if (!this.playing) return;
    this.#hurried = true;
    clearTimeout(this.#timer);
    this.#advance();
  }

  /** Go on after a result. */
  proceed(): void {
    if (!this.held) return;
    if (this.#waitingFor) this.#seen.add(this.#waitingFor);
    this.#release();
    this.#advance();
  }

  get canWatchAgain(): boolean {
    return (
      this.held && !this.#ended && this.#start !== null && this.#start.events < this.eventLog.length
    );
  }

  /** Show the Battle again from the moment its cards were revealed. */
  watchAgain(): void {
    const start = this.#start;
    if (!this.canWatchAgain || !start) return;
    const events = this.eventLog.slice(start.events);
    this.#release();
    this.scene = start.scene;
    this.eventLog = this.eventLog.slice(0, start.events);
    this.#reels.unshift({ events, table: null, moving: true });
    this.#advance();
  }

  #release(): void {
    this.held = false;
    this.#waitingFor = null;
    this.#hurried = false;
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#release();
    this.#start = null;
    this.#reels = [];
    this.playing = false;
  }

  /** Show events until there is something to wait for. */
  #advance(): void {
    this.playing = true;
    for (let reel = this.#reels[0]; reel; reel = this.#reels[0]) {
      const [event, ...left] = reel.events;
      if (!event) {
        if (reel.table) this.scene = sceneOf(reel.table, this.scene);
        this.#reels.shift();
        continue;
      }
      if (this.#waits(event)) return;
      this.#reels[0] = { ...reel, events: left };
      this.#apply(event);
      const flips = event.event === "revealed" && left[0]?.event !== "revealed";
      const wait = reel.moving && !this.#hurried ? (flips ? FLIP : pace(event)) / this.#speed() : 0;
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#advance(), wait);
        return;
      }
    }
    if (this.#waits(null)) return;
    this.#hurried = false;
    this.playing = false;
  }

  #apply(event: GameEvent): void {
    const opens = event.event === "dominated" || event.event === "revealed";
    if (event.event === "battle") this.#start = null;
    if (opens && (event.event === "dominated" || this.#start === null))
      this.#start = { scene: this.scene, events: this.eventLog.length };
    this.eventLog = [...this.eventLog, event];
    this.scene = apply(this.scene, event);
  }

  /** Whether a result must be seen before the next event; null stands for the end of all events. */
  #waits(next: GameEvent | null): boolean {
    if (!this.#holds) return false;
    const stage = stageBefore(next, () => conflictReport(this.eventLog));
    if (stage === null || this.#seen.has(stage)) return false;
    this.#waitingFor = stage;
    this.#ended = stage.endsWith("end");
    this.held = true;
    this.playing = false;
    return true;
  }

  #speed(): number {
    const long = this.#reels
      .flatMap(({ events }) => events)
      .reduce((sum, event) => sum + pace(event), 0);
    return Math.max(1, long / LONG);
  }
}
