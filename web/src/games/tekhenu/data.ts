/** Reads the data files of a table: prices, gains, spaces of the tracks. Pure. */

import type { Data } from "$generated/tekhenu";
import type { Light } from "./names";

/** Tokens, points and steps to gain, as pairs. */
export type Gains = [what: string, count: number][];
export const gains = (from: object): Gains =>
  Object.entries(from as Record<string, number>).filter(([, count]) => count > 0);

// Pillar tiles and the temple.

export interface TileInfo {
  light: Light;
  edges: string;
  cost: Gains;
  ability: string;
  amount: number;
}

export function tileInfo(data: Data, name: string): TileInfo {
  const tile = data.tiles[name];
  return {
    light: (tile?.light ?? "none") as Light,
    edges: tile?.edges ?? "RGBY",
    cost: gains(tile?.cost ?? {}),
    ability: tile?.ability ?? "none",
    amount: tile?.amount ?? 0,
  };
}

const PREFIXES: Record<string, string> = {
  population: "+",
  happiness: "+",
  scribe: "+",
  gold: "+",
  edges: "+",
  lines: "+",
  decree: "+",
  horus: "1–",
  cell: "×",
};

/** The number beside the sign of a tile's ability; "" for none. */
export function tileText(data: Data, name: string): string {
  const { ability, amount } = tileInfo(data, name);
  if (ability === "none") return "";
  return `${PREFIXES[ability] ?? ""}${ability === "cell" ? 2 : amount}`;
}

/** How many quarter turns of a tile look different. */
export const turnsOf = (data: Data, name: string): number => {
  const { edges } = tileInfo(data, name);
  return new Set([0, 1, 2, 3].map((turns) => edges.slice(turns) + edges.slice(0, turns))).size;
};

export const cellGain = ({ temple }: Data, cell: string): Gains =>
  gains(temple.cells["abcde".indexOf(cell[0] ?? "a")]?.[Number(cell[1]) - 1] ?? {});

/** The values of dice that take a tile from each of Ra's slots, from left to right: "5–6". */
export const slotValues = ({ temple }: Data): string[] =>
  ["left", "middle", "right"].map((slot) => {
    const values = temple.slot_by_die.flatMap((one, i) => (one === slot ? [i + 1] : []));
    return `${Math.min(...values)}–${Math.max(...values)}`;
  });

// Horus and Osiris.

export const bonusOf = ({ horus }: Data, slot: number): Gains[] =>
  (horus.bonuses[slot] ?? []).map(gains);
export const botBonusOf = ({ bot }: Data, slot: number): Gains =>
  gains(bot.bonuses[slot - 1] ?? {});
export const statueCost = ({ horus }: Data, statue: number): number => horus.cost[statue] ?? 0;
export const statueSpaces = ({ horus }: Data, players: number): number =>
  horus.spaces_per_god[players] ?? 1;
export const paysOwnAction = ({ horus }: Data, players: number): boolean =>
  horus.pays_own_action.includes(players);

export interface RowInfo {
  own: number;
  gain: number;
  gold: number;
  any: number;
  second: string | null;
}

/** What a building in a row of a district gives. */
export function workInfo({ osiris }: Data, good: string, row: number): RowInfo {
  const { own = 0, gain = 0, gold = 0, any = 0 } = osiris.rows[row - 1] ?? {};
  const second = osiris.second[row] as Record<string, string> | undefined;
  return { own, gain, gold, any, second: second?.[good] ?? null };
}

// Tracks.

/** The production levels from the lowest to the highest. */
export const productionLevels = ({ tracks }: Data): number[] => {
  const { lowest, highest } = tracks.production;
  return Array.from({ length: highest - lowest + 1 }, (_, i) => lowest + i);
};

/** The points that a negative balance costs. */
export const loss = ({ tracks }: Data, balance: number): number =>
  tracks.losses.points[tracks.losses.from.filter((from) => -balance >= from).length - 1] ?? 0;

/** How many triangles a marker on a space has reached. */
export const triangles = ({ tracks }: Data, at: number): number =>
  tracks.symbols.filter((space) => at >= space).length;

/** The market section (from 0) that a population opens for the first time; -1 for none. */
export const sectionOpenedAt = ({ tracks }: Data, population: number): number =>
  population > 0 ? tracks.sections_open.indexOf(population) : -1;

/** How many market sections a happiness gives access to. */
export const sectionsFor = ({ tracks }: Data, happiness: number): number =>
  tracks.access.filter((least) => happiness >= least).length;

/** The light on a god's sector of the wheel. */
export const lightFromArrow = ({ wheel }: Data, god: number, arrow: number): Light =>
  (wheel.light_from_arrow[(god - arrow + 12) % 6] ?? "sunny") as Light;

// Cards.

/** What Thoth gives for the value of a die. */
export const thoth = ({ market }: Data, value: number): { cards: number; papyrus: number } => ({
  cards: market.cards_by_die[value - 1] ?? 1,
  papyrus: market.papyrus_by_die[value - 1] ?? 0,
});
export const sectionSizes = ({ market }: Data): number[] =>
  market.sections.map((it) => it.blessing + it.technology + it.decree);
export const symbolOf = ({ decrees }: Data, decree: string): string =>
  decrees[decree]?.symbol ?? "scroll";

/** The goods on a tile of Botankhamun's, in the order in which he wants them. */
export const wishes = ({ bot }: Data, tile: string): string[] =>
  bot.resource_tiles[Number(tile.slice(1)) - 1] ?? [];
