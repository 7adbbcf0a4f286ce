/** The newest data files of a game, as the server would send them. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const GAMES = join(import.meta.dirname, "..", "..", "ennead", "games");

export function newestData<D>(game: string): D {
  const folder = join(GAMES, game, "data");
  const versions = readdirSync(folder).map(Number).filter(Number.isInteger);
  const newest = join(folder, String(Math.max(...versions)));
  return Object.fromEntries(
    readdirSync(newest)
      .filter((name) => name.endsWith(".json"))
      .map((name) => [
        name.replace(".json", ""),
        JSON.parse(readFileSync(join(newest, name), "utf-8")) as unknown,
      ]),
  ) as D;
}
