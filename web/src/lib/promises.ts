/** The fingerprints this browser has seen while games were running, to compare at the end. */

const KEY = "ennead.promises";
const MOST = 200;

function kept(): Record<string, string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, string>) : {};
  } catch {
    return {};
  }
}

/** Keep the first one seen of a table. */
export function keepPromise(table: string, commitment: string): void {
  const all = kept();
  if (Object.hasOwn(all, table)) return;
  const newest = [...Object.entries(all), [table, commitment]].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // nothing can be kept here: then there is nothing to compare later
  }
}

/** What was seen of this table while it ran, null if nothing was. */
export function promised(table: string): string | null {
  const found = Object.entries(kept()).find(([id]) => id === table)?.[1];
  return typeof found === "string" ? found : null;
}
