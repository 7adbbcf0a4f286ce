/** One text for each table, kept in this browser for the newest tables. */

const MAX_TABLES = 200;

export class StoredByTable {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  get(table: string): string | null {
    const found = this.#entries().find(([id]) => id === table)?.[1];
    return typeof found === "string" ? found : null;
  }

  /** Without storage nothing is kept. */
  set(table: string, text: string): void {
    const others = this.#entries().filter(([id]) => id !== table);
    const newest = [...others, [table, text]].slice(-MAX_TABLES);
    try {
      localStorage.setItem(this.#key, JSON.stringify(Object.fromEntries(newest)));
    } catch {
      // the storage is full or switched off
    }
  }

  #entries(): [string, unknown][] {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(this.#key) ?? "{}");
      return typeof stored === "object" && stored !== null ? Object.entries(stored) : [];
    } catch {
      return [];
    }
  }
}
