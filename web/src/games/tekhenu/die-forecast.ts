/** What taking a die would do. Pure. */

import type { Data, HeadView, TekhenuView } from "$generated/tekhenu";
import { bonusOf, botBonusOf, paysOwnAction, type Gains } from "./data";
import type { God, Purity } from "./names";

/** The balance of the scales with the die on its pan. */
export function balanceAfterTaking(
  head: HeadView,
  purity: Purity,
  value: number,
  anubis: boolean,
): number {
  if (anubis || purity === "forbidden") return head.weight;
  return head.weight + (purity === "pure" ? value : -value);
}

export interface Gain {
  head: number;
  /** The alternatives to choose from. */
  ways: Gains[];
}

/** The players whose statues pay a bonus when somebody takes a god's action. */
export function statueBonuses(
  data: Data,
  table: TekhenuView,
  players: number,
  god: God,
  actor: number | null,
): Gain[] {
  const slot = table.slots.indexOf(god as never) + 1;
  return table.heads.flatMap((head, index) => {
    if (!(head.gods[god] ?? 0) || (index === actor && !paysOwnAction(data, players))) return [];
    return [{ head: index, ways: head.bot ? [botBonusOf(data, slot)] : bonusOf(data, slot) }];
  });
}
