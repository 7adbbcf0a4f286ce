"""Ra: pillars on tiles in the temple (6.2)."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.log import EVERYONE
from ennead.core.step import Step
from ennead.core.vocabulary import Kind, Reason
from ennead.games.tekhenu.rules.blessings import PaidGodAction
from ennead.games.tekhenu.rules.feasibility import FREE, Purse, free_cells, has_place
from ennead.games.tekhenu.rules.gains import gain_all, score
from ennead.games.tekhenu.rules.market import nth_bit
from ennead.games.tekhenu.rules.payment import Pay
from ennead.games.tekhenu.rules.pillar_abilities import LaidTile, ability_of
from ennead.games.tekhenu.rules.state import Tekhenu
from ennead.games.tekhenu.rules.turn_choice import TurnChoice
from ennead.games.tekhenu.vocabulary.actions import (
    ASK_RA,
    ASK_TURN,
    CANNOT_PAY,
    CELL_TAKEN,
    PLACE,
    TURN,
)
from ennead.games.tekhenu.vocabulary.events import (
    FROM_CELL,
    FROM_EDGES,
    FROM_LINES,
    FROM_SLOT,
    PILLAR,
    TILE_OPENED,
)
from ennead.games.tekhenu.vocabulary.names import (
    CELLS,
    EAST,
    LIMESTONE,
    NORTH,
    RA,
    RA_SLOTS,
    SIDE,
    SOUTH,
    WEST,
)


class RaAction(PaidGodAction):
    """6.2 step 1: choose an empty cell for the tile that the die value points at."""

    def paid_god(self) -> int:
        return RA

    def freed(self) -> Step[Tekhenu]:
        return RaAction(self.seat, self.value, self.how | FREE)

    def tile(self, g: Tekhenu) -> int:
        return g.row[g.rules.slot_by_die[self.value]]

    def question(self) -> Kind:
        return ASK_RA

    def details(self, g: Tekhenu) -> tuple[int, ...]:
        tile = self.tile(g)
        if self.is_free():
            return (tile, 0, 0)
        return (tile, g.rules.tile_limestone[tile], g.rules.tile_granite[tile])

    def can_pay(self, g: Tekhenu) -> bool:
        return self.is_free() or can_pay_tile(g, self.seat, self.tile(g))

    def answers(self, g: Tekhenu) -> list[Action]:
        if not has_place(g, self.seat, RA, self.value, 0):
            return []
        cells = PLACE.of(free_cells(g)) if self.can_pay(g) else []
        return cells + self.plays(g)

    def why_not(self, g: Tekhenu, action: Action) -> Reason | None:
        if action.verb is not PLACE:
            return self.no_play(g, action)
        if g.tiles[action.arg] >= 0:
            return Reason(CELL_TAKEN, action.arg)
        return Reason(CANNOT_PAY)

    def answer(self, g: Tekhenu, action: Action) -> None:
        g.do(RotateTile(self.seat, self.value, action.arg, self.how))


class RotateTile(TurnChoice):
    """6.2 step 1: choose the rotation of the tile, then pay for it."""

    def __init__(self, seat: int, value: int, cell: int, how: int) -> None:
        super().__init__(seat)
        self.value = value
        self.cell = cell
        self.how = how

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.value, self.cell, self.how)

    def tile(self, g: Tekhenu) -> int:
        return g.row[g.rules.slot_by_die[self.value]]

    def paid_god(self) -> int:
        return RA

    def question(self) -> Kind:
        return ASK_TURN

    def details(self, g: Tekhenu) -> tuple[int, ...]:
        return (self.tile(g), self.cell)

    def answers(self, g: Tekhenu) -> list[Action]:
        tile = self.tile(g)
        if g.tiles[self.cell] >= 0 or not has_place(g, self.seat, RA, self.value, 0):
            return []
        if not self.how & FREE and not can_pay_tile(g, self.seat, tile):
            return []
        return [TURN[turns] for turns in range(g.rules.tile_turns[tile])]

    def answer(self, g: Tekhenu, action: Action) -> None:
        tile = self.tile(g)
        lays = LayTile(self.seat, g.rules.slot_by_die[self.value], self.cell, action.arg)
        if self.how & FREE:
            g.do(lays)
            return
        limestone, granite = g.rules.tile_limestone[tile], g.rules.tile_granite[tile]
        g.do(Pay(self.seat, LIMESTONE, limestone, granite), lays)


def can_pay_tile(g: Tekhenu, seat: int, tile: int) -> bool:
    """6.2 step 1: whether a player can pay what a tile costs."""
    stones = g.rules.tile_limestone[tile], g.rules.tile_granite[tile]
    return Purse(g, seat).can_pay_stones(stones[0], stones[1])


class LayTile(Step["Tekhenu"]):
    """6.2 steps 2-8: lay the tile and gain its rewards, then place the pillar.

    The pillar is placed after the ability (A53), but before a marker is raised (A75).
    """

    def __init__(self, seat: int, slot: int, cell: int, turns: int) -> None:
        self.seat = seat
        self.slot = slot
        self.cell = cell
        self.turns = turns

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.slot, self.cell, self.turns)

    def run(self, g: Tekhenu) -> None:
        seat, cell = self.seat, self.cell
        tile = g.row[self.slot]
        g.row = g.row[:]
        g.row[self.slot] = -1
        g.tiles = g.tiles[:]
        g.tiles[cell] = tile * 4 + self.turns
        g.tell(PILLAR, seat, tile, cell, self.turns)
        lines = (g.building_spaces() & g.rules.cell_spaces[cell]).bit_count()
        score(g, seat, g.rules.line_points * lines, FROM_LINES)
        edges = matching_edges(g, cell)
        each = g.rules.corner_points if is_corner(cell) else g.rules.edge_points
        score(g, seat, each * edges, FROM_EDGES)
        gain_all(g, seat, g.rules.cell_gain[cell], FROM_CELL)
        score(g, seat, g.rules.slot_points[self.slot], FROM_SLOT)
        laid = LaidTile(seat, tile, cell, lines, edges)
        ability = ability_of(g, seat, tile)
        g.do(
            *ability.before_pillar(laid),
            PlacePillar(seat, cell),
            *ability.after_pillar(g, laid),
            ShiftRaRow(),
        )
        ability.take_effect(g, laid)


class PlacePillar(Step["Tekhenu"]):
    """6.2 step 7: put the player's pillar on the tile."""

    def __init__(self, seat: int, cell: int) -> None:
        self.seat = seat
        self.cell = cell

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.cell)

    def run(self, g: Tekhenu) -> None:
        g.pillars = g.pillars[:]
        g.pillars[self.seat] |= 1 << self.cell


class ShiftRaRow(Step["Tekhenu"]):
    """6.2 step 8: shift the remaining tiles right and fill the row from the left (A41, A54)."""

    def run(self, g: Tekhenu) -> None:
        kept = [tile for tile in g.row if tile >= 0]
        while len(kept) < RA_SLOTS and g.tile_deck:
            kept.insert(0, draw_tile(g))
        g.row = [-1] * (RA_SLOTS - len(kept)) + kept


def draw_tile(g: Tekhenu) -> int:
    """3 step 2, 6.2 step 8: draw a random tile from the pile."""
    count = g.tile_deck.bit_count()
    tile = nth_bit(g.tile_deck, g.chance(count, EVERYONE))
    g.tile_deck &= ~(1 << tile)
    g.tell(TILE_OPENED, tile)
    return tile


def edge_colour(g: Tekhenu, cell: int, side: int) -> str:
    """The colour on one side of a laid tile; a quarter turn moves north to east."""
    laid = g.tiles[cell]
    return g.rules.tile_edges[laid // 4][(side - laid % 4) % 4]


def matching_edges(g: Tekhenu, cell: int) -> int:
    """6.2 step 3: edges of the tile on a cell that match what adjoins them."""
    matches = 0
    for side in (NORTH, EAST, SOUTH, WEST):
        adjoining = adjoining_colour(g, cell, side)
        if adjoining and adjoining == edge_colour(g, cell, side):
            matches += 1
    return matches


def adjoining_colour(g: Tekhenu, cell: int, side: int) -> str:
    """6.2 step 3: the colour of the border or neighbouring tile beside a cell, "" for none."""
    row, column = cell // SIDE, cell % SIDE
    if side == NORTH:
        row -= 1
    elif side == SOUTH:
        row += 1
    elif side == EAST:
        column += 1
    else:
        column -= 1
    if 0 <= row < SIDE and 0 <= column < SIDE:
        other = row * SIDE + column
        return edge_colour(g, other, (side + 2) % 4) if g.tiles[other] >= 0 else ""
    return g.rules.border[side][cell % SIDE if side in (NORTH, SOUTH) else cell // SIDE]


def is_corner(cell: int) -> bool:
    return cell in (0, SIDE - 1, CELLS - SIDE, CELLS - 1)
