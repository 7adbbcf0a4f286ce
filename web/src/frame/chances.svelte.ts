/** Everybody's chances to win, asked for anew when the table has moved on. */

import type { TableApi } from "$lib/api";

export class Chances {
  #values = $state.raw<number[] | null>(null);
  #asking = false;
  #wanted: { seat: number; move: number } | null = null;

  constructor(readonly api: TableApi) {}

  /** The chance of a seat in percent, null while it is not known. */
  of(seat: number): number | null {
    const value = this.#values?.[seat];
    return value === undefined ? null : Math.round(value * 100);
  }

  forget(): void {
    this.#values = null;
    this.#wanted = null;
  }

  /** One question at a time; only the newest one that came meanwhile is asked afterwards. */
  async ask(seat: number, move: number): Promise<void> {
    this.#wanted = { seat, move };
    if (this.#asking) return;
    this.#asking = true;
    try {
      while (this.#wanted) {
        const asked: { seat: number; move: number } = this.#wanted;
        const told = await this.api.chances(asked.seat);
        if (this.#wanted === null) return;
        this.#values = told.chances;
        if (this.#wanted === asked) this.#wanted = null;
      }
    } catch {
      this.#wanted = null; // shown again with the next move
    } finally {
      this.#asking = false;
    }
  }
}
