/** Is a finished game what its seed says? What the browser finds itself, and what the server does. */

import { promised } from "./promises";
import { sha256 } from "./sha256";
import type { Check, Table } from "./types";

export interface Finding {
  /** The word that says it. */
  id: string;
  good: boolean | null;
  args?: Record<string, string | number>;
}

/** Each point with whether it holds; null where it cannot be told. */
export function findings(table: Table, check: Check): Finding[] {
  const fits = sha256(check.seed) === table.commitment;
  const found: Finding[] = [{ id: fits ? "dice-fits" : "dice-fits-not", good: fits }];
  const seen = promised(table.id);
  if (seen === null) found.push({ id: "dice-unseen", good: null });
  else {
    const same = seen === table.commitment;
    found.push({ id: same ? "dice-seen" : "dice-seen-other", good: same });
  }
  if (check.fault) {
    found.push({ id: "dice-fault", good: false, args: { fault: check.fault } });
    return found;
  }
  found.push({ id: "dice-outcomes", good: true, args: { count: check.outcomes } });
  if (check.rewinds) found.push({ id: "dice-rekeyed", good: true, args: { count: check.rewinds } });
  const moves = check.over ? "dice-moves" : "dice-moves-cut";
  found.push({ id: moves, good: true, args: { count: check.moves } });
  return found;
}
