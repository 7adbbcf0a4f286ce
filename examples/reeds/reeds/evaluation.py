"""How good a position of Reeds looks, for bots."""

from __future__ import annotations

from reeds.state import Reeds
from reeds.vocabulary import BEDS


def evaluate(g: Reeds, seat: int) -> float:
    """From 0 to 1: a seat's share of all points so far, with the blessed bed counted twice."""
    worth = [g.plain(s) + g.cut[s * BEDS + g.blessed[s]] for s in range(g.players)]
    return (worth[seat] + 1) / (sum(worth) + g.players)
