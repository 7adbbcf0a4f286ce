/** Finds the games: every folder of src/games is one. */

import type { GameModule } from "./board";

const modules = import.meta.glob<{ default: GameModule }>("../games/*/index.ts");

/** Loads a game's module; null if there is no board for this game. */
export async function loadGameModule(id: string): Promise<GameModule | null> {
  const load = modules[`../games/${id}/index.ts`];
  return load ? (await load()).default : null;
}
