/** The names of the regions and the places of their tokens and names on the map. Pure. */

import type { AnkhView, Data, RegionView } from "$generated/ankh";
import type { Translate } from "$lib/board";
import { beside } from "./grid";
import { HALF, RADIUS, type HexLayout, type Point } from "./hex-layout";

const middleOf = (layout: HexLayout, spaces: readonly string[]): Point => {
  const points = spaces.map((space) => layout.centre(space));
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
};

const BASES = ["west", "delta", "east"];
const baseOf = (table: AnkhView, { land }: RegionView): string =>
  table.map.hexes[land[0] ?? ""]?.region ?? "";

/** Names by token: the base region, and the part's compass direction if it was divided. `short` ones
 * fit on the map. */
export function regionNames(
  table: AnkhView,
  layout: HexLayout,
  t: Translate,
  short = false,
): Record<number, string> {
  const names: Record<number, string> = {};
  for (const region of table.regions) {
    const base = baseOf(table, region);
    const known = BASES.includes(base);
    const name = known
      ? t("an-name", { name: base })
      : base || t("an-region", { token: region.token });
    const kin = table.regions.filter((one) => baseOf(table, one) === base);
    if (kin.length < 2) names[region.token] = name;
    else {
      const where = whereabouts(layout, region, kin);
      names[region.token] =
        short && known
          ? t("an-region-short", { base, where })
          : t("an-region-part", { name, where });
    }
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

/** The spaces that the scenario fills at the start; tokens keep away from them. */
export function setUpSpaces(table: AnkhView, data: Data): Set<string> {
  const found = data.scenarios.scenarios.find(
    ({ scenario, players }) => scenario === table.scenario && players === table.seats.length,
  );
  return new Set([...(found?.monuments ?? []), ...(found?.figures ?? [])].map(({ id }) => id));
}

export interface LabelPlace extends Point {
  /** Where the name stands beside the token; null if there is no room for it. */
  name: "right" | "left" | null;
}

/** Places for a token: in the middle of a side between two spaces of its region. */
function tokenPlaces(layout: HexLayout, region: RegionView): Point[] {
  const land = new Set(region.land);
  return region.land.flatMap((space) => {
    const { x, y } = layout.centre(space);
    if (layout.flat) return land.has(beside(space, 3)) ? [{ x, y: y + HALF }] : [];
    return ([4, 5] as const)
      .filter((direction) => land.has(beside(space, direction)))
      .map((direction) => ({
        x: x + ((direction === 5 ? 1 : -1) * HALF) / 2,
        y: y + 0.75 * RADIUS,
      }));
  });
}

/** How close the lettering may come to a piece, to its sides and above or below it. */
const CLEAR = { x: 15, y: 18 };
/** How far the lettering starts from the middle of the token. */
const GAP = 15;

/** For each region the place of its token, and the side on which its name fits: inside the region and
 * clear of all pieces. The token depends on the region and the set-up only, so it stays where it is. */
export function labelPlaces(
  table: AnkhView,
  layout: HexLayout,
  widths: Record<number, number>,
  setUp: ReadonlySet<string>,
): Record<number, LabelPlace> {
  const spaces = Object.keys(table.map.hexes).map((hex) => ({ hex, ...layout.centre(hex) }));
  const spaceAt = (x: number, y: number): string => {
    let best = spaces[0];
    let least = Infinity;
    for (const one of spaces) {
      const far = (one.x - x) ** 2 + (one.y - y) ** 2;
      if (far < least) [best, least] = [one, far];
    }
    return least < RADIUS ** 2 ? (best?.hex ?? "") : "";
  };
  const standing = Object.keys(table.pieces).map((hex) => layout.centre(hex));
  const atStart = [...setUp].map((hex) => layout.centre(hex));
  const found: Record<number, LabelPlace> = {};
  for (const region of table.regions) {
    const land = new Set(region.land);
    const width = widths[region.token] ?? 0;
    const middle = middleOf(layout, region.land);
    const ends = ({ x }: Point, side: "right" | "left"): [number, number] =>
      side === "right" ? [x + GAP, x + GAP + width] : [x - GAP - width, x - GAP];
    const inside = (at: Point, side: "right" | "left"): boolean => {
      const [from, to] = ends(at, side);
      for (let x = from; ; x = Math.min(to, x + RADIUS / 3)) {
        if (!land.has(spaceAt(x, at.y - 4)) || !land.has(spaceAt(x, at.y + 4))) return false;
        if (x >= to) return true;
      }
    };
    const clear = (at: Point, side: "right" | "left", pieces: readonly Point[]): boolean => {
      const [from, to] = ends(at, side);
      return !pieces.some(
        ({ x, y }) => Math.abs(y - at.y) < CLEAR.y && x > from - CLEAR.x && x < to + CLEAR.x,
      );
    };
    const SIDES = ["right", "left"] as const;
    let best = Infinity;
    let place: Point = middle;
    for (const at of tokenPlaces(layout, region)) {
      const fits = SIDES.map((side) => inside(at, side));
      const free = SIDES.some((side, i) => fits[i] && clear(at, side, atStart));
      const cost =
        Math.hypot(at.x - middle.x, at.y - middle.y) +
        (fits[0] ? 0 : 20) +
        (fits.some(Boolean) ? 0 : 300) +
        (free ? 0 : 120);
      if (cost < best) [best, place] = [cost, at];
    }
    const name = SIDES.find(
      (side) => width > 0 && inside(place, side) && clear(place, side, standing),
    );
    found[region.token] = { ...place, name: name ?? null };
  }
  return found;
}
