/** How the land of a map is drawn: tiles, water, rivers, dunes and grass. Pure. */

import type { MapView } from "$generated/ankh";
import { beside, chains, connectedParts, cornersOf, DIRECTIONS, endsOf, type Corner } from "./grid";
import { flowing, polygon, smooth, type Box, type HexLayout, type Point } from "./hex-layout";

export interface Landscape {
  /** The bounds of the picture. */
  box: Box;
  /** The outline of the board. */
  rim: string;
  tiles: { space: string; terrain: string; shape: string; shade: number }[];
  rivers: string;
  /** The middle of the rivers, for the highlights on the water. */
  shine: string;
  water: string;
  /** The outlines of the water spaces. */
  waves: string;
  dunes: string;
  grass: string;
  ripples: string;
}

const MARGIN = 16;
const known = new Map<string, Landscape>();

/** The picture of a map; the same object as long as the map is the same. */
export function landscapeOf(map: MapView, layout: HexLayout): Landscape {
  const key = `${layout.orientation} ${JSON.stringify(map)}`;
  let landscape = known.get(key);
  if (!landscape) {
    landscape = draw(map, layout);
    known.clear();
    known.set(key, landscape);
  }
  return landscape;
}

/** A seeded pseudo-random generator (mulberry32), so that a map always looks the same. */
function chance(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function draw(map: MapView, layout: HexLayout): Landscape {
  const spaces = Object.keys(map.hexes);
  const terrain = (space: string): string | undefined => map.hexes[space]?.terrain;
  const random = chance(42);
  return {
    box: layout.boxOf(spaces, MARGIN),
    rim: layout.area(new Set(spaces)),
    tiles: spaces.map((space) => ({
      space,
      terrain: terrain(space) ?? "water",
      shape: layout.hexagon(space, 0.982, 4),
      shade: Math.floor(random() * 4),
    })),
    rivers: riverLines(map, layout, true),
    shine: riverLines(map, layout, false),
    water: waters(
      spaces.filter((space) => terrain(space) === "water"),
      map,
      layout,
    ),
    waves: spaces
      .filter((space) => terrain(space) === "water")
      .map((space) => layout.hexagon(space, 1, 0))
      .join(""),
    ...texture(spaces, terrain, layout, random),
  };
}

function riverLines(map: MapView, layout: HexLayout, reaching: boolean): string {
  const around = new Map<Corner, string[]>();
  for (const space of Object.keys(map.hexes)) {
    for (const corner of cornersOf(space))
      around.set(corner, [...(around.get(corner) ?? []), space]);
  }
  const met = map.rivers.flatMap(endsOf);
  /** Where the river runs on to from the end of a line; nowhere if it flows into another one. */
  const beyond = (end: Corner, before: Corner): Point[] => {
    if (met.filter((corner) => corner === end).length > 1) return [];
    const here = layout.cornerAt(end);
    const lake = around.get(end)?.find((space) => map.hexes[space]?.terrain === "water");
    const there = lake ? layout.centre(lake) : layout.cornerAt(before);
    const far = lake ? 0.8 : -0.9;
    return [{ x: here.x + (there.x - here.x) * far, y: here.y + (there.y - here.y) * far }];
  };
  return chains(map.rivers)
    .map((line) => {
      const points = line.map((corner) => layout.cornerAt(corner));
      if (!reaching) return flowing(points);
      const [first, second] = line as [Corner, Corner];
      const [last, before] = [line.at(-1) as Corner, line.at(-2) as Corner];
      return flowing([...beyond(first, second), ...points, ...beyond(last, before)]);
    })
    .join("");
}

/** Lakes and coasts with soft shores. At the map's edge the water runs off the board. */
function waters(wet: readonly string[], map: MapView, layout: HexLayout): string {
  const all = new Set(wet);
  for (const space of [...all]) {
    for (const direction of DIRECTIONS) {
      const other = beside(space, direction);
      if (!map.hexes[other]) all.add(other);
    }
  }
  const random = chance(7);
  const shake = ({ x, y }: Point): Point => ({
    x: x + (random() - 0.5) * 1.8,
    y: y + (random() - 0.5) * 1.8,
  });
  return connectedParts(all)
    .flatMap((part) => layout.outlines(part))
    .map((line) => polygon(smooth(line).map(shake)))
    .join("");
}

function texture(
  spaces: readonly string[],
  terrain: (space: string) => string | undefined,
  layout: HexLayout,
  random: () => number,
): Pick<Landscape, "dunes" | "grass" | "ripples"> {
  const made = { dunes: "", grass: "", ripples: "" };
  const n = (value: number): string => value.toFixed(1);
  const [wide, high] = layout.flat ? [0.95, 0.82] : [0.82, 0.95];
  for (const space of spaces) {
    const middle = layout.centre(space);
    const spot = (least: number, most: number): Point => {
      const angle = random() * 6.283;
      const far = least + random() * (most - least);
      return {
        x: middle.x + far * Math.cos(angle) * wide,
        y: middle.y + far * Math.sin(angle) * high,
      };
    };
    const kind = terrain(space);
    const count = kind === "fertile" ? 3 + Math.round(random()) : 3;
    for (let i = 0; i < count; i++) {
      if (kind === "desert") {
        const { x, y } = spot(13, 34);
        const w = 7 + random() * 5;
        made.dunes += `M${n(x - w)} ${n(y)}q${n(w * 0.55)} ${n(-w * 0.5)} ${n(w)} 0`;
        made.dunes += `q${n(w * 0.5)} ${n(-w * 0.35)} ${n(w * 0.9)} 0`;
      } else if (kind === "fertile") {
        const { x, y } = spot(13, 34);
        const k = 0.8 + random() * 0.35;
        const from = `M${n(x)} ${n(y)}`;
        made.grass += `${from}q${n(-k)} ${n(-4 * k)} ${n(-4 * k)} ${n(-6 * k)}`;
        made.grass += `${from}v${n(-8 * k)}${from}q${n(k)} ${n(-4 * k)} ${n(4 * k)} ${n(-6 * k)}`;
      } else {
        const { x, y } = spot(4, 26);
        made.ripples += `M${n(x - 8)} ${n(y)}q4 -4 8 0t8 0`;
      }
    }
  }
  return made;
}
