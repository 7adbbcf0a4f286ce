/** Chooses a sound for the latest events, by names that games commonly use. */

import type { Sound } from "$lib/browser/sound";
import type { GameEvent } from "$lib/types";

const BY_NAME: [pattern: RegExp, sound: Sound][] = [
  [/^(won|draw)$/, "win"],
  [/^(laid|revealed|turned-up)$/, "reveal"],
  [/^(removed|killed|taken-back|destroyed)$/, "remove"],
  [/^(placed|built|moved|summoned)$/, "place"],
];

export function eventSound(fresh: readonly GameEvent[]): Sound | null {
  for (const [pattern, sound] of BY_NAME) {
    if (fresh.some((event) => pattern.test(event.event))) return sound;
  }
  return null;
}
