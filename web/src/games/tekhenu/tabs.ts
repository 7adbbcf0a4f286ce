/** The tabs of a small screen, and which of them a question belongs to. Pure. */

import type { Legal } from "$lib/types";
import { OFFERED } from "./tray";

export type Tab =
  "wheel" | "horus" | "ra" | "temple" | "bastet" | "thoth" | "osiris" | "own" | "others" | "cards";
export const TABS: Tab[] = [
  "wheel",
  "horus",
  "temple",
  "bastet",
  "thoth",
  "osiris",
  "own",
  "others",
];

const OF_VERB: Record<string, Tab> = {
  take: "wheel",
  dedicate: "horus",
  statue: "temple",
  place: "temple",
  turn: "temple",
  build: "temple",
  celebrate: "bastet",
  card: "thoth",
  refresh: "thoth",
  found: "osiris",
};

/** The tab where a question is answered; null if no tab in particular. */
export function tabFor(question: string | null, legal: readonly Legal[]): Tab | null {
  if (!question || legal.length === 0) return null;
  if (legal.some(({ verb }) => OFFERED.includes(verb))) return "cards";
  if (question === "draft" || question === "anubis" || question === "die-action") return "wheel";
  if (question === "horus")
    return legal.some(({ verb }) => verb === "dedicate") ? "horus" : "temple";
  const area = legal.map(({ verb }) => OF_VERB[verb]).find((it) => it !== undefined);
  return (
    area ??
    (["production", "pay", "bread", "faith", "between", "end"].includes(question) ? "own" : null)
  );
}

/** Can something be chosen in a tab? */
export function hasChoices(tab: Tab, legal: readonly Legal[]): boolean {
  return legal.some(({ verb, args }) => {
    if (verb === "statue")
      return tab === (String(args["people"]).startsWith("temple") ? "temple" : "osiris");
    if (verb === "play") return tab === "own";
    return OF_VERB[verb] === tab;
  });
}
