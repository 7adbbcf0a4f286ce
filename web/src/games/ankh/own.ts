/** A map and scenario that somebody wrote down, as far as it can be drawn. Pure. */

import type { Document } from "$lib/types";

export interface Drawn {
  tiles: { hex: string; terrain: string }[];
  rivers: string[];
  pieces: { hex: string; kind: string; seat: number | null }[];
}

const NAME = /^[A-L](?:1[0-2]|[1-9])$/;
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const record = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/** A space by its name, or by q and r. */
function space(value: unknown): string | null {
  if (typeof value === "string") return NAME.test(value) ? value : null;
  const { id, q, r } = Array.isArray(value) ? { id: undefined, q: value[0], r: value[1] } : record(value);
  if (typeof id === "string") return space(id);
  if (typeof q !== "number" || typeof r !== "number") return null;
  return space(`${String.fromCharCode(65 + r)}${q + Math.floor(r / 2) + 1}`);
}

export function drawn(document: Document): Drawn {
  const map = record(document["map"]);
  const scenario = record(document["scenario"]);
  const standing = (items: unknown, owner: string): Drawn["pieces"] =>
    list(items).flatMap((item) => {
      const hex = space(item);
      const it = record(item);
      const seat = it[owner];
      return hex ? [{ hex, kind: String(it["kind"]), seat: typeof seat === "number" ? seat - 1 : null }] : [];
    });
  return {
    tiles: list(map["hexes"]).flatMap((item) => {
      const hex = space(item);
      return hex ? [{ hex, terrain: String(record(item)["terrain"]) }] : [];
    }),
    rivers: list(map["river_edges"]).flatMap((edge) => {
      const [one, other] = list(edge).map(space);
      return one && other ? [`${one}-${other}`] : [];
    }),
    pieces: [...standing(scenario["monuments"], "owner"), ...standing(scenario["figures"], "player")],
  };
}

/** The spaces that a complaint names. */
export const named = (said: string | null): string[] => [...new Set(said?.match(/\b[A-L](?:1[0-2]|[1-9])\b/g) ?? [])];
