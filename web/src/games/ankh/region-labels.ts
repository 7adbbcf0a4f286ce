/** The names of the regions and the positions of their labels. Pure. */

import type { AnkhView, RegionView } from "$generated/ankh";
import type { Translate } from "$lib/board";
import { beside } from "./grid";
import { HALF, RADIUS, type HexLayout, type Point } from "./hex-layout";

const middleOf = (layout: HexLayout, spaces: readonly string[]): Point => {
  const points = spaces.map((space) => layout.centre(space));
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
};

const baseOf = (table: AnkhView, { land }: RegionView): string =>
  table.map.hexes[land[0] ?? ""]?.region ?? "";

/** Names by token: the base region, and the part's compass direction if it was divided. */
export function regionNames(
  table: AnkhView,
  layout: HexLayout,
  t: Translate,
): Record<number, string> {
  const names: Record<number, string> = {};
  for (const region of table.regions) {
    const base = baseOf(table, region);
    const name = ["west", "delta", "east"].includes(base)
      ? t("an-name", { name: base })
      : base || t("an-region", { token: region.token });
    const kin = table.regions.filter((one) => baseOf(table, one) === base);
    names[region.token] =
      kin.length < 2
        ? name
        : t("an-region-part", { name, where: whereabouts(layout, region, kin) });
  }
  return names;
}

const COMPASS = ["e", "ne", "n", "nw", "w", "sw", "s", "se"];

/** Where a part lies among the parts of its base region; its token if two directions are equal. */
export function whereabouts(
  layout: HexLayout,
  region: RegionView,
  kin: readonly RegionView[],
): string {
  const all = middleOf(
    layout,
    kin.flatMap(({ land }) => land),
  );
  const toward = (one: RegionView, fine: boolean): string => {
    const { x, y } = middleOf(layout, one.land);
    const step = fine ? 1 : 2;
    const angle = Math.atan2(all.y - y, x - all.x);
    return COMPASS[(Math.round((angle / (2 * Math.PI)) * (8 / step)) * step + 8) % 8] ?? "";
  };
  for (const fine of [false, true]) {
    const mine = toward(region, fine);
    if (kin.every((one) => one === region || toward(one, fine) !== mine)) return mine;
  }
  return String(region.token);
}

interface Candidate {
  /** The middle of the label is `shift` to the right of this point. */
  at: Point;
  shift: number;
  /** The spaces it comes close to; pieces there make the place worse. */
  near: readonly string[];
  /** Added if the label would reach into another region. */
  penalty: number;
}

/** Places for a label below a space, between the pieces. */
function candidates(layout: HexLayout, space: string, land: ReadonlySet<string>): Candidate[] {
  const { x, y } = layout.centre(space);
  if (layout.flat) {
    const [south, ...around] = [beside(space, 3), beside(space, 2), beside(space, 4)] as const;
    if (!land.has(south)) return [];
    const penalty = around.every((one) => land.has(one)) ? 0 : 30;
    const near = [space, south];
    return [-HALF, 0, HALF].map((shift) => ({ at: { x, y: y + HALF }, shift, near, penalty }));
  }
  return ([4, 5] as const).flatMap((direction) => {
    const below = beside(space, direction);
    const other = beside(space, 9 - direction);
    if (!land.has(below)) return [];
    return [
      {
        at: { x, y: y + 0.75 * RADIUS },
        shift: direction === 4 ? -HALF / 2 : HALF / 2,
        near: [space, below, other],
        penalty: land.has(other) ? 0 : 30,
      },
    ];
  });
}

/** The left end of each region's label, chosen so that it covers no piece and no other label. */
export function labelPositions(
  table: AnkhView,
  layout: HexLayout,
  widths: Record<number, number>,
): Record<number, Point> {
  const all = Object.keys(table.map.hexes).map((hex) => layout.centre(hex).x);
  const west = Math.min(...all) - layout.halfWidth + 16;
  const east = Math.max(...all) + layout.halfWidth;
  const taken = new Set(Object.keys(table.pieces));
  const pieces = [...taken].map((hex) => layout.centre(hex));
  const found: Record<number, Point> = {};
  for (const region of table.regions) {
    const land = new Set(region.land);
    const middle = middleOf(layout, region.land);
    const width = widths[region.token] ?? 100;
    const collides = (point: Point): boolean =>
      Object.entries(found).some(([token, other]) => {
        const otherWidth = widths[Number(token)] ?? 0;
        const left = Math.min(other.x, point.x);
        const right = Math.max(other.x + otherWidth, point.x + width);
        return Math.abs(other.y - point.y) < 24 && right - left < width + otherWidth + 34;
      });
    /** On a flat-top map pieces may stand left and right of the label, at its height. */
    const covered = ({ x, y }: Point): number =>
      pieces.filter((at) => Math.abs(at.y - y) < 20 && at.x > x - 36 && at.x < x + width + 20)
        .length;
    let best = Infinity;
    let place: Point = { x: middle.x - width / 2, y: middle.y };
    for (const { at, shift, near, penalty } of region.land.flatMap((space) =>
      candidates(layout, space, land),
    )) {
      const x = Math.max(west, Math.min(east - width, at.x - width / 2 + shift));
      const point = { x, y: at.y };
      const crowd = near.filter((hex) => taken.has(hex)).length;
      const off = Math.hypot(x + width / 2 - middle.x, at.y - middle.y);
      const hidden = covered(point) * 150 + (collides(point) ? 1000 : 0);
      const cost = off + crowd * 45 + hidden + penalty;
      if (cost < best) [best, place] = [cost, point];
    }
    found[region.token] = place;
  }
  return found;
}
