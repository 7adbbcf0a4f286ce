"""§8.1: the strength of a god in a region: figures, Temples, cards."""

from __future__ import annotations

from ennead.games.ankh.rules.followers import has_figure_beside
from ennead.games.ankh.rules.guardians import beside_androsphinx
from ennead.games.ankh.rules.monuments import controlled, controls_of_one_kind
from ennead.games.ankh.rules.state import Ankh
from ennead.games.ankh.vocabulary.names import (
    ANUBIS,
    CARDS,
    GOD_FIGURE,
    KIND_BITS,
    RESPLENDENT,
    TEMPLE,
    TEMPLE_ATTUNED,
)


def base_strength(g: Ankh, god: int, space: int) -> int:
    """§8.1: 1, or 3 for a Resplendent God."""
    if g.piece[space] & KIND_BITS == GOD_FIGURE and g.has_power(god, RESPLENDENT):
        if controls_of_one_kind(g, god) >= g.rules.resplendent_monuments:
            return g.rules.resplendent_strength
    return 1


def trapped_strength(g: Ankh, god: int, space: int) -> int:
    """§8.1: Anubis's God gets 1 for each trapped Warrior."""
    if g.piece[space] & KIND_BITS == GOD_FIGURE and g.has_ability(god, ANUBIS):
        return len(g.slots)
    return 0


def figure_strength(g: Ankh, god: int, space: int) -> int:
    """§8.1: 0 beside an enemy Androsphinx."""
    return 0 if beside_androsphinx(g, god, space) else own_strength(g, god, space)


def own_strength(g: Ankh, god: int, space: int) -> int:
    """§8.1: a figure's strength without any Androsphinx."""
    return base_strength(g, god, space) + trapped_strength(g, god, space)


def attuned_temples(g: Ankh, god: int, region: int) -> list[int]:
    """§8.1: a Temple Attuned god's Temples here with an own figure beside them."""
    if not g.has_power(god, TEMPLE_ATTUNED):
        return []
    return [
        space
        for space in controlled(g, god, TEMPLE)
        if g.regions.region[space] == region and has_figure_beside(g, god, space)
    ]


def strength_of_figures(g: Ankh, god: int, region: int) -> int:
    total = 0
    for space in g.figures_in(god, region):
        total += figure_strength(g, god, space)
    return total


def strength_of_temples(g: Ankh, god: int, region: int) -> int:
    return g.rules.temple_strength * len(attuned_temples(g, god, region))


def strength_of_cards(g: Ankh, cards: int) -> int:
    """§8.1: what these cards (a bit each) add."""
    total = 0
    for card in range(CARDS):
        if cards >> card & 1:
            total += g.rules.card_strength[card]
    return total
