"""Aton's actions and questions, and the reasons why an action is illegal."""

from __future__ import annotations

from typing import Final

from ennead.core.action import Actions
from ennead.core.spec import COUNT, questions, reasons
from ennead.games.aton.vocabulary.names import CARD, CELL, SEAT, TEMPLE

ACTIONS: Final = Actions()
EXCHANGE: Final = ACTIONS.verb("exchange")
KEEP: Final = ACTIONS.verb("keep")
LAY: Final = ACTIONS.verb("lay", CARD, CARD, CARD, CARD)
REMOVE: Final = ACTIONS.verb("remove", CELL)
PLACE: Final = ACTIONS.verb("place", CELL)

QUESTIONS: Final = questions()
ASK_EXCHANGE: Final = QUESTIONS.add("exchange", seat=SEAT)
ASK_LAY: Final = QUESTIONS.add("lay", seat=SEAT)
ASK_REMOVE: Final = QUESTIONS.add("remove", seat=SEAT, left=COUNT, reach=TEMPLE)
ASK_SACRIFICE: Final = QUESTIONS.add("sacrifice", seat=SEAT)
ASK_PLACE: Final = QUESTIONS.add("place", seat=SEAT, left=COUNT, reach=TEMPLE)
ASK_TAKE_BACK: Final = QUESTIONS.add("take-back", seat=SEAT, temple=TEMPLE)
ASK_SUBSTITUTE: Final = QUESTIONS.add("substitute", seat=SEAT, temple=TEMPLE)

REASONS: Final = reasons()
NOT_YOUR_CARDS: Final = REASONS.add("not-your-cards")
NO_PRIEST: Final = REASONS.add("no-priest", cell=CELL)
OWN_PRIEST: Final = REASONS.add("own-priest", cell=CELL)
ENEMY_PRIEST: Final = REASONS.add("enemy-priest", cell=CELL)
CELL_TAKEN: Final = REASONS.add("cell-taken", cell=CELL)
TEMPLE_CLOSED: Final = REASONS.add("temple-closed", temple=TEMPLE, reach=TEMPLE)
WRONG_TEMPLE: Final = REASONS.add("wrong-temple", temple=TEMPLE)
