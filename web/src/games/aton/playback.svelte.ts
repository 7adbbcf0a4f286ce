/** Plays back new events: `scene` follows them one by one and ends at the current view. A click
 * skips to the end. */

import type { AtonView, GameEvent as AtonEvent } from "$generated/aton";
import { takesBack } from "$lib/scores";
import type { GameEvent, View } from "$lib/types";
import { track, type Point } from "./geometry";
import { reasons, routes, sideOf, type BoardGeometry } from "./flight-paths";
import { apply, groups, land, lift, NOTHING, sceneOf, type Scene } from "./scene";

export const FLIGHT = 420;
const STAGGER = 60;
export const FLIP = 320;
export const FLIP_STAGGER = 40;
const POINTS = 720;
const SCARAB = 90;
const LONGEST_RUN = 900;
/** With more groups of events than this waiting, playback is twice as fast. */
const MANY = 12;
/** More events than this are not played back at all. */
const TOO_MANY = 80;

export interface Flight {
  id: number;
  kind: "priest" | "points" | "card";
  seat: number;
  from: Point;
  to: Point;
  delay: number;
  duration: number;
  /** Points, or a card's number. */
  value: number;
}

interface Reel {
  events: readonly GameEvent[];
  view: View<AtonView>;
}

/** The scene at the end of a reel: the view, with the events for what happened last. */
const after = (scene: Scene, { events, view }: Reel): Scene =>
  sceneOf(view, events.reduce(apply, scene));

/** Do two views look the same on the board? */
const looksLike = (one: View<AtonView>, other: View<AtonView>): boolean =>
  JSON.stringify(sceneOf(one)) === JSON.stringify(sceneOf(other));

export class EventPlayback {
  scene: Scene = $state.raw(NOTHING);
  flights: Flight[] = $state.raw([]);
  /** What is being scored: a temple, black, bonus, the Kingdom, a cartouche. */
  scoredArea: string | null = $state(null);
  /** The cards are turning over. */
  revealing = $state(false);
  playing = $state(false);
  /** Nothing can be chosen until the viewer has seen what is being played back. */
  blocksChoices = $state(false);

  readonly #geometry: () => BoardGeometry;
  /** The running reel, and those after it. */
  #reels: Reel[] = [];
  /** The scene before the running reel. */
  #began: Scene = NOTHING;
  #pace = 1;
  #waits: ReturnType<typeof setTimeout>[] = [];
  #running: Promise<void>[] = [];
  #flown = 0;

  constructor(geometry: () => BoardGeometry) {
    this.#geometry = geometry;
  }

  /** Show a new state: play back the `fresh` events, or jump there; then `past` says what came last. */
  show(
    view: View<AtonView>,
    fresh: readonly GameEvent[],
    past: readonly GameEvent[],
    motion: boolean,
  ): void {
    const reel = { events: fresh, view };
    const back = fresh.some(takesBack);
    const target = this.#reels.at(-1);
    if (fresh.length === 0 && target && looksLike(target.view, view)) {
      this.#reels.push(reel); // a player answered in secret: keep playing
    } else if (fresh.length === 0 || back) {
      this.#stop();
      this.scene =
        past.length > 0 ? after(NOTHING, { events: past, view }) : sceneOf(view, this.scene);
    } else if (!motion || document.hidden || fresh.length > TOO_MANY || this.scene === NOTHING) {
      this.skip();
      this.scene = after(this.scene, reel);
    } else {
      this.#reels.push(reel);
      this.blocksChoices ||= fresh.some(({ event }) => event === "laid" || event === "scored");
      if (!this.playing) void this.#run();
    }
  }

  /** Jump to the end of the playback. */
  skip(): void {
    const reels = this.#reels;
    if (!this.playing) return;
    this.#stop();
    this.scene = reels.reduce(after, this.#began);
  }

  /** Drop the playback. Promises of cleared timers are never resolved. */
  #stop(): void {
    for (const timer of this.#waits) clearTimeout(timer);
    this.#waits = [];
    this.#reels = [];
    this.#rest();
  }

  #rest(): void {
    this.playing = this.blocksChoices = this.revealing = false;
    this.flights = [];
    this.#running = [];
    this.scoredArea = null;
  }

  async #run(): Promise<void> {
    this.playing = true;
    for (let reel = this.#reels[0]; reel; reel = this.#reels[0]) {
      this.#began = this.scene;
      const acts = groups(reel.events);
      this.#pace = acts.length + this.#reels.length > MANY ? 0.5 : 1;
      for (const act of acts) await this.#act(act);
      await Promise.all(this.#running);
      this.#running = [];
      this.scene = sceneOf(reel.view, this.scene);
      this.#reels.shift();
    }
    this.#rest();
  }

  /** Play back one group of events. */
  async #act(group: readonly GameEvent[]): Promise<void> {
    const first = group[0] as unknown as AtonEvent;
    switch (first.event) {
      case "placed":
      case "removed":
      case "taken-back":
      case "unplaced":
      case "risen":
        return this.#fly(group);
      case "laid":
        this.revealing = true;
        this.scene = group.reduce(apply, this.scene);
        await this.#wait(FLIP + 7 * FLIP_STAGGER + 300);
        this.revealing = false;
        return;
      case "scored":
        return this.#score(first);
      case "turned-up":
        return this.#turnUp(first.seat, first.card);
      case "scoring":
        this.scoredArea = "kingdom";
        await this.#wait(620);
        this.scoredArea = null;
        return;
      default:
        this.scene = group.reduce(apply, this.scene);
        if (first.event === "starts") await this.#wait(240);
    }
  }

  async #fly(group: readonly GameEvent[]): Promise<void> {
    let dead = this.scene.dead;
    const flown = group.map((event) => {
      const made = routes(event as unknown as AtonEvent, dead, this.#geometry());
      dead = [...dead, ...made.filter(({ grave }) => grave).map(({ seat }) => seat)];
      return made;
    });
    this.scene = group.reduce(lift, this.scene);
    this.#launch(
      flown.flat().map((one) => ({ ...one, kind: "priest", value: 0 })),
      FLIGHT,
    );
    await this.#wait(FLIGHT);
    for (const [i, event] of group.entries()) {
      const count = flown[i]?.length ?? 0;
      if (count > 1) await this.#wait((count - 1) * STAGGER);
      this.scene = land(this.scene, event);
      this.flights = this.flights.slice(count);
      await this.#wait(STAGGER);
    }
  }

  async #score(scored: AtonEvent & { event: "scored" }): Promise<void> {
    const { seat, source, total } = scored;
    const to = track(this.scene.scores[seat] ?? 0, this.#geometry().layout);
    const from = reasons(scored, this.scene.priests, this.#geometry());
    this.scoredArea = source === "cartouche" ? `cartouche-${seat}` : source;
    this.#launch(
      from.map(({ at, value }) => ({ kind: "points", seat, from: at, to, value })),
      POINTS,
    );
    await this.#wait(POINTS + (from.length - 1) * STAGGER);
    this.flights = [];
    this.scoredArea = null;
    this.#running.push(this.#runTo(seat, total));
    await this.#wait(100);
  }

  /** Move a marker along the track, space by space. */
  async #runTo(seat: number, total: number): Promise<void> {
    const now = (): number => this.scene.scores[seat] ?? 0;
    const step = Math.min(SCARAB, LONGEST_RUN / Math.max(1, total - now()));
    while (now() < total) {
      const scores = this.scene.scores.map((score, i) => (i === seat ? score + 1 : score));
      this.scene = { ...this.scene, scores };
      await this.#wait(step);
    }
  }

  /** Show the card that breaks a tie for a moment. */
  async #turnUp(seat: number, card: number): Promise<void> {
    const geometry = this.#geometry();
    const side = sideOf(geometry, seat);
    const from = geometry.layout.supply(side);
    const to = geometry.layout.cartouche(side, 1);
    this.#launch([{ kind: "card", seat, from, to, value: card }], FLIGHT);
    await this.#wait(FLIGHT + 480);
    this.flights = [];
  }

  #launch(made: Omit<Flight, "id" | "delay" | "duration">[], duration: number): void {
    this.flights = made.map((flight, i) => ({
      ...flight,
      id: this.#flown++,
      delay: i * STAGGER * this.#pace,
      duration: duration * this.#pace,
    }));
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#waits = this.#waits.filter((one) => one !== timer);
        resolve();
      }, ms * this.#pace);
      this.#waits.push(timer);
    });
  }
}
