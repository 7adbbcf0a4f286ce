/** What taking a die would mean. Pure. */

import type { HeadView, TekhenuView } from "$generated/tekhenu";
import { bonusOf, botBonusOf, paysOwnAction, type Gains, type God, type Purity } from "./rules";

/** The balance with the die on its pan. */
export function afterTaking(head: HeadView, purity: Purity, value: number, anubis: boolean): number {
  if (anubis || purity === "forbidden") return head.weight;
  return head.weight + (purity === "pure" ? value : -value);
}

export interface Gain {
  head: number;
  /** One of these. */
  ways: Gains[];
}

/** Who gains by a statue when somebody does a god's action. */
export function othersGain(table: TekhenuView, players: number, god: God, actor: number | null): Gain[] {
  const slot = table.slots.indexOf(god as never) + 1;
  return table.heads.flatMap((head, index) => {
    if (!(head.gods[god] ?? 0) || (index === actor && !paysOwnAction(players))) return [];
    return [{ head: index, ways: head.bot ? [botBonusOf(slot)] : bonusOf(slot) }];
  });
}
