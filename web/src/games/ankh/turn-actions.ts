/** What each of the four actions would bring a god now. Pure. */

import { NAMES, type Action, type AnkhView, type GodView } from "$generated/ankh";

export const TURN_ACTIONS: readonly Action[] = NAMES.action;

export interface ActionInfo {
  /** A message and its arguments. */
  message: string;
  args: Record<string, number>;
  /** The same in a word or two, where there is little room. */
  short: string | null;
  /** The action would bring nothing, for the reason that the message gives. */
  lacking: boolean;
}

const figuresOf = (table: AnkhView, god: GodView): number =>
  Object.values(table.pieces).filter(
    ({ kind, god: owner }) =>
      owner === god.seats[0] && !(NAMES.monument as readonly string[]).includes(kind),
  ).length;

export function actionInfo(action: Action, god: GodView, table: AnkhView): ActionInfo {
  switch (action) {
    case "move":
      return info("an-brings-move", { count: figuresOf(table, god) });
    case "summon": {
      const guardians = Object.values(god.guardians).reduce((sum, count) => sum + count, 0);
      const count = god.warriors + guardians;
      return info("an-brings-summon", { count }, count === 0 && god.trapped === 0);
    }
    case "gain":
      return info("an-brings-gain", { count: god.income }, god.income === 0);
    case "unlock": {
      if (!god.next_unlock) return info("an-brings-unlock-all", {}, true);
      const { cost } = god.next_unlock;
      const have = god.followers;
      return have < cost
        ? info("an-brings-unlock-lacking", { cost, have }, true)
        : info("an-brings-unlock", { cost, have });
    }
  }
}

const info = (message: string, args: Record<string, number>, lacking = false): ActionInfo => ({
  message,
  args,
  short:
    message === "an-brings-gain" || message.startsWith("an-brings-unlock")
      ? `${message}-short`
      : null,
  lacking,
});
