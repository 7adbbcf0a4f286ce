"""What a player sees happen in Aton."""

from __future__ import annotations

from typing import Final

from ennead.core.card import COUNT, events
from ennead.core.domain import Domain
from ennead.games.aton.actions import CARD, CELL, SEAT

FATE: Final = Domain.named("fate", ["kingdom", "supply"])
TO_KINGDOM: Final = 0
TO_SUPPLY: Final = 1

SOURCE: Final = Domain.named(
    "source", ["cartouche", "temple-1", "temple-2", "temple-3", "temple-4", "black", "bonus"]
)
CARTOUCHE: Final = 0
TEMPLE_1: Final = 1
TEMPLE_2: Final = 2
TEMPLE_3: Final = 3
TEMPLE_4: Final = 4
BLACK: Final = 5
BONUS: Final = 6
SOURCES: Final = 7

VICTORY: Final = Domain.named("victory", ["points", "temple", "yellow", "green", "rounds"])
BY_POINTS: Final = 0
BY_TEMPLE: Final = 1
BY_YELLOW: Final = 2
BY_GREEN: Final = 3
BY_ROUNDS: Final = 4

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
