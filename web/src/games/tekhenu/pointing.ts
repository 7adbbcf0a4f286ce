/** Where the board shows what a lesson points at. Pure. */

import type { Pointing } from "$lib/pointing";

export const POINTING: Pointing = [
  [/^(cell|space|tile|work|people|die|card):(.+)$/u, '[data-place="$1:$2"]'],
  [/^(?:blessing|technology|decree|destiny):(.+)$/u, '[data-place="card:$1"]'],
  [/^table\.wheel\.(\w+).*$/u, '[data-place^="die:$1-"]'],
  [/^table\.(?:wheel|light|arrow)\b.*$/u, '[data-area="wheel"]'],
  [/^table\.(?:slots)\b.*$/u, '[data-area="horus"]'],
  [/^table\.(?:tiles)\b.*$/u, '[data-area="ra"]'],
  [/^table\.(?:spaces|cells)\b.*$/u, '[data-area="temple"]'],
  [/^table\.(?:market|sections?)\b.*$/u, '[data-area="thoth"]'],
  [/^table\.(?:order|row)\b.*$/u, '[data-area="maat"]'],
  [/^table\.heads\.(\d)\.(?:weight|left|right|excess)\b.*$/u, '[data-place="scales:$1"]'],
  [/^table\.heads\.(\d)\.tokens\.(\w+)$/u, '[data-place="stock:$1:$2"]'],
  [/^table\.heads\.(\d)\.(?:tokens|production)\b.*$/u, '[data-place^="stock:$1:"]'],
  [/^table\.heads\.\d\.(?:happiness|population)\b.*$/u, '[data-area="bastet"]'],
  [/^table\.open_sections\b.*$/u, '[data-area="bastet"]'],
  [/^table\.heads\.(\d)\.(?:decrees|blessings|technologies|below)\b.*$/u, '[data-place="hand:$1"]'],
  [/^table\.heads\.(\d)\.forecast\b.*$/u, '[data-place="score:$1"]'],
  [/^table\.heads\.(\d)\..*$/u, '[data-place="pieces:$1"]'],
  [/^scores\.(\d)$/u, '[data-place="score:$1"]'],
  [/^scores$/u, '[data-place^="score:"]'],
];
