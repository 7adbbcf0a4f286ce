/** The figures of the box, from the same files that the rules read. Pure. */

import bot from "$ennead/games/tekhenu/data/1/bot.json";
import decrees from "$ennead/games/tekhenu/data/1/decrees.json";
import horus from "$ennead/games/tekhenu/data/1/horus.json";
import market from "$ennead/games/tekhenu/data/1/market.json";
import osiris from "$ennead/games/tekhenu/data/1/osiris.json";
import starting from "$ennead/games/tekhenu/data/1/starting.json";
import temple from "$ennead/games/tekhenu/data/1/temple.json";
import tiles from "$ennead/games/tekhenu/data/1/tiles.json";
import tracks from "$ennead/games/tekhenu/data/1/tracks.json";
import wheel from "$ennead/games/tekhenu/data/1/wheel.json";

export const GODS = ["horus", "ra", "hathor", "bastet", "thoth", "osiris"] as const;
export type God = (typeof GODS)[number];
export const GOODS = ["papyrus", "bread", "limestone", "granite"] as const;
export type Good = (typeof GOODS)[number];
export const TOKENS = [...GOODS, "gold", "scribe", "faith"] as const;
export type Token = (typeof TOKENS)[number];
export const COLOURS = ["yellow", "brown", "white", "black", "gray"] as const;
export type Colour = (typeof COLOURS)[number];
export type Light = "sunny" | "shaded" | "dark" | "none";
export type Purity = "pure" | "tainted" | "forbidden";
export const ROMAN = ["I", "II", "III", "IV"];
export const SLOT_OF_DIE = ["5–6", "3–4", "1–2"];

/** What a die's colour produces; gray nothing. */
export const GOOD_OF: Record<string, Good | undefined> = {
  yellow: "papyrus",
  brown: "bread",
  white: "limestone",
  black: "granite",
};

export interface DieParts {
  god: God;
  colour: Colour;
  value: number;
}

/** "horus-yellow-3", or "yellow-3" on the scales. */
export function dieParts(name: string): DieParts {
  const parts = name.split("-");
  const value = Number(parts.at(-1));
  return { god: (parts.length > 2 ? parts[0] : "horus") as God, colour: parts.at(-2) as Colour, value };
}

/** Tokens, points and steps that something brings, as pairs. */
export type Gains = [what: string, count: number][];
export const gains = (from: object): Gains =>
  Object.entries(from as Record<string, number>).filter(([, count]) => count > 0);

export interface TileInfo {
  light: Light;
  edges: string;
  cost: Gains;
  ability: string;
  amount: number;
}

const TILE_DATA = tiles as Record<string, { light: string; edges: string; cost: object; ability?: string; amount?: number }>;
export function tileInfo(name: string): TileInfo {
  const tile = TILE_DATA[name];
  return {
    light: (tile?.light ?? "none") as Light,
    edges: tile?.edges ?? "RGBY",
    cost: gains(tile?.cost ?? {}),
    ability: tile?.ability ?? "none",
    amount: tile?.amount ?? 0,
  };
}

const BEFORE: Record<string, string> = {
  population: "+", happiness: "+", scribe: "+", gold: "+", edges: "+", lines: "+", decree: "+", horus: "1–", cell: "×",
};

/** The number that stands on a tile beside the sign of its ability; "" for none. */
export function tileText(name: string): string {
  const { ability, amount } = tileInfo(name);
  if (ability === "none") return "";
  return `${BEFORE[ability] ?? ""}${ability === "cell" ? 2 : amount}`;
}

/** How many quarter turns of a tile look different. */
export const turnsOf = (name: string): number => {
  const { edges } = tileInfo(name);
  return edges.slice(0, 2) === edges.slice(2) ? 2 : 4;
};

export const cellGain = (cell: string): Gains =>
  gains(temple.cells["abcde".indexOf(cell[0] ?? "a")]?.[Number(cell[1]) - 1] ?? {});

export const BORDER = temple.border;
export const TEMPLE_POINTS = temple.points;
/** Ra's slot for each value from 1: 2 is the right one. */
export const slotOfDie = (value: number): number =>
  ["left", "middle", "right"].indexOf(temple.slot_by_die[value - 1] ?? "right");

export const bonusOf = (slot: number): Gains[] => (horus.bonuses[slot - 1] ?? []).map(gains);
export const botBonusOf = (slot: number): Gains => gains(bot.bonuses[slot - 1] ?? {});
export const statueCost = (statue: number): number => horus.cost[statue] ?? 0;
export const statueSpaces = (players: number): number =>
  (horus.spaces_per_god as Record<string, number>)[players] ?? 1;
export const paysOwnAction = (players: number): boolean => horus.pays_own_action.includes(players);

export interface RowInfo {
  own: number;
  gain: number;
  gold: number;
  any: number;
  second: string | null;
}
export function workInfo(good: string, row: number): RowInfo {
  const data = osiris.rows[row - 1];
  const second = (osiris.second as Record<string, Record<string, string>>)[row]?.[good] ?? null;
  return { own: data?.own ?? 0, gain: data?.gain ?? 0, gold: data?.gold ?? 0, any: data?.any ?? 0, second };
}

export const TRACK_END = tracks.end;
export const SYMBOLS = tracks.symbols;
export const MILESTONES = tracks.milestones;
export const ACCESS = tracks.access;
export const OPENS = tracks.sections_open;
export const BUILDING_ROW = tracks.building_row;
export const LEVELS = [2, 3, 4, 5, 6];
export const bastetScribes = (value: number): number => tracks.bastet.scribes[value - 1] ?? 0;
export const BASTET_PAPYRUS = tracks.bastet.papyrus;
export const ROUNDS = wheel.rounds;
export const thoth = (value: number): { cards: number; papyrus: number } => ({
  cards: market.cards_by_die[value - 1] ?? 1,
  papyrus: market.papyrus_by_die[value - 1] ?? 0,
});
export const SECTION_SIZES = market.sections.map((it) => it.blessing + it.technology + it.decree);
export const PIECES = starting.player;
export const symbolOf = (decree: string): string =>
  (decrees as Record<string, { symbol: string }>)[decree]?.symbol ?? "scroll";
export const wishes = (tile: string): string[] => bot.resource_tiles[Number(tile.slice(1)) - 1] ?? [];

/** What a negative balance costs. */
export function loss(balance: number): number {
  return tracks.losses.filter((band) => -balance >= band.from).at(-1)?.points ?? 0;
}

/** How many triangles a marker on a space has reached. */
export const triangles = (at: number): number => SYMBOLS.filter((space) => at >= space).length;

/** How many market sections a happiness gives access to. */
export const sectionsFor = (happiness: number): number => ACCESS.filter((least) => happiness >= least).length;

/** Scribes for another value. */
export const scribesFor = (from: number, to: number): number =>
  Math.ceil(Math.abs(to - from) / starting.scribe_step);

export const lightFromArrow = (god: number, arrow: number): Light =>
  (wheel.light_from_arrow[(god - arrow + 12) % 6] ?? "sunny") as Light;

export type CardKind = "blessing" | "technology" | "decree" | "starting" | "destiny";
export const kindOf = (card: string): CardKind =>
  ({ b: "blessing", t: "technology", d: "decree", s: "starting", f: "destiny" } as const)[
    (card[0] ?? "b") as "b" | "t" | "d" | "s" | "f"
  ];
