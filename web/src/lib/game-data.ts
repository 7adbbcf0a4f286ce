/** The data files of a game (boards, tracks, cards) from the server, by their digest.
 *
 * A table names the digest of the data it is played with, so an old table is drawn with its old
 * data. A digest always names the same content: each is fetched once. */

import { api } from "./api/client";
import { FIGURES, withFigures, type GameData } from "./own-figures";
import { PromiseCache } from "./promise-cache";
import type { Table } from "./types";

const cache = new PromiseCache<unknown>();

/** The data of a table, with its own figures. */
export async function tableData(table: Table): Promise<GameData> {
  const data = await gameData<GameData>(table.game, table.data);
  return withFigures(data, (table.options[FIGURES] ?? {}) as GameData);
}

export function gameData<D>(game: string, digest: string): Promise<D> {
  return cache.get(`${game} ${digest}`, () => api.gameData(game, digest)) as Promise<D>;
}

/** The data that a new table would be played with. */
export async function newestData<D>(game: string): Promise<D> {
  const info = (await api.games()).find(({ id }) => id === game);
  if (!info) throw new Error(`the server has no game ${game}`);
  return gameData<D>(game, info.data);
}
