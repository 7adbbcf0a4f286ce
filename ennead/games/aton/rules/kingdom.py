"""The Kingdom of the Dead: eight cells for priests of both colours (5)."""

from __future__ import annotations

from ennead.games.aton.rules.state import Aton
from ennead.games.aton.vocabulary.names import TO_KINGDOM, TO_SUPPLY


def bury(g: Aton, owner: int) -> int:
    """5, A23: a priest enters the Kingdom, or goes to its supply if the Kingdom is full."""
    if is_full(g):
        g.supply[owner] += 1
        return TO_SUPPLY
    g.dead[owner] += 1
    return TO_KINGDOM


def is_full(g: Aton) -> bool:
    """5: eight priests fill the Kingdom."""
    return g.dead[0] + g.dead[1] >= g.rules.kingdom


def empty(g: Aton) -> None:
    """7.1: all dead priests return to their owners' supplies."""
    for seat in (0, 1):
        g.supply[seat] += g.dead[seat]
        g.dead[seat] = 0
