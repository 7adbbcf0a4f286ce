"""The state of Reeds: the beds, the reeds each player has cut, and the blessed beds."""

from __future__ import annotations

from typing import Any

from ennead.core.engine import Engine
from ennead.core.rules import Rules
from ennead.core.state import State
from reeds.vocabulary import BEDS


class ReedsRules(Rules):
    """The numbers of a version, from `data/<version>/reeds.json`."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.reeds = int(data["reeds"]["reeds"])
        self.most = int(data["reeds"]["most"])


class Reeds(State):
    """`cut` holds reeds at `seat * 3 + bed`. `blessed` is secret until `counted`."""

    rules: ReedsRules
    beds: list[int]
    cut: list[int]
    blessed: list[int]
    counted: bool

    def fork(self) -> Reeds:
        twin = Reeds()
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: Engine) -> None:
        assert isinstance(twin, Reeds)
        super().copy_to(twin)
        twin.rules = self.rules
        twin.beds = self.beds[:]
        twin.cut = self.cut[:]
        twin.blessed = self.blessed[:]
        twin.counted = self.counted

    def points(self) -> list[int]:
        """Reeds cut; at the end, reeds from the blessed bed count twice."""
        return [self.plain(seat) + self.bonus(seat) for seat in range(self.players)]

    def places(self) -> list[int]:
        points = self.points()
        return [sum(other > mine for other in points) for mine in points]

    def plain(self, seat: int) -> int:
        return sum(self.cut[seat * BEDS : (seat + 1) * BEDS])

    def bonus(self, seat: int) -> int:
        return self.cut[seat * BEDS + self.blessed[seat]] if self.counted else 0
