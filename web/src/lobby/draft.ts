/** A table that is about to be created: what the form edits, remembered from the last time. */

import type { Clock, GameInfo, NewSeat, NewTable, OptionValue } from "$lib/types";
import { quickPlayers, usualBot } from "./tables";

/** `me`, `open`, or a bot by its name. */
export type SeatChoice = "me" | "open" | `bot:${string}`;

export interface Draft {
  game: string;
  seats: SeatChoice[];
  options: Record<string, OptionValue>;
  private: boolean;
  clock: Clock | null;
}

const KEY = "ennead.new-table";
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const CLOCKS: readonly Clock[] = [
  ...[2 * MINUTE, 10 * MINUTE, HOUR, DAY, 3 * DAY, 7 * DAY].map((seconds) => ({ per: "move" as const, seconds })),
  ...[10 * MINUTE, 20 * MINUTE, 30 * MINUTE, HOUR].map((seconds) => ({ per: "game" as const, seconds })),
];

export const clockKey = (clock: Clock | null): string => (clock ? `${clock.per}:${clock.seconds}` : "none");
export const clockOf = (key: string): Clock | null => CLOCKS.find((clock) => clockKey(clock) === key) ?? null;

export function seatChoices(game: GameInfo): SeatChoice[] {
  return ["me", "open", ...game.bots.map((bot) => `bot:${bot}` as const)];
}

/** A table of this game: as it was the last time, as far as that still makes sense. */
export function draft(game: GameInfo, kept: Partial<Draft> = {}): Draft {
  const known = seatChoices(game);
  const bot = usualBot(game);
  const rest: SeatChoice = bot ? `bot:${bot}` : "open";
  const old = kept.game === game.id && Array.isArray(kept.seats) ? kept.seats : [];
  const fits = old.length >= game.seats[0] && old.length <= game.seats[1];
  const seats = Array.from({ length: fits ? old.length : quickPlayers(game) }, (_, i): SeatChoice => {
    const choice = fits ? old[i] : undefined;
    return choice && known.includes(choice) ? choice : i === 0 ? "me" : rest;
  });
  const options = game.options.map(({ name, values }): [string, OptionValue] => {
    const value = kept.game === game.id ? kept.options?.[name] : undefined;
    return [name, value !== undefined && values.includes(value) ? value : values[0]!];
  });
  return {
    game: game.id,
    seats,
    options: Object.fromEntries(options),
    private: kept.private !== false,
    clock: clockOf(clockKey(kept.clock ?? null)),
  };
}

/** More or fewer players: those who sit stay. */
export function resize(seats: SeatChoice[], players: number): SeatChoice[] {
  return Array.from({ length: players }, (_, i) => seats[i] ?? "open");
}

export const ownSeats = (seats: SeatChoice[]): number => seats.filter((seat) => seat === "me").length;

/** The call that creates it. `names` are those of my seats in pass and play. */
export function order(from: Draft, names: string[], title: string): NewTable {
  const shared = ownSeats(from.seats) > 1;
  const seats = from.seats.map((choice, i): NewSeat => {
    if (choice === "open") return { kind: "open" };
    if (choice === "me") return shared ? { kind: "me", name: (names[i] ?? "").trim() } : { kind: "me" };
    return { kind: "bot", bot: choice.slice("bot:".length) };
  });
  return {
    game: from.game,
    options: { ...from.options },
    seats,
    private: from.private,
    pass_and_play: shared,
    clock: from.clock && { ...from.clock },
    title: title.trim(),
  };
}

export function recall(): Partial<Draft> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}

export function remember(made: Draft): void {
  try {
    // Files are chosen anew.
    const options = Object.entries(made.options).filter(([, value]) => typeof value !== "object");
    localStorage.setItem(KEY, JSON.stringify({ ...made, options: Object.fromEntries(options) }));
  } catch {
    // a browser without memory forgets
  }
}
