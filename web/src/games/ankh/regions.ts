/** What the regions are called and where their signs stand. Pure. */

import type { AnkhView, RegionView } from "$generated/ankh";
import type { Translate } from "$lib/board";
import { beside, centre, HALF, RADIUS, type Point } from "./geometry";

const middleOf = (spaces: readonly string[]): Point => {
  const points = spaces.map(centre);
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
};

const baseOf = (table: AnkhView, { land }: RegionView): string => table.map.hexes[land[0] ?? ""]?.region ?? "";

/** By token: the base region, and where in it the part lies if it was divided. */
export function regionNames(table: AnkhView, t: Translate): Record<number, string> {
  const names: Record<number, string> = {};
  for (const region of table.regions) {
    const base = baseOf(table, region);
    const name = ["west", "delta", "east"].includes(base) ? t("an-name", { name: base }) : base || t("an-region", { token: region.token });
    const kin = table.regions.filter((one) => baseOf(table, one) === base);
    names[region.token] = kin.length < 2 ? name : t("an-region-part", { name, where: whereabouts(region, kin) });
  }
  return names;
}

const COMPASS = ["e", "ne", "n", "nw", "w", "sw", "s", "se"];

/** Where a part lies among its kin; a number if two of them lie alike. */
export function whereabouts(region: RegionView, kin: readonly RegionView[]): string {
  const all = middleOf(kin.flatMap(({ land }) => land));
  const toward = (one: RegionView, fine: boolean): string => {
    const { x, y } = middleOf(one.land);
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

/** Where the sign of each region stands: between two rows, where no piece can be. */
export function signs(table: AnkhView, widths: Record<number, number>): Record<number, Point> {
  const all = Object.keys(table.map.hexes).map((hex) => centre(hex).x);
  const [west, east] = [Math.min(...all) - HALF + 16, Math.max(...all) + HALF];
  const taken = new Set(Object.keys(table.pieces));
  const found: Record<number, Point> = {};
  for (const region of table.regions) {
    const land = new Set(region.land);
    const middle = middleOf(region.land);
    const width = widths[region.token] ?? 100;
    let best = Infinity;
    let place: Point = { x: middle.x - width / 2, y: middle.y };
    for (const space of region.land) {
      for (const [one, other] of [[beside(space, 4), beside(space, 5)], [beside(space, 5), beside(space, 4)]] as const) {
        if (!land.has(one)) continue;
        const at = centre(space);
        const x = at.x - width / 2 + (one === beside(space, 4) ? -HALF / 2 : HALF / 2);
        const point = { x: Math.max(west, Math.min(east - width, x)), y: at.y + 0.75 * RADIUS };
        const crowd = [space, one, other].filter((hex) => taken.has(hex)).length;
        const outside = Object.entries(found).some(([other, p]) => {
          const left = Math.min(p.x, point.x);
          const right = Math.max(p.x + (widths[Number(other)] ?? 0), point.x + width);
          return Math.abs(p.y - point.y) < 24 && right - left < width + (widths[Number(other)] ?? 0) + 34;
        });
        const off = Math.hypot(point.x + width / 2 - middle.x, point.y - middle.y);
        const cost = off + crowd * 45 + (outside ? 1000 : 0) + (land.has(other) ? 0 : 30);
        if (cost < best) [best, place] = [cost, point];
      }
    }
    found[region.token] = place;
  }
  return found;
}
