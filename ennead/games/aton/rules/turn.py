"""A player's turn: removal, placement and the victory check (4.F, 4.G)."""

from __future__ import annotations

from typing import Final

from ennead.core.step import Step
from ennead.games.aton.rules.placement import Placement
from ennead.games.aton.rules.removal import Removal
from ennead.games.aton.rules.state import Aton
from ennead.games.aton.rules.victory import SetVictory


class Turn(Step["Aton"]):
    """4.F and 4.G: cartouches 2 to 4 of one player."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, g: Aton) -> None:
        g.do_all(_STEPS[self.seat])


_STEPS: Final[list[tuple[Step[Aton], ...]]] = [
    (Removal(seat), Placement(seat), SetVictory(seat)) for seat in (0, 1)
]
