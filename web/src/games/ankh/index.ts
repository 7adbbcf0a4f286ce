import type { AnkhView, Data } from "$generated/ankh";
import type { GameModule } from "$lib/board";
import Board from "./Board.svelte";
import { screen } from "$frame/ui/screen.svelte";
import {
  area,
  confirmLabel,
  counters,
  fate,
  gain,
  glyph,
  goal,
  hint,
  phases,
  pips,
  region,
  sides,
  SOURCES,
} from "./module";
import { changes } from "./changes";
import { colours } from "./gods";
import MapPreview from "./MapPreview.svelte";
import ScenarioPreview from "./ScenarioPreview.svelte";
import SeatExtra from "./SeatExtra.svelte";
import { POINTING } from "./pointing";
import { recap } from "./recap";
import RecapSign from "./RecapSign.svelte";
import Tray from "./Tray.svelte";
import { IN_TRAY, ON_BOARD, PHONE_TRAYS, TRAYS } from "./tray";
import { HEADINGS, MINOR, turn, turnOf } from "./turns";

const ankh: GameModule<AnkhView, Data> = {
  id: "ankh",
  Board,
  Tray,
  get trayQuestions() {
    return screen.compact ? [...TRAYS, ...PHONE_TRAYS] : TRAYS;
  },
  SeatExtra,
  counters,
  phases,
  goal,
  pips,
  hint,
  // With a mouse a click acts at once; on phones a tap only shows what it would do.
  confirmLabel: (question, t) => (screen.compact ? confirmLabel(question, t) : null),
  pointing: POINTING,
  boardVerbs: [...ON_BOARD, ...IN_TRAY],
  sources: SOURCES,
  gain,
  changes,
  documents: { own: MapPreview },
  optionPreviews: { scenario: ScenarioPreview },
  area,
  region,
  colours,
  fate,
  glyph,
  sides,
  turn,
  turnOf,
  headings: HEADINGS,
  minor: MINOR,
  recap,
  SignIcon: RecapSign,
};

export default ankh;
