/** Which actions are chosen on the board and which in the tray. */

import type { Question, Verbs } from "$generated/ankh";

type Verb = keyof Verbs;

/** Chosen on the map, on a track, on a god's board or in the Battle scene. */
export const ON_BOARD: Verb[] = [
  "act",
  "take",
  "to",
  "shove",
  "face",
  "put",
  "pyramid",
  "unlock",
  "control",
  "camel",
  "keep",
  "swap",
  "with",
  "play",
  "cards",
  "site",
  "lift",
  "gate",
  "dismiss",
];

/** Chosen in the tray. */
export const IN_TRAY: Verb[] = [
  "pick",
  "propose",
  "summon",
  "ransom",
  "build",
  "bid",
  "trap",
  "discharge",
];

/** Questions that have a tray on phones only, where tracks and panels are out of sight. */
export const PHONE_TRAYS: Question["question"][] = ["action", "mover", "move-to", "place"];

export const TRAYS: Question["question"][] = [
  "guardian",
  "summon",
  "camel",
  "keep",
  "swap",
  "swap-with",
  "build",
  "bid",
  "trap",
  "dismiss",
];
