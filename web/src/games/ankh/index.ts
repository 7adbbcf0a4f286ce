import type { AnkhView, Data } from "$generated/ankh";
import type { GameModule } from "$lib/board";
import Board from "./Board.svelte";
import { area, counters, gain, glyph, goal, hint, phases, sides, SOURCES } from "./module";
import MapPreview from "./MapPreview.svelte";
import SeatExtra from "./SeatExtra.svelte";
import Tray from "./Tray.svelte";
import { IN_TRAY, ON_BOARD, TRAYS } from "./tray";

const ankh: GameModule<AnkhView, Data> = {
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
  documents: { own: MapPreview },
  area,
  glyph,
  sides,
};

export default ankh;
