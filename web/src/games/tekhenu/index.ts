import type { Data, Question, TekhenuView } from "$generated/tekhenu";
import type { GameModule } from "$lib/board";
import Board from "./Board.svelte";
import { counters, gain, GLYPHS, hint, phases, rivals } from "./module";
import { IN_TRAY, OFFERED, ON_BOARD } from "./tray";
import Tray from "./Tray.svelte";

/** Questions with some or all answers in the tray. */
const TRAYS: Question["question"][] = [
  "gain",
  "raise",
  "draft",
  "treat",
  "die-action",
  "face",
  "dye",
  "extra",
  "order",
  "shift",
  "production",
  "pay",
  "between",
  "end",
  "horus",
  "ra",
  "turn",
  "hathor",
  "bastet",
  "boost",
  "bonus",
  "ability",
  "free-action",
  "free-value",
  "faith",
  "edict",
  "bread",
  "score",
  "again",
  "triangles",
];

const tekhenu: GameModule<TekhenuView, Data> = {
  id: "tekhenu",
  Board,
  Tray,
  trayQuestions: TRAYS,
  counters,
  phases,
  hint,
  boardVerbs: [...ON_BOARD, ...OFFERED, ...IN_TRAY],
  sources: [
    "edges",
    "lines",
    "cell",
    "slot",
    "ability",
    "pillars",
    "people-statue",
    "bonus",
    "technologies",
    "districts",
    "temple",
    "statues",
    "happiness",
    "production",
    "building-row",
    "order",
    "decrees",
    "blessings",
    "scribes",
    "no-statue-place",
    "unbalance",
    "unpaid-bread",
  ],
  gain,
  rivals,
  glyphs: GLYPHS,
};

export default tekhenu;
