/** Where spaces, sides and corners lie in the picture of a map, pointy-top or flat-top. Pure.
 *
 * A flat-top map is stored rotated a quarter turn clockwise: its columns run north and its rows run
 * east. It is drawn rotated back, with north up. */

import type { Box, Point } from "$lib/geometry";
import { FACINGS } from "$generated/ankh";
import {
  beside,
  CORNERS,
  cornersOf,
  DIRECTIONS,
  distance,
  endsOf,
  lattice,
  latticeOf,
  neighbours,
  parity,
  placeOf,
  type Corner,
  type LatticePoint,
} from "./grid";

export type { Box, Point };

export type Orientation = "pointy" | "flat";

/** From the middle of a space to a corner, and to the middle of a side. */
export const RADIUS = 44;
export const HALF = (RADIUS * Math.sqrt(3)) / 2;

/** The direction that a key leads to. */
const KEYS: Record<Orientation, Record<string, number>> = {
  pointy: { arrowright: 0, d: 0, e: 1, w: 2, arrowleft: 3, a: 3, z: 4, x: 5 },
  flat: { arrowup: 0, w: 0, a: 1, z: 2, arrowdown: 3, x: 3, d: 4, e: 5 },
};
/** Arrows across the rows take the direction that keeps closest to a straight line. */
const ACROSS: Record<Orientation, Record<string, readonly [even: number, odd: number]>> = {
  pointy: { arrowup: [1, 2], arrowdown: [5, 4] },
  flat: { arrowleft: [1, 2], arrowright: [5, 4] },
};

export class HexLayout {
  readonly flat: boolean;
  /** Half the width and half the height of a space. */
  readonly halfWidth: number;
  readonly halfHeight: number;

  constructor(readonly orientation: Orientation) {
    this.flat = orientation === "flat";
    [this.halfWidth, this.halfHeight] = this.flat ? [RADIUS, HALF] : [HALF, RADIUS];
  }

  #point([x, y]: LatticePoint, scale = 1): Point {
    const [right, down] = [x * HALF * scale, (y * RADIUS * scale) / 2];
    return this.flat ? { x: down, y: -right } : { x: right, y: down };
  }

  centre(space: string): Point {
    return this.#point(lattice(space));
  }

  cornerAt(corner: Corner): Point {
    return this.#point(latticeOf(corner));
  }

  /** The middle of a side. */
  middleOf(side: string): Point {
    const [a, b] = endsOf(side).map((corner) => this.cornerAt(corner)) as [Point, Point];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  }

  /** The box around spaces. */
  boxOf(spaces: Iterable<string>, margin: number): Box {
    const middles = [...spaces].map((space) => this.centre(space));
    const xs = middles.map(({ x }) => x);
    const ys = middles.map(({ y }) => y);
    const x = Math.min(...xs) - this.halfWidth - margin;
    const y = Math.min(...ys) - this.halfHeight - margin;
    return {
      x,
      y,
      w: Math.max(...xs) + this.halfWidth + margin - x,
      h: Math.max(...ys) + this.halfHeight + margin - y,
    };
  }

  /** A space drawn smaller by `scale`, with rounded corners. */
  hexagon(space: string, scale = 1, soft = 5): string {
    const middle = this.centre(space);
    const corners = CORNERS.map((corner) => {
      const { x, y } = this.#point(corner, scale);
      return { x: middle.x + x, y: middle.y + y };
    });
    return soft === 0 ? polygon(corners) : rounded(corners, soft);
  }

  /** A side as a line, cut short at both ends by this part of its length. */
  sideLine(side: string, cut = 0): string {
    const [a, b] = endsOf(side).map((corner) => this.cornerAt(corner)) as [Point, Point];
    return polyline([between(a, b, cut), between(a, b, 1 - cut)]);
  }

  /** The closed lines around a set of spaces. */
  outlines(spaces: ReadonlySet<string>): Point[][] {
    const next = new Map<Corner, Corner[]>();
    for (const space of spaces) {
      const corners = cornersOf(space);
      for (const direction of DIRECTIONS) {
        if (spaces.has(beside(space, direction))) continue;
        const from = corners[(direction + 5) % 6] as Corner;
        const to = corners[direction] as Corner;
        next.set(from, [...(next.get(from) ?? []), to]);
      }
    }
    const lines: Point[][] = [];
    for (let first = next.keys().next(); !first.done; first = next.keys().next()) {
      const line: Point[] = [];
      for (let corner: Corner | undefined = first.value; corner && next.has(corner);) {
        const following: Corner[] = next.get(corner) ?? [];
        const to: Corner | undefined = following.pop();
        if (following.length === 0) next.delete(corner);
        if (to) line.push(this.cornerAt(to));
        corner = to;
      }
      lines.push(line);
    }
    return lines;
  }

  /** The outline of a set of spaces as a path. */
  area(spaces: ReadonlySet<string>): string {
    return this.outlines(spaces).map(polygon).join("");
  }

  /** A shortest way over the map, both ends included; the straightest of those. */
  way(from: string, to: string, onMap: (space: string) => boolean): string[] {
    const steps = [from];
    const goal = this.centre(to);
    const off = (space: string): number => {
      const { x, y } = this.centre(space);
      return Math.hypot(x - goal.x, y - goal.y);
    };
    let at = from;
    while (at !== to) {
      const [next] = neighbours(at)
        .filter((space) => onMap(space) && distance(space, to) < distance(at, to))
        .sort((a, b) => off(a) - off(b));
      if (next === undefined) return [from, to];
      steps.push(next);
      at = next;
    }
    return steps;
  }

  /** The space that a key (in lower case) leads to; null for other keys. */
  travel(space: string, key: string): string | null {
    const direction =
      ACROSS[this.orientation][key]?.[parity(placeOf(space).row)] ?? KEYS[this.orientation][key];
    return direction === undefined ? null : beside(space, direction);
  }

  /** The corner of a space that lies in a compass direction; -1 if there is none. */
  cornerToward(facing: string): number {
    return (FACINGS[this.orientation] as readonly string[]).indexOf(facing);
  }

  /** The rotation that makes a sign drawn pointing up and right point at corner k. */
  facingAngle(k: number): number {
    return 60 - 60 * k - (this.flat ? 90 : 0);
  }
}

const LAYOUTS: Record<Orientation, HexLayout> = {
  pointy: new HexLayout("pointy"),
  flat: new HexLayout("flat"),
};

/** The layout of a map of the data files or of a player's own; without an orientation it is pointy. */
export function layoutOf(map: unknown): HexLayout {
  const { orientation } = (map ?? {}) as { orientation?: unknown };
  return LAYOUTS[orientation === "flat" ? "flat" : "pointy"];
}

// Paths.

const round = (value: number): string => String(Math.round(value * 10) / 10);
const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
export const polygon = (points: readonly Point[]): string => `M${points.map(at).join("L")}Z`;
export const polyline = (points: readonly Point[]): string => `M${points.map(at).join("L")}`;

const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/** A polygon with rounded corners; the rounding starts `soft` units before a corner. */
function rounded(corners: readonly Point[], soft: number): string {
  const toward = (from: Point, to: Point): Point =>
    between(from, to, soft / Math.hypot(to.x - from.x, to.y - from.y));
  return corners
    .map((corner, i) => {
      const before = corners[(i + 5) % 6] as Point;
      const after = corners[(i + 1) % 6] as Point;
      const [start, end] = [at(toward(corner, before)), at(toward(corner, after))];
      return `${i ? "L" : "M"}${start}Q${at(corner)} ${end}`;
    })
    .join("")
    .concat("Z");
}

/** A smooth curve along the points. */
export function flowing(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return "";
  if (points.length === 2) return polyline(points);
  let path = `M${at(first)}`;
  for (let i = 1; i < points.length - 1; i++) {
    const bend = points[i] as Point;
    const after = points[i + 1] as Point;
    const end =
      i < points.length - 2 ? { x: (bend.x + after.x) / 2, y: (bend.y + after.y) / 2 } : after;
    path += `Q${at(bend)} ${at(end)}`;
  }
  return path;
}

/** A closed line with its corners cut off (Chaikin's algorithm). */
export function smooth(points: readonly Point[], times = 2): Point[] {
  let line = [...points];
  for (let i = 0; i < times; i++) {
    line = line.flatMap((a, j) => {
      const b = line[(j + 1) % line.length] as Point;
      return [between(a, b, 0.25), between(a, b, 0.75)];
    });
  }
  return line;
}
