/** Where a card stands: beside its element, where there is most room, inside the window. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 10;
const MARGIN = 8;

const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(value, high));

/** The top left corner of a card of this size. It never covers the element unless no side has room. */
export function placeBeside(
  element: Box,
  card: { width: number; height: number },
  window: { width: number; height: number },
): { left: number; top: number } {
  const right = element.left + element.width;
  const bottom = element.top + element.height;
  const room = {
    left: element.left - GAP - MARGIN,
    right: window.width - right - GAP - MARGIN,
    above: element.top - GAP - MARGIN,
    below: window.height - bottom - GAP - MARGIN,
  };
  const middleLeft = clamp(
    element.left + element.width / 2 - card.width / 2,
    MARGIN,
    window.width - card.width - MARGIN,
  );
  const middleTop = clamp(
    element.top + element.height / 2 - card.height / 2,
    MARGIN,
    window.height - card.height - MARGIN,
  );
  const beside = room.right >= room.left ? "right" : "left";
  if (room[beside] >= card.width)
    return {
      left: beside === "right" ? right + GAP : element.left - GAP - card.width,
      top: middleTop,
    };
  if (room.above >= card.height || room.above > room.below)
    return { left: middleLeft, top: Math.max(MARGIN, element.top - GAP - card.height) };
  return {
    left: middleLeft,
    top: clamp(bottom + GAP, MARGIN, Math.max(MARGIN, window.height - card.height - MARGIN)),
  };
}
