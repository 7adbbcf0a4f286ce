/** This browser's share of the dice: a random number for each table. It commits to the number when
 * it sits down, reveals it before the game starts, and compares it when the game is over. */

import { sha256 } from "./sha256";
import { StoredByTable } from "./stored-by-table";

const BYTES = 32;
const numbers = new StoredByTable("ennead.dice");

/** A new random number, in hex. */
export function newNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Keeps the number that this browser has committed to at a table. If it cannot be kept, it cannot
 * be revealed either, and is left out. */
export function keepNumber(table: string, number: string): void {
  numbers.set(table, number);
}

/** The number behind a commitment of this browser; null if it has none. */
export function keptNumber(table: string, commitment: string): string | null {
  const found = numbers.get(table);
  return found !== null && sha256(found) === commitment ? found : null;
}
