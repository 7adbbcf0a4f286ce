import type { AnkhView } from "$generated/ankh";
import type { GameModule } from "$lib/board";
import Board from "./Board.svelte";
import { counters, gain, glyph, goal, hint, phases, sides, SOURCES } from "./module";
import OwnMap from "./OwnMap.svelte";
import SeatExtra from "./SeatExtra.svelte";
import Tray from "./Tray.svelte";
import { IN_TRAY, ON_BOARD, TRAYS } from "./tray";

const ankh: GameModule<AnkhView> = {
  id: "ankh",
  Board,
  Tray,
  trayQuestions: TRAYS,
  SeatExtra,
  counters,
  phases,
  goal,
  hint,
  boardVerbs: [...ON_BOARD, ...IN_TRAY],
  sources: SOURCES,
  gain,
  documents: { own: OwnMap },
  glyph,
  sides,
};

export default ankh;
