/** Why Botankhamun did what he did in his last turn: the tile he reached and the die it led to. */

import type { GameEvent } from "$lib/types";
import type { Desk } from "./desk.svelte";
import { dieParts, GOOD_OF, wishes } from "./rules";

/** The events of his last turn. */
export function lastTurn(events: readonly GameEvent[]): GameEvent[] {
  const from = events.findLastIndex(({ event }) => event === "bot-tile");
  if (from < 0) return [];
  const rest = events.slice(from);
  const to = rest.findIndex(({ event }, i) => i > 0 && !event.startsWith("bot-") && event !== "gained" && event !== "section-opened" && event !== "bonus-due" && event !== "tile-opened" && event !== "scored");
  return (to < 0 ? rest : rest.slice(0, to)).filter(({ event }) => event.startsWith("bot-"));
}

/** Which message says why he took a die. */
export function why(tile: string, die: string): { id: string; args: Record<string, string> } {
  const { god, colour } = dieParts(die);
  if (!/^r\d$/.test(tile)) return god === tile ? { id: "bot-why-god", args: { god } } : { id: "bot-why-back", args: { tile, god } };
  const good = GOOD_OF[colour];
  if (!good) return { id: "bot-why-gray", args: {} };
  return wishes(tile)[0] === good ? { id: "bot-why-good", args: { good } } : { id: "bot-why-next", args: { good } };
}

class Reasons {
  /** What the board has heard so far. */
  events: readonly GameEvent[] = $state.raw([]);

  lines(desk: Desk): string[] {
    const turn = lastTurn(this.events);
    const tile = turn.find(({ event }) => event === "bot-tile");
    const taken = turn.find(({ event }) => event === "bot-takes");
    if (!tile) return [];
    const said = turn.filter(({ event }) => event !== "bot-takes").map((event) => desk.say(event));
    if (!taken) return said;
    const { id, args } = why(String(tile["bottile"]), String(taken["die"]));
    const named: Record<string, string> = {};
    for (const [name, value] of Object.entries(args)) {
      named[name] = desk.t(name === "good" ? `token-${value}` : `god-${value}`);
    }
    return [said[0] ?? "", `${desk.say(taken)} ${desk.t(id, named)}`, ...said.slice(1)];
  }
}

export const reasons = new Reasons();
