"""The Devotion track: gains, losses, the order of the gods, and victory."""

from __future__ import annotations

from ennead.games.ankh.board import BOUNTIFUL
from ennead.games.ankh.events import (
    BY_DEVOTION,
    DEVOTION,
    DEVOTION_LOST,
    FOR_BOUNTY,
    POINTS,
    VICTORY,
)
from ennead.games.ankh.state import Ankh


def gain(g: Ankh, god: int, amount: int) -> None:
    """One gain; Bountiful adds to it from a red space. Reaching the top wins at once."""
    if amount <= 0:
        return
    if g.has_power(god, BOUNTIFUL) and g.devotion[god] <= g.rules.last_red:
        g.tell(POINTS, god, g.rules.bountiful, FOR_BOUNTY)
        amount += g.rules.bountiful
    at = min(g.devotion[god] + amount, g.rules.top)
    stand(g, god, at)
    g.tell(DEVOTION, god, amount, at)
    if at == g.rules.top:
        win(g, god, BY_DEVOTION)


def lose_one(g: Ankh, god: int, owner: int) -> None:
    """A dead Cat-Mummy of the owner takes a point; at the bottom nothing happens."""
    if g.devotion[god] > 0:
        stand(g, god, g.devotion[god] - 1)
        g.tell(DEVOTION_LOST, god, owner, g.devotion[god])


def stand(g: Ankh, god: int, at: int) -> None:
    """Put a god's Ankh on top of the stack on a space of the track."""
    devotion = g.devotion[:]
    devotion[god] = at
    g.devotion = devotion
    others = [other for other in g.ranks if other != god]
    place = 0
    while place < len(others) and devotion[others[place]] <= at:
        place += 1
    others.insert(place, god)
    g.ranks = tuple(others)


def win(g: Ankh, god: int, ending: int) -> None:
    g.victor = god
    g.over = True
    g.tell(VICTORY, god, ending)
