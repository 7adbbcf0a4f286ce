/** The paths of pieces, cards and points that events move, between places named by `data-place`. Pure. */

import type { GameEvent } from "$lib/types";

export interface Route {
  from: string;
  to: string;
  kind: "die" | "tile" | "building" | "statue" | "card" | "points";
  /** A die, a tile, a card or a number of points. */
  what: string;
  head: number;
}

export function routes(fresh: readonly GameEvent[], players: number): Route[] {
  let focus = "";
  return fresh.flatMap((event): Route[] => {
    const text = (name: string): string => String(event[name] ?? "");
    const head = typeof event["seat"] === "number" ? event["seat"] : players;
    const home = `head:${head}`;
    switch (event.event) {
      case "die-taken":
      case "bot-takes":
        return [
          {
            from: `die:${text("die")}`,
            to: event.event === "die-taken" ? `scales:${head}` : home,
            kind: "die",
            what: text("die"),
            head,
          },
        ];
      case "pillar":
      case "bot-pillar":
        focus = `cell:${text("cell")}`;
        return [
          { from: `tile:${text("tile")}`, to: focus, kind: "tile", what: text("tile"), head },
        ];
      case "temple-building":
      case "bot-temple-building":
        focus = `space:${text("space")}`;
        return [{ from: home, to: focus, kind: "building", what: "", head }];
      case "work-built":
      case "bot-work":
        focus = `work:${text("work")}`;
        return [{ from: home, to: focus, kind: "building", what: "", head }];
      case "god-statue":
      case "bot-god-statue":
        focus = `shrine:${text("god")}`;
        return [{ from: home, to: focus, kind: "statue", what: "", head }];
      case "people-statue":
      case "bot-people-statue":
        focus = `people:${text("people")}`;
        return [{ from: home, to: focus, kind: "statue", what: "", head }];
      case "card-taken":
      case "bot-card":
        return [{ from: `card:${text("card")}`, to: home, kind: "card", what: text("card"), head }];
      case "scored":
      case "bot-scored":
        return [{ from: focus || home, to: home, kind: "points", what: text("points"), head }];
      default:
        return [];
    }
  });
}
