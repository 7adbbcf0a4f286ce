/** What a hint says. */

import type { Args } from "$lib/fluent";
import type { Hint } from "$lib/types";

/** The message of a hint and what it needs; `named` gives an action's name. */
export function advice(hint: Hint, named: (action: string) => string): [id: string, args: Args] {
  const args = {
    level: hint.level,
    action: named(hint.action),
    other: hint.other === null ? "" : named(hint.other),
    points: Math.max(1, Math.round(hint.points)),
    chance: Math.round(hint.chance * 100),
    otherChance: Math.round((hint.other_chance ?? 0) * 100),
    behind: hint.behind ? "yes" : "no",
  };
  return [`advice-${hint.reason}`, args];
}
