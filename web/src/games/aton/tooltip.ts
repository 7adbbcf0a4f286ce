/** What tooltips and screen readers say about cells. Pure. */

import type { Translate } from "$lib/board";
import type { Foresight } from "$lib/types";
import { roman, type Box, type Layout, type Side, type Spot } from "./geometry";
import { foreseenPoints, priestsIn, type CellState } from "./cell-states";
import type { Scene } from "./scene";

/** What the pointer or the focus is on. */
export type TooltipTopic =
  | { about: "cell"; name: string }
  | { about: "temple"; temple: number }
  | { about: "cartouche"; side: Side; slot: number; card: number | null }
  | { about: "black" };

/** The place a tooltip is about. */
export function place(topic: TooltipTopic, layout: Layout): Box {
  if (topic.about === "cell") return layout.cell(topic.name);
  if (topic.about === "temple")
    return { ...layout.temple(topic.temple), h: layout.small ? 30 : 42 };
  if (topic.about === "black") return { ...layout.kingdom, x: layout.kingdom.x + 570, w: 126 };
  const { x, y } = layout.cartouche(topic.side, topic.slot);
  return { x: x - 48, y: y - 56, w: 96, h: 112 };
}

export interface Text {
  title: string;
  lines: string[];
}

export function cellLabel(
  spot: Spot,
  look: CellState,
  viewer: number | null,
  names: readonly string[],
  t: Translate,
): string {
  const { priest } = look;
  return t("board-cell", {
    temple: roman(spot.temple),
    cell: spot.name,
    kind: spot.kind,
    points: spot.points,
    priest: priest === null ? "none" : priest === viewer ? "own" : "other",
    name: priest === null ? "" : (names[priest] ?? ""),
    legal: look.chosen ? "chosen" : look.legal ? "yes" : "no",
  });
}

interface About {
  spot: Spot;
  look: CellState;
  scene: Scene;
  cells: readonly Spot[];
  /** The seats of the left and the right side. */
  sides: readonly number[];
  viewer: number | null;
  preview: Foresight | null;
  t: Translate;
}

/** A title and at most two lines: what the cell is worth, and how things would stand. */
export function cellTip({ spot, look, scene, cells, sides, viewer, preview, t }: About): Text {
  const temple = roman(spot.temple);
  const title = t("board-cell-title", { temple, kind: spot.kind, points: spot.points });
  const all = cells.filter(({ kind }) => kind === spot.kind).length;
  const worth = t(`board-cell-${spot.kind}`, { all, points: spot.points });
  const count = priestsIn(scene.priests, spot.temple);
  const [left = 0, right = 0] = sides.map((seat) => count[seat as 0 | 1]);
  if (!look.legal) return { title, lines: [worth, t("board-stands", { temple, left, right })] };

  const removes = look.legal.startsWith("remove ");
  const owner = removes ? look.priest : viewer;
  const change = (seat: number | undefined): number => (seat === owner ? (removes ? -1 : 1) : 0);
  const stands = t("board-would-stand", {
    temple,
    left: left + change(sides[0]),
    right: right + change(sides[1]),
  });
  const points = foreseenPoints(preview);
  const rival = viewer === null ? 1 : 1 - viewer;
  const then = points
    ? t("board-would-score", { mine: points[viewer ?? 0] ?? 0, theirs: points[rival] ?? 0 })
    : stands;
  return { title, lines: [removes ? fate(preview, spot.name, t) : worth, then].filter(Boolean) };
}

/** Where a priest that leaves this cell would go. */
function fate(preview: Foresight | null, cell: string, t: Translate): string {
  const event = preview?.events.find((it) => it["cell"] === cell);
  if (!event) return "";
  return t(event["fate"] === "kingdom" ? "board-would-die" : "board-would-return");
}
