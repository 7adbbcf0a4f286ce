/** Which caravans could be laid now, and how they would divide a region. Pure. */

import type { AnkhView } from "$generated/ankh";
import { connectedParts, cornersOf, endsOf, neighbours, sideBetween, type Corner } from "./grid";

export interface Caravan {
  sides: string[];
  /** The two new regions, the larger one first. */
  parts: [Set<string>, Set<string>];
}

/** Limits from the table's data. */
export interface CaravanLimits {
  /** The most camels in a caravan. */
  longest: number;
  /** The fewest land spaces of a region. */
  smallest: number;
}

/** The sides a caravan may use, by corner, and where a caravan may end. */
interface Land {
  corners: Map<Corner, string[]>;
  /** Does the corner touch the map's border, water, a river or camels? */
  bound: (corner: Corner) => boolean;
}

function landOf(table: AnkhView): Land {
  const dry = (space: string): boolean => (table.map.hexes[space]?.terrain ?? "water") !== "water";
  const walls = new Set([...table.map.rivers, ...table.camels]);
  const around = new Map<Corner, number>();
  const touched = new Set<Corner>();
  const corners = new Map<Corner, string[]>();
  for (const space of Object.keys(table.map.hexes)) {
    for (const corner of cornersOf(space))
      around.set(corner, (around.get(corner) ?? 0) + (dry(space) ? 1 : 0));
    for (const other of neighbours(space)) {
      if (!dry(space) || !dry(other)) continue;
      const side = sideBetween(space, other);
      const ends = endsOf(side);
      if (walls.has(side)) for (const end of ends) touched.add(end);
      else if (side.startsWith(`${space}-`)) {
        for (const end of ends) corners.set(end, [...(corners.get(end) ?? []), side]);
      }
    }
  }
  return { corners, bound: (corner) => touched.has(corner) || around.get(corner) !== 3 };
}

/** Every caravan that the offered sides allow; while one is being laid, those that complete it. */
export function caravans(
  table: AnkhView,
  { longest, smallest }: CaravanLimits,
  offered: (side: string) => boolean,
): Caravan[] {
  const { corners, bound } = landOf(table);
  const found = new Map<string, Caravan>();
  const split = divider(table, smallest);
  const go = (corner: Corner, line: readonly string[], visited: ReadonlySet<Corner>): void => {
    if (line.length === longest) return;
    for (const side of corners.get(corner) ?? []) {
      if (line.includes(side) || !(offered(side) || table.laid.includes(side))) continue;
      const [a, b] = endsOf(side);
      const end = corner === a ? b : a;
      if (visited.has(end)) continue;
      const longer = [...line, side];
      if (!bound(end)) go(end, longer, new Set([...visited, end]));
      else if (table.laid.every((laid) => longer.includes(laid))) {
        const key = [...longer].sort().join();
        if (found.has(key)) continue;
        const parts = split(longer);
        if (parts) found.set(key, { sides: longer, parts });
      }
    }
  };
  for (const corner of corners.keys()) if (bound(corner)) go(corner, [], new Set([corner]));
  return [...found.values()];
}

/** How a line of camels divides its region; null if it does not make two large enough parts. */
export function divider(
  table: AnkhView,
  smallest: number,
): (line: readonly string[]) => Caravan["parts"] | null {
  const walls = new Set([...table.map.rivers, ...table.camels]);
  return (line) => {
    const [space] = (line[0] ?? "").split("-");
    const region = table.regions.find(({ land }) => land.includes(space ?? ""));
    if (!region) return null;
    const more = new Set(line);
    const parts = connectedParts(new Set(region.land), (one, other) => {
      const side = sideBetween(one, other);
      return walls.has(side) || more.has(side);
    }).sort((a, b) => b.size - a.size);
    const [large, small] = parts;
    if (parts.length !== 2 || !large || !small || small.size < smallest) return null;
    return [large, small];
  };
}

/** The caravan to preview for a side: the shortest one, and among those the most even one. */
export function likely(all: readonly Caravan[], side: string): Caravan | null {
  const fitting = all.filter(({ sides }) => sides.includes(side));
  fitting.sort((a, b) => a.sides.length - b.sides.length || b.parts[1].size - a.parts[1].size);
  return fitting[0] ?? null;
}
