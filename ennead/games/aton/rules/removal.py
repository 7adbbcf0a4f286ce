"""Cartouche 2: removing priests from the temples (4.F.1)."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.step import Choice, Step
from ennead.core.vocabulary import Kind, Reason
from ennead.games.aton.rules.kingdom import bury
from ennead.games.aton.rules.state import Aton
from ennead.games.aton.vocabulary.actions import (
    ASK_REMOVE,
    ASK_SACRIFICE,
    ENEMY_PRIEST,
    NO_PRIEST,
    OWN_PRIEST,
    REMOVE,
    TEMPLE_CLOSED,
)
from ennead.games.aton.vocabulary.events import REMOVED, SPARED
from ennead.games.aton.vocabulary.names import temple_of


class Removal(Step["Aton"]):
    """4.F.1: a 3 or 4 removes one or two rival priests (A1), a 1 removes an own priest.

    Nothing is removed in round 1 (A6).
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, g: Aton) -> None:
        count = g.card(self.seat, 2) - 2
        if g.round == 1 or count == 0:
            return
        if count < 0:
            g.do(Sacrifice(self.seat))
            return
        within_reach = rival_priests(g, self.seat)
        available = within_reach.bit_count()
        if available > count:
            g.do(Remove(self.seat, count))
        elif available:
            for action in REMOVE.of(within_reach):
                remove_priest(g, self.seat, 1 - self.seat, action.arg)
        else:
            g.tell(SPARED, self.seat)


class Remove(Choice["Aton"]):
    """4.F.1: which rival priest in an open temple; asked once per priest."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.left)

    def question(self) -> Kind:
        return ASK_REMOVE

    def details(self, g: Aton) -> tuple[int, ...]:
        return (self.left, g.reach(self.seat))

    def options(self, g: Aton) -> list[Action]:
        return REMOVE.of(rival_priests(g, self.seat))

    def why_not(self, g: Aton, action: Action) -> Reason | None:
        if action.verb is not REMOVE:
            return None
        cell = action.arg
        if g.priests[self.seat] >> cell & 1:
            return Reason(OWN_PRIEST, cell)
        if not g.priests[1 - self.seat] >> cell & 1:
            return Reason(NO_PRIEST, cell)
        return Reason(TEMPLE_CLOSED, temple_of(cell), g.reach(self.seat))

    def take(self, g: Aton, action: Action) -> None:
        remove_priest(g, self.seat, 1 - self.seat, action.arg)
        if self.left > 1:
            g.do(Remove(self.seat, self.left - 1))


class Sacrifice(Choice["Aton"]):
    """4.F.1, A7: which own priest, from any temple; skipped without one."""

    def question(self) -> Kind:
        return ASK_SACRIFICE

    def options(self, g: Aton) -> list[Action]:
        return REMOVE.of(g.priests[self.seat])

    def why_not(self, g: Aton, action: Action) -> Reason | None:
        if action.verb is not REMOVE:
            return None
        if g.priests[1 - self.seat] >> action.arg & 1:
            return Reason(ENEMY_PRIEST, action.arg)
        return Reason(NO_PRIEST, action.arg)

    def take(self, g: Aton, action: Action) -> None:
        remove_priest(g, self.seat, self.seat, action.arg)

    def may_be_skipped(self) -> bool:
        return True


def rival_priests(g: Aton, seat: int) -> int:
    """4.F.1, 4.F.2: the rival's priests in the temples open to a player."""
    return g.priests[1 - seat] & g.open_cells(seat)


def remove_priest(g: Aton, seat: int, owner: int, cell: int) -> None:
    """4.F.1: a priest leaves a temple for the Kingdom or, if that is full, for its supply."""
    g.priests[owner] &= ~(1 << cell)
    fate = bury(g, owner)
    g.tell(REMOVED, seat, owner, cell, fate)
