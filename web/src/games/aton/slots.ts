/** The cards at a seat's four cartouches, as the viewer sees them. Pure. */

import type { AtonView } from "$generated/aton";
import type { View } from "$lib/types";
import { CARTOUCHES } from "./geometry";
import { cardsOf } from "./card-laying";
import type { Scene } from "./scene";

export interface Slot {
  card: number | null;
  /** A card lies here face down. */
  hidden: boolean;
  /** Its owner has not confirmed yet. */
  faint: boolean;
}

interface Args {
  seat: number;
  viewer: number | null;
  view: View<AtonView>;
  toMove: readonly number[];
  scene: Scene;
  /** Earlier events are still being played back. */
  playing: boolean;
  /** The cards this seat is laying right now. */
  laying: { shown(slot: number): number | null } | null;
}

export function slots({ seat, viewer, view, toMove, scene, playing, laying }: Args): Slot[] {
  const open = scene.laid[seat];
  if (open) return open.map((card) => ({ card, hidden: false, faint: false }));
  if (laying)
    return CARTOUCHES.map((slot) => ({ card: laying.shown(slot), hidden: false, faint: false }));
  const asked = view.questions.some((it) => it.question === "lay" && it.seat === seat);
  // Cards lie face down between both answers and the reveal, while older events are played back.
  const laid = asked ? !toMove.includes(seat) : playing && view.table.sides[seat]?.laid !== null;
  const own = seat === viewer ? cardsOf(asked ? view.answer : null) : null;
  return CARTOUCHES.map((slot) => ({
    card: own?.[slot] ?? null,
    hidden: own === null && seat !== viewer && (asked || laid),
    faint: own === null && seat !== viewer && asked && !laid,
  }));
}
