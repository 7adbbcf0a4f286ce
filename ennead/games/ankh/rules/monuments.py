"""§8.3: building, destroying and counting Monuments."""

from __future__ import annotations

from ennead.games.ankh.rules.state import Ankh
from ennead.games.ankh.vocabulary.events import DESTROYED, NEUTRAL_DESTROYED
from ennead.games.ankh.vocabulary.names import (
    KIND_BITS,
    MONUMENTS,
    NEUTRAL,
    OWNER_SHIFT,
    piece,
)


def destroy(g: Ankh, space: int, ruin: int) -> None:
    """§8.3: a Monument returns to the supply, its token to the owner's pool."""
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
    """§8.1: the most Monuments of one kind that a god controls on the whole board."""
    counts = [0] * (MONUMENTS + 1)
    for space in g.monuments:
        if g.owner_at(space) == god:
            counts[g.kind_at(space)] += 1
    return max(counts)


def majorities(g: Ankh, region: int) -> list[list[int]]:
    """D1, ruling 21: for each god the kinds of which it controls more here than any other."""
    gods = len(g.figures)
    found: list[list[int]] = [[] for _ in range(gods)]
    regions = g.regions.region
    piece = g.piece
    codes = [
        piece[space]
        for space in g.monuments
        if regions[space] == region and piece[space] >> OWNER_SHIFT
    ]
    if not codes:
        return found
    counts = [0] * ((MONUMENTS + 1) * gods)
    for code in codes:
        counts[(code & KIND_BITS) * gods + (code >> OWNER_SHIFT) - 1] += 1
    for kind in range(1, MONUMENTS + 1):
        of_kind = counts[kind * gods : kind * gods + gods]
        most = max(of_kind)
        if most and of_kind.count(most) == 1:
            found[of_kind.index(most)].append(kind)
    return found


def majorities_by_region(g: Ankh) -> list[int]:
    """D1: in how many kinds each god leads in each region; all gods of region 0 come first."""
    gods = len(g.figures)
    piece = g.piece
    counts = [0] * (g.regions.count * (MONUMENTS + 1) * gods)
    led = [0] * (g.regions.count * gods)
    for space in g.monuments:
        code = piece[space]
        if code >> OWNER_SHIFT:
            kind = g.regions.region[space] * (MONUMENTS + 1) + (code & KIND_BITS)
            counts[kind * gods + (code >> OWNER_SHIFT) - 1] += 1
    for space in g.monuments:
        code = piece[space]
        if code >> OWNER_SHIFT:
            region = g.regions.region[space]
            base = (region * (MONUMENTS + 1) + (code & KIND_BITS)) * gods
            leader = -1
            most = 0
            for god in range(gods):
                if counts[base + god] > most:
                    most = counts[base + god]
                    leader = god
                elif counts[base + god] == most:
                    leader = -1
                counts[base + god] = 0
            if leader >= 0:
                led[region * gods + leader] += 1
    return led
