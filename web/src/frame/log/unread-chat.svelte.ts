/** Counts the chat lines that have not been read. */

import type { TableSession } from "$frame/table/table-session.svelte";

export class UnreadChat {
  #read = $state<number | null>(null);
  readonly #lines: () => number;
  readonly count: number = $derived.by(() =>
    this.#read === null ? 0 : Math.max(0, this.#lines() - this.#read),
  );

  constructor(session: TableSession, isOpen: () => boolean) {
    this.#lines = () => session.live?.chat.length ?? 0;
    $effect(() => {
      // Lines from before this page was opened count as read.
      const loaded = session.live?.state !== null && session.live?.state !== undefined;
      if (loaded && (this.#read === null || isOpen())) this.#read = this.#lines();
    });
  }
}
