"""What an action that somebody is about to carry out promises, in points of Devotion.

A bot that looks one answer ahead would otherwise see nothing in choosing an action or a figure.
"""

from __future__ import annotations

from typing import Final

from ennead.games.ankh.board import (
    BOUNTIFUL,
    GLORIOUS,
    GOD_FIGURE,
    KIND_BITS,
    NEUTRAL,
    NOTHING,
    OWNER_SHIFT,
    POWERS,
    PYRAMID_ATTUNED,
    SPACES,
)
from ennead.games.ankh.caravan import CamelCaravan
from ennead.games.ankh.cards import BuildMonument, Site
from ennead.games.ankh.control import ControlMonument
from ennead.games.ankh.move import Mover, MoveTo, Shove, destinations
from ennead.games.ankh.powers import UnlockAnkhPower, unlocks
from ennead.games.ankh.state import Ankh
from ennead.games.ankh.summon import Allowance, Place, Summoned, has_place
from ennead.games.ankh.turn import SecondAction

FIGURE: Final = 0.75
"""A figure more on the board."""
CONTROL: Final = 0.7
BUILDING: Final = 0.5
SECOND_ACTION: Final = 0.3
CARAVAN: Final = 0.2
MOVE: Final = 0.7
"""How much of the gain in spaces a Move brings in the end."""
UNKNOWN: Final = -99.0
"""Stands for the worth of a space that has not been worked out yet."""


def promise(g: Ankh, seat: int) -> float:
    """What the open question, if it is this seat's own, still lets hope for."""
    if len(g.open) != 1 or g.lead[g.open[0].seat] != g.lead[seat]:
        return 0.0
    god = g.lead[seat]
    choice = g.open[0]
    if isinstance(choice, Mover):
        return MOVE * moves_left(g, god, -1)
    if isinstance(choice, MoveTo):
        return MOVE * moves_left(g, god, choice.space)
    if isinstance(choice, Shove):
        return 0.2
    if isinstance(choice, Summoned):
        return FIGURE if g.warriors[god] and has_place(g, god) else 0.0
    if isinstance(choice, (Place, Allowance)):
        return FIGURE
    if isinstance(choice, UnlockAnkhPower):
        return power_hope(g, god)
    if isinstance(choice, ControlMonument):
        return CONTROL
    if isinstance(choice, (BuildMonument, Site)):
        return BUILDING
    if isinstance(choice, SecondAction):
        return SECOND_ACTION
    return CARAVAN if isinstance(choice, CamelCaravan) else 0.0


def moves_left(g: Ankh, god: int, chosen: int) -> float:
    """How much better the figures that have not moved could stand; the chosen one must move."""
    hope = 0.0
    pulls = region_pulls(g, god)
    worths = [UNKNOWN] * SPACES
    for space in g.figures[god]:
        if space in g.moved:
            continue
        best = -9.0
        for to in destinations(g, god, space):
            worth = worths[to]
            if worth == UNKNOWN:
                worth = space_worth(g, god, to, pulls)
                worths[to] = worth
            best = max(best, worth)
        here = space_worth(g, god, space, pulls)
        if best > here or space == chosen:
            hope += best - here
    return hope


def region_pulls(g: Ankh, god: int) -> list[float]:
    """How much one figure more or less matters in each region."""
    gods = len(g.figures)
    count = g.figures_by_region()
    pulls: list[float] = []
    for region in range(g.regions.count):
        mine = count[region * gods + god]
        rivals = 0
        for other in range(gods):
            if other != god and count[region * gods + other] > rivals:
                rivals = count[region * gods + other]
        if not rivals:
            pulls.append(0.9 if mine == 0 else 0.8 if mine == 1 else 0.1)
        elif abs(mine - rivals) <= 2:
            pulls.append(0.45)
        else:
            pulls.append(0.1)
    return pulls


def space_worth(g: Ankh, god: int, space: int, pulls: list[float]) -> float:
    """A space beside Monuments, in a region where a figure is wanted."""
    worth = 0.0
    piece = g.piece
    for near in g.regions.adjacent[space]:
        code = piece[near]
        if NOTHING < code & KIND_BITS < GOD_FIGURE:
            owner = (code >> OWNER_SHIFT) - 1
            worth += 0.3 if owner == NEUTRAL else 0.15 if owner == god else 0.0
    for region in g.regions.touched[space]:
        worth += pulls[region]
    return worth


def power_hope(g: Ankh, god: int) -> float:
    """The best power of the level that is due, without its price."""
    level = g.rules.unlock_level[unlocks(g, god)]
    best = 0.0
    for power in range(POWERS):
        if g.rules.levels[power] == level and not g.has_power(god, power):
            worth = 0.3 * level
            if power in (BOUNTIFUL, GLORIOUS, PYRAMID_ATTUNED):
                worth += 0.2
            best = max(best, worth)
    return best
