/** What to call whoever sits somewhere. */

import type { Seat } from "./types";
import { t } from "./words.svelte";

/** A person's own name; a bot without one gets a name by its kind, in the language of the moment. */
export function seatName(seat: Pick<Seat, "name" | "bot" | "kind">): string {
  const unnamed = seat.kind === "bot" && (seat.name === "" || seat.name === seat.bot);
  return unnamed ? t("bot-name", { bot: seat.bot ?? "" }) : seat.name;
}

/** The names at a table in the order of the seats; equal ones are told apart by numbers. */
export function seatNames(seats: readonly Seat[]): string[] {
  const plain = seats.map(seatName);
  return plain.map((name, i) => {
    const before = plain.slice(0, i).filter((other) => other === name).length;
    return before > 0 && name ? `${name} ${before + 1}` : name;
  });
}
