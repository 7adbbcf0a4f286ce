/** Where the board shows what a lesson points at. Pure. */

import type { Pointing } from "$lib/pointing";

export const POINTING: Pointing = [
  [/^cell:(.+)$/u, '[data-place="$1"]'],
  [/^table\.sides\.(\d)\.(?:hand|laid)\b.*$/u, '.decision .tray, [data-place="cards-$1"]'],
  [/^table\.sides\.(\d)\.dead\b.*$/u, '[data-place="kingdom"]'],
  [/^table\.sides\.(\d)\..*$/u, ".strip.seat-$1"],
  [/^table\.kingdom.*$/u, '[data-place="kingdom"]'],
  [/^table\.forecast\.temple-(\d).*$/u, '[data-temple="$1"]'],
  [/^table\.forecast\.black.*$/u, '[data-place="kingdom"]'],
  [/^table\.forecast.*$/u, "[data-temple]"],
  [/^scores\.(\d)$/u, '[data-place="score-$1"]'],
  [/^scores$/u, '[data-place^="score-"]'],
];
