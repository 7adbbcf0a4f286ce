/** Creates or joins a table: one request at a time, with the error of the last one. */

import { api } from "$lib/api/client";
import type { NewTable, Table } from "$lib/types";
import { errorCode } from "./error-text";

export class TableRequest {
  busy = $state(false);
  errorCode = $state<string | null>(null);

  create(table: NewTable): Promise<Table | null> {
    return this.#run(() => api.create(table));
  }

  /** Takes any open seat. */
  join(id: string): Promise<Table | null> {
    return this.#run(() => api.table(id).takeSeat());
  }

  async #run(send: () => Promise<Table>): Promise<Table | null> {
    if (this.busy) return null;
    this.busy = true;
    this.errorCode = null;
    try {
      return await send();
    } catch (error) {
      this.errorCode = errorCode(error);
      return null;
    } finally {
      this.busy = false;
    }
  }
}
