/** The clocks of seats: counted down here between what the server says. */

import type { State } from "$lib/types";

export class Clocks {
  #now = $state(Date.now());
  #heard = 0;
  #state: State | null = null;

  constructor() {
    $effect(() => {
      const timer = setInterval(() => (this.#now = Date.now()), 500);
      return () => clearInterval(timer);
    });
  }

  /** Seconds left to a seat; null without a clock. */
  left(state: State | null, seat: number): number | null {
    if (state !== this.#state) {
      this.#state = state;
      this.#heard = Date.now();
    }
    const said = state?.table.seats[seat]?.clock ?? null;
    if (said === null || !state) return null;
    const runs = state.table.status === "running" && state.to_move.includes(seat);
    return Math.max(0, said - (runs ? Math.max(0, this.#now - this.#heard) / 1000 : 0));
  }
}

/** 6:42, 1:05:00, 3 d: what is left, short. */
export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds);
  const pad = (n: number): string => String(n).padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(whole % 60)}` : `${minutes}:${pad(whole % 60)}`;
}
