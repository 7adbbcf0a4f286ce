/** A player's own map and scenario, as far as they can be drawn. Pure. */

import type { Document, FileErrorInfo } from "$lib/types";

export interface MapDocument {
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
  const { id, q, r } = Array.isArray(value)
    ? { id: undefined, q: value[0], r: value[1] }
    : record(value);
  if (typeof id === "string") return space(id);
  if (typeof q !== "number" || typeof r !== "number") return null;
  return space(`${String.fromCharCode(65 + r)}${q + Math.floor(r / 2) + 1}`);
}

/** The name of the shipped map that a document uses; null if it brings its own. */
export function shippedMap(document: Document): string | null {
  const { map = "printed" } = document;
  return typeof map === "string" ? map : null;
}

/** `shipped` is the map of a document that does not bring its own. */
export function readMapDocument(document: Document, shipped: unknown = {}): MapDocument {
  const map = record(shippedMap(document) === null ? document["map"] : shipped);
  const scenario = record(document["scenario"]);
  const standing = (items: unknown, owner: string): MapDocument["pieces"] =>
    list(items).flatMap((item) => {
      const hex = space(item);
      const it = record(item);
      const seat = it[owner];
      return hex
        ? [{ hex, kind: String(it["kind"]), seat: typeof seat === "number" ? seat - 1 : null }]
        : [];
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
    pieces: [
      ...standing(scenario["monuments"], "owner"),
      ...standing(scenario["figures"], "player"),
    ],
  };
}

/** The values along a path in the document like `scenario.figures[1].kind`, from the outside in. */
function along(document: Document, where: string): unknown[] {
  const found: unknown[] = [];
  let at: unknown = document;
  for (const step of where.match(/[^.[\]]+/g) ?? []) {
    at = Array.isArray(at) ? at[Number(step)] : record(at)[step];
    found.push(at);
  }
  return found;
}

/** The spaces an error is about: those it names, or the space of the item it is in. */
export function wrongSpaces(document: Document, fileError: FileErrorInfo): string[] {
  const { hex, other, side, where } = fileError;
  const named = [hex, other, ...String(side ?? "").split("-")].map(space);
  const around = named.some(Boolean)
    ? named
    : along(document, String(where ?? ""))
        .map(space)
        .slice(-2);
  return [...new Set(around.filter((one) => one !== null))];
}
