/** This browser's share of the dice: a random number for each table. It commits to the number when
 * it sits down, reveals it before the game starts, and compares it when the game is over. */

import { sha256 } from "./sha256";

const KEY = "ennead.dice";
const MAX_TABLES = 200;
const BYTES = 32;

function load(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof stored === "object" && stored !== null ? (stored as Record<string, string>) : {};
  } catch {
    return {};
  }
}

/** A new random number, in hex. */
export function newNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Keeps the number that this browser has committed to at a table. */
export function keepNumber(table: string, number: string): void {
  const others = Object.entries(load()).filter(([id]) => id !== table);
  const newest = [...others, [table, number]].slice(-MAX_TABLES);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // without storage the number cannot be revealed, and is left out
  }
}

/** The number behind a commitment of this browser; null if it has none. */
export function keptNumber(table: string, commitment: string): string | null {
  const found = Object.entries(load()).find(([id]) => id === table)?.[1];
  return typeof found === "string" && sha256(found) === commitment ? found : null;
}
