/** What an event changes on the board, place by place. Pure.
 *
 * Places are named `space-C5`, `side-C5-C6`, `region-3`, `action-move`, `event-4`, `god-0`,
 * `devotion-0`, `power-0-revered`, `card-0-flood` and `guardian-apep`; seats are leading seats. */

import type { AnkhView, GameEvent as AnkhEvent } from "$generated/ankh";
import type { Change } from "$lib/board";
import type { GameEvent, View } from "$lib/types";

const space = (hex: string): string => `space-${hex}`;
const arrived = (place: string, from?: string): Change =>
  from === undefined ? { place, kind: "arrived" } : { place, kind: "arrived", from };
const left = (place: string): Change => ({ place, kind: "left" });
const changed = (place: string): Change => ({ place, kind: "changed" });

export function changes(event: GameEvent, view: View<AnkhView>): Change[] {
  const it = event as unknown as AnkhEvent;
  const god = (seat: number): string => `god-${view.table.seats[seat] ?? seat}`;
  const lead = (seat: number): number => view.table.seats[seat] ?? seat;
  switch (it.event) {
    case "moved":
    case "relocated":
    case "shoved":
      return [arrived(space(it.to), space(it.hex))];
    case "underworld-moved":
      return [arrived(space(it.to), space(it.hex))];
    case "summoned":
    case "built":
    case "underworld-placed":
      return [arrived(space(it.hex))];
    case "sun-given":
    case "faced":
    case "controlled":
    case "seized":
    case "taken-over":
    case "saved":
    case "sheltered":
      return [changed(space(it.hex))];
    case "died":
    case "left":
    case "dismissed":
    case "destroyed":
    case "neutral-destroyed":
    case "underworld-closed":
      return [left(space(it.hex))];
    case "camel-laid":
      return [arrived(`side-${it.side}`)];
    case "token-kept":
    case "token-added":
      return [changed(`region-${it.token}`)];
    case "tokens-swapped":
      return [changed(`region-${it.token}`), changed(`region-${it.other}`)];
    case "battle":
    case "region-empty":
    case "dominated":
    case "won":
    case "nobody-won":
    case "plague":
    case "nobody-spared":
      return [changed(`region-${it.token}`)];
    case "acted":
    case "marker-reset":
      return [changed(`action-${it.action}`)];
    case "event":
      return [changed(`event-${it.number}`)];
    case "unlocked":
      return [changed(`power-${lead(it.seat)}-${it.power}`)];
    case "guardian-gained":
      return [changed(`guardian-${it.guardian}`), changed(god(it.seat))];
    case "revealed":
      return [changed(`card-${lead(it.seat)}-${it.card}`)];
    case "followers":
    case "paid":
    case "reclaimed":
    case "ransomed":
      return [changed(god(it.seat))];
    case "devotion":
    case "devotion-lost":
      return [changed(`devotion-${lead(it.seat)}`)];
    case "merged":
      return [changed(god(it.seat)), changed(`devotion-${lead(it.seat)}`)];
    case "forgotten":
      return [left(god(it.seat))];
    default:
      return [];
  }
}
