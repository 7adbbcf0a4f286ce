/** One colour for each god, whichever seat plays it. Pure. */

import type { AnkhView } from "$generated/ankh";
import type { View } from "$lib/types";

/** The number of each god's colour and hatching. */
export const COLOUR: Readonly<Record<string, number>> = {
  isis: 0,
  ra: 1,
  osiris: 2,
  anubis: 3,
  amun: 4,
};

/** The colour of each seat: that of its god; seats without a god share out the others. */
export function colours({ table }: View<AnkhView>): number[] {
  const taken = new Map<number, number>();
  for (const { seats, gods } of table.gods) {
    seats.forEach((seat, i) => {
      const colour = COLOUR[gods[i] ?? ""];
      if (colour !== undefined) taken.set(seat, colour);
    });
  }
  const free = Object.values(COLOUR).filter((colour) => ![...taken.values()].includes(colour));
  return table.seats.map((_, seat) => taken.get(seat) ?? free.shift() ?? seat);
}
