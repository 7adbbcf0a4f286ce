import type { AtonView, Data } from "$generated/aton";
import type { GameModule } from "$lib/board";
import Board from "./Board.svelte";
import MobileStrip from "./MobileStrip.svelte";
import { counters, GLYPHS, goal, hint, phases, pips, prompt } from "./module";
import { POINTING } from "./pointing";
import { recap } from "./recap";
import Tray from "./Tray.svelte";
import { changes, HEADINGS, MINOR, turn, turnOf } from "./turns";

const aton: GameModule<AtonView, Data> = {
  id: "aton",
  Board,
  Tray,
  trayQuestions: ["exchange", "lay"],
  barHeight: 120,
  drawerHeight: 252,
  MobileStrip,
  counters,
  phases,
  goal,
  pips,
  prompt,
  hint,
  pointing: POINTING,
  boardVerbs: ["exchange", "keep", "lay", "remove", "place"],
  sources: ["cartouche", "temple-1", "temple-2", "temple-3", "temple-4", "black", "bonus"],
  glyphs: GLYPHS,
  changes,
  turn,
  turnOf,
  headings: HEADINGS,
  minor: MINOR,
  recap,
};

export default aton;
