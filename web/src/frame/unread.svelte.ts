/** How many lines of the chat have not been looked at. */

import type { Session } from "./session.svelte";

export class Unread {
  #seen = $state<number | null>(null);
  readonly #lines: () => number;
  readonly count: number = $derived.by(() =>
    this.#seen === null ? 0 : Math.max(0, this.#lines() - this.#seen),
  );

  constructor(session: Session, open: () => boolean) {
    this.#lines = () => session.live?.chat.length ?? 0;
    $effect(() => {
      // What was said before we came counts as read.
      const here = session.live?.state !== null && session.live?.state !== undefined;
      if (here && (this.#seen === null || open())) this.#seen = this.#lines();
    });
  }
}
