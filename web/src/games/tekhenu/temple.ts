/** The temple: where things stand, and what a tile would bring on a cell. Pure. */

import type { TekhenuView } from "$generated/tekhenu";
import { BORDER, cellGain, TEMPLE_POINTS, tileInfo, turnsOf } from "./rules";

export const CELLS = [..."abcde"].flatMap((row) => [1, 2, 3, 4, 5].map((column) => `${row}${column}`));
export const SIDES = ["n", "e", "s", "w"] as const;

export interface At {
  row: number;
  column: number;
}
export const at = (cell: string): At => ({ row: "abcde".indexOf(cell[0] ?? "a"), column: Number(cell[1]) - 1 });
export const cellAt = ({ row, column }: At): string | null => {
  const letter = "abcde"[row];
  return letter && column >= 0 && column < 5 ? `${letter}${column + 1}` : null;
};

/** The colour on one side of a tile that lies turned; a quarter turn moves north to east. */
export const edgeOf = (tile: string, turns: number, side: number): string =>
  tileInfo(tile).edges[(side - turns + 4) % 4] ?? "";

/** The colour that the border or a neighbouring tile shows to a cell; "" for none. */
export function adjoining(tiles: TekhenuView["tiles"], cell: string, side: number): string {
  const { row, column } = at(cell);
  const next = cellAt({ row: row + [-1, 0, 1, 0][side]!, column: column + [0, 1, 0, -1][side]! });
  if (next) {
    const laid = tiles[next];
    return laid ? edgeOf(laid.tile, laid.turns, (side + 2) % 4) : "";
  }
  return BORDER[SIDES[side] ?? "n"][side % 2 === 0 ? column : row] ?? "";
}

export const isCorner = (cell: string): boolean => ["a1", "a5", "e1", "e5"].includes(cell);

/** The places beside the temple that a cell is in line with. */
export function lineOf(cell: string): string[] {
  const { row, column } = at(cell);
  return [`w${row + 1}`, `e${row + 1}`, `n${column + 1}`, `s${column + 1}`];
}

export interface Worth {
  matches: number[];
  buildings: string[];
  parts: [source: "edges" | "lines" | "cell" | "slot" | "ability" | "t02", points: number][];
  total: number;
}

/** What a tile would bring at once on a cell, so turned: points only. */
export function worth(table: TekhenuView, seat: number, tile: string, cell: string, turns: number): Worth {
  const info = tileInfo(tile);
  const matches = [0, 1, 2, 3].filter((side) => {
    const colour = adjoining(table.tiles, cell, side);
    return colour !== "" && colour === edgeOf(tile, turns, side);
  });
  const built = new Set(table.heads.flatMap((head) => head.buildings));
  const buildings = lineOf(cell).filter((space) => built.has(space as never));
  const mine = table.heads[seat];
  const works = info.ability !== "none" && (info.light === table.light.ra || mine?.technologies.includes("t09"));
  const ability =
    { points: info.amount, edges: info.amount * matches.length, lines: info.amount * buildings.length }[info.ability] ?? 0;
  const each = isCorner(cell) ? TEMPLE_POINTS.edge_in_corner : TEMPLE_POINTS.edge;
  const slot = table.row.indexOf(tile as never);
  const all: Worth["parts"] = [
    ["edges", each * matches.length],
    ["lines", TEMPLE_POINTS.line * buildings.length],
    ["cell", cellGain(cell).find(([what]) => what === "points")?.[1] ?? 0],
    ["slot", TEMPLE_POINTS.slots[slot] ?? 0],
    ["ability", works ? ability : 0],
    ["t02", mine?.technologies.includes("t02") ? 2 : 0],
  ];
  const parts = all.filter(([, points]) => points > 0);
  return { matches, buildings, parts, total: parts.reduce((sum, [, points]) => sum + points, 0) };
}

/** The rotation that brings most. */
export function best(table: TekhenuView, seat: number, tile: string, cell: string): { turns: number; total: number } {
  let found = { turns: 0, total: -1 };
  for (let turns = 0; turns < turnsOf(tile); turns++) {
    const { total } = worth(table, seat, tile, cell, turns);
    if (total > found.total) found = { turns, total };
  }
  return found;
}
