"""The Kingdom of the Dead: eight places for priests of both colours."""

from __future__ import annotations

from ennead.games.aton.events import TO_KINGDOM, TO_SUPPLY
from ennead.games.aton.state import Aton


def bury(g: Aton, owner: int) -> int:
    """A priest enters the Kingdom, or goes to its owner's supply if the Kingdom is full."""
    if is_full(g):
        g.supply[owner] += 1
        return TO_SUPPLY
    g.dead[owner] += 1
    return TO_KINGDOM


def is_full(g: Aton) -> bool:
    return g.dead[0] + g.dead[1] >= g.rules.kingdom


def empty(g: Aton) -> None:
    """After a scoring all the dead return to their owners' supplies."""
    for seat in (0, 1):
        g.supply[seat] += g.dead[seat]
        g.dead[seat] = 0
