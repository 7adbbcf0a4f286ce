/** The players' win chances, requested again after every move. */

import type { TableApi } from "$lib/api/client";

export class WinChances {
  #values = $state.raw<number[] | null>(null);
  #requesting = false;
  #wanted: { seat: number; move: number } | null = null;

  constructor(readonly api: TableApi) {}

  /** The win chance of a seat in percent; null while it is unknown. */
  of(seat: number): number | null {
    const value = this.#values?.[seat];
    return value === undefined ? null : Math.round(value * 100);
  }

  clear(): void {
    this.#values = null;
    this.#wanted = null;
  }

  /** Sends one request at a time. Of those made in the meantime, only the latest is sent. */
  async request(seat: number, move: number): Promise<void> {
    this.#wanted = { seat, move };
    if (this.#requesting) return;
    this.#requesting = true;
    try {
      while (this.#wanted) {
        const sent: { seat: number; move: number } = this.#wanted;
        const { chances } = await this.api.chances(sent.seat);
        if (this.#wanted === null) return;
        this.#values = chances;
        if (this.#wanted === sent) this.#wanted = null;
      }
    } catch {
      this.#wanted = null; // the next move requests them again
    } finally {
      this.#requesting = false;
    }
  }
}
