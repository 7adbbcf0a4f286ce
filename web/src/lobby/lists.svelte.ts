/** The tables of the front page, kept up to date. */

import { api } from "$lib/api";
import type { Table } from "$lib/types";
import { poll } from "./poll";
import { codeOf } from "./trouble";
import { waitsForMe } from "./tables";

const SECONDS = 5;
const SECONDS_ELSEWHERE = 20;
const LIMIT = 50;

class Lists {
  open = $state.raw<Table[]>([]);
  running = $state.raw<Table[]>([]);
  mine = $state.raw<Table[]>([]);
  listed = $state.raw<Table[]>([]);
  loaded = $state(false);
  /** The code of what went wrong the last time. */
  trouble = $state<string | null>(null);

  /** My games that go on, those that wait for me first. */
  readonly going: Table[] = $derived(this.mine.filter((table) => table.status !== "finished"));
  /** What I have finished or, before that, what others have. */
  readonly results: Table[] = $derived.by(() => {
    const own = this.mine.filter((table) => table.status === "finished");
    return own.length > 0 ? own : this.listed;
  });
  readonly waiting: Table[] = $derived(this.mine.filter(waitsForMe));

  /** Looks every few seconds at all of it or, for the page's title, at mine; returns what ends it. */
  follow(all: boolean): () => void {
    return poll(() => this.refresh(all), all ? SECONDS : SECONDS_ELSEWHERE);
  }

  async refresh(all = true): Promise<void> {
    try {
      // First the call that knows me: at the first visit it makes the guest.
      const mine = (await api.tables("mine", { limit: LIMIT })).tables;
      this.mine = [...mine.filter(waitsForMe), ...mine.filter((table) => !waitsForMe(table))];
      this.trouble = null;
      if (!all) return;
      const [open, running] = await Promise.all([
        api.tables("open", { limit: LIMIT }),
        api.tables("running", { limit: 10 }),
      ]);
      if (!mine.some((table) => table.status === "finished")) {
        this.listed = (await api.tables("finished", { limit: 5 })).tables;
      }
      this.open = open.tables.filter((table) => table.mine.length === 0);
      this.running = running.tables.filter((table) => table.mine.length === 0);
      this.loaded = true;
    } catch (error) {
      this.trouble = codeOf(error);
    }
  }
}

export const lists = new Lists();
