"""The value of an action that has begun but is not finished, in victory points.

Without it, a bot that looks one answer ahead would see no benefit in taking a die. The functions
say `worth`, since `value` is the value of a die.
"""

from __future__ import annotations

from typing import Final

from ennead.games.tekhenu.rules.bastet import BastetAction
from ennead.games.tekhenu.rules.die import pan_of_die
from ennead.games.tekhenu.rules.die_action import DieAction, MainAction, TreatForbiddenDie
from ennead.games.tekhenu.rules.feasibility import free_spaces, statue_cost
from ennead.games.tekhenu.rules.god_action import ShiftValue
from ennead.games.tekhenu.rules.hathor import HathorAction
from ennead.games.tekhenu.rules.horus import HorusAction
from ennead.games.tekhenu.rules.maat import weight
from ennead.games.tekhenu.rules.osiris import OsirisAction
from ennead.games.tekhenu.rules.ra import RaAction, RotateTile, adjoining_colour, is_corner
from ennead.games.tekhenu.rules.state import TURN_DIE, TURN_LAID, TURN_VALUE, Tekhenu, bits
from ennead.games.tekhenu.rules.thoth import NextCard, ThothAction
from ennead.games.tekhenu.vocabulary.actions import ACT, PRODUCE
from ennead.games.tekhenu.vocabulary.names import (
    BASTET,
    BELOW,
    CELLS,
    DICE,
    FAITH,
    HATHOR,
    HORUS,
    LEFT_PAN,
    PURE,
    RA,
    THOTH,
    TOKENS,
    value_of,
)

CARD: Final = 2.4
"""The average worth of a market card."""
TOKEN: Final = 0.5
STEP: Final = 0.55
"""The worth of a step of happiness early in the game."""


def pending_value(g: Tekhenu, seat: int) -> float:
    """What the open question may still bring; 0 if another seat has to answer it."""
    if not g.open or g.simultaneous is not None or g.open[0].seat != seat:
        return 0.0
    left = share_left(g)
    scorings = scorings_left(g)
    asked = g.open[0]
    value = g.turn[TURN_VALUE]
    if isinstance(asked, (DieAction, MainAction)):
        best = 0.0
        for option in g.offers[0]:
            if option.verb is ACT:
                best = max(best, god_action_worth(g, seat, option.arg, value, left, scorings))
            elif option.verb is PRODUCE:
                best = max(best, production_worth(g, seat, option.arg, value, left))
        return best if g.turn[TURN_LAID] else best + die_worth(g, seat)
    if isinstance(asked, TreatForbiddenDie):
        return 1.0
    if isinstance(asked, RotateTile):
        return cell_worth(g, seat, asked.cell, asked.value, left)
    if isinstance(asked, NextCard):
        return CARD * left * asked.left
    if isinstance(asked, ShiftValue):
        return god_action_worth(g, seat, asked.god, asked.value, left, scorings)
    god, value = pending_god_action(asked)
    return god_action_worth(g, seat, god, value, left, scorings) if god >= 0 else 0.0


def share_left(g: Tekhenu) -> float:
    """The share of the game that is left, from 1 to almost 0."""
    return 1.0 - g.round / (g.rules.rounds + 1)


def scorings_left(g: Tekhenu) -> float:
    return 2.0 if g.marker_a >= 0 else 1.0


def pending_god_action(asked: object) -> tuple[int, int]:
    """The god whose action waits for an answer (-1 for none), and its value."""
    if isinstance(asked, HorusAction):
        return HORUS, asked.highest
    if isinstance(asked, RaAction):
        return RA, asked.value
    if isinstance(asked, HathorAction):
        return HATHOR, asked.value
    if isinstance(asked, BastetAction):
        return BASTET, asked.value
    if isinstance(asked, ThothAction):
        return THOTH, asked.value
    if isinstance(asked, OsirisAction):
        return THOTH + 1, asked.row
    return -1, 0


def die_worth(g: Tekhenu, seat: int) -> float:
    """A die that brings the balance nearer to 0 is better; a pure one a little more so."""
    pan = pan_of_die(g)
    if pan == BELOW:
        return 0.0
    shown = value_of(g.turn[TURN_DIE] % DICE)
    before = weight(g, seat)
    after = before + shown if pan == LEFT_PAN else before - shown
    return 0.25 * (abs(before) - abs(after)) + (0.1 if pan == PURE else 0.0)


def production_worth(g: Tekhenu, seat: int, good: int, value: int, left: float) -> float:
    kept = min(value, g.level(seat, good))
    need = 0.6 if g.token(seat, good) < 3 else 0.35
    return need * left * kept - 0.3 * (value - kept)


def god_action_worth(
    g: Tekhenu, seat: int, god: int, value: int, left: float, scorings: float
) -> float:
    rules = g.rules
    if god == HORUS:
        built = g.statues[seat]
        if built >= rules.statues:
            return 0.0
        more = rules.statue_points[built + 1] - rules.statue_points[built]
        return more * scorings * 0.9 + 2.5 * left + 1.0 - TOKEN * left * statue_cost(g, seat)
    if god == RA:
        most = 0.0
        for cell in range(CELLS):
            if g.tiles[cell] < 0:
                most = max(most, cell_worth(g, seat, cell, value, left))
        return most
    if god == HATHOR:
        best = -9.0
        for space in bits(free_spaces(g)):
            line = rules.space_cells[space]
            pillars = (g.pillars[seat] & line).bit_count()
            worth = (rules.hathor_points + 0.8 * scorings) * pillars
            worth -= TOKEN * left * rules.space_bread[space]
            for cell in bits(line):
                if g.tiles[cell] < 0:
                    worth += 0.4 * left
            best = max(best, worth)
        steps = min(value, rules.end - g.population[seat])
        return best + 0.8 * scorings + 0.3 * steps * (0.4 + left)
    if god == BASTET:
        steps = min(value, g.population[seat] - g.happiness[seat])
        worth = STEP * steps * (0.5 + left) + 0.9 * left * rules.bastet_scribes[value]
        return worth - TOKEN * left * rules.bastet_papyrus
    if god == THOTH:
        worth = CARD * (0.2 + left) * rules.thoth_cards[value]
        return worth - TOKEN * left * rules.thoth_papyrus[value]
    worth = 1.2 * left * (rules.work_own[value] + 0.5) + TOKEN * left * rules.work_gain[value]
    return worth + 0.6 * scorings - STEP * (0.5 + left)


def cell_worth(g: Tekhenu, seat: int, cell: int, value: int, left: float) -> float:
    """The worth of the tile of this value on a cell, in its best rotation."""
    rules = g.rules
    slot = rules.slot_by_die[value]
    tile = g.row[slot]
    if tile < 0:
        return 0.0
    lines = (g.building_spaces() & rules.cell_spaces[cell]).bit_count()
    own = (g.buildings[seat] & rules.cell_spaces[cell]).bit_count()
    adjoining = [adjoining_colour(g, cell, side) for side in range(4)]
    edges = rules.tile_edges[tile]
    best = 0
    for turns in range(rules.tile_turns[tile]):
        matches = 0
        for side in range(4):
            if adjoining[side] and adjoining[side] == edges[(side - turns) % 4]:
                matches += 1
        best = max(best, matches)
    worth = float(lines * rules.line_points + rules.slot_points[slot])
    worth += best * (rules.corner_points if is_corner(cell) else rules.edge_points)
    gains = rules.cell_gain[cell]
    for token in range(TOKENS):
        worth += gains[token] * (0.4 if token == FAITH else 0.7 * left)
    worth += gains[TOKENS] + 1.3 * own
    return worth - TOKEN * left * (rules.tile_limestone[tile] + rules.tile_granite[tile]) + 0.5
