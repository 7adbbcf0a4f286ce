import type { Data, Question, TekhenuView } from "$generated/tekhenu";
import type { GameModule } from "$lib/board";
import Board from "./Board.svelte";
import { changes } from "./changes";
import { counters, drawn, gain, GLYPHS, hint, phases, pips, rivals } from "./module";
import RoundTrack from "./RoundTrack.svelte";
import SeatExtra from "./SeatExtra.svelte";
import { IN_TRAY, OFFERED, ON_BOARD } from "./tray";
import { POINTING } from "./pointing";
import { recap } from "./recap";
import RecapSign from "./RecapSign.svelte";
import Tray from "./Tray.svelte";
import { HEADINGS, MINOR, turn, turnOf } from "./turns";

/** Questions with some or all answers in the tray. */
const TRAYS: Question["question"][] = [
  "gain",
  "raise",
  "draft",
  "anubis",
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
  SeatExtra,
  showsOwnSeat: true,
  drawerHeight: 296,
  foldsSide: true,
  Progress: RoundTrack,
  counters,
  phases,
  hint,
  pips,
  drawn,
  pointing: POINTING,
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
  changes,
  rivals,
  glyphs: GLYPHS,
  turn,
  turnOf,
  headings: HEADINGS,
  minor: MINOR,
  recap,
  SignIcon: RecapSign,
};

export default tekhenu;
