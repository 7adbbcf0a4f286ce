"""How good a position of Ankh looks to a seat: 0 lost, 1 won."""

from __future__ import annotations

from ennead.games.ankh.state import Ankh


def evaluate(g: Ankh, seat: int) -> float:
    return 0.5
