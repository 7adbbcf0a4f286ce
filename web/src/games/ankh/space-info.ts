/** What tooltips and screen readers say about a space. */

import type { AnkhView, RegionView } from "$generated/ankh";
import type { AnkhBoard } from "./board-state.svelte";
import { distance } from "./grid";

const PLACING = ["move-to", "relocate-to", "place", "mummy", "shove"];

export interface Beside {
  hex: string;
  kind: string;
  god: number | null;
  text: string;
}

/** "a Warrior of Ra", "your Obelisk", "neutral Temple". */
export function pieceText(board: AnkhBoard, kind: string, god: number | null): string {
  const { t } = board;
  const name = t("an-name", { name: kind });
  if (god === null) return t("an-piece-neutral", { name });
  if (god === board.ownGod) return t("an-piece-own", { name });
  return t("an-piece-of", { name, god: board.godName(god) });
}

export interface PlacementForecast {
  /** The pieces that a figure on the space would be adjacent to. */
  beside: Beside[];
  /** What Gain Followers would yield then, and what it yields now. */
  income: number;
  now: number;
  region: RegionView | undefined;
}

/** What placing a figure on a space would do, given the table that the server foresees. */
export function placementForecast(
  board: AnkhBoard,
  hex: string,
  { pieces, touching, gods, regions }: AnkhView,
): PlacementForecast | null {
  const touched = touching[hex];
  if (!touched || pieces[hex]?.god !== board.ghostGod) return null;
  const own = gods.find(({ seats }) => board.ownGod !== null && seats.includes(board.ownGod));
  return {
    beside: touched.flatMap((other) => {
      const piece = pieces[other];
      return piece
        ? [
            {
              hex: other,
              kind: piece.kind,
              god: piece.god,
              text: pieceText(board, piece.kind, piece.god),
            },
          ]
        : [];
    }),
    income: own?.income ?? 0,
    now: board.god(board.ownGod ?? -1)?.income ?? 0,
    region: regions.find(({ land }) => land.includes(hex)),
  };
}

export const isPlacing = (board: AnkhBoard): boolean =>
  PLACING.includes(board.question?.question ?? "");

export function stepsTo(board: AnkhBoard, hex: string): number | null {
  return board.question?.question === "move-to" && board.selected
    ? distance(board.selected, hex)
    : null;
}

/** The label of a space for screen readers. */
export function spaceLabel(board: AnkhBoard, hex: string): string {
  const { table, t } = board;
  const space = table.map.hexes[hex];
  const piece = table.pieces[hex];
  const region = board.regionAt(hex);
  const action = board.spaces[hex];
  return t("an-space", {
    hex,
    terrain: space?.terrain ?? "water",
    region: region ? board.regionName(region.token) : "none",
    piece: piece ? pieceText(board, piece.kind, piece.god) : "none",
    gate: table.gates.includes(hex) ? "yes" : "no",
    legal: !action ? "no" : board.chosen === action.text ? "chosen" : "yes",
  });
}
