/** Facts about a table that lists show, independent of the game. */

import type { Clock, GameInfo, Seat, Table } from "$lib/types";

/** Whether the table is waiting for the user. */
export function waitsForMe(table: Table): boolean {
  return table.status === "running" && table.waiting_for.some((seat) => table.mine.includes(seat));
}

export type Outcome = "won" | "lost" | "draw" | "none";

/** The result of a finished game for the user; `none` for spectators and pass and play. */
export function outcome(table: Table): Outcome {
  const [mine, ...more] = table.mine;
  if (table.status !== "finished" || mine === undefined || more.length > 0) return "none";
  if (table.ranking.length === 0) return "none";
  if (table.ranking[mine] !== 0) return "lost";
  const winners = table.ranking.filter((place) => place === 0).length;
  return winners === table.ranking.length && winners > 1 ? "draw" : "won";
}

/** The opponents' seats; all seats if the user has none or several. */
export function opponents(table: Table): Seat[] {
  if (table.mine.length !== 1) return table.seats;
  return table.seats.filter((seat) => !table.mine.includes(seat.seat));
}

export function takenSeats(table: Table): number {
  return table.seats.filter((seat) => seat.kind !== "open").length;
}

export type Lead = "ahead" | "behind" | "level";

/** The user's score compared to the best opponent's; null if there is nothing to compare. */
export function standing(table: Table): { lead: Lead; mine: number; best: number } | null {
  const [seat, ...more] = table.mine;
  if (seat === undefined || more.length > 0) return null;
  const mine = table.scores[seat];
  const rest = table.scores.filter((_, other) => other !== seat);
  if (mine === undefined || rest.length === 0) return null;
  const best = Math.max(...rest);
  return { lead: mine > best ? "ahead" : mine < best ? "behind" : "level", mine, best };
}

const UNITS = [
  ["days", 86_400],
  ["hours", 3_600],
  ["minutes", 60],
] as const;

/** The id and the arguments of the message that names a clock. */
export function clockMessage(
  clock: Clock | null,
): [id: string, args: Record<string, string | number>] {
  if (!clock) return ["lobby-clock-none", {}];
  const [unit, seconds] = UNITS.find(([, each]) => clock.seconds % each === 0) ?? UNITS[2];
  const n = Math.max(1, Math.round(clock.seconds / seconds));
  return [`lobby-clock-${clock.per}`, { unit, n }];
}

/** The number of players in a quick game: the minimum, but at least two. */
export function quickPlayers(game: GameInfo): number {
  return Math.min(Math.max(game.seats[0], 2), game.seats[1]);
}

/** The bot offered by default: neither the weakest nor the slowest. */
export function defaultBot(game: GameInfo): string | null {
  return game.bots[1] ?? game.bots[0] ?? null;
}

const STEPS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** "3 days ago", "just now". */
export function ago(then: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const passed = Math.max(0, now - then);
  for (const [unit, seconds] of STEPS) {
    if (passed >= seconds) return format.format(-Math.floor(passed / seconds), unit);
  }
  return format.format(0, "second");
}
