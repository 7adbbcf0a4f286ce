"""Which spaces figures can be put on, and why not."""

from __future__ import annotations

from ennead.core.kinds import Reason
from ennead.games.ankh.actions import OCCUPIED, OFF_BOARD, UNDERWORLD_SPACE, WATER_SPACE
from ennead.games.ankh.board import NOTHING, OSIRIS
from ennead.games.ankh.state import Ankh


def may_stand(g: Ankh, god: int, space: int) -> bool:
    """Empty land; on an Underworld token only figures of Osiris's god."""
    return (
        g.piece[space] == NOTHING
        and g.map.is_land[space]
        and (space not in g.gates or g.is_god(god, OSIRIS))
    )


def open_spaces(g: Ankh, god: int, spaces: list[int]) -> list[int]:
    """Those of these spaces on which a figure of this god may end."""
    piece = g.piece
    is_land = g.map.is_land
    gates = g.gates
    if gates and not g.is_god(god, OSIRIS):
        return [s for s in spaces if piece[s] == NOTHING and is_land[s] and s not in gates]
    return [s for s in spaces if piece[s] == NOTHING and is_land[s]]


def why_not_stand(g: Ankh, god: int, space: int) -> Reason | None:
    """Why no figure of this god can end on a space, whatever the distance."""
    if g.map.terrain[space] < 0:
        return Reason(OFF_BOARD, space)
    if g.piece[space] != NOTHING:
        return Reason(OCCUPIED, space)
    if not g.map.is_land[space]:
        return Reason(WATER_SPACE, space)
    if not may_stand(g, god, space):
        return Reason(UNDERWORLD_SPACE, space)
    return None
