/** What the board shows at one moment, and how events change it. A moving priest is not on the
 * board: it is lifted first and lands later. Pure. */

import type { AtonView, GameEvent as AtonEvent } from "$generated/aton";
import type { GameEvent, View } from "$lib/types";

export interface Scene {
  priests: Readonly<Record<string, number>>;
  /** The owners of the priests in the Kingdom, in the order of their arrival. */
  dead: readonly number[];
  scores: readonly number[];
  /** The revealed cards of each seat. */
  laid: readonly (readonly number[] | null)[];
  first: number | null;
  round: number;
  /** The cells of the latest events. */
  last: readonly string[];
  /** How many of the dead were added last. */
  lastDead: number;
  /** The seat that caused `last`; another seat's actions start a new list. */
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
    dead: settle(
      before?.dead ?? [],
      table.sides.map((side) => side.dead),
    ),
    scores: view.scores,
    laid: table.sides.map((side) => side.laid),
    first: table.first,
    round: table.round,
    last: before?.last ?? [],
    lastDead: before?.lastDead ?? 0,
    doer: before?.doer ?? null,
  };
}

/** The view has only counts; the order of the dead is remembered here. */
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

/** The scene when an event begins: moving pieces have left their place. */
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

/** The scene when an event ends: moving pieces have arrived. */
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

/** Apply a whole event at once. */
export const apply = (scene: Scene, event: GameEvent): Scene => land(lift(scene, event), event);

/** Group events that are animated together: all cards turn over at once, and priests of one kind
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
