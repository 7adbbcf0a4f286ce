/** The boards: every folder of src/games is one. */

import type { GameModule } from "./board";

const modules = import.meta.glob<{ default: GameModule }>("../games/*/index.ts");

/** A game's board; null if this browser's side has none. */
export async function gameModule(id: string): Promise<GameModule | null> {
  const load = modules[`../games/${id}/index.ts`];
  return load ? (await load()).default : null;
}
