/** What the map says about a space, to the eye and to the ear. Pure but for the desk it reads. */

import type { AnkhView, RegionView } from "$generated/ankh";
import type { Desk } from "./desk.svelte";
import { distance } from "./geometry";

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

export interface Prospect {
  /** What a figure on the space would touch. */
  beside: Beside[];
  /** What Gain Followers would bring then, and brings now. */
  income: number;
  now: number;
  region: RegionView | undefined;
}

/** What a place would touch and earn, of the table that the rules foresee. */
export function prospect(desk: Desk, hex: string, { pieces, touching, gods, regions }: AnkhView): Prospect | null {
  const touched = touching[hex];
  if (!touched || pieces[hex]?.god !== desk.ghostGod) return null;
  const own = gods.find(({ seats }) => desk.own !== null && seats.includes(desk.own));
  return {
    beside: touched.flatMap((other) => {
      const piece = pieces[other];
      return piece ? [{ hex: other, kind: piece.kind, god: piece.god, text: pieceText(desk, piece.kind, piece.god) }] : [];
    }),
    income: own?.income ?? 0,
    now: desk.god(desk.own ?? -1)?.income ?? 0,
    region: regions.find(({ land }) => land.includes(hex)),
  };
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
