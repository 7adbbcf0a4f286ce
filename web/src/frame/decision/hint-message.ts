/** The message of a hint. */

import type { Args } from "$lib/fluent";
import type { Hint } from "$lib/types";

/** The id and the arguments of a hint's message. */
export function hintMessage(
  hint: Hint,
  actionName: (action: string) => string,
): [id: string, args: Args] {
  const args = {
    level: hint.level,
    action: actionName(hint.action),
    other: hint.other === null ? "" : actionName(hint.other),
    points: Math.max(1, Math.round(hint.points)),
    chance: Math.round(hint.chance * 100),
    otherChance: Math.round((hint.other_chance ?? 0) * 100),
    behind: hint.behind ? "yes" : "no",
  };
  return [`advice-${hint.reason}`, args];
}
