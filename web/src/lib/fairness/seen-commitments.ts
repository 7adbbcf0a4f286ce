/** The seed commitments this browser saw while games were running, to compare them at the end. */

const KEY = "ennead.promises";
const MAX_TABLES = 200;

function load(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof stored === "object" && stored !== null ? (stored as Record<string, string>) : {};
  } catch {
    return {};
  }
}

/** Stores the first commitment seen for a table. */
export function rememberCommitment(table: string, commitment: string): void {
  const seen = load();
  if (Object.hasOwn(seen, table)) return;
  const newest = [...Object.entries(seen), [table, commitment]].slice(-MAX_TABLES);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // without storage there is nothing to compare later
  }
}

/** The commitment seen while this table was running, null if there is none. */
export function seenCommitment(table: string): string | null {
  const found = Object.entries(load()).find(([id]) => id === table)?.[1];
  return typeof found === "string" ? found : null;
}
