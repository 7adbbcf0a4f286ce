"""Boards, cards and tokens shared by tests of Ankh."""

from __future__ import annotations

from typing import Final

CYCLE: Final = "cycle-of-maat"
PLAGUE: Final = "plague-of-locusts"
TWO: Final = "Isis: G J1 | Ra: G J9"
"""Two gods, far from each other."""
APART: Final = "Isis: G A3, W B4 | Ra: G E7, W E6, W D7"
"""In the Delta, nobody beside an enemy."""
PAIR: Final = APART + " | Osiris: joins Ra"
DELTA_FIRST: Final = {"tokens": {"1": "A3", "2": "A2", "3": "C9"}}
"""The Delta is the first region of a Conflict."""
SPLIT: Final = ["B6-C6", "C6-C7", "C7-D6", "C7-D7", "C8-D7"]
"""The caravan of the rulebook's example, which cuts off A7, A8, B6, B7, C7 and C8."""
FOUR_TOKENS: Final = {"1": "A2", "2": "C9", "3": "A3", "4": "A7"}
"""The tokens after that caravan."""

# Boards of the worked examples in the rules document.
ADJACENCY: Final = "Isis: G J1, W D3 | Ra: G J9, giant-scorpion D4 | neutral: pyramid D2"
MOVING: Final = (
    "Amun: G B1, W C2, W G4, W C3 | Ra: G C6, W C4, W D5"
    " | neutral: obelisk F2, pyramid G6, temple D6"
)
CHOOSING: Final = (
    "Isis: G E2, W C6, W I5, obelisk D2, pyramid D8 | Amun: G A8, obelisk F1 | Ra: G J9"
    " | neutral: temple B6, pyramid H4, pyramid I6"
)
CONTROL: Final = "Isis: G J1, W C3 | Ra: G J9, obelisk D3 | neutral: temple C2, pyramid C4"
DOMINATION: Final = (
    "Amun: G D5, W C7, obelisk B3, obelisk E6, pyramid D7 | Isis: G J2, pyramid C4, temple E7"
)
