/** The names of the players at a table. */

import type { Seat } from "./types";
import { t } from "./words.svelte";

/** The player's name; a bot's in the current language. */
export function seatName(seat: Pick<Seat, "name" | "kind">): string {
  return seat.kind === "bot" ? t("bot-name", { name: seat.name }) : seat.name;
}

/** The same for a label: a bot's name has its level beside it. */
export function seatLabel(seat: Pick<Seat, "name" | "bot" | "kind">): string {
  const { name, bot } = seat;
  return seat.kind === "bot" ? t("bot-with-level", { name, bot: bot ?? "" }) : name;
}

/** The names at a table in seat order; numbers distinguish equal names. */
export function seatNames(seats: readonly Seat[]): string[] {
  const plain = seats.map(seatName);
  return plain.map((name, i) => {
    const before = plain.slice(0, i).filter((other) => other === name).length;
    return before > 0 && name ? `${name} ${before + 1}` : name;
  });
}
