"""The turn: one or two actions, and the event that a marker's last space triggers."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.kinds import Kind, Reason
from ennead.core.step import Choice, Step
from ennead.games.ankh.actions import ACT, ASK_ACTION, DECLINE, DONE, HIGHER_ROW, MUST_CHOOSE
from ennead.games.ankh.board import CARAVAN, CONTROL, GAIN, SUMMON, UNLOCK
from ennead.games.ankh.caravan import CamelCaravan
from ennead.games.ankh.conflict import Conflict
from ennead.games.ankh.control import ControlMonument
from ennead.games.ankh.events import ACTED, EVENT, MARKER_RESET, TURN
from ennead.games.ankh.followers import GainFollowers
from ennead.games.ankh.move import MoveFigures
from ennead.games.ankh.powers import UnlockAnkhPower
from ennead.games.ankh.state import Ankh
from ennead.games.ankh.summon import SummonFigures


class Turn(Step["Ankh"]):
    """A seat's turn begins."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, g: Ankh) -> None:
        g.turns += 1
        g.active = self.seat
        g.turn_page(g.turns)
        g.tell(TURN, self.seat, g.turns)
        g.do(FirstAction(self.seat))


class FirstAction(Choice["Ankh"]):
    """Any of the four, even one that can do nothing."""

    def question(self) -> Kind:
        return ASK_ACTION

    def details(self, g: Ankh) -> tuple[int, ...]:
        return (0,)

    def options(self, g: Ankh) -> list[Action]:
        return ACT.actions[:]

    def take(self, g: Ankh, action: Action) -> None:
        act(g, self.seat, action.arg, True)


class SecondAction(Choice["Ankh"]):
    """One on a lower row than the first; it must be chosen."""

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.first)

    def question(self) -> Kind:
        return ASK_ACTION

    def details(self, g: Ankh) -> tuple[int, ...]:
        return (1,)

    def options(self, g: Ankh) -> list[Action]:
        return ACT.actions[self.first + 1 :]

    def why_not(self, g: Ankh, action: Action) -> Reason | None:
        if action.verb is DECLINE or action.verb is DONE:
            return Reason(MUST_CHOOSE)
        return Reason(HIGHER_ROW, action.arg) if action.verb is ACT else None

    def take(self, g: Ankh, action: Action) -> None:
        act(g, self.seat, action.arg, False)


def act(g: Ankh, seat: int, deed: int, first: bool) -> None:
    """Advance the marker, which is compulsory, and carry the action out."""
    markers = g.markers[:]
    markers[deed] += 1
    g.markers = markers
    g.tell(ACTED, seat, deed, markers[deed], g.rules.needed[deed][g.setting.players])
    step: Step[Ankh] = MoveFigures(seat)
    if deed == SUMMON:
        step = SummonFigures(seat)
    elif deed == GAIN:
        step = GainFollowers(seat)
    elif deed == UNLOCK:
        step = UnlockAnkhPower(seat)
    g.do(step, AfterAction(seat, deed, 1 if first else 0))


class AfterAction(Step["Ankh"]):
    """A marker on its last space triggers an event and ends the turn."""

    def __init__(self, seat: int, deed: int, first: int) -> None:
        self.seat = seat
        self.deed = deed
        self.first = first

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.deed, self.first)

    def run(self, g: Ankh) -> None:
        if g.markers[self.deed] >= g.rules.needed[self.deed][g.setting.players]:
            g.do(NextEvent(self.seat), ResetMarker(self.deed), EndTurn(self.seat))
        elif self.first and self.deed != UNLOCK and not g.is_merged(g.lead[self.seat]):
            g.do(SecondAction(self.seat, self.deed))
        else:
            g.do(EndTurn(self.seat))


class NextEvent(Step["Ankh"]):
    """The event marker advances, and its new space is resolved by the seat that triggered it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, g: Ankh) -> None:
        kind = g.rules.events[g.events_done]
        g.events_done += 1
        g.tell(EVENT, self.seat, kind, g.events_done)
        if kind == CONTROL:
            g.do(ControlMonument(self.seat))
        elif kind == CARAVAN:
            g.do(CamelCaravan(self.seat))
        else:
            g.do(Conflict(self.seat))


class ResetMarker(Step["Ankh"]):
    """Back to the start space of the number of players at the beginning."""

    def __init__(self, deed: int) -> None:
        self.deed = deed

    def fields(self) -> tuple[int, ...]:
        return (self.deed,)

    def run(self, g: Ankh) -> None:
        markers = g.markers[:]
        markers[self.deed] = 0
        g.markers = markers
        g.tell(MARKER_RESET, self.deed)


class EndTurn(Step["Ankh"]):
    """The next seat clockwise whose god is in play."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, g: Ankh) -> None:
        seat = self.seat
        while True:
            seat = (seat + 1) % g.setting.players
            if g.lead[seat] in g.ranks:
                g.do(Turn(seat))
                return
