/** Checks that a finished game followed from its seed: what the browser verifies itself, and what
 * the server reports. */

import { keptNumber } from "./dice-share";
import { seenCommitment } from "./seen-commitments";
import { sha256 } from "./sha256";
import type { Check, Table } from "../types";

export interface Finding {
  /** The id of its message. */
  id: string;
  good: boolean | null;
  args?: Record<string, string | number>;
}

/** Every check and whether it passed; null if that is unknown. */
export function findings(table: Table, check: Check): Finding[] {
  const matches = sha256(check.seed) === table.commitment;
  const found: Finding[] = [{ id: matches ? "dice-fits" : "dice-fits-not", good: matches }];
  const seen = seenCommitment(table.id);
  if (seen === null) found.push({ id: "dice-unseen", good: null });
  else {
    const same = seen === table.commitment;
    found.push({ id: same ? "dice-seen" : "dice-seen-other", good: same });
  }
  const share = table.seats.find((seat) => seat.mine && seat.dice)?.dice;
  if (share && keptNumber(table.id, share.commitment) === null)
    found.push({ id: "dice-share-unknown", good: null });
  else if (share?.number) found.push({ id: "dice-share", good: true });
  else if (share) found.push({ id: "dice-share-left-out", good: null });
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
