"""§8.2, the Devotion track: gains, losses, ranking, and victory."""

from __future__ import annotations

from ennead.games.ankh.rules.state import Ankh
from ennead.games.ankh.vocabulary.events import (
    BY_DEVOTION,
    DEVOTION,
    DEVOTION_LOST,
    FOR_BOUNTY,
    POINTS,
    VICTORY,
)
from ennead.games.ankh.vocabulary.names import BOUNTIFUL


def gain(g: Ankh, god: int, amount: int) -> None:
    """§8.2: one gain. Bountiful adds to it on a red space. Reaching the top wins at once."""
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
    """T3, ruling 45: a dead Cat-Mummy costs 1 Devotion; nothing happens at the bottom."""
    if g.devotion[god] > 0:
        stand(g, god, g.devotion[god] - 1)
        g.tell(DEVOTION_LOST, god, owner, g.devotion[god])


def stand(g: Ankh, god: int, at: int) -> None:
    """§8.2: put a god's Ankh on top of the stack on a space of the track."""
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
    """§10: the game ends with this god's victory."""
    g.victor = god
    g.over = True
    g.tell(VICTORY, god, ending)
