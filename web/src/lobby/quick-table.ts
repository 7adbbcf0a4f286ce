/** A private table without options, for the usual number of players. */

import type { GameInfo, NewSeat, NewTable } from "$lib/types";
import { settings } from "$lib/settings.svelte";
import { defaultBot, quickPlayers } from "./table-summary";

/** The user has the first seat; `rest` takes all others. */
export const quickTable = (game: GameInfo, rest: NewSeat): NewTable => ({
  game: game.id,
  options: {},
  seats: Array.from({ length: quickPlayers(game) }, (_, i) => (i ? rest : { kind: "me" })),
  private: true,
  pass_and_play: false,
  clock: null,
  title: "",
});

/** A first game: against an easy bot, with the guide; null if the game has no bots. */
export function guidedTable(game: GameInfo): NewTable | null {
  const bot = game.bots.includes("easy") ? "easy" : defaultBot(game);
  if (!bot) return null;
  settings.set("guide", true);
  return quickTable(game, { kind: "bot", bot });
}
