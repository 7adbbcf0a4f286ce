"""A player's turn: removal, placement, and the check for a finished set."""

from __future__ import annotations

from ennead.core.step import Step
from ennead.games.aton.placement import Placement
from ennead.games.aton.removal import Removal
from ennead.games.aton.state import Aton
from ennead.games.aton.victory import SetVictory


class Turn(Step["Aton"]):
    """Steps F and G."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, g: Aton) -> None:
        g.do(Removal(self.seat), Placement(self.seat), SetVictory(self.seat))
