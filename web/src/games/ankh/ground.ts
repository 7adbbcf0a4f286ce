/** How the land is drawn: tiles, water, rivers and what grows, once for each map. Pure. */

import type { MapView } from "$generated/ankh";
import {
  area, beside, centre, chains, cornerAt, cornersOf, DIRECTIONS, flowing, HALF, hexagon, neighbours, outlines,
  polygon, RADIUS, smooth, type Corner, type Point,
} from "./geometry";

export interface Box extends Point {
  w: number;
  h: number;
}

export interface Ground {
  /** Where the picture ends. */
  box: Box;
  /** The outline of the board. */
  rim: string;
  tiles: { space: string; terrain: string; shape: string; shade: number }[];
  rivers: string;
  /** Their middle only, for the glitter. */
  shine: string;
  water: string;
  /** The lines between water spaces. */
  waves: string;
  dunes: string;
  grass: string;
  ripples: string;
}

const MARGIN = 16;
const known = new Map<string, Ground>();

/** The picture of a map; the same object as long as the map is the same. */
export function groundOf(map: MapView): Ground {
  const key = JSON.stringify(map);
  let ground = known.get(key);
  if (!ground) {
    ground = draw(map);
    known.clear();
    known.set(key, ground);
  }
  return ground;
}

/** Numbers that look random and are the same every time. */
function chance(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function boxOf(spaces: Iterable<string>, margin = MARGIN): Box {
  const middles = [...spaces].map(centre);
  const [x0, x1] = [Math.min(...middles.map(({ x }) => x)), Math.max(...middles.map(({ x }) => x))];
  const [y0, y1] = [Math.min(...middles.map(({ y }) => y)), Math.max(...middles.map(({ y }) => y))];
  const [x, y] = [x0 - HALF - margin, y0 - RADIUS - margin];
  return { x, y, w: x1 + HALF + margin - x, h: y1 + RADIUS + margin - y };
}

function draw(map: MapView): Ground {
  const spaces = Object.keys(map.hexes);
  const terrain = (space: string): string | undefined => map.hexes[space]?.terrain;
  const random = chance(42);
  return {
    box: boxOf(spaces),
    rim: area(new Set(spaces)),
    tiles: spaces.map((space) => ({
      space,
      terrain: terrain(space) ?? "water",
      shape: hexagon(space, 0.982, 4),
      shade: Math.floor(random() * 4),
    })),
    rivers: riverLines(map, true),
    shine: riverLines(map, false),
    water: waters(spaces, (space) => terrain(space) === "water", map),
    waves: spaces.filter((space) => terrain(space) === "water").map((space) => hexagon(space, 1, 0)).join(""),
    ...texture(spaces, terrain, random),
  };
}

function riverLines(map: MapView, reaching: boolean): string {
  const around = new Map<Corner, string[]>();
  for (const space of Object.keys(map.hexes)) {
    for (const corner of cornersOf(space)) around.set(corner, [...(around.get(corner) ?? []), space]);
  }
  const beyond = (end: Corner, before: Corner): Point => {
    const here = cornerAt(end);
    const lake = around.get(end)?.find((space) => map.hexes[space]?.terrain === "water");
    const there = lake ? centre(lake) : cornerAt(before);
    const far = lake ? 0.8 : -0.9;
    return { x: here.x + (there.x - here.x) * far, y: here.y + (there.y - here.y) * far };
  };
  return chains(map.rivers)
    .map((line) => {
      const points = line.map(cornerAt);
      if (!reaching) return flowing(points);
      const [first, second] = line as [Corner, Corner];
      const [last, before] = [line.at(-1) as Corner, line.at(-2) as Corner];
      return flowing([beyond(first, second), ...points, beyond(last, before)]);
    })
    .join("");
}

/** Lakes and coasts with soft shores; at the edge the water runs off the board. */
function waters(spaces: readonly string[], wet: (space: string) => boolean, map: MapView): string {
  const all = new Set(spaces.filter(wet));
  for (const space of [...all]) {
    for (const direction of DIRECTIONS) {
      const other = beside(space, direction);
      if (!map.hexes[other]) all.add(other);
    }
  }
  const random = chance(7);
  const shake = ({ x, y }: Point): Point => ({ x: x + (random() - 0.5) * 1.8, y: y + (random() - 0.5) * 1.8 });
  return bodies(all).flatMap(outlines).map((line) => polygon(smooth(line).map(shake))).join("");
}

/** Spaces that hang together. */
export function bodies(spaces: ReadonlySet<string>, apart: (one: string, other: string) => boolean = () => false): Set<string>[] {
  const left = new Set(spaces);
  const found: Set<string>[] = [];
  for (const start of spaces) {
    if (!left.delete(start)) continue;
    const body = new Set([start]);
    for (const space of body) {
      for (const other of neighbours(space)) {
        if (left.has(other) && !apart(space, other)) {
          left.delete(other);
          body.add(other);
        }
      }
    }
    found.push(body);
  }
  return found;
}

function texture(
  spaces: readonly string[],
  terrain: (space: string) => string | undefined,
  random: () => number,
): Pick<Ground, "dunes" | "grass" | "ripples"> {
  const made = { dunes: "", grass: "", ripples: "" };
  const n = (value: number): string => value.toFixed(1);
  for (const space of spaces) {
    const middle = centre(space);
    const spot = (least: number, most: number): Point => {
      const angle = random() * 6.283;
      const far = least + random() * (most - least);
      return { x: middle.x + far * Math.cos(angle) * 0.82, y: middle.y + far * Math.sin(angle) * 0.95 };
    };
    const kind = terrain(space);
    const count = kind === "fertile" ? 3 + Math.round(random()) : 3;
    for (let i = 0; i < count; i++) {
      if (kind === "desert") {
        const { x, y } = spot(13, 34);
        const w = 7 + random() * 5;
        made.dunes += `M${n(x - w)} ${n(y)}q${n(w * 0.55)} ${n(-w * 0.5)} ${n(w)} 0q${n(w * 0.5)} ${n(-w * 0.35)} ${n(w * 0.9)} 0`;
      } else if (kind === "fertile") {
        const { x, y } = spot(13, 34);
        const k = 0.8 + random() * 0.35;
        const from = `M${n(x)} ${n(y)}`;
        made.grass += `${from}q${n(-k)} ${n(-4 * k)} ${n(-4 * k)} ${n(-6 * k)}${from}v${n(-8 * k)}${from}q${n(k)} ${n(-4 * k)} ${n(4 * k)} ${n(-6 * k)}`;
      } else {
        const { x, y } = spot(4, 26);
        made.ripples += `M${n(x - 8)} ${n(y)}q4 -4 8 0t8 0`;
      }
    }
  }
  return made;
}
