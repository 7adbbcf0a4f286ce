/** Tekhenu's events in turns. Pure. */

import type { GameEvent as TekhenuEvent, TekhenuView } from "$generated/tekhenu";
import type { RunningTurn, TurnSeat } from "$lib/board";
import type { GameEvent, View } from "$lib/types";

/** Between turns nobody begins one by paying or playing a blessing. */
const BETWEEN = ["set-up", "maat", "scoring"];
const WHEEL = ["rotated", "rolled"];

export function turn(
  event: GameEvent,
  running: RunningTurn | null,
  players: number,
): TurnSeat | undefined {
  const it = event as unknown as TekhenuEvent;
  switch (it.event) {
    case "set-up":
    case "maat":
    case "scoring":
      return null;
    case "round":
      return running && WHEEL.includes(running.first.event) ? undefined : null;
    case "rotated":
    case "rolled":
      return running?.seat === null && running.first.event !== "maat" ? undefined : null;
    case "bot-tile":
      return players;
    case "anubis-called":
    case "die-taken":
      return running?.seat === it.seat ? undefined : it.seat;
    case "paid":
    case "blessing-played":
      return running?.seat === it.seat || BETWEEN.includes(running?.first.event ?? "")
        ? undefined
        : it.seat;
    default:
      return undefined;
  }
}

/** The seat whose turn it is: the one that drafts a die, then the one that acts with it. */
export const turnOf = (view: View<TekhenuView>): number | null =>
  view.table.turn?.seat ??
  view.questions.find(({ question }) => question === "draft")?.seat ??
  null;

export const HEADINGS = ["round"];
export const MINOR = [
  "slot-god",
  "tile-opened",
  "card-dealt",
  "rolled",
  "reshuffled",
  "starting-shown",
  "decrees-dealt",
  "cards-drawn",
  "gained",
  "paid",
  "value-set",
  "production-raised",
  "bonus-due",
  "bot-gained",
  "bot-tile",
  "bot-bottom-row",
  "bot-upper-rows",
];
