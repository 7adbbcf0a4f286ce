/** What lies at a seat's four cartouches, as the looking seat may see it. Pure. */

import type { AtonView } from "$generated/aton";
import type { View } from "$lib/types";
import { CARTOUCHES } from "./geometry";
import { cardsOf } from "./laying";
import type { Scene } from "./scene";

export interface Slot {
  card: number | null;
  /** A card lies here face down. */
  hidden: boolean;
  /** Its owner has not laid for good yet. */
  faint: boolean;
}

interface Args {
  seat: number;
  viewer: number | null;
  view: View<AtonView>;
  toMove: readonly number[];
  scene: Scene;
  /** Earlier events are still being shown. */
  playing: boolean;
  /** Where this seat lays its cards just now. */
  desk: { shown(slot: number): number | null } | null;
}

export function slots({ seat, viewer, view, toMove, scene, playing, desk }: Args): Slot[] {
  const open = scene.laid[seat];
  if (open) return open.map((card) => ({ card, hidden: false, faint: false }));
  if (desk) return CARTOUCHES.map((slot) => ({ card: desk.shown(slot), hidden: false, faint: false }));
  const asked = view.questions.some((it) => it.question === "lay" && it.seat === seat);
  // Between both answers and the reveal, while something older is shown, cards lie face down.
  const laid = asked ? !toMove.includes(seat) : playing && view.table.sides[seat]?.laid !== null;
  const own = seat === viewer ? cardsOf(asked ? view.answer : null) : null;
  return CARTOUCHES.map((slot) => ({
    card: own?.[slot] ?? null,
    hidden: own === null && seat !== viewer && (asked || laid),
    faint: own === null && seat !== viewer && asked && !laid,
  }));
}
