/** The areas of the board, as tabs of the panel and of the phone, and which of them a question belongs
 * to. Pure. */

import type { Legal } from "$lib/types";
import { OFFERED } from "./tray";

/** Tabs of the panel beside the wheel. */
export type Area = "overview" | "temple" | "districts" | "statues" | "market";
export const AREAS: readonly Area[] = ["overview", "temple", "districts", "statues", "market"];
/** Tabs of a phone, which shows one area at a time. */
export type PhoneArea = "wheel" | Exclude<Area, "overview" | "statues"> | "tracks" | "players";
export const PHONE_AREAS: readonly PhoneArea[] = [
  "wheel",
  "temple",
  "districts",
  "market",
  "tracks",
  "players",
];

const OF_VERB: Record<string, Area> = {
  dedicate: "statues",
  statue: "statues",
  place: "temple",
  turn: "temple",
  build: "temple",
  card: "market",
  refresh: "market",
  found: "districts",
};

/** The area where a question is answered; null if in no area in particular. */
export function areaFor(question: string | null, legal: readonly Legal[]): Area | null {
  if (!question || legal.length === 0) return null;
  return legal.map(({ verb }) => OF_VERB[verb]).find((it) => it !== undefined) ?? null;
}

/** The area of a phone where a question is answered. */
export function phoneAreaFor(question: string | null, legal: readonly Legal[]): PhoneArea | null {
  if (!question || legal.length === 0) return null;
  if (["draft", "anubis", "die-action"].includes(question)) return "wheel";
  if (["faith", "destiny"].includes(question) || legal.some(({ verb }) => verb === "celebrate"))
    return "tracks";
  if (question === "score" || question === "again") return null;
  const area = areaFor(question, legal);
  if (area === "statues") return "districts";
  return area === "overview" ? "wheel" : area;
}

/** Can something be chosen in an area? */
export const hasChoices = (area: string, legal: readonly Legal[]): boolean =>
  legal.some(({ verb }) => (verb === "take" ? "wheel" : onPhone(OF_VERB[verb], area)) === area);

const onPhone = (area: Area | undefined, asked: string): string | undefined =>
  area === "statues" && asked === "districts" ? "districts" : area;

/** A question offers cards that lie nowhere on the board. */
export const offersCards = (legal: readonly Legal[]): boolean =>
  legal.some(({ verb }) => OFFERED.includes(verb));

/** The area of a place, by its `data-place`. */
export function areaOfPlace(place: string): Area | null {
  const kind = place.split(":")[0] ?? "";
  if (kind === "people") return place.includes("temple") ? "temple" : "districts";
  return AREA_OF[kind] ?? null;
}
const AREA_OF: Record<string, Area> = {
  cell: "temple",
  space: "temple",
  tile: "temple",
  work: "districts",
  shrine: "statues",
  card: "market",
  section: "market",
};

/** The gods' areas by the keys 1 to 6, clockwise from Horus. */
export const KEY_AREAS: readonly [god: string, area: Area][] = [
  ["horus", "statues"],
  ["ra", "temple"],
  ["temple", "temple"],
  ["bastet", "overview"],
  ["thoth", "market"],
  ["osiris", "districts"],
];
