/** The actions of a die with their price and result, for buttons that say what a click costs. The
 * server decides what is possible; where it says no, the reason is looked up here. Pure. */

import type { Data, HeadView, TekhenuView } from "$generated/tekhenu";
import type { Bit } from "./cards";
import { gains, sectionsFor, thoth, tileInfo, workInfo, type Gains } from "./data";
import { GOODS, ROMAN, type God, type Good } from "./names";

/** A message of the board. */
export interface Message {
  id: string;
  args?: Record<string, string | number>;
}

export interface DieAction {
  /** The answer: "act ra" or "produce bread". */
  text: string;
  god: God | null;
  good: Good | null;
  price: Gains;
  /** What the payment lacks after gold and cards have stood in. */
  lacks: number;
  /** Gold that stands in for goods. */
  gold: number;
  /** A blessing in hand makes it free. */
  freeBy: string | null;
  result: (Bit | Message)[];
  /** Excess goods, which weigh on the right pan. */
  excess: number;
}

const cardAmount = (
  data: Data,
  head: HeadView,
  card: string,
  what: "granite" | "papyrus" | "bread",
) => (head.technologies.includes(card as never) ? (data.technologies[card]?.[what] ?? 0) : 0);

/** The cheapest price of a god's action with a value; null if a piece or a tile is missing. */
export function godPrice(
  data: Data,
  table: TekhenuView,
  head: HeadView,
  god: God,
  value: number,
): Gains | null {
  const one = (what: string, count: number): Gains => gains({ [what]: Math.max(0, count) });
  switch (god) {
    case "horus":
      return head.statue_cost === null
        ? null
        : one("granite", head.statue_cost - cardAmount(data, head, "t04", "granite"));
    case "ra": {
      const tile = raTile(data, table, value);
      return tile === null || head.pillars_left === 0 ? null : tileInfo(data, tile).cost;
    }
    case "hathor": {
      const free = freeSpaces(table);
      if (free.length === 0 || head.buildings_left === 0) return null;
      return one("bread", Math.min(...free) - cardAmount(data, head, "t21", "bread"));
    }
    case "bastet":
      return one("papyrus", data.tracks.bastet.papyrus);
    case "thoth":
      return one("papyrus", thoth(data, value).papyrus - cardAmount(data, head, "t20", "papyrus"));
    case "osiris":
      return one("happiness", data.osiris.happiness);
  }
}

const raSlot = (data: Data, value: number): number =>
  ["left", "middle", "right"].indexOf(data.temple.slot_by_die[value - 1] ?? "right");
const raTile = (data: Data, table: TekhenuView, value: number): string | null =>
  table.row[raSlot(data, value)] ?? null;

function freeSpaces(table: TekhenuView): number[] {
  const built = new Set<string>(table.heads.flatMap((head) => head.buildings));
  return Object.entries(table.spaces).flatMap(([space, bread]) =>
    built.has(space) ? [] : [bread],
  );
}

/** How much is missing, and how much gold stands in. */
export function payment(head: HeadView, price: Gains): { lacks: number; gold: number } {
  const has = (token: string): number => head.tokens[token as never] ?? 0;
  const owns = (card: string): boolean => head.technologies.includes(card as never);
  const isStone = (token: string): boolean => token === "limestone" || token === "granite";
  const stones = price.filter(([token]) => isStone(token));
  let missing = 0;
  if (owns("t22") && stones.length > 0) {
    const wanted = stones.reduce((sum, [, count]) => sum + count, 0);
    missing += Math.max(0, wanted - has("limestone") - has("granite"));
  }
  for (const [token, count] of price) {
    if (token === "happiness") return { lacks: Math.max(0, count - head.happiness), gold: 0 };
    if (!(owns("t22") && isStone(token))) missing += Math.max(0, count - has(token));
  }
  const gold = has("gold") + (owns("t10") ? has("scribe") : 0);
  return { lacks: Math.max(0, missing - gold), gold: Math.min(missing, gold) };
}

const freeBlessing = (data: Data, head: HeadView, god: God): string | null =>
  head.blessings.find((card) => {
    const blessing = data.blessings[card] as { effect: string; gods?: string[] } | undefined;
    return blessing?.effect === "free" && blessing.gods?.includes(god);
  }) ?? null;

export function godAction(
  data: Data,
  table: TekhenuView,
  head: HeadView,
  god: God,
  value: number,
): DieAction {
  const price = godPrice(data, table, head, god, value) ?? [];
  return {
    text: `act ${god}`,
    god,
    good: null,
    price,
    ...payment(head, price),
    freeBy: price.length > 0 ? freeBlessing(data, head, god) : null,
    result: godResult(data, table, head, god, value),
    excess: 0,
  };
}

function godResult(
  data: Data,
  table: TekhenuView,
  head: HeadView,
  god: God,
  value: number,
): (Bit | Message)[] {
  switch (god) {
    case "horus":
      return [{ id: "result-horus", args: { god: table.slots[value - 1] ?? "horus" } }];
    case "ra":
      return [
        { id: "result-ra", args: { points: data.temple.points.slots[raSlot(data, value)] ?? 0 } },
      ];
    case "hathor":
      return [
        { sign: "m-pop" },
        steps(head.population, Math.min(data.tracks.end, head.population + value)),
      ];
    case "bastet": {
      const scribes = data.tracks.bastet.scribes[value - 1] ?? 0;
      const to = Math.min(head.population, head.happiness + value);
      const more: Bit[] = scribes ? [{ text: `+${scribes}` }, { sign: "scribe" }] : [];
      return [{ sign: "m-happy" }, steps(head.happiness, Math.max(head.happiness, to)), ...more];
    }
    case "thoth": {
      const open = Math.min(table.open_sections, sectionsFor(data, head.happiness));
      const sections = ROMAN.slice(0, open).join(", ") || "–";
      return [{ id: "result-thoth", args: { sections } }];
    }
    case "osiris": {
      const { own, gain } = workInfo(data, "papyrus", value);
      return [{ id: "result-osiris", args: { row: value, levels: own, goods: gain } }];
    }
  }
}

const steps = (from: number, to: number): Bit => ({ text: `${from} → ${to}` });

/** A production; T13 adds goods. */
export function production(data: Data, head: HeadView, good: Good, value: number): DieAction {
  const level = head.production[good] ?? data.tracks.production.lowest;
  const more = head.technologies.includes("t13" as never)
    ? (data.technologies["t13"]?.goods ?? 0)
    : 0;
  return {
    text: `produce ${good}`,
    god: null,
    good,
    price: [],
    lacks: 0,
    gold: 0,
    freeBy: null,
    result: [{ text: `+${Math.min(value, level) + more}` }, { sign: good }],
    excess: Math.max(0, value - level),
  };
}

/** Why an action that the server refuses is not possible. */
export function whyNot(
  data: Data,
  table: TekhenuView,
  head: HeadView,
  { god, lacks }: DieAction,
  value: number,
): Message {
  const full = (id: string): Message => ({ id });
  if (!god) return full("no-gray");
  if (god === "horus" && head.statues_left === 0) return full("no-statue");
  if (god === "ra" && head.pillars_left === 0) return full("no-pillar");
  if (god === "ra" && raTile(data, table, value) === null) return full("no-tile");
  if ((god === "hathor" || god === "osiris") && head.buildings_left === 0)
    return full("no-building");
  if (god === "hathor" && freeSpaces(table).length === 0) return full("no-space");
  if (god === "osiris") {
    if (head.happiness < data.osiris.happiness) return full("no-happiness");
    const taken = new Set<string>(table.heads.flatMap(({ works }) => works));
    if (GOODS.every((good) => taken.has(`${good}-${value}`)))
      return { id: "no-row", args: { row: value } };
  }
  if (lacks > 0) return { id: "no-goods", args: { count: lacks } };
  return full(god === "thoth" ? "no-cards-there" : "no-space");
}

/** Scribes that a change of the value costs. */
export const scribesFor = (data: Data, from: number, to: number): number =>
  Math.ceil(Math.abs(to - from) / data.starting.scribe_step);

/** The scribes that can be paid; with T10 gold stands in. */
export const scribesOf = (head: HeadView): number =>
  (head.tokens.scribe ?? 0) +
  (head.technologies.includes("t10" as never) ? (head.tokens.gold ?? 0) : 0);
