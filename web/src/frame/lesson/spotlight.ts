/** Where the things are that a step points at, in pixels of the window. */

export interface SpotBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

const MARGIN = 4;

/** The part of a box that lies inside another one; null if there is none. */
export function clipped(box: SpotBox, within: SpotBox): SpotBox | null {
  const x = Math.max(box.x, within.x);
  const y = Math.max(box.y, within.y);
  const width = Math.min(box.x + box.width, within.x + within.width) - x;
  const height = Math.min(box.y + box.height, within.y + within.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

export const sameBoxes = (these: readonly SpotBox[], those: readonly SpotBox[]): boolean =>
  these.length === those.length &&
  these.every((box, i) => {
    const other = those[i];
    return (
      other !== undefined &&
      (["x", "y", "width", "height"] as const).every((key) => Math.abs(box[key] - other[key]) < 0.5)
    );
  });

/** The boxes of everything that the selectors match, on the board or outside of it. */
export function holes(selectors: readonly string[], board: SpotBox): SpotBox[] {
  const found = new Set(selectors.flatMap((one) => [...document.querySelectorAll(one)]));
  return [...found].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return [];
    const box = {
      x: x - MARGIN,
      y: y - MARGIN,
      width: width + 2 * MARGIN,
      height: height + 2 * MARGIN,
    };
    return (element.closest("[data-part=board]") ? clipped(box, board) : box) ?? [];
  });
}
