"""Names and numbers of Aton's cells, cards and other pieces."""

from __future__ import annotations

from typing import Final

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


def temple_of(cell: int) -> int:
    """The number of a cell's temple, 1 to 4."""
    return cell // TEMPLE_CELLS + 1
