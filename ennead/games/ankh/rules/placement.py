"""§6.1: the spaces a figure may end on, and why not the others."""

from __future__ import annotations

from ennead.core.vocabulary import Reason
from ennead.games.ankh.rules.state import Ankh
from ennead.games.ankh.vocabulary.actions import (
    OCCUPIED,
    OFF_BOARD,
    OTHER_REGION,
    UNDERWORLD_SPACE,
    WATER_SPACE,
)
from ennead.games.ankh.vocabulary.names import NOTHING, OSIRIS


def may_stand(g: Ankh, god: int, space: int) -> bool:
    """Empty land; a space with an Underworld token only for Osiris's god (ruling 24)."""
    return (
        g.piece[space] == NOTHING
        and g.map.is_land[space]
        and (space not in g.gates or g.has_ability(god, OSIRIS))
    )


def open_spaces(g: Ankh, god: int, spaces: list[int]) -> list[int]:
    """§6.1: the spaces among these on which a figure of this god may end."""
    piece = g.piece
    is_land = g.map.is_land
    gates = g.gates
    if gates and not g.has_ability(god, OSIRIS):
        return [s for s in spaces if piece[s] == NOTHING and is_land[s] and s not in gates]
    return [s for s in spaces if piece[s] == NOTHING and is_land[s]]


def why_not_stand(g: Ankh, god: int, space: int) -> Reason | None:
    """§6.1: why no figure of this god can end on a space, whatever the distance."""
    if g.map.terrain[space] < 0:
        return Reason(OFF_BOARD, space)
    if g.piece[space] != NOTHING:
        return Reason(OCCUPIED, space)
    if not g.map.is_land[space]:
        return Reason(WATER_SPACE, space)
    if not may_stand(g, god, space):
        return Reason(UNDERWORLD_SPACE, space)
    return None


def why_not_free_in_arena(g: Ankh, space: int) -> Reason | None:
    """B5, B9.1: why a space is not empty land in the region of the Battle."""
    if g.map.terrain[space] < 0:
        return Reason(OFF_BOARD, space)
    if not g.map.is_land[space]:
        return Reason(WATER_SPACE, space)
    if g.regions.region[space] != g.arena:
        return Reason(OTHER_REGION, space)
    if g.piece[space] != NOTHING:
        return Reason(OCCUPIED, space)
    return None
