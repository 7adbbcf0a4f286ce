"""The strength of a god in a region: figures, Temples, cards."""

from __future__ import annotations

from ennead.games.ankh.board import (
    ANUBIS,
    CARDS,
    GOD_FIGURE,
    KIND_BITS,
    RESPLENDENT,
    TEMPLE,
    TEMPLE_ATTUNED,
)
from ennead.games.ankh.followers import has_figure_beside
from ennead.games.ankh.guardians import beside_androsphinx
from ennead.games.ankh.monuments import controlled, controls_of_one_kind
from ennead.games.ankh.state import Ankh


def base_strength(g: Ankh, god: int, space: int) -> int:
    """1, or 3 for the God of a Resplendent god."""
    if g.piece[space] & KIND_BITS == GOD_FIGURE and g.has_power(god, RESPLENDENT):
        if controls_of_one_kind(g, god) >= g.rules.resplendent_monuments:
            return g.rules.resplendent_strength
    return 1


def trapped_strength(g: Ankh, god: int, space: int) -> int:
    """Anubis's God gets 1 for each trapped Warrior."""
    if g.piece[space] & KIND_BITS == GOD_FIGURE and g.is_god(god, ANUBIS):
        return len(g.slots)
    return 0


def figure_strength(g: Ankh, god: int, space: int) -> int:
    """An enemy Androsphinx beside it takes all of it."""
    return 0 if beside_androsphinx(g, god, space) else own_strength(g, god, space)


def own_strength(g: Ankh, god: int, space: int) -> int:
    """A figure's strength when no Androsphinx is near."""
    return base_strength(g, god, space) + trapped_strength(g, god, space)


def attuned_temples(g: Ankh, god: int, region: int) -> list[int]:
    """The own Temples here with an own figure beside them, for a god that is Temple Attuned."""
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
    """What these cards (a bit each) add."""
    total = 0
    for card in range(CARDS):
        if cards >> card & 1:
            total += g.rules.card_strength[card]
    return total
