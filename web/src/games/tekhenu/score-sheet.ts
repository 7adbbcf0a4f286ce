/** Score sheets of Maat phases and scorings: what everybody got in each step, and why. Pure. */

import type { GameEvent } from "$lib/types";
import { standing } from "$lib/scores";

export interface Entry {
  /** The row: a source of points, or a step of the Maat phase. */
  row: string;
  head: number;
  value: number;
  event: GameEvent;
}

export interface ScoreSheet {
  kind: "maat" | "scoring";
  number: number;
  entries: Entry[];
  /** The phase has ended. */
  closed: boolean;
}

const SCORED = [
  "districts",
  "temple",
  "statues",
  "happiness",
  "production",
  "building-row",
  "unpaid-bread",
  "blessings",
  "technologies",
  "decrees",
  "scribes",
  "order",
];

/** The player of an event; Botankhamun comes after the players. */
const headOf = (event: GameEvent, players: number): number =>
  typeof event["seat"] === "number" ? event["seat"] : players;

const rowOf = (source: string): string => (/^d\d/.test(source) ? "decrees" : source);

export function scoreSheets(events: readonly GameEvent[], players: number): ScoreSheet[] {
  const holds = standing(events);
  const all: ScoreSheet[] = [];
  let now: ScoreSheet | null = null;
  const close = (): void => {
    if (now) now.closed = true;
    now = null;
  };
  const open = (kind: ScoreSheet["kind"], number: number): void => {
    close();
    now = { kind, number, entries: [], closed: false };
    all.push(now);
  };
  events.forEach((event, at) => {
    if (!holds[at]) return;
    const add = (row: string, value: number): void => {
      now?.entries.push({ row, head: headOf(event, players), value, event });
    };
    switch (event.event) {
      case "maat":
      case "scoring":
        return open(event.event, Number(event["number"]));
      case "round":
      case "won":
      case "bot-won":
        return close();
      case "balanced":
      case "bot-balanced":
        return add("balance", Number(event["balance"]));
      case "place-in-order":
      case "bot-place-in-order":
        return add("place", Number(event["place"]));
      case "forfeited":
        return add(String(event["source"]), -Number(event["points"]));
      case "scored":
      case "bot-scored": {
        const row = rowOf(String(event["source"]));
        if (now?.kind === "scoring" && SCORED.includes(row)) add(row, Number(event["points"]));
      }
    }
  });
  return all.filter(({ entries }) => entries.length > 0);
}

const ROWS = ["balance", "unbalance", "place", ...SCORED];

/** The rows of a sheet, in the order of the rules. */
export const rows = (entries: readonly Entry[]): string[] => {
  const found = new Set(entries.map(({ row }) => row));
  return [
    ...ROWS.filter((row) => found.has(row)),
    ...[...found].filter((row) => !ROWS.includes(row)),
  ];
};

export const cell = (entries: readonly Entry[], row: string, head: number): number | null => {
  const found = entries.filter((entry) => entry.row === row && entry.head === head);
  return found.length ? found.reduce((sum, { value }) => sum + value, 0) : null;
};

const NO_POINTS = ["balance", "place"];
export const sum = (entries: readonly Entry[], head: number): number =>
  entries
    .filter((entry) => entry.head === head && !NO_POINTS.includes(entry.row))
    .reduce((all, { value }) => all + value, 0);
