"""What can be done in Aton, what is asked, and why not."""

from __future__ import annotations

from typing import Final

from ennead.core.action import Actions
from ennead.core.card import COUNT, questions, reasons
from ennead.core.domain import Domain, seats

TEMPLES: Final = 4
ROWS: Final = 3
COLUMNS: Final = 4
TEMPLE_CELLS: Final = ROWS * COLUMNS
CELLS: Final = TEMPLES * TEMPLE_CELLS

CARTOUCHES: Final = 4
HIGHEST_CARD: Final = 4

SEAT: Final = seats(2)
TEMPLE: Final = Domain("temple", 1, TEMPLES)
CARD: Final = Domain("card", 1, HIGHEST_CARD)
CELL: Final = Domain.named(
    "cell",
    [
        f"{temple}{row}{column}"
        for temple in range(1, TEMPLES + 1)
        for row in "abc"
        for column in range(1, COLUMNS + 1)
    ],
)

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


def temple_of(cell: int) -> int:
    """The number of the temple, 1 to 4, that a cell belongs to."""
    return cell // TEMPLE_CELLS + 1
