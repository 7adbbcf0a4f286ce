"""Checks that pieces and dice of a position are enough, and in places where they can be."""

from __future__ import annotations

from ennead.core.errors import BadPosition
from ennead.games.tekhenu.rules.state import TURN_DIE, TURN_LAID, Tekhenu, bits
from ennead.games.tekhenu.rules.wheel import dice_in_all
from ennead.games.tekhenu.vocabulary.names import CELL, COLOUR_NAMES, COLOURS, DICE, colour_of


def check_pieces(g: Tekhenu) -> None:
    """Reject more pieces than a player owns, and two in one place."""
    rules = g.rules
    for head in range(g.heads):
        if g.built[head] > rules.buildings or g.statues[head] > rules.statues:
            raise BadPosition(f"heads[{head}] has more pieces on the board than it owns")
        if g.pillars[head].bit_count() > rules.pillars:
            raise BadPosition(f"heads[{head}] has more than {rules.pillars} pillars")
        for cell in bits(g.pillars[head]):
            if g.tiles[cell] < 0:
                raise BadPosition(f"heads[{head}].pillars: no tile lies on {CELL.names[cell]}")
        for other in range(head):
            if (
                g.pillars[head] & g.pillars[other]
                or g.buildings[head] & g.buildings[other]
                or g.works[head] & g.works[other]
                or g.people[head] & g.people[other]
            ):
                raise BadPosition(f"heads {other} and {head} have pieces in the same place")


def count_bag(g: Tekhenu) -> None:
    """The bag holds all dice that are nowhere else."""
    g.bag = [0] * COLOURS
    elsewhere = dice_in_all(g)
    if has_die_in_hand(g):
        elsewhere[colour_of(g.turn[TURN_DIE] % DICE)] += 1
    for colour in range(COLOURS):
        g.bag[colour] = g.rules.bag[g.players][colour] - elsewhere[colour]
        if g.bag[colour] < 0:
            raise BadPosition(f"there are too many {COLOUR_NAMES[colour]} dice")


def has_die_in_hand(g: Tekhenu) -> bool:
    """Whether a die has been taken but not yet laid down."""
    return g.turn[TURN_DIE] >= 0 and not g.turn[TURN_LAID]
