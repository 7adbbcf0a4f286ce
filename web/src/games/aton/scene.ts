/** What the board shows at one moment, and what an event does to it. Priests on their way are
 * nowhere: they are lifted first and land later. Pure. */

import type { AtonView, GameEvent as AtonEvent } from "$generated/aton";
import type { GameEvent, View } from "$lib/types";

export interface Scene {
  priests: Readonly<Record<string, number>>;
  /** Whose priests stand in the Kingdom, in the order in which they came. */
  dead: readonly number[];
  scores: readonly number[];
  /** The open cards of each seat. */
  laid: readonly (readonly number[] | null)[];
  first: number | null;
  round: number;
  /** Cells where something happened last. */
  last: readonly string[];
  /** How many of the dead came last. */
  lastDead: number;
  /** Whose doing `last` is; another seat's deeds begin a new list. */
  doer: number | null;
}

/** An empty board, before anything is known. */
export const NOTHING: Scene = {
  priests: {},
  dead: [],
  scores: [0, 0],
  laid: [null, null],
  first: null,
  round: 0,
  last: [],
  lastDead: 0,
  doer: null,
};

export function sceneOf(view: View<AtonView>, before?: Scene): Scene {
  const table = view.table;
  return {
    priests: table.priests,
    dead: settle(before?.dead ?? [], table.sides.map((side) => side.dead)),
    scores: view.scores,
    laid: table.sides.map((side) => side.laid),
    first: table.first,
    round: table.round,
    last: before?.last ?? [],
    lastDead: before?.lastDead ?? 0,
    doer: before?.doer ?? null,
  };
}

/** The order of the dead is only remembered here; the counts are what is true. */
export function settle(before: readonly number[], counts: readonly number[]): number[] {
  const left = [...counts];
  const kept = before.filter((seat) => {
    const count = left[seat] ?? 0;
    left[seat] = Math.max(0, count - 1);
    return count > 0;
  });
  return [...kept, ...left.flatMap((count, seat) => Array<number>(count).fill(seat))];
}

function without(priests: Scene["priests"], cell: string): Scene["priests"] {
  const rest = { ...priests };
  delete rest[cell];
  return rest;
}

const mark = (scene: Scene, seat: number, cell: string): Scene => {
  const same = scene.doer === seat;
  return {
    ...scene,
    doer: seat,
    last: same ? [...scene.last.filter((one) => one !== cell), cell] : [cell],
    lastDead: same ? scene.lastDead : 0,
  };
};

const buried = (scene: Scene, seat: number, count: number): Scene => ({
  ...scene,
  dead: [...scene.dead, ...Array<number>(count).fill(seat)],
  lastDead: scene.lastDead + count,
});

/** What leaves its place when an event begins. */
export function lift(scene: Scene, event: GameEvent): Scene {
  const it = event as unknown as AtonEvent;
  switch (it.event) {
    case "removed":
    case "taken-back":
      return { ...mark(scene, it.seat, it.cell), priests: without(scene.priests, it.cell) };
    case "risen":
      return { ...scene, dead: scene.dead.filter((seat) => seat !== it.seat), lastDead: 0 };
    case "round":
      return {
        ...scene,
        round: it.round,
        first: null,
        laid: scene.laid.map(() => null),
        doer: null,
      };
    default:
      return scene;
  }
}

/** What has arrived when an event is over. */
export function land(scene: Scene, event: GameEvent): Scene {
  const it = event as unknown as AtonEvent;
  switch (it.event) {
    case "placed":
      return {
        ...mark(scene, it.seat, it.cell),
        priests: { ...scene.priests, [it.cell]: it.seat },
      };
    case "removed":
      return it.fate === "kingdom" ? buried(scene, it.owner, 1) : scene;
    case "unplaced":
      return it.fate === "kingdom" ? buried(scene, it.seat, it.count) : scene;
    case "laid":
      return {
        ...scene,
        laid: scene.laid.map((cards, seat) =>
          seat === it.seat ? [it.card1, it.card2, it.card3, it.card4] : cards,
        ),
      };
    case "scored":
      return { ...scene, scores: scene.scores.map((s, i) => (i === it.seat ? it.total : s)) };
    case "starts":
      return { ...scene, first: it.seat };
    default:
      return scene;
  }
}

/** A whole event at once. */
export const apply = (scene: Scene, event: GameEvent): Scene => land(lift(scene, event), event);

/** Events that belong together and move together: all cards turn over at once, priests of one kind
 * follow each other closely. */
export function groups(events: readonly GameEvent[]): GameEvent[][] {
  const flocks = ["laid", "placed", "removed", "taken-back", "risen"];
  const made: GameEvent[][] = [];
  for (const event of events) {
    const group = made.at(-1);
    const before = group?.[0];
    const together =
      before?.event === event.event &&
      flocks.includes(event.event) &&
      (event.event === "laid" || event.event === "risen" || before["seat"] === event["seat"]);
    if (group && together) group.push(event);
    else made.push([event]);
  }
  return made;
}
