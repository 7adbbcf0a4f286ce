/** Where the board shows what a lesson points at. Pure. */

import type { Pointing } from "$lib/pointing";

export const POINTING: Pointing = [
  [/^(?:hex:|table\.pieces\.)([^.]+).*$/u, '[data-place="space-$1"]'],
  [/^power:(.+)$/u, '[data-place^="power-"][data-place$="-$1"]'],
  [/^card:(.+)$/u, '[data-place^="card-"][data-place$="-$1"]'],
  [/^guardian:(.+)$/u, '[data-place="guardian-$1"]'],
  [/^table\.markers\.(\w+)$/u, '[data-place="action-$1"]'],
  [/^table\.(?:markers|turn)\b.*$/u, '[data-place^="action-"]'],
  [/^table\.events\b.*$/u, '[data-place^="event-"]'],
  [/^table\.gods\.(\d)\.(?:hand|used)\b.*$/u, '[data-place^="card-$1-"]'],
  [/^table\.gods\.(\d).*$/u, '[data-place="god-$1"]'],
  [/^table\.guardians\b.*$/u, '[data-place^="guardian-"]'],
  [/^table\.regions\b.*$/u, '[data-place^="region-"]'],
  [
    /^(?:scores|table\.(?:stacks|merging_after|tiebreaker|order))\b.*$/u,
    '[data-place^="devotion-"]',
  ],
];
