"""Cartouche 4: priests are placed in the open temples; who finds no cell may die."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.kinds import Kind, Reason
from ennead.core.step import Choice, Step
from ennead.games.aton.actions import ASK_PLACE, CELL_TAKEN, PLACE, TEMPLE_CLOSED, temple_of
from ennead.games.aton.events import PLACED, TO_KINGDOM, TO_SUPPLY, UNPLACED
from ennead.games.aton.kingdom import bury
from ennead.games.aton.state import Aton


class Placement(Step["Aton"]):
    """As many priests as the card says and the supply holds must be placed."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, g: Aton) -> None:
        count = min(g.card(self.seat, 4), g.supply[self.seat])
        if count == 0:
            return
        free = free_cells(g, self.seat)
        room = free.bit_count()
        if room > count:
            g.do(Place(self.seat, count))
            return
        for action in PLACE.of(free):
            place_priest(g, self.seat, action.arg)
        overflow(g, self.seat, count - room)


class Place(Choice["Aton"]):
    """On which free cell of an open temple; asked once for each priest."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.left)

    def question(self) -> Kind:
        return ASK_PLACE

    def details(self, g: Aton) -> tuple[int, ...]:
        return (self.left, g.reach(self.seat))

    def options(self, g: Aton) -> list[Action]:
        return PLACE.of(free_cells(g, self.seat))

    def why_not(self, g: Aton, action: Action) -> Reason | None:
        if action.verb is not PLACE:
            return None
        cell = action.arg
        if not g.open_cells(self.seat) >> cell & 1:
            return Reason(TEMPLE_CLOSED, temple_of(cell), g.reach(self.seat))
        return Reason(CELL_TAKEN, cell)

    def take(self, g: Aton, action: Action) -> None:
        place_priest(g, self.seat, action.arg)
        if self.left > 1:
            g.do(Place(self.seat, self.left - 1))


def free_cells(g: Aton, seat: int) -> int:
    return g.open_cells(seat) & ~(g.priests[0] | g.priests[1])


def place_priest(g: Aton, seat: int, cell: int) -> None:
    g.supply[seat] -= 1
    g.priests[seat] |= 1 << cell
    g.tell(PLACED, seat, cell)


def overflow(g: Aton, seat: int, count: int) -> None:
    """Priests without a free cell go to the Kingdom while it has room, else stay in supply."""
    fates = [0, 0]
    for _ in range(count):
        g.supply[seat] -= 1
        fates[bury(g, seat)] += 1
    for fate in (TO_KINGDOM, TO_SUPPLY):
        if fates[fate]:
            g.tell(UNPLACED, seat, fates[fate], fate)
