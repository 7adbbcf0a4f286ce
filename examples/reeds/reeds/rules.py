"""The rules of Reeds, one step per line."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.step import Choice, Step, Steps
from ennead.core.vocabulary import Kind, Reason
from reeds.state import Reeds, ReedsRules
from reeds.vocabulary import (
    ASK_CUT,
    BEDS,
    BLESSED,
    COUNTED,
    CUT,
    CUT_REEDS,
    SEAT,
    TOO_FEW,
)


def setup(g: Reeds) -> None:
    """Fill the beds and start the game."""
    rules = g.config.rules
    assert isinstance(rules, ReedsRules)
    g.rules = rules
    g.beds = [rules.reeds] * BEDS
    g.cut = [0] * (BEDS * g.players)
    g.blessed = [0] * g.players
    g.counted = False
    g.do(Blessing(), Turn(0))


class Blessing(Step["Reeds"]):
    """The Nile blesses a bed for each player, and only that player learns which."""

    def run(self, g: Reeds) -> None:
        for seat in range(g.players):
            g.blessed[seat] = g.chance(BEDS, g.team(seat))
            g.tell_only(g.team(seat), BLESSED, seat, g.blessed[seat])


class Turn(Step["Reeds"]):
    """The players cut reeds in turn until the beds are bare."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, g: Reeds) -> None:
        if not any(g.beds):
            g.do(Counting())
            return
        g.turn_page(g.page + 1)
        g.do(Cut(self.seat), Turn((self.seat + 1) % g.players))


class Cut(Choice["Reeds"]):
    """Cut one to three reeds in one bed."""

    def question(self) -> Kind:
        return ASK_CUT

    def options(self, g: Reeds) -> list[Action]:
        return [
            CUT[bed, count]
            for bed in range(BEDS)
            for count in range(1, min(g.rules.most, g.beds[bed]) + 1)
        ]

    def why_not(self, g: Reeds, action: Action) -> Reason | None:
        return Reason(TOO_FEW, action.arg, g.beds[action.arg]) if action.verb is CUT else None

    def take(self, g: Reeds, action: Action) -> None:
        bed, count = action.args
        g.beds[bed] -= count
        g.cut[self.seat * BEDS + bed] += count
        g.tell(CUT_REEDS, self.seat, bed, count)


class Counting(Step["Reeds"]):
    """All reveal their blessed beds, whose reeds count twice. Most points win."""

    def run(self, g: Reeds) -> None:
        g.reveal()
        g.counted = True
        for seat in range(g.players):
            g.tell(COUNTED, seat, g.blessed[seat], g.points()[seat])
        g.over = True


STEPS = Steps()
STEPS.add(Blessing)
STEPS.add(Turn, SEAT)
STEPS.add(Cut, SEAT)
STEPS.add(Counting)
