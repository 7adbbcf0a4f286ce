/** The names of the players at a table. */

import type { Seat } from "./types";
import { t } from "./words.svelte";

/** The player's name; a bot without one is named after its level, in the current language. */
export function seatName(seat: Pick<Seat, "name" | "bot" | "kind">): string {
  const unnamed = seat.kind === "bot" && (seat.name === "" || seat.name === seat.bot);
  return unnamed ? t("bot-name", { bot: seat.bot ?? "" }) : seat.name;
}

/** The names at a table in seat order; numbers distinguish equal names. */
export function seatNames(seats: readonly Seat[]): string[] {
  const plain = seats.map(seatName);
  return plain.map((name, i) => {
    const before = plain.slice(0, i).filter((other) => other === name).length;
    return before > 0 && name ? `${name} ${before + 1}` : name;
  });
}
