/** Explains Botankhamun's last turn: the tile he reached and the die it led to. */

import type { Data } from "$generated/tekhenu";
import type { GameEvent } from "$lib/types";
import type { TekhenuBoard } from "./board-state.svelte";
import { wishes } from "./data";
import { dieParts, GOOD_OF } from "./names";

/** The events of his last turn. */
export function lastTurn(events: readonly GameEvent[]): GameEvent[] {
  const from = events.findLastIndex(({ event }) => event === "bot-tile");
  if (from < 0) return [];
  const rest = events.slice(from);
  const to = rest.findIndex(
    ({ event }, i) =>
      i > 0 &&
      !event.startsWith("bot-") &&
      event !== "gained" &&
      event !== "section-opened" &&
      event !== "bonus-due" &&
      event !== "tile-opened" &&
      event !== "scored",
  );
  return (to < 0 ? rest : rest.slice(0, to)).filter(({ event }) => event.startsWith("bot-"));
}

/** The message that explains why he took a die, with its arguments. */
export function why(
  data: Data,
  tile: string,
  die: string,
): { id: string; args: Record<string, string> } {
  const { god, colour } = dieParts(die);
  if (!/^r\d$/.test(tile))
    return god === tile
      ? { id: "bot-why-god", args: { god } }
      : { id: "bot-why-back", args: { tile, god } };
  const good = GOOD_OF[colour];
  if (!good) return { id: "bot-why-gray", args: {} };
  return wishes(data, tile)[0] === good
    ? { id: "bot-why-good", args: { good } }
    : { id: "bot-why-next", args: { good } };
}

/** His last turn in sentences, with the reason for the die he took. */
export function explainLastTurn(board: TekhenuBoard, events: readonly GameEvent[]): string[] {
  const turn = lastTurn(events);
  const tile = turn.find(({ event }) => event === "bot-tile");
  const taken = turn.find(({ event }) => event === "bot-takes");
  if (!tile) return [];
  const sentences = turn
    .filter(({ event }) => event !== "bot-takes")
    .map((event) => board.say(event));
  if (!taken) return sentences;
  const { id, args } = why(board.data, String(tile["bottile"]), String(taken["die"]));
  const named: Record<string, string> = {};
  for (const [name, value] of Object.entries(args)) {
    named[name] = board.t(name === "good" ? `token-${value}` : `god-${value}`);
  }
  return [sentences[0] ?? "", `${board.say(taken)} ${board.t(id, named)}`, ...sentences.slice(1)];
}
