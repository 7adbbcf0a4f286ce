/** The seed commitments this browser saw while games were running, to compare them at the end. */

import { StoredByTable } from "./stored-by-table";

const commitments = new StoredByTable("ennead.promises");

/** Stores the first commitment seen for a table. */
export function rememberCommitment(table: string, commitment: string): void {
  if (commitments.get(table) === null) commitments.set(table, commitment);
}

/** The commitment seen while this table was running, null if there is none. */
export function seenCommitment(table: string): string | null {
  return commitments.get(table);
}
