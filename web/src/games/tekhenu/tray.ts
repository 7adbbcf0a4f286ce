/** Which actions are chosen in the tray, and with which sign. Pure. */

import type { Legal } from "$lib/types";

/** Chosen on the board itself. */
export const ON_BOARD = [
  "take",
  "dedicate",
  "statue",
  "place",
  "turn",
  "build",
  "card",
  "refresh",
  "found",
];
export const OFFERED = ["keep", "choose", "destiny", "score", "again"];
/** Chosen in the tray. Blessings can be played from the hand as well. */
export const IN_TRAY = [
  "anubis",
  "treat",
  "scribes",
  "act",
  "produce",
  "prepare",
  "value",
  "play",
  "face",
  "dye",
  "extra",
  "before",
  "after",
  "raise",
  "celebrate",
  "boost",
  "gain",
  "pay",
  "left",
  "right",
  "feed",
  "triangles",
  "use",
  "decline",
  "done",
];

export const trayOptions = (legal: readonly Legal[]): Legal[] =>
  legal.filter(({ verb }) => IN_TRAY.includes(verb));

const SIGNS: Record<string, string> = {
  anubis: "g-anubis",
  celebrate: "g-bastet",
  prepare: "scribe",
  play: "g-ankh",
  left: "faith",
  right: "faith",
  feed: "bread",
  triangles: "triangle",
  use: "any",
};

export function signFor({ verb, args }: Legal): string | null {
  const arg = (name: string): string => String(args[name] ?? "");
  if (verb === "act" || verb === "extra") return `g-${arg("god")}`;
  if (verb === "produce" || verb === "boost") return arg("good");
  if (verb === "gain") return arg("token");
  if (verb === "raise") return arg("marker") === "population" ? "m-pop" : "m-happy";
  if (verb === "treat") return `s-${arg("purity")}`;
  if (verb === "pay") return null;
  return SIGNS[verb] ?? null;
}
