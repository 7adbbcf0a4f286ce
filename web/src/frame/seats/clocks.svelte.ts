/** The seats' clocks, counted down between two states of the server. */

import type { TableState } from "$lib/types";

export class Clocks {
  #now = $state(Date.now());
  #receivedAt = 0;
  #state: TableState | null = null;

  constructor() {
    $effect(() => {
      const timer = setInterval(() => (this.#now = Date.now()), 500);
      return () => clearInterval(timer);
    });
  }

  /** The seconds a seat has left; null without a clock. */
  left(state: TableState | null, seat: number): number | null {
    if (state !== this.#state) {
      this.#state = state;
      this.#receivedAt = Date.now();
    }
    const received = state?.table.seats[seat]?.clock ?? null;
    if (received === null || !state) return null;
    const isRunning = state.table.status === "running" && state.to_move.includes(seat);
    return Math.max(
      0,
      received - (isRunning ? Math.max(0, this.#now - this.#receivedAt) / 1000 : 0),
    );
  }
}

/** The remaining time as 6:42 or 1:05:00. */
export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds);
  const pad = (n: number): string => String(n).padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return hours > 0
    ? `${hours}:${pad(minutes)}:${pad(whole % 60)}`
    : `${minutes}:${pad(whole % 60)}`;
}
