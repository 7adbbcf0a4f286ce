/** The grid of Ankh: spaces, sides and corners, without a picture of them. Pure.
 *
 * Rows A, B, … and columns 1, 2, … name the spaces; odd rows lie half a space to the east. Corners
 * lie on a lattice of half widths and quarter heights, so that they compare exactly. */

import { STEPS } from "$generated/ankh";

/** East, north-east, north-west, west, south-west, south-east; rotated a quarter turn on a flat-top map. */
export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;

/** A point of the lattice of corners. */
export type LatticePoint = readonly [x: number, y: number];

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
export const parity = (row: number): 0 | 1 => (row % 2 === 0 ? 0 : 1);

/** The space beside this one, whether it is on the map or not. */
export function beside(space: string, direction: number): string {
  const { row, column } = placeOf(space);
  const [down, right] = STEPS[parity(row)][direction] ?? [0, 0];
  return nameOf({ row: row + down, column: column + right });
}

export const neighbours = (space: string): string[] =>
  DIRECTIONS.map((direction) => beside(space, direction));

/** The middle of a space on the lattice. */
export const lattice = (space: string): LatticePoint => {
  const { row, column } = placeOf(space);
  return [2 * column + parity(row), 3 * row];
};

const ORIGIN = "A1";
const AROUND = neighbours(ORIGIN).map(lattice);

/** From the middle of a space to its corners; corner k lies between directions k and k + 1. */
export const CORNERS: readonly LatticePoint[] = DIRECTIONS.map((k) => {
  const [[x1, y1], [x2, y2]] = [AROUND[k], AROUND[(k + 1) % 6]] as [LatticePoint, LatticePoint];
  return [(x1 + x2) / 3, (y1 + y2) / 3];
});

/** A corner's lattice point as a string, to compare and look up. */
export type Corner = `${number},${number}`;

export function cornersOf(space: string): Corner[] {
  const [x, y] = lattice(space);
  return CORNERS.map(([dx, dy]): Corner => `${x + dx},${y + dy}`);
}

export const latticeOf = (corner: Corner): LatticePoint => {
  const [x = 0, y = 0] = corner.split(",").map(Number);
  return [x, y];
};

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

// Distances.

const axial = (space: string): [number, number] => {
  const { row, column } = placeOf(space);
  return [column - (row - parity(row)) / 2, row];
};

export function distance(one: string, other: string): number {
  const [q1, r1] = axial(one);
  const [q2, r2] = axial(other);
  return Math.max(Math.abs(q1 - q2), Math.abs(r1 - r2), Math.abs(q1 + r1 - q2 - r2));
}

/** The connected parts of a set of spaces, unless something lies between two of them. */
export function connectedParts(
  spaces: ReadonlySet<string>,
  apart: (one: string, other: string) => boolean = () => false,
): Set<string>[] {
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

/** Join sides into lines, starting at loose ends. */
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
      for (let corner = start; ;) {
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
