/** Which edge of the visible part of the map a point lies behind. Pure. */

import type { Box, Point } from "./hex-layout";

export type Edge = "left" | "right" | "top" | "bottom";

/** Null if the point is visible; else the edge it is farthest beyond. */
export function edgeOf({ x, y }: Point, view: Box): Edge | null {
  const beyond: Record<Edge, number> = {
    left: view.x - x,
    right: x - view.x - view.w,
    top: view.y - y,
    bottom: y - view.y - view.h,
  };
  const [edge, far] = (Object.entries(beyond) as [Edge, number][]).reduce((best, one) =>
    one[1] > best[1] ? one : best,
  );
  return far > 0 ? edge : null;
}
