/** The names of gods, goods, colours and cards, and how dice are named. Pure. */

import { NAMES } from "$generated/tekhenu";

export const GODS = NAMES.god;
export type God = (typeof GODS)[number];
export const GOODS = NAMES.good;
export type Good = (typeof GOODS)[number];
export const COLOURS = NAMES.colour;
export type Colour = (typeof COLOURS)[number];
export type Light = "sunny" | "shaded" | "dark" | "none";
export type Purity = "pure" | "tainted" | "forbidden";
export const ROMAN = ["I", "II", "III", "IV"];

/** What a die's colour produces; gray produces nothing. */
export const GOOD_OF: Record<string, Good | undefined> = Object.fromEntries(
  GOODS.map((good, i) => [COLOURS[i], good]),
);

export interface DieParts {
  god: God;
  colour: Colour;
  value: number;
}

/** "horus-yellow-3", or "yellow-3" on the scales. */
export function dieParts(name: string): DieParts {
  const parts = name.split("-");
  const value = Number(parts.at(-1));
  return {
    god: (parts.length > 2 ? parts[0] : "horus") as God,
    colour: parts.at(-2) as Colour,
    value,
  };
}

const KINDS = {
  b: "blessing",
  t: "technology",
  d: "decree",
  s: "starting",
  f: "destiny",
} as const;
export type CardKind = (typeof KINDS)[keyof typeof KINDS];

export const kindOf = (card: string): CardKind => KINDS[(card[0] ?? "b") as keyof typeof KINDS];
