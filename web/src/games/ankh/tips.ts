/** What the map says about a space, to the eye and to the ear. Pure but for the desk it reads. */

import type { Desk } from "./desk.svelte";
import { distance, neighbours } from "./geometry";

const MONUMENTS = ["obelisk", "pyramid", "temple"];
const PLACING = ["move-to", "relocate-to", "place", "mummy", "shove"];

export interface Beside {
  hex: string;
  kind: string;
  god: number | null;
  text: string;
}

/** "a Warrior of Ra", "your Obelisk", "neutral Temple". */
export function pieceText(desk: Desk, kind: string, god: number | null): string {
  const { t } = desk;
  const name = t("an-name", { name: kind });
  if (god === null) return t("an-piece-neutral", { name });
  if (god === desk.own) return t("an-piece-own", { name });
  return t("an-piece-of", { name, god: desk.godName(god) });
}

/** What stands next to a space. */
export function around(desk: Desk, hex: string): Beside[] {
  const { pieces } = desk.table;
  return neighbours(hex).flatMap((other) => {
    const piece = pieces[other];
    if (!piece || other === desk.selected || !desk.adjacent(hex, other)) return [];
    return [{ hex: other, kind: piece.kind, god: piece.god, text: pieceText(desk, piece.kind, piece.god) }];
  });
}

/** Followers that a figure of mine here would bring with Gain Followers. */
export function paying(desk: Desk, beside: readonly Beside[]): number {
  return beside.filter(({ kind, god }) => MONUMENTS.includes(kind) && (god === null || god === desk.own)).length;
}

export const isPlacing = (desk: Desk): boolean => PLACING.includes(desk.question?.question ?? "");

export function stepsTo(desk: Desk, hex: string): number | null {
  return desk.question?.question === "move-to" && desk.selected ? distance(desk.selected, hex) : null;
}

/** A space, read out. */
export function spaceLabel(desk: Desk, hex: string): string {
  const { table, t } = desk;
  const space = table.map.hexes[hex];
  const piece = table.pieces[hex];
  const region = desk.regionAt(hex);
  const action = desk.spaces[hex];
  return t("an-space", {
    hex,
    terrain: space?.terrain ?? "water",
    region: region ? desk.regionName(region.token) : "none",
    piece: piece ? pieceText(desk, piece.kind, piece.god) : "none",
    gate: table.gates.includes(hex) ? "yes" : "no",
    legal: !action ? "no" : desk.chosen === action.text ? "chosen" : "yes",
  });
}
