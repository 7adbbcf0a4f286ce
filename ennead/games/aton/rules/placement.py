"""Cartouche 4: placing priests in the open temples (4.F.3)."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.step import Choice, Step
from ennead.core.vocabulary import Kind, Reason
from ennead.games.aton.rules.kingdom import bury
from ennead.games.aton.rules.state import Aton
from ennead.games.aton.vocabulary.actions import ASK_PLACE, CELL_TAKEN, PLACE, TEMPLE_CLOSED
from ennead.games.aton.vocabulary.events import PLACED, UNPLACED
from ennead.games.aton.vocabulary.names import TO_KINGDOM, TO_SUPPLY, temple_of


class Placement(Step["Aton"]):
    """4.F.3: as many priests as the card says and the supply holds must be placed (A2, A4)."""

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
    """4.F.3: on which free cell of an open temple; asked once per priest."""

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
    """4.F.2: the free cells of the temples open to a player."""
    return g.open_cells(seat) & ~(g.priests[0] | g.priests[1])


def place_priest(g: Aton, seat: int, cell: int) -> None:
    """4.F.3: a priest moves from its supply to a cell."""
    g.supply[seat] -= 1
    g.priests[seat] |= 1 << cell
    g.tell(PLACED, seat, cell)


def overflow(g: Aton, seat: int, count: int) -> None:
    """4.F.3, A3, A5: priests without a free cell enter the Kingdom or stay in supply."""
    fates = [0, 0]
    for _ in range(count):
        g.supply[seat] -= 1
        fates[bury(g, seat)] += 1
    for fate in (TO_KINGDOM, TO_SUPPLY):
        if fates[fate]:
            g.tell(UNPLACED, seat, fates[fate], fate)
