/** The temple: its cells and edges, and the points a tile would score. Pure. */

import type { Data, TekhenuView } from "$generated/tekhenu";
import { cellGain, tileInfo, turnsOf } from "./data";

export const CELLS = [..."abcde"].flatMap((row) =>
  [1, 2, 3, 4, 5].map((column) => `${row}${column}`),
);
export const SIDES = ["n", "e", "s", "w"] as const;

export interface At {
  row: number;
  column: number;
}
export const at = (cell: string): At => ({
  row: "abcde".indexOf(cell[0] ?? "a"),
  column: Number(cell[1]) - 1,
});
export const cellAt = ({ row, column }: At): string | null => {
  const letter = "abcde"[row];
  return letter && column >= 0 && column < 5 ? `${letter}${column + 1}` : null;
};

/** The colour on one side of a rotated tile; a quarter turn moves north to east. */
export const edgeOf = (data: Data, tile: string, turns: number, side: number): string =>
  tileInfo(data, tile).edges[(side - turns + 4) % 4] ?? "";

/** The colour that the border or a neighbouring tile shows to a cell; "" for none. */
export function adjoining(
  data: Data,
  tiles: TekhenuView["tiles"],
  cell: string,
  side: number,
): string {
  const { row, column } = at(cell);
  const next = cellAt({ row: row + [-1, 0, 1, 0][side]!, column: column + [0, 1, 0, -1][side]! });
  if (next) {
    const laid = tiles[next];
    return laid ? edgeOf(data, laid.tile, laid.turns, (side + 2) % 4) : "";
  }
  return data.temple.border[SIDES[side] ?? "n"][side % 2 === 0 ? column : row] ?? "";
}

export const isCorner = (cell: string): boolean => ["a1", "a5", "e1", "e5"].includes(cell);

/** The building spaces in line with a cell. */
export function lineOf(cell: string): string[] {
  const { row, column } = at(cell);
  return [`w${row + 1}`, `e${row + 1}`, `n${column + 1}`, `s${column + 1}`];
}

export interface TilePoints {
  matches: number[];
  buildings: string[];
  parts: [source: "edges" | "lines" | "cell" | "slot" | "ability" | "t02", points: number][];
  total: number;
}

/** The points a tile would score at once on a cell in this rotation. */
export function tilePoints(
  data: Data,
  table: TekhenuView,
  seat: number,
  tile: string,
  cell: string,
  turns: number,
): TilePoints {
  const { points } = data.temple;
  const info = tileInfo(data, tile);
  const matches = [0, 1, 2, 3].filter((side) => {
    const colour = adjoining(data, table.tiles, cell, side);
    return colour !== "" && colour === edgeOf(data, tile, turns, side);
  });
  const built = new Set(table.heads.flatMap((head) => head.buildings));
  const buildings = lineOf(cell).filter((space) => built.has(space as never));
  const mine = table.heads[seat];
  const works =
    info.ability !== "none" &&
    (info.light === table.light.ra || mine?.technologies.includes("t09"));
  const ability =
    {
      points: info.amount,
      edges: info.amount * matches.length,
      lines: info.amount * buildings.length,
    }[info.ability] ?? 0;
  const each = isCorner(cell) ? points.edge_in_corner : points.edge;
  const slot = table.row.indexOf(tile as never);
  const all: TilePoints["parts"] = [
    ["edges", each * matches.length],
    ["lines", points.line * buildings.length],
    ["cell", cellGain(data, cell).find(([what]) => what === "points")?.[1] ?? 0],
    ["slot", points.slots[slot] ?? 0],
    ["ability", works ? ability : 0],
    ["t02", mine?.technologies.includes("t02") ? (data.technologies["t02"]?.points ?? 0) : 0],
  ];
  const parts = all.filter(([, count]) => count > 0);
  return { matches, buildings, parts, total: parts.reduce((sum, [, count]) => sum + count, 0) };
}

/** The rotation that scores most. */
export function bestRotation(
  data: Data,
  table: TekhenuView,
  seat: number,
  tile: string,
  cell: string,
): { turns: number; total: number } {
  let found = { turns: 0, total: -1 };
  for (let turns = 0; turns < turnsOf(data, tile); turns++) {
    const { total } = tilePoints(data, table, seat, tile, cell, turns);
    if (total > found.total) found = { turns, total };
  }
  return found;
}
