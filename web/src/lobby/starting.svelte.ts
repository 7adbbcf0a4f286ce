/** Creating and joining tables: one at a time, with what went wrong. */

import { api } from "$lib/api";
import type { NewTable, Table } from "$lib/types";
import { codeOf } from "./trouble";

export class Starting {
  busy = $state(false);
  trouble = $state<string | null>(null);

  create(table: NewTable): Promise<Table | null> {
    return this.#try(() => api.create(table));
  }

  /** Takes any open seat. */
  sit(id: string): Promise<Table | null> {
    return this.#try(() => api.table(id).sit());
  }

  async #try(make: () => Promise<Table>): Promise<Table | null> {
    if (this.busy) return null;
    this.busy = true;
    this.trouble = null;
    try {
      return await make();
    } catch (error) {
      this.trouble = codeOf(error);
      return null;
    } finally {
      this.busy = false;
    }
  }
}
