"""The value of an action that has begun but is not finished, in points of Devotion.

Without it, a bot that looks one answer ahead would see no benefit in choosing an action or a
figure.
"""

from __future__ import annotations

from typing import Final

from ennead.games.ankh.rules.battle_cards import BuildMonument, ChooseSite
from ennead.games.ankh.rules.caravan import CamelCaravan
from ennead.games.ankh.rules.control_monument import ControlMonument
from ennead.games.ankh.rules.move import ChooseMover, MoveTo, Shove, destinations
from ennead.games.ankh.rules.state import Ankh
from ennead.games.ankh.rules.summon import ChooseAllowance, ChooseSummon, PlaceFigure, has_place
from ennead.games.ankh.rules.turn import SecondAction
from ennead.games.ankh.rules.unlock_power import UnlockAnkhPower, unlocks
from ennead.games.ankh.vocabulary.grid import SPACES
from ennead.games.ankh.vocabulary.names import (
    BOUNTIFUL,
    GLORIOUS,
    GOD_FIGURE,
    KIND_BITS,
    NEUTRAL,
    NOTHING,
    OWNER_SHIFT,
    POWERS,
    PYRAMID_ATTUNED,
)

FIGURE: Final = 0.75
"""One more figure on the board."""
CONTROL: Final = 0.7
BUILDING: Final = 0.5
SECOND_ACTION: Final = 0.3
CARAVAN: Final = 0.2
MOVE: Final = 0.7
"""How much of the improvement in spaces a Move really brings."""
UNKNOWN: Final = -99.0
"""Marks a space whose value has not been computed yet."""


def pending_value(g: Ankh, seat: int) -> float:
    """What the open question may still bring, if this seat's god has to answer it."""
    if len(g.open) != 1 or g.lead[g.open[0].seat] != g.lead[seat]:
        return 0.0
    god = g.lead[seat]
    choice = g.open[0]
    if isinstance(choice, ChooseMover):
        return MOVE * value_of_moves(g, god, -1)
    if isinstance(choice, MoveTo):
        return MOVE * value_of_moves(g, god, choice.space)
    if isinstance(choice, Shove):
        return 0.2
    if isinstance(choice, ChooseSummon):
        return FIGURE if g.warriors[god] and has_place(g, god) else 0.0
    if isinstance(choice, (PlaceFigure, ChooseAllowance)):
        return FIGURE
    if isinstance(choice, UnlockAnkhPower):
        return best_power_value(g, god)
    if isinstance(choice, ControlMonument):
        return CONTROL
    if isinstance(choice, (BuildMonument, ChooseSite)):
        return BUILDING
    if isinstance(choice, SecondAction):
        return SECOND_ACTION
    return CARAVAN if isinstance(choice, CamelCaravan) else 0.0


def value_of_moves(g: Ankh, god: int, chosen: int) -> float:
    """How much better the figures that have not moved could stand; the chosen one must move."""
    total = 0.0
    weights = region_weights(g, god)
    values = [UNKNOWN] * SPACES
    for space in g.figures[god]:
        if space in g.moved:
            continue
        best = -9.0
        for to in destinations(g, god, space):
            value = values[to]
            if value == UNKNOWN:
                value = space_value(g, god, to, weights)
                values[to] = value
            best = max(best, value)
        here = space_value(g, god, space, weights)
        if best > here or space == chosen:
            total += best - here
    return total


def region_weights(g: Ankh, god: int) -> list[float]:
    """How much one figure more or less matters in each region."""
    gods = len(g.figures)
    count = g.figures_by_region()
    weights: list[float] = []
    for region in range(g.regions.count):
        mine = count[region * gods + god]
        rivals = 0
        for other in range(gods):
            if other != god and count[region * gods + other] > rivals:
                rivals = count[region * gods + other]
        if not rivals:
            weights.append(0.9 if mine == 0 else 0.8 if mine == 1 else 0.1)
        elif abs(mine - rivals) <= 2:
            weights.append(0.45)
        else:
            weights.append(0.1)
    return weights


def space_value(g: Ankh, god: int, space: int, weights: list[float]) -> float:
    """The value of a space: Monuments beside it, and a region where a figure is needed."""
    value = 0.0
    piece = g.piece
    for near in g.regions.adjacent[space]:
        code = piece[near]
        if NOTHING < code & KIND_BITS < GOD_FIGURE:
            owner = (code >> OWNER_SHIFT) - 1
            value += 0.3 if owner == NEUTRAL else 0.15 if owner == god else 0.0
    for region in g.regions.touched[space]:
        value += weights[region]
    return value


def best_power_value(g: Ankh, god: int) -> float:
    """The best power of the current level, without its price."""
    level = g.rules.unlock_level[unlocks(g, god)]
    best = 0.0
    for power in range(POWERS):
        if g.rules.levels[power] == level and not g.has_power(god, power):
            value = 0.3 * level
            if power in (BOUNTIFUL, GLORIOUS, PYRAMID_ATTUNED):
                value += 0.2
            best = max(best, value)
    return best
