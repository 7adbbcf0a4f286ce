/** The paths of flying priests and points. Pure. */

import type { GameEvent as AtonEvent } from "$generated/aton";
import { middle, type Layout, type Point, type Side } from "./geometry";

/** Where things are on the board. */
export interface BoardGeometry {
  layout: Layout;
  /** The seats of the left and the right side. */
  sides: readonly number[];
  /** How many niches the Kingdom has. */
  kingdom: number;
  /** The cells with a bonus. */
  bonus: readonly { name: string; points: number }[];
}

export interface Route {
  seat: number;
  from: Point;
  to: Point;
  /** It ends in the Kingdom. */
  grave: boolean;
}

export const sideOf = ({ sides }: BoardGeometry, seat: number): Side => (sides[0] === seat ? 0 : 1);

/** The paths of the priests that an event moves; `dead` are in the Kingdom already. */
export function routes(it: AtonEvent, dead: readonly number[], geometry: BoardGeometry): Route[] {
  const { layout, kingdom } = geometry;
  const cell = (name: string): Point => middle(layout.cell(name));
  const home = (seat: number): Point => layout.supply(sideOf(geometry, seat));
  const niche = (at: number): Point => middle(layout.niche(Math.min(at, kingdom - 1), kingdom));
  switch (it.event) {
    case "placed":
      return [{ seat: it.seat, from: home(it.seat), to: cell(it.cell), grave: false }];
    case "taken-back":
      return [{ seat: it.seat, from: cell(it.cell), to: home(it.seat), grave: false }];
    case "removed": {
      const grave = it.fate === "kingdom";
      const to = grave ? niche(dead.length) : home(it.owner);
      return [{ seat: it.owner, from: cell(it.cell), to, grave }];
    }
    case "unplaced":
      if (it.fate === "supply") return [];
      return Array.from({ length: it.count }, (_, i) => ({
        seat: it.seat,
        from: home(it.seat),
        to: niche(dead.length + i),
        grave: true,
      }));
    case "risen":
      return dead.flatMap((seat, at) =>
        seat === it.seat ? [{ seat, from: niche(at), to: home(seat), grave: false }] : [],
      );
    default:
      return [];
  }
}

/** Where points come from: the cartouche, the temple, the black majority, each bonus cell. */
export function reasons(
  { seat, source, points }: { seat: number; source: string; points: number },
  priests: Readonly<Record<string, number>>,
  geometry: BoardGeometry,
): { at: Point; value: number }[] {
  const { layout, bonus } = geometry;
  if (source === "cartouche") {
    return [{ at: layout.cartouche(sideOf(geometry, seat), 0), value: points }];
  }
  if (source.startsWith("temple-")) {
    return [{ at: middle(layout.temple(Number(source.slice(-1)))), value: points }];
  }
  const { x, y, w, h } = layout.kingdom;
  if (source === "black") {
    return [{ at: { x: layout.small ? x + w / 2 : x + w - 70, y: y + h / 2 }, value: points }];
  }
  return bonus
    .filter(({ name }) => priests[name] === seat)
    .map((cell) => ({ at: middle(layout.cell(cell.name)), value: cell.points }));
}
