/** The pieces and markers shown at one moment, and how events change them. A piece keeps its id while
 * it moves, so that the move can be animated. Pure. */

import type { AnkhView, GameEvent as AnkhEvent } from "$generated/ankh";
import type { GameEvent } from "$lib/types";

export interface Standing {
  id: number;
  hex: string;
  kind: string;
  /** The leading seat; null for a neutral Monument. */
  god: number | null;
  sun: boolean;
  facing: string | null;
  claws: readonly string[];
}

export interface Scene {
  pieces: readonly Standing[];
  camels: readonly string[];
  gates: readonly string[];
  /** The gods on each space of the Devotion track, from bottom to top. */
  stacks: readonly (readonly number[])[];
  markers: Readonly<Record<string, number>>;
  events: number;
  /** The spaces of the latest event. */
  last: readonly string[];
}

export const NOTHING: Scene = {
  pieces: [],
  camels: [],
  gates: [],
  stacks: [],
  markers: {},
  events: 0,
  last: [],
};

let numbers = 0;

/** The scene of a view; pieces that have not changed keep their ids. */
export function sceneOf(table: AnkhView, before: Scene = NOTHING): Scene {
  const old = new Map(before.pieces.map((piece) => [piece.hex, piece]));
  return {
    pieces: Object.entries(table.pieces).map(([hex, piece]) => {
      const was = old.get(hex);
      const same = was?.kind === piece.kind && was.god === piece.god;
      return { id: same ? was.id : numbers++, hex, ...piece };
    }),
    camels: [...table.camels, ...table.laid],
    gates: table.gates,
    stacks: table.stacks,
    markers: Object.fromEntries(
      Object.entries(table.markers).map(([turnAction, { at }]) => [turnAction, at]),
    ),
    events: table.events_done,
    last: before.last,
  };
}

const change = (
  scene: Scene,
  hex: string,
  make: (piece: Standing) => Partial<Standing>,
): Scene => ({
  ...scene,
  pieces: scene.pieces.map((piece) => (piece.hex === hex ? { ...piece, ...make(piece) } : piece)),
});

const without = (scene: Scene, hex: string): Scene => ({
  ...scene,
  pieces: scene.pieces.filter((piece) => piece.hex !== hex),
});

const move = (scene: Scene, hex: string, to: string): Scene =>
  change(mark(scene, to), hex, () => ({ hex: to }));

const mark = (scene: Scene, ...last: string[]): Scene => ({ ...scene, last });

function appear(scene: Scene, hex: string, kind: string, god: number | null): Scene {
  const piece = { id: numbers++, hex, kind, god, sun: false, facing: null, claws: [] };
  return { ...mark(scene, hex), pieces: [...without(scene, hex).pieces, piece] };
}

/** Move a god's ankh to the top of the stack on a space. */
function climb(scene: Scene, god: number, at: number): Scene {
  return {
    ...scene,
    stacks: scene.stacks.map((stack, space) => {
      const rest = stack.filter((one) => one !== god);
      return space === at ? [...rest, god] : rest;
    }),
  };
}

export function apply(scene: Scene, event: GameEvent): Scene {
  const it = event as unknown as AnkhEvent;
  switch (it.event) {
    case "moved":
    case "relocated":
    case "shoved":
      return move(scene, it.hex, it.to);
    case "summoned":
      return appear(scene, it.hex, it.figure, it.seat);
    case "sun-given":
      return change(scene, it.hex, () => ({ sun: true }));
    case "faced":
      return change(mark(scene, it.hex), it.hex, () => ({ facing: it.facing }));
    case "died":
    case "left":
    case "dismissed":
      return without(mark(scene, it.hex), it.hex);
    case "built":
      return appear(scene, it.hex, it.monument, it.seat);
    case "destroyed":
    case "neutral-destroyed":
      return without(mark(scene, it.hex), it.hex);
    case "controlled":
    case "seized":
      return change(mark(scene, it.hex), it.hex, () => ({ god: it.seat }));
    case "taken-over":
      return change(mark(scene, it.hex), it.hex, () => ({ god: it.seat }));
    case "camel-laid":
      return { ...scene, camels: [...scene.camels, it.side] };
    case "underworld-placed":
      return { ...mark(scene, it.hex), gates: [...scene.gates, it.hex] };
    case "underworld-moved":
      return {
        ...mark(scene, it.to),
        gates: [...scene.gates.filter((hex) => hex !== it.hex), it.to],
      };
    case "underworld-closed":
      return { ...scene, gates: scene.gates.filter((hex) => hex !== it.hex) };
    case "devotion":
    case "devotion-lost":
      return climb(scene, it.seat, it.at);
    case "acted":
      return { ...scene, markers: { ...scene.markers, [it.action]: it.at } };
    case "marker-reset":
      return { ...scene, markers: { ...scene.markers, [it.action]: 0 } };
    case "event":
      return { ...scene, events: it.number };
    default:
      return scene;
  }
}

/** How long an event is shown, in milliseconds; 0 shows it together with the next one. */
export function pace(event: GameEvent): number {
  switch (event.event) {
    case "moved":
    case "relocated":
    case "shoved":
      return 420;
    case "summoned":
    case "built":
    case "controlled":
    case "seized":
      return 360;
    case "destroyed":
    case "neutral-destroyed":
    case "underworld-placed":
    case "underworld-moved":
      return 420;
    case "camel-laid":
      return 90;
    case "conflict":
      return 700;
    case "battle":
    case "dominated":
      return 600;
    case "revealed":
      return 0;
    case "strength":
      return 500;
    case "won":
    case "nobody-won":
      return 900;
    case "bids":
      return 350;
    case "spared":
    case "nobody-spared":
      return 700;
    case "died":
      return 160;
    case "devotion":
      return 450;
    case "devotion-lost":
      return 250;
    case "merged":
    case "forgotten":
      return 600;
    case "acted":
    case "event":
      return 260;
    default:
      return 0;
  }
}
