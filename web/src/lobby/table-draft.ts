/** The form data of a new table, remembered for the next time. */

import type { Clock, GameInfo, GameOption, NewSeat, NewTable, OptionValue } from "$lib/types";
import { defaultBot, quickPlayers } from "./table-summary";

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
  ...[2 * MINUTE, 10 * MINUTE, HOUR, DAY, 3 * DAY, 7 * DAY].map((seconds) => ({
    per: "move" as const,
    seconds,
  })),
  ...[10 * MINUTE, 20 * MINUTE, 30 * MINUTE, HOUR].map((seconds) => ({
    per: "game" as const,
    seconds,
  })),
];

export const clockKey = (clock: Clock | null): string =>
  clock ? `${clock.per}:${clock.seconds}` : "none";
export const clockOf = (key: string): Clock | null =>
  CLOCKS.find((clock) => clockKey(clock) === key) ?? null;

/** The values of an option that this number of players can choose. */
export function valuesFor(option: GameOption, players: number): OptionValue[] {
  return option.values.filter(
    (value) => typeof value !== "string" || (option.players[value]?.includes(players) ?? true),
  );
}

export function seatChoices(game: GameInfo): SeatChoice[] {
  return ["me", "open", ...game.bots.map((bot) => `bot:${bot}` as const)];
}

/** A draft for this game, as far as possible like the saved one. */
export function newDraft(game: GameInfo, saved: Partial<Draft> = {}): Draft {
  const known = seatChoices(game);
  const bot = defaultBot(game);
  const rest: SeatChoice = bot ? `bot:${bot}` : "open";
  const old = saved.game === game.id && Array.isArray(saved.seats) ? saved.seats : [];
  const fits = old.length >= game.seats[0] && old.length <= game.seats[1];
  const seats = Array.from(
    { length: fits ? old.length : quickPlayers(game) },
    (_, i): SeatChoice => {
      const choice = fits ? old[i] : undefined;
      return choice && known.includes(choice) ? choice : i === 0 ? "me" : rest;
    },
  );
  const options = game.options.map((option): [string, OptionValue] => {
    const value = saved.game === game.id ? saved.options?.[option.name] : undefined;
    const allowed = value !== undefined && valuesFor(option, seats.length).includes(value);
    return [option.name, allowed ? value : option.values[0]!];
  });
  return {
    game: game.id,
    seats,
    options: Object.fromEntries(options),
    private: saved.private !== false,
    clock: clockOf(clockKey(saved.clock ?? null)),
  };
}

/** Changes the number of players and keeps the choices made so far. */
export function resize(seats: SeatChoice[], players: number): SeatChoice[] {
  return Array.from({ length: players }, (_, i) => seats[i] ?? "open");
}

export const ownSeats = (seats: SeatChoice[]): number =>
  seats.filter((seat) => seat === "me").length;

/** The request that creates the table. `names` are the user's seats in pass and play. */
export function toNewTable(from: Draft, names: string[], title: string): NewTable {
  const shared = ownSeats(from.seats) > 1;
  const seats = from.seats.map((choice, i): NewSeat => {
    if (choice === "open") return { kind: "open" };
    if (choice === "me")
      return shared ? { kind: "me", name: (names[i] ?? "").trim() } : { kind: "me" };
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

export function loadDraft(): Partial<Draft> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}

export function saveDraft(draft: Draft): void {
  try {
    // Documents are not stored: they have to be chosen again.
    const options = Object.entries(draft.options).filter(([, value]) => typeof value !== "object");
    localStorage.setItem(KEY, JSON.stringify({ ...draft, options: Object.fromEntries(options) }));
  } catch {
    // without storage the form starts with the defaults
  }
}
