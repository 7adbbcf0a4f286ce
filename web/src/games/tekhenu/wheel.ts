/** The geometry of the obelisk wheel: sectors, rows and the position of each die. Pure. */

import type { Data, TekhenuView } from "$generated/tekhenu";
import { lightFromArrow } from "./data";
import { dieParts, GODS, type DieParts, type Light, type Purity } from "./names";

export const SIZE = 480;
export const MIDDLE = SIZE / 2;
/** The radii of each row: inner edge, outer edge, and where its dice lie. */
export const ROWS: Record<Purity, [inner: number, outer: number, middle: number]> = {
  pure: [151, 195, 173],
  tainted: [107, 151, 129],
  forbidden: [64, 107, 88.5],
};

export interface Point {
  x: number;
  y: number;
}

export function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

/** The angle of a god's sector. */
export const bearing = (god: number): number => -120 + 60 * god;
/** The angle of the wall before a god's sector, where the arrow and the markers are. */
export const wall = (god: number): number => -150 + 60 * god;

const n = (value: number): string => value.toFixed(2);

/** A sector of a ring, as a path. */
export function band(inner: number, outer: number, from: number, to: number): string {
  const [a, b, c, d] = [polar(outer, from), polar(outer, to), polar(inner, to), polar(inner, from)];
  const far = `M${n(a.x)} ${n(a.y)}A${outer} ${outer} 0 0 1 ${n(b.x)} ${n(b.y)}`;
  return `${far}L${n(c.x)} ${n(c.y)}A${inner} ${inner} 0 0 0 ${n(d.x)} ${n(d.y)}Z`;
}

/** The arc for a god's name; in the lower half it is reversed, so that no name is upside down. */
export function textArc(god: number): string {
  const up = god === 3 || god === 4;
  const radius = up ? 215 : 205;
  const [from, to] = [bearing(god) - 28, bearing(god) + 28];
  const [a, b] = up
    ? [polar(radius, to), polar(radius, from)]
    : [polar(radius, from), polar(radius, to)];
  return `M${n(a.x)} ${n(a.y)}A${radius} ${radius} 0 0 ${up ? 0 : 1} ${n(b.x)} ${n(b.y)}`;
}

export interface Lying extends DieParts, Point {
  /** The die's notation, which equal dice of a sector share. */
  name: string;
  /** Unique on the wheel. */
  key: string;
  purity: Purity;
  size: number;
  /** The seat that took it away; it is drawn as an empty socket. */
  takenBy?: number | null;
}

/** A die that was taken since the viewer's last turn. */
export interface Ghost {
  die: string;
  seat: number | null;
}

const LIGHTS = ["sunny", "shaded", "dark"];
/** How a colour counts in a light. */
export const purityIn = ({ wheel }: Data, colour: string, light: string): Purity =>
  ((wheel.purity as Record<string, string[]>)[colour]?.[LIGHTS.indexOf(light)] ?? "pure") as Purity;

/** The table as it will be after the next turn of the wheel, with the dice in their new rows. */
export function afterTurn(data: Data, table: TekhenuView): TekhenuView {
  const arrow = (GODS.indexOf(table.arrow as never) + 1) % GODS.length;
  const light = Object.fromEntries(GODS.map((god, i) => [god, lightFromArrow(data, i, arrow)]));
  const wheel = Object.fromEntries(
    GODS.map((god) => [
      god,
      (table.wheel[god] ?? []).map(({ die }) => ({
        die,
        purity: purityIn(data, dieParts(die).colour, light[god] ?? "sunny"),
      })),
    ]),
  );
  return { ...table, arrow: GODS[arrow], light, wheel } as TekhenuView;
}

/** Every die on the wheel with its position, and the sockets of taken ones. Dice in crowded rows are
 * drawn smaller. */
export function dice(table: TekhenuView, ghosts: readonly Ghost[] = [], data?: Data): Lying[] {
  return GODS.flatMap((god, index) => {
    const light = table.light[god] as Light;
    const seen = new Map<string, number>();
    const all = (table.wheel[god] ?? []).map(({ die, purity }) => {
      const count = (seen.get(die) ?? 0) + 1;
      seen.set(die, count);
      return {
        ...dieParts(die),
        name: die as string,
        key: `${die}:${count}`,
        purity: purity as Purity,
      };
    });
    const gone = ghosts.flatMap(({ die, seat }, i) => {
      const parts = dieParts(die);
      if (parts.god !== god || !data) return [];
      const purity = purityIn(data, parts.colour, light);
      return [{ ...parts, name: die, key: `gone:${die}:${i}`, purity, takenBy: seat }];
    });
    return (["pure", "tainted", "forbidden"] as const).flatMap((purity) => {
      const row = [...all, ...gone].filter((die) => die.purity === purity);
      const middle = ROWS[purity][2];
      // A shaded sector has no forbidden row, so many tainted dice use both arcs.
      if (purity === "tainted" && light === "shaded" && row.length > 3) {
        const half = Math.ceil(row.length / 2);
        return [
          ...arc(row.slice(0, half), index, middle, purity),
          ...arc(row.slice(half), index, 88.5, "forbidden"),
        ];
      }
      return arc(row, index, middle, purity);
    });
  });
}

const BASE: Record<Purity, number> = { pure: 33, tainted: 32, forbidden: 28 };
const SPREAD: Record<Purity, number> = { pure: 52, tainted: 50, forbidden: 47 };

type Sorted = Omit<Lying, "x" | "y" | "size">;

function arc(row: Sorted[], god: number, radius: number, purity: Purity): Lying[] {
  const angle = (bearing(god) * Math.PI) / 180;
  // Upright squares on a slanted arc need more room.
  const slant = Math.max(Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle)));
  const degree = (radius * Math.PI) / 180;
  const step = Math.min((BASE[purity] + 14) / degree, SPREAD[purity] / Math.max(1, row.length));
  const size = row.length > 1 ? Math.min(BASE[purity], step * degree * slant - 9) : BASE[purity];
  return row.map((die, i) => ({
    ...die,
    size,
    ...polar(radius, bearing(god) + 3 + (i - (row.length - 1) / 2) * step),
  }));
}
