import type { AtonView, Data } from "$generated/aton";
import type { GameModule } from "$lib/board";
import Board from "./Board.svelte";
import MobileStrip from "./MobileStrip.svelte";
import { counters, GLYPHS, goal, hint, phases, pips } from "./module";
import Tray from "./Tray.svelte";

const aton: GameModule<AtonView, Data> = {
  id: "aton",
  Board,
  Tray,
  trayQuestions: ["exchange", "lay"],
  MobileStrip,
  counters,
  phases,
  goal,
  pips,
  hint,
  boardVerbs: ["exchange", "keep", "lay", "remove", "place"],
  sources: ["cartouche", "temple-1", "temple-2", "temple-3", "temple-4", "black", "bonus"],
  glyphs: GLYPHS,
};

export default aton;
