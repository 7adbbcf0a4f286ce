"""Aton's events: what players see happen."""

from __future__ import annotations

from typing import Final

from ennead.core.spec import COUNT, events
from ennead.games.aton.vocabulary.names import CARD, CELL, FATE, SEAT, SOURCE, VICTORY

EVENTS: Final = events()
ROUND: Final = EVENTS.add("round", round=COUNT)
DRAWN: Final = EVENTS.add("drawn", seat=SEAT, count=COUNT)
HAND: Final = EVENTS.add("hand", seat=SEAT, card1=CARD, card2=CARD, card3=CARD, card4=CARD)
REFILLED: Final = EVENTS.add("refilled", seat=SEAT, count=COUNT)
EXCHANGED: Final = EVENTS.add("exchanged", seat=SEAT)
KEPT: Final = EVENTS.add("kept", seat=SEAT)
LAID: Final = EVENTS.add("laid", seat=SEAT, card1=CARD, card2=CARD, card3=CARD, card4=CARD)
SCORED: Final = EVENTS.add("scored", seat=SEAT, points=COUNT, source=SOURCE, total=COUNT)
TURNED_UP: Final = EVENTS.add("turned-up", seat=SEAT, card=CARD)
LOT: Final = EVENTS.add("lot")
STARTS: Final = EVENTS.add("starts", seat=SEAT)
REMOVED: Final = EVENTS.add("removed", seat=SEAT, owner=SEAT, cell=CELL, fate=FATE)
SPARED: Final = EVENTS.add("spared", seat=SEAT)
PLACED: Final = EVENTS.add("placed", seat=SEAT, cell=CELL)
UNPLACED: Final = EVENTS.add("unplaced", seat=SEAT, count=COUNT, fate=FATE)
SCORING: Final = EVENTS.add("scoring")
RISEN: Final = EVENTS.add("risen", seat=SEAT, count=COUNT)
TAKEN_BACK: Final = EVENTS.add("taken-back", seat=SEAT, cell=CELL)
WON: Final = EVENTS.add("won", seat=SEAT, victory=VICTORY)
DRAW: Final = EVENTS.add("draw")
