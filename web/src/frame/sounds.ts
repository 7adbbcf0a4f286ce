/** Which sound goes with what has just happened, by the names events commonly have. */

import type { Sound } from "$lib/sound";
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
