"""§5 The turn: one or two actions, and the event when a marker reaches its last space."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.step import Choice, Step
from ennead.core.vocabulary import Kind, Reason
from ennead.games.ankh.rules.caravan import CamelCaravan
from ennead.games.ankh.rules.conflict import Conflict
from ennead.games.ankh.rules.control_monument import ControlMonument
from ennead.games.ankh.rules.followers import GainFollowers
from ennead.games.ankh.rules.move import MoveFigures
from ennead.games.ankh.rules.state import Ankh
from ennead.games.ankh.rules.summon import SummonFigures
from ennead.games.ankh.rules.unlock_power import UnlockAnkhPower
from ennead.games.ankh.vocabulary.actions import (
    ACT,
    ASK_ACTION,
    DECLINE,
    DONE,
    HIGHER_ROW,
    MUST_CHOOSE,
)
from ennead.games.ankh.vocabulary.events import ACTED, EVENT, MARKER_RESET, TURN
from ennead.games.ankh.vocabulary.names import (
    CARAVAN,
    CONTROL,
    GAIN,
    SUMMON,
    UNLOCK,
)


class Turn(Step["Ankh"]):
    """§5: a seat's turn begins."""

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
    """§5: any of the four actions, even one that can do nothing."""

    def question(self) -> Kind:
        return ASK_ACTION

    def details(self, g: Ankh) -> tuple[int, ...]:
        return (0,)

    def options(self, g: Ankh) -> list[Action]:
        return ACT.actions[:]

    def take(self, g: Ankh, action: Action) -> None:
        act(g, self.seat, action.arg, True)


class SecondAction(Choice["Ankh"]):
    """§5: an action on a lower row than the first; compulsory."""

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


def act(g: Ankh, seat: int, turn_action: int, first: bool) -> None:
    """§5: advance the marker, which is compulsory, and carry out the action."""
    markers = g.markers[:]
    markers[turn_action] += 1
    g.markers = markers
    needed = g.rules.needed[turn_action][g.config.players]
    g.tell(ACTED, seat, turn_action, markers[turn_action], needed)
    step: Step[Ankh] = MoveFigures(seat)
    if turn_action == SUMMON:
        step = SummonFigures(seat)
    elif turn_action == GAIN:
        step = GainFollowers(seat)
    elif turn_action == UNLOCK:
        step = UnlockAnkhPower(seat)
    g.do(step, AfterAction(seat, turn_action, 1 if first else 0))


class AfterAction(Step["Ankh"]):
    """§5: a marker on its last space triggers an event and ends the turn."""

    def __init__(self, seat: int, turn_action: int, first: int) -> None:
        self.seat = seat
        self.turn_action = turn_action
        self.first = first

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.turn_action, self.first)

    def run(self, g: Ankh) -> None:
        if g.markers[self.turn_action] >= g.rules.needed[self.turn_action][g.config.players]:
            g.do(NextEvent(self.seat), ResetMarker(self.turn_action), EndTurn(self.seat))
        elif self.first and self.turn_action != UNLOCK and not g.is_merged(g.lead[self.seat]):
            g.do(SecondAction(self.seat, self.turn_action))
        else:
            g.do(EndTurn(self.seat))


class NextEvent(Step["Ankh"]):
    """§5, §7: advance the event marker; the seat that triggered the event resolves it."""

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
    """§5, K6: back to the start space for the original number of players."""

    def __init__(self, turn_action: int) -> None:
        self.turn_action = turn_action

    def fields(self) -> tuple[int, ...]:
        return (self.turn_action,)

    def run(self, g: Ankh) -> None:
        markers = g.markers[:]
        markers[self.turn_action] = 0
        g.markers = markers
        g.tell(MARKER_RESET, self.turn_action)


class EndTurn(Step["Ankh"]):
    """§5: the next seat clockwise whose god is in play."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, g: Ankh) -> None:
        seat = self.seat
        g.end_turn(seat)
        while True:
            seat = (seat + 1) % g.config.players
            if g.lead[seat] in g.ranks:
                g.do(Turn(seat))
                return
