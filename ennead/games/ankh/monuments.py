"""Monuments come and go: built, destroyed, counted."""

from __future__ import annotations

from ennead.games.ankh.board import (
    KIND_BITS,
    MONUMENTS,
    NEUTRAL,
    OWNER_SHIFT,
    piece,
)
from ennead.games.ankh.events import DESTROYED, NEUTRAL_DESTROYED
from ennead.games.ankh.state import Ankh


def destroy(g: Ankh, space: int, ruin: int) -> None:
    """A Monument returns to the supply, its token to the owner's pool."""
    code = g.lift(space)
    kind = code & KIND_BITS
    owner = (code >> OWNER_SHIFT) - 1
    g.add_supply(kind, 1)
    if owner == NEUTRAL:
        g.tell(NEUTRAL_DESTROYED, kind, space, ruin)
    else:
        g.add_ankhs(owner, 1)
        g.tell(DESTROYED, owner, kind, space, ruin)


def build(g: Ankh, god: int, kind: int, space: int) -> None:
    g.add_supply(kind, -1)
    g.add_ankhs(god, -1)
    g.put(space, piece(god, kind))


def controlled(g: Ankh, god: int, kind: int) -> list[int]:
    """The spaces of a god's Monuments of one kind."""
    code = piece(god, kind)
    return [space for space in g.monuments if g.piece[space] == code]


def controls_of_one_kind(g: Ankh, god: int) -> int:
    """The most Monuments of one kind that a god controls on the whole board."""
    counts = [0] * (MONUMENTS + 1)
    for space in g.monuments:
        if g.owner_at(space) == god:
            counts[g.kind_at(space)] += 1
    return max(counts)


def majorities(g: Ankh, region: int) -> list[list[int]]:
    """For each god the kinds of Monuments of which it controls more here than any other god."""
    counts = [[0] * len(g.figures) for _ in range(MONUMENTS + 1)]
    regions = g.regions.region
    for space in g.monuments:
        if regions[space] == region:
            owner = g.owner_at(space)
            if owner != NEUTRAL:
                counts[g.kind_at(space)][owner] += 1
    found: list[list[int]] = [[] for _ in g.figures]
    for kind in range(1, MONUMENTS + 1):
        most = max(counts[kind])
        if most and counts[kind].count(most) == 1:
            found[counts[kind].index(most)].append(kind)
    return found
