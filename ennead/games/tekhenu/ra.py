"""Ra: pillars on tiles in the temple."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.kinds import Kind, Reason
from ennead.core.log import EVERYONE
from ennead.core.step import Choice, Step
from ennead.games.tekhenu import technologies
from ennead.games.tekhenu.actions import (
    ASK_RA,
    ASK_TURN,
    CANNOT_PAY,
    CELL_TAKEN,
    PLACE,
    PLAY,
    TURN,
)
from ennead.games.tekhenu.blessings import GodAction, play
from ennead.games.tekhenu.board import (
    CELLS,
    EAST,
    FAITH,
    GOLD,
    HAPPINESS,
    LIMESTONE,
    NORTH,
    POPULATION,
    RA,
    RA_SLOTS,
    SCRIBE,
    SIDE,
    SOUTH,
    WEST,
)
from ennead.games.tekhenu.events import (
    ABILITY_WORKS,
    FROM_ABILITY,
    FROM_CELL,
    FROM_EDGES,
    FROM_LINES,
    FROM_SLOT,
    PILLAR,
    TILE_OPENED,
)
from ennead.games.tekhenu.market import draw_decree, nth_bit
from ennead.games.tekhenu.means import FREE, Purse, free_cells
from ennead.games.tekhenu.payment import Pay
from ennead.games.tekhenu.populace import Raise
from ennead.games.tekhenu.rules import (
    ABLE_CELL,
    ABLE_DECREE,
    ABLE_EDGES,
    ABLE_GOLD,
    ABLE_HAPPINESS,
    ABLE_HORUS,
    ABLE_LINES,
    ABLE_OSIRIS,
    ABLE_POINTS,
    ABLE_POPULATION,
    ABLE_SCRIBE,
    ABLE_THOTH,
    NO_ABILITY,
)
from ennead.games.tekhenu.state import Tekhenu
from ennead.games.tekhenu.supply import gain, gain_all, score


class RaAction(GodAction):
    """The tile in the slot of the die's value goes onto any empty cell."""

    def god(self) -> int:
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
        tile = self.tile(g)
        purse = Purse(g, self.seat)
        return self.is_free() or purse.can_pay_stones(
            g.rules.tile_limestone[tile], g.rules.tile_granite[tile]
        )

    def options(self, g: Tekhenu) -> list[Action]:
        cells = PLACE.of(free_cells(g)) if self.can_pay(g) else []
        return cells + self.plays(g)

    def why_not(self, g: Tekhenu, action: Action) -> Reason | None:
        if action.verb is not PLACE:
            return self.no_play(g, action)
        if g.tiles[action.arg] >= 0:
            return Reason(CELL_TAKEN, action.arg)
        return Reason(CANNOT_PAY)

    def take(self, g: Tekhenu, action: Action) -> None:
        if action.verb is PLAY:
            play(g, self, action.arg)
        else:
            g.do(TurnTile(self.seat, self.value, action.arg, self.how))


class TurnTile(Choice["Tekhenu"]):
    """In which of its rotations the tile is laid."""

    def __init__(self, seat: int, value: int, cell: int, how: int) -> None:
        super().__init__(seat)
        self.value = value
        self.cell = cell
        self.how = how

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.value, self.cell, self.how)

    def tile(self, g: Tekhenu) -> int:
        return g.row[g.rules.slot_by_die[self.value]]

    def question(self) -> Kind:
        return ASK_TURN

    def details(self, g: Tekhenu) -> tuple[int, ...]:
        return (self.tile(g), self.cell)

    def options(self, g: Tekhenu) -> list[Action]:
        return [TURN[turns] for turns in range(g.rules.tile_turns[self.tile(g)])]

    def take(self, g: Tekhenu, action: Action) -> None:
        tile = self.tile(g)
        lays = LayTile(self.seat, g.rules.slot_by_die[self.value], self.cell, action.arg)
        if self.how & FREE:
            g.do(lays)
            return
        limestone, granite = g.rules.tile_limestone[tile], g.rules.tile_granite[tile]
        g.do(Pay(self.seat, LIMESTONE, limestone, granite), lays)


class LayTile(Step["Tekhenu"]):
    """Buildings in line, matching edges, the cell and the slot bring their rewards."""

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
        ability = g.rules.tile_ability[tile] if ability_works(g, seat, tile) else NO_ABILITY
        self.use_ability(g, tile, ability, lines, edges)

    def use_ability(self, g: Tekhenu, tile: int, ability: int, lines: int, edges: int) -> None:
        from ennead.games.tekhenu.performing import Ability

        seat = self.seat
        amount = g.rules.tile_amount[tile]
        pillar = PutPillar(seat, self.cell)
        if ability in (ABLE_THOTH, ABLE_HORUS, ABLE_OSIRIS):
            g.do(Ability(seat, tile), pillar, ShiftRow())
            return
        if ability != NO_ABILITY:
            g.tell(ABILITY_WORKS, seat, tile)
        if ability == ABLE_POPULATION:
            g.do(pillar, Raise(seat, POPULATION, amount), ShiftRow())
        elif ability == ABLE_HAPPINESS:
            g.do(pillar, Raise(seat, HAPPINESS, amount), ShiftRow())
        else:
            g.do(pillar, ShiftRow())
        if ability == ABLE_SCRIBE:
            gain(g, seat, SCRIBE, amount)
        elif ability == ABLE_GOLD:
            gain(g, seat, GOLD, amount)
        elif ability == ABLE_POINTS:
            score(g, seat, amount, FROM_ABILITY)
        elif ability == ABLE_EDGES:
            score(g, seat, amount * edges, FROM_ABILITY)
        elif ability == ABLE_LINES:
            score(g, seat, amount * lines, FROM_ABILITY)
        elif ability == ABLE_DECREE:
            for _ in range(amount):
                draw_decree(g, seat)
        elif ability == ABLE_CELL:
            gains = g.rules.cell_gain[self.cell]
            for token in range(FAITH + 1):
                if token <= GOLD or token == FAITH:
                    gain(g, seat, token, gains[token])


class PutPillar(Step["Tekhenu"]):
    """The pillar goes onto its tile after the tile's ability."""

    def __init__(self, seat: int, cell: int) -> None:
        self.seat = seat
        self.cell = cell

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.cell)

    def run(self, g: Tekhenu) -> None:
        g.pillars = g.pillars[:]
        g.pillars[self.seat] |= 1 << self.cell


class ShiftRow(Step["Tekhenu"]):
    """The tiles left move to the right, new ones come from the left."""

    def run(self, g: Tekhenu) -> None:
        kept = [tile for tile in g.row if tile >= 0]
        while len(kept) < RA_SLOTS and g.tile_deck:
            kept.insert(0, draw_tile(g))
        g.row = [-1] * (RA_SLOTS - len(kept)) + kept


def draw_tile(g: Tekhenu) -> int:
    count = g.tile_deck.bit_count()
    tile = nth_bit(g.tile_deck, g.chance(count, EVERYONE))
    g.tile_deck &= ~(1 << tile)
    g.tell(TILE_OPENED, tile)
    return tile


def ability_works(g: Tekhenu, seat: int, tile: int) -> bool:
    """In the light of its background, or always by t09."""
    if g.rules.tile_light[tile] == g.light(RA):
        return True
    for technology in technologies.of(g, seat):
        if technology.ability_always():
            return g.rules.tile_ability[tile] != NO_ABILITY
    return False


def edge_colour(g: Tekhenu, cell: int, side: int) -> str:
    """The colour on one side of the tile on a cell; a quarter turn moves north to east."""
    laid = g.tiles[cell]
    return g.rules.tile_edges[laid // 4][(side - laid % 4) % 4]


def matching_edges(g: Tekhenu, cell: int) -> int:
    """Edges of the tile on a cell in the colour of what adjoins them."""
    matches = 0
    for side in (NORTH, EAST, SOUTH, WEST):
        adjoining = adjoining_colour(g, cell, side)
        if adjoining and adjoining == edge_colour(g, cell, side):
            matches += 1
    return matches


def adjoining_colour(g: Tekhenu, cell: int, side: int) -> str:
    """The colour that the border or a neighbouring tile shows to a cell, "" for none."""
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
