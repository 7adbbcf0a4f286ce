/** The lobby's lists of tables, polled from the server. */

import { api } from "$lib/api/client";
import type { Table } from "$lib/types";
import { errorCode } from "./error-text";
import { poll } from "./poll";
import { waitsForMe } from "./table-summary";

const LOBBY_SECONDS = 5;
const OTHER_PAGE_SECONDS = 20;
const LIMIT = 50;

class TableLists {
  open = $state.raw<Table[]>([]);
  running = $state.raw<Table[]>([]);
  /** The user's tables, those that wait for the user first. */
  mine = $state.raw<Table[]>([]);
  /** Public finished tables, shown until the user has finished one. */
  finished = $state.raw<Table[]>([]);
  loaded = $state(false);
  errorCode = $state<string | null>(null);

  readonly unfinished: Table[] = $derived(this.mine.filter((table) => table.status !== "finished"));
  readonly results: Table[] = $derived.by(() => {
    const own = this.mine.filter((table) => table.status === "finished");
    return own.length > 0 ? own : this.finished;
  });
  readonly waiting: Table[] = $derived(this.mine.filter(waitsForMe));

  /** Polls all lists or, on pages that only show the count in the title, the user's tables.
   * Returns a function that stops it. */
  follow(all: boolean): () => void {
    return poll(() => this.refresh(all), all ? LOBBY_SECONDS : OTHER_PAGE_SECONDS);
  }

  async refresh(all = true): Promise<void> {
    try {
      // On the first visit this call creates the guest, so it must come before the others.
      const mine = (await api.tables("mine", { limit: LIMIT })).tables;
      this.mine = [...mine.filter(waitsForMe), ...mine.filter((table) => !waitsForMe(table))];
      this.errorCode = null;
      if (!all) return;
      const [open, running] = await Promise.all([
        api.tables("open", { limit: LIMIT }),
        api.tables("running", { limit: 10 }),
      ]);
      if (!mine.some((table) => table.status === "finished")) {
        this.finished = (await api.tables("finished", { limit: 5 })).tables;
      }
      this.open = open.tables.filter((table) => table.mine.length === 0);
      this.running = running.tables.filter((table) => table.mine.length === 0);
      this.loaded = true;
    } catch (error) {
      this.errorCode = errorCode(error);
    }
  }
}

export const lists = new TableLists();
