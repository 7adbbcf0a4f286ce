/** The layout of the board, in units of its picture: 1052 × 724 on a desktop, 390 × 444 on a phone. */

import type { Box, Point } from "$lib/geometry";

export type { Box, Point };

export const TEMPLES = [1, 2, 3, 4] as const;
export const CARTOUCHES = [0, 1, 2, 3] as const;
export const ROWS = 3;
export const COLUMNS = 4;
export const PRINTED = 40;
const TEMPLE_CELLS = ROWS * COLUMNS;

const ROMAN = ["", "I", "II", "III", "IV"];
export const roman = (n: number): string => ROMAN[n] ?? String(n);

/** Side 0 is the left column and side 1 the right one; `sidesFor` tells which seat is where. */
export type Side = 0 | 1;

/** The viewer sits on the left; for spectators it is seat 0. */
export const sidesFor = (seat: number | null): [number, number] => (seat === 1 ? [1, 0] : [0, 1]);

// Cells.

export type Kind = "yellow" | "green" | "black" | "blue" | "bonus";

export interface Spot {
  name: string;
  temple: number;
  row: number;
  column: number;
  kind: Kind;
  /** The points of a bonus cell. */
  points: number;
}

const KINDS: Record<string, Kind> = { Y: "yellow", G: "green", K: "black", B: "blue" };

/** The 48 cells in order, from the letters of `view.table.board`. */
export function spots(board: string): Spot[] {
  return Array.from(board, (letter, index) => {
    const inside = index % TEMPLE_CELLS;
    const temple = Math.floor(index / TEMPLE_CELLS) + 1;
    const row = Math.floor(inside / COLUMNS);
    const column = inside % COLUMNS;
    return {
      name: `${temple}${"abc"[row]}${column + 1}`,
      temple,
      row,
      column,
      kind: KINDS[letter] ?? "bonus",
      points: KINDS[letter] ? 0 : Number(letter),
    };
  });
}

/** The cell that a key leads to. Arrows stay in a temple; Page Up and Page Down change it. */
export function travel(from: string, key: string): string | null {
  let temple = Number(from[0]);
  let row = "abc".indexOf(from[1] ?? "");
  let column = Number(from[2]) - 1;
  if (key === "ArrowLeft") column -= 1;
  else if (key === "ArrowRight") column += 1;
  else if (key === "ArrowUp") row -= 1;
  else if (key === "ArrowDown") row += 1;
  else if (key === "Home") column = 0;
  else if (key === "End") column = COLUMNS - 1;
  else if (key === "PageDown") temple = (temple % 4) + 1;
  else if (key === "PageUp") temple = ((temple + 2) % 4) + 1;
  else return null;
  const inside = row >= 0 && row < ROWS && column >= 0 && column < COLUMNS;
  return inside ? `${temple}${"abc"[row]}${column + 1}` : from;
}

// Layouts.

export interface Layout {
  small: boolean;
  width: number;
  height: number;
  /** The distance of the score track from the edge. */
  margin: number;
  temple: (temple: number) => Box;
  cell: (name: string) => Box;
  kingdom: Box;
  /** A niche of the Kingdom, if it has this many. */
  niche: (index: number, size: number) => Box;
  /** The middle of a cartouche. */
  cartouche: (side: Side, index: number) => Point;
  /** Where priests come from and go to. */
  supply: (side: Side) => Point;
  priest: number;
}

const parts = (name: string): [temple: number, row: number, column: number] => [
  Number(name[0]),
  "abc".indexOf(name[1] ?? ""),
  Number(name[2]) - 1,
];

const wideTemple = (temple: number): Box => ({
  x: 178 + ((temple - 1) % 2) * 356,
  y: 58 + Math.floor((temple - 1) / 2) * 263,
  w: 340,
  h: 251,
});

export const WIDE: Layout = {
  small: false,
  width: 1052,
  height: 724,
  margin: 24,
  temple: wideTemple,
  cell: (name) => {
    const [temple, row, column] = parts(name);
    const { x, y } = wideTemple(temple);
    return { x: x + 13 + column * 80.3, y: y + 46 + row * 67, w: 73, h: 60 };
  },
  kingdom: { x: 178, y: 584, w: 696, h: 82 },
  niche: (index, size) => {
    const pitch = Math.min(55, 440 / size);
    return { x: 304 + index * pitch, y: 594, w: pitch - 8, h: 62 };
  },
  cartouche: (side, index) => ({ x: side === 0 ? 110 : 942, y: 158 + index * 146 }),
  supply: (side) => ({ x: side === 0 ? 110 : 942, y: 74 }),
  priest: 42,
};

const smallTemple = (temple: number): Box => ({
  x: 22 + ((temple - 1) % 2) * 176,
  y: 24 + Math.floor((temple - 1) / 2) * 174,
  w: 170,
  h: 168,
});

export const SMALL: Layout = {
  small: true,
  width: 390,
  height: 444,
  margin: 12,
  temple: smallTemple,
  cell: (name) => {
    const [temple, row, column] = parts(name);
    const { x, y } = smallTemple(temple);
    return { x: x + 6.5 + column * 40.5, y: y + 33 + row * 45, w: 35.5, h: 40 };
  },
  kingdom: { x: 22, y: 374, w: 346, h: 46 },
  niche: (index, size) => {
    const pitch = Math.min(38.6, 309 / size);
    return { x: 56 + index * pitch, y: 377, w: pitch - 6.6, h: 39 };
  },
  cartouche: (side, index) => ({ x: 205 + index * 42, y: side === 0 ? 460 : -16 }),
  supply: (side) => ({ x: 60, y: side === 0 ? 462 : -18 }),
  priest: 27,
};

// The score track.

const LONG = 12;
const SHORT = 8;

/** The position of a score on the track; more than 40 points stay at 40. */
export function track(points: number, { width, height, margin }: Layout): Point {
  if (points <= 0) return { x: margin, y: margin + (height - 2 * margin) / 16 };
  const at = Math.min(points, PRINTED) - 1;
  const across = width - 2 * margin;
  const down = height - 2 * margin;
  if (at <= LONG) return { x: margin + (across * at) / LONG, y: margin };
  if (at <= LONG + SHORT) return { x: width - margin, y: margin + (down * (at - LONG)) / SHORT };
  if (at <= 2 * LONG + SHORT) {
    return { x: width - margin - (across * (at - LONG - SHORT)) / LONG, y: height - margin };
  }
  return { x: margin, y: height - margin - (down * (at - 2 * LONG - SHORT)) / SHORT };
}

/** The line behind a marker, `offset` units inside the track. */
export function trail(points: number, offset: number, layout: Layout): string {
  const { width, height, margin } = layout;
  const shift = (value: number, far: number): number =>
    value <= margin ? margin + offset : value >= far - margin ? far - margin - offset : value;
  return Array.from({ length: Math.min(points, PRINTED) }, (_, i) => track(i + 1, layout))
    .map(({ x, y }) => `${round(shift(x, width))},${round(shift(y, height))}`)
    .join(" ");
}

/** The positions of both markers, moved apart if they would cover each other. */
export function markers(scores: readonly number[], layout: Layout): Point[] {
  const spotsOf = scores.map((score) => track(score, layout));
  const [one, other] = spotsOf;
  if (!one || !other || one.x !== other.x || one.y !== other.y) return spotsOf;
  const apart = layout.small ? 9 : 12;
  const corner = one.x <= layout.margin || one.x >= layout.width - layout.margin;
  return corner && layout.small
    ? [
        { x: one.x, y: one.y - 16 },
        { x: one.x, y: one.y + 16 },
      ]
    : [
        { x: one.x, y: one.y - apart },
        { x: one.x, y: one.y + apart },
      ];
}

/** Where a place named by `changes` lies; null if the layout does not show it. */
export function placeBox(
  place: string,
  layout: Layout,
  scores: readonly number[],
  sides: readonly number[],
): Box | null {
  if (place === "kingdom") return layout.kingdom;
  const [kind, number] = place.split("-");
  const seat = Number(number);
  if (kind === "score") {
    const at = markers(scores, layout)[seat];
    const [w, h] = layout.small ? [36, 22] : [46, 28];
    return at ? { x: at.x - w / 2, y: at.y - h / 2, w, h } : null;
  }
  if (kind === "cards") {
    const side = sides.indexOf(seat) as Side;
    if (layout.small) return null;
    const { x, y } = layout.cartouche(side, 0);
    return { x: x - 50, y: y - 70, w: 100, h: layout.cartouche(side, 3).y - y + 142 };
  }
  return layout.cell(place);
}

export const middle = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 });
export const round = (value: number): number => Math.round(value * 10) / 10;
