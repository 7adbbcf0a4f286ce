/** Texts about a table in the current language, for lists. */

import { seatLabel } from "$lib/seat-names";
import type { Seat, Table } from "$lib/types";
import { catalogue, gameWords, t } from "$lib/words.svelte";
import { ago, clockMessage, opponents, outcome, standing } from "./table-summary";

/** A game's name; its id if it has no messages here. */
export function gameTitle(game: string): string {
  const words = gameWords(game);
  return words.has("game-title") ? words.t("game-title") : game;
}

/** The round or turn of a running game, in the game's own word. */
export function roundOf(table: Table): string {
  return gameWords(table.game).t("round", { page: table.page });
}

export function listed(names: string[]): string {
  return new Intl.ListFormat(catalogue.language, { type: "conjunction" }).format(names);
}

const seatName = (seat: Seat | undefined): string => (seat ? seatLabel(seat) : "");

/** A name for a table: its title, else its players. */
export function tableName(table: Table): string {
  if (table.title) return table.title;
  const names = opponents(table)
    .filter((seat) => seat.kind !== "open")
    .map(seatName);
  return names.length > 0 ? listed(names) : gameTitle(table.game);
}

export function clockText(table: Pick<Table, "clock">): string {
  return t(...clockMessage(table.clock));
}

/** The progress of one of the user's games. */
export function progress(table: Table): string {
  const { t } = gameWords(table.game);
  const { page } = table;
  if (table.status === "open") return t("lobby-table-waiting-players");
  if (table.mine.length > 1) return t("lobby-table-pass-and-play", { page });
  const score = standing(table);
  const waiting = table.waiting_for.filter((seat) => !table.mine.includes(seat));
  if (waiting.length > 0 && waiting.length === table.waiting_for.length) {
    return t("lobby-table-waiting", { page, names: seatNames(table, waiting) });
  }
  return score ? t("lobby-table-running", { page, ...score }) : roundOf(table);
}

const seatNames = (table: Table, seats: number[]): string =>
  listed(seats.map((seat) => seatName(table.seats[seat])));

/** The result of a finished game in one line: points and players. */
export function resultLine(table: Table): string {
  const [first, second] = table.seats;
  const mine = table.mine[0];
  if (mine === undefined || table.mine.length > 1) {
    if (table.seats.length === 2 && first && second) {
      const [one = 0, two = 0] = table.scores;
      return t("lobby-result-between", {
        first: seatName(first),
        second: seatName(second),
        one,
        two,
      });
    }
    return listed(table.seats.map((seat) => `${seatName(seat)} ${table.scores[seat.seat] ?? 0}`));
  }
  const [rival, ...more] = opponents(table);
  const points = table.scores[mine] ?? 0;
  if (rival && more.length === 0) {
    return t("lobby-result-against", {
      mine: points,
      theirs: table.scores[rival.seat] ?? 0,
      name: seatName(rival),
    });
  }
  const place = (table.ranking[mine] ?? 0) + 1;
  return t("lobby-result-place", { mine: points, place, players: table.seats.length });
}

/** How a finished game ended. */
export function ending(table: Table): string {
  const by = table.ended?.by ?? "game";
  const { seat } = table.ended ?? { seat: null };
  const name = seat === null ? listed(table.seats.map(seatName)) : seatName(table.seats[seat]);
  return gameWords(table.game).t("lobby-result-ended", { by, name, page: table.page });
}

/** The winners of a game in which the user did not play. */
export function winners(table: Table): string | null {
  if (outcome(table) !== "none" || table.ranking.length === 0) return null;
  const first = table.seats.filter((seat) => table.ranking[seat.seat] === 0);
  if (first.length === table.seats.length) return t("lobby-result", { outcome: "draw" });
  return first.length > 0 ? t("lobby-result-won-by", { name: listed(first.map(seatName)) }) : null;
}

/** How long ago a table changed. */
export function when(table: Table): string {
  return ago(table.changed, Date.now() / 1000, catalogue.language);
}
