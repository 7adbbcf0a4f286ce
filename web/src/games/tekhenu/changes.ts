/** What an event changes on the board, as places named by `data-place`. Pure. */

import type { TekhenuView } from "$generated/tekhenu";
import type { Change } from "$lib/board";
import type { GameEvent, View } from "$lib/types";

/** The player of an event; Botankhamun comes after the players. */
const headOf = (event: GameEvent, players: number): number =>
  typeof event["seat"] === "number" ? event["seat"] : players;

/** The kind of place on which an event puts a piece, with the argument that names the place. */
const PIECES: Record<string, [kind: string, argument: string]> = {
  pillar: ["cell", "cell"],
  "temple-building": ["space", "space"],
  "work-built": ["work", "work"],
  work: ["work", "work"],
  "god-statue": ["shrine", "god"],
  "people-statue": ["people", "people"],
};

export function changes(event: GameEvent, view: View<TekhenuView>): Change[] {
  const head = headOf(event, view.players);
  const named = (name: string): string => String(event[name] ?? "");
  const arrived = (place: string): Change => ({ place, kind: "arrived" });
  const left = (place: string): Change => ({ place, kind: "left" });
  const changed = (place: string, by?: number): Change => ({
    place,
    kind: "changed",
    ...(by === undefined ? {} : { by }),
  });
  const count = Number(event["count"]);
  const kind = event.event.replace(/^bot-/u, "");

  const piece = PIECES[kind];
  if (piece) return [arrived(`${piece[0]}:${named(piece[1])}`), changed(`pieces:${head}`)];
  switch (kind) {
    case "die-taken":
    case "takes":
      return [left(`die:${named("die")}`), changed(`scales:${head}`)];
    case "rolled":
      return [arrived(`die:${named("die")}`)];
    case "marker-moved":
    case "marker":
      return [arrived(`track:${named("to")}`)];
    case "gained":
      return [changed(`stock:${head}:${named("token")}`, count)];
    case "paid":
      return [changed(`stock:${head}:${named("token")}`, -count)];
    case "produced":
      return [changed(`stock:${head}:${named("good")}`, count)];
    case "production-raised":
      return [changed(`stock:${head}:${named("good")}`)];
    case "card-taken":
    case "card":
      return [left(`card:${named("card")}`), changed(`hand:${head}`)];
    case "card-dealt":
      return [arrived(`card:${named("card")}`)];
    case "tile-opened":
      return [arrived(`tile:${named("tile")}`)];
    case "section-opened":
      return [arrived(`section:${named("section")}`)];
    case "section-refreshed":
      return [changed(`section:${named("section")}`)];
    case "scored":
    case "forfeited":
      return [changed(`score:${head}`)];
    case "balanced":
    case "faith-placed":
      return [changed(`scales:${head}`)];
    case "blessing-played":
    case "decree-drawn":
      return [changed(`hand:${head}`)];
    case "rotated":
      return [changed("wheel")];
    default:
      return [];
  }
}

/** The spaces that a seat's markers have passed on their way to a space, by the events so far. */
export function trailTo(events: readonly GameEvent[], head: number, to: number): number[] {
  const moves = events.filter(
    (event) =>
      (event.event === "marker-moved" && event["seat"] === head) || event.event === "bot-marker",
  );
  const last = moves.findLastIndex((event) => event["to"] === to);
  const marker = moves[last]?.["marker"];
  const before = moves.slice(0, Math.max(0, last)).findLast((event) => event["marker"] === marker);
  if (!before) return [];
  const from = Number(before["to"]);
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
}
