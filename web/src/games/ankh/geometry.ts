/** The grid of Ankh in the units of its picture: spaces, sides and corners. Pure.
 *
 * Rows A, B, … run from north to south, columns 1, 2, … from west to east; every second row lies
 * half a space to the east. Corners lie on a lattice of half widths and half radii, so that they
 * compare exactly. */

export interface Point {
  x: number;
  y: number;
}

/** From the middle of a space to a corner, and half its width. */
export const RADIUS = 44;
export const HALF = (RADIUS * Math.sqrt(3)) / 2;

/** East, north-east, north-west, west, south-west, south-east. */
export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;
/** Corner k lies between directions k and k + 1. */
const CORNERS = [[1, -1], [0, -2], [-1, -1], [-1, 1], [0, 2], [1, 1]] as const;
export const FACINGS = ["ne", "n", "nw", "sw", "s", "se"] as const;

interface Place {
  row: number;
  column: number;
}

export const placeOf = (space: string): Place => ({
  row: space.charCodeAt(0) - 65,
  column: Number(space.slice(1)) - 1,
});

const nameOf = ({ row, column }: Place): string => `${String.fromCharCode(65 + row)}${column + 1}`;

/** 1 for a row that lies half a space to the east. */
const odd = (row: number): number => ((row % 2) + 2) % 2;

/** The space beside this one, whether it is on the map or not. */
export function beside(space: string, direction: number): string {
  let { row, column } = placeOf(space);
  const shift = odd(row);
  if (direction === 0) column += 1;
  else if (direction === 3) column -= 1;
  else {
    row += direction < 3 ? -1 : 1;
    column += direction === 1 || direction === 5 ? shift : shift - 1;
  }
  return nameOf({ row, column });
}

export const neighbours = (space: string): string[] =>
  DIRECTIONS.map((direction) => beside(space, direction));

/** The middle on the lattice of corners. */
const lattice = (space: string): [number, number] => {
  const { row, column } = placeOf(space);
  return [2 * column + odd(row), 3 * row];
};

const onPicture = ([x, y]: readonly [number, number]): Point => ({ x: x * HALF, y: (y * RADIUS) / 2 });

export const centre = (space: string): Point => onPicture(lattice(space));

/** A corner by name, to be compared and looked up. */
export type Corner = `${number},${number}`;

export function cornersOf(space: string): Corner[] {
  const [x, y] = lattice(space);
  return CORNERS.map(([dx, dy]): Corner => `${x + dx},${y + dy}`);
}

export function cornerAt(corner: Corner): Point {
  const [x = 0, y = 0] = corner.split(",").map(Number);
  return onPicture([x, y]);
}

/** The side between two spaces, named as the game names it: the northern or western one first. */
export function sideBetween(one: string, other: string): string {
  const [a, b] = [placeOf(one), placeOf(other)];
  const first = a.row < b.row || (a.row === b.row && a.column < b.column);
  return first ? `${one}-${other}` : `${other}-${one}`;
}

export const spacesOf = (side: string): [string, string] => side.split("-") as [string, string];

/** The two corners a side runs between. */
export function endsOf(side: string): [Corner, Corner] {
  const [one, other] = spacesOf(side);
  const far = new Set<Corner>(cornersOf(other));
  const [a, b] = cornersOf(one).filter((corner) => far.has(corner));
  return [a as Corner, b as Corner];
}

export function middleOf(side: string): Point {
  const [a, b] = endsOf(side).map(cornerAt) as [Point, Point];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

// Distances.

const axial = (space: string): [number, number] => {
  const { row, column } = placeOf(space);
  return [column - (row - odd(row)) / 2, row];
};

export function distance(one: string, other: string): number {
  const [q1, r1] = axial(one);
  const [q2, r2] = axial(other);
  return Math.max(Math.abs(q1 - q2), Math.abs(r1 - r2), Math.abs(q1 + r1 - q2 - r2));
}

/** A shortest way over the map, both ends included. */
export function way(from: string, to: string, onMap: (space: string) => boolean): string[] {
  const steps = [from];
  let at = from;
  while (at !== to) {
    const goal = centre(to);
    const next = neighbours(at)
      .filter((space) => onMap(space) && distance(space, to) < distance(at, to))
      .map((space) => ({ space, off: Math.hypot(centre(space).x - goal.x, centre(space).y - goal.y) }))
      .sort((a, b) => a.off - b.off)[0];
    if (!next) return [from, to];
    steps.push(next.space);
    at = next.space;
  }
  return steps;
}

/** The space under a point of the picture. */
export function spaceAt({ x, y }: Point): string | null {
  const guess = Math.round(y / (1.5 * RADIUS));
  let best: string | null = null;
  let near = RADIUS * 1.01;
  for (const row of [guess - 1, guess, guess + 1]) {
    const column = Math.round(x / (2 * HALF) - odd(row) / 2);
    if (row < 0 || column < 0) continue;
    const space = nameOf({ row, column });
    const middle = centre(space);
    const off = Math.hypot(middle.x - x, middle.y - y);
    if (off < near) [best, near] = [space, off];
  }
  return best;
}

// Shapes.

const round = (value: number): string => String(Math.round(value * 10) / 10);
const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
export const polygon = (points: readonly Point[]): string => `M${points.map(at).join("L")}Z`;
export const polyline = (points: readonly Point[]): string => `M${points.map(at).join("L")}`;

/** A space drawn smaller by `scale`, with rounded corners. */
export function hexagon(space: string, scale = 1, soft = 5): string {
  const middle = centre(space);
  const corners = CORNERS.map(([dx, dy]) => ({
    x: middle.x + dx * HALF * scale,
    y: middle.y + (dy * RADIUS * scale) / 2,
  }));
  if (soft === 0) return polygon(corners);
  const toward = (from: Point, to: Point): Point => {
    const part = soft / Math.hypot(to.x - from.x, to.y - from.y);
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  };
  return corners
    .map((corner, i) => {
      const before = corners[(i + 5) % 6] as Point;
      const after = corners[(i + 1) % 6] as Point;
      return `${i ? "L" : "M"}${at(toward(corner, before))}Q${at(corner)} ${at(toward(corner, after))}`;
    })
    .join("")
    .concat("Z");
}

/** The closed lines around a set of spaces. */
export function outlines(spaces: ReadonlySet<string>): Point[][] {
  const next = new Map<Corner, Corner[]>();
  for (const space of spaces) {
    const corners = cornersOf(space);
    for (const direction of DIRECTIONS) {
      const other = beside(space, direction);
      if (spaces.has(other)) continue;
      const from = corners[(direction + 5) % 6] as Corner;
      const to = corners[direction] as Corner;
      next.set(from, [...(next.get(from) ?? []), to]);
    }
  }
  const lines: Point[][] = [];
  for (let first = next.keys().next(); !first.done; first = next.keys().next()) {
    const line: Point[] = [];
    for (let corner: Corner | undefined = first.value; corner && next.has(corner); ) {
      const following: Corner[] = next.get(corner) ?? [];
      const to: Corner | undefined = following.pop();
      if (following.length === 0) next.delete(corner);
      if (to) line.push(cornerAt(to));
      corner = to;
    }
    lines.push(line);
  }
  return lines;
}

export const area = (spaces: ReadonlySet<string>): string => outlines(spaces).map(polygon).join("");

/** Sides joined to lines, each from a loose end if it has one. */
export function chains(sides: readonly string[]): Corner[][] {
  const joined = new Map<Corner, Corner[]>();
  for (const side of sides) {
    const [a, b] = endsOf(side);
    joined.set(a, [...(joined.get(a) ?? []), b]);
    joined.set(b, [...(joined.get(b) ?? []), a]);
  }
  const used = new Set<string>();
  const key = (a: Corner, b: Corner): string => [a, b].sort().join(" ");
  const starts = [...joined.keys()];
  const loose = starts.filter((corner) => joined.get(corner)?.length === 1);
  const lines: Corner[][] = [];
  for (const start of [...loose, ...starts]) {
    for (;;) {
      const line = [start];
      for (let corner = start; ; ) {
        const to = joined.get(corner)?.find((one) => !used.has(key(corner, one)));
        if (!to) break;
        used.add(key(corner, to));
        line.push(to);
        corner = to;
      }
      if (line.length < 2) break;
      lines.push(line);
    }
  }
  return lines;
}

/** A soft line through the middles of what is between the points. */
export function flowing(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return "";
  let path = `M${at(first)}`;
  for (let i = 1; i < points.length - 1; i++) {
    const bend = points[i] as Point;
    const after = points[i + 1] as Point;
    const end = i < points.length - 2 ? { x: (bend.x + after.x) / 2, y: (bend.y + after.y) / 2 } : after;
    path += `Q${at(bend)} ${at(end)}`;
  }
  return path;
}

/** Corners cut off again and again. */
export function smooth(points: readonly Point[], times = 2): Point[] {
  let line = [...points];
  for (let i = 0; i < times; i++) {
    line = line.flatMap((a, j) => {
      const b = line[(j + 1) % line.length] as Point;
      const part = (t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
      return [part(0.25), part(0.75)];
    });
  }
  return line;
}
