/** Where the guide's bubble stands: near what is asked, and over as little of it as possible. */

import type { Box } from "$frame/help/placement";

interface Size {
  width: number;
  height: number;
}

const STEP = 16;
const MARGIN = 8;
/** Space between the bubble and what is asked. */
const GAP = 12;
/** How much worse it is to cover a pixel of what is asked, or of what should stay visible, than to
 * stand one pixel farther away. */
const COVERS_ASKED = 10;
const COVERS_OTHER = 2;

const overlap = (one: Box, other: Box): number =>
  Math.max(
    0,
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left),
  ) *
  Math.max(
    0,
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top),
  );

const gap = (from: number, size: number, other: number, otherSize: number): number =>
  Math.max(0, other - from - size, from - other - otherSize);

const distance = (one: Box, other: Box): number =>
  Math.hypot(
    gap(one.left, one.width, other.left, other.width),
    gap(one.top, one.height, other.top, other.height),
  );

const grown = (box: Box): Box => ({
  left: box.left - GAP,
  top: box.top - GAP,
  width: box.width + 2 * GAP,
  height: box.height + 2 * GAP,
});

function* places(card: Size, window: Size): Generator<Box> {
  const right = window.width - card.width - MARGIN;
  const bottom = window.height - card.height - MARGIN;
  for (let top = MARGIN; top <= Math.max(MARGIN, bottom); top += STEP)
    for (let left = MARGIN; left <= Math.max(MARGIN, right); left += STEP)
      yield { left, top, ...card };
}

/** The top left corner of a card of this size. `asked` are the elements that can be chosen, `other`
 * those that should stay visible as well. */
export function clearPlace(
  asked: readonly Box[],
  other: readonly Box[],
  card: Size,
  window: Size,
): { left: number; top: number } {
  const wanted = asked.map(grown);
  let best = { left: MARGIN, top: MARGIN };
  let least = Infinity;
  for (const place of places(card, window)) {
    let cost = 0;
    for (const box of wanted) cost += COVERS_ASKED * overlap(place, box);
    for (const box of other) cost += COVERS_OTHER * overlap(place, box);
    if (cost >= least) continue;
    cost += Math.min(...asked.map((box) => distance(place, box)), window.width);
    if (cost < least) {
      least = cost;
      best = { left: place.left, top: place.top };
    }
  }
  return best;
}
