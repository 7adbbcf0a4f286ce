"""Bastet: festivals (6.4)."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.step import Step
from ennead.core.vocabulary import Kind, Reason
from ennead.games.tekhenu.rules.blessings import PaidGodAction
from ennead.games.tekhenu.rules.feasibility import FREE, Purse
from ennead.games.tekhenu.rules.gains import gain
from ennead.games.tekhenu.rules.payment import Pay
from ennead.games.tekhenu.rules.population import RaiseMarker
from ennead.games.tekhenu.rules.state import Tekhenu
from ennead.games.tekhenu.vocabulary.actions import ASK_BASTET, CANNOT_PAY, CELEBRATE
from ennead.games.tekhenu.vocabulary.names import BASTET, HAPPINESS, PAPYRUS, SCRIBE


class BastetAction(PaidGodAction):
    """6.4: pay papyrus and raise happiness by the die value; low values bring scribes (A63)."""

    def paid_god(self) -> int:
        return BASTET

    def freed(self) -> Step[Tekhenu]:
        return BastetAction(self.seat, self.value, self.how | FREE)

    def question(self) -> Kind:
        return ASK_BASTET

    def details(self, g: Tekhenu) -> tuple[int, ...]:
        return (self.value, self.price(g))

    def price(self, g: Tekhenu) -> int:
        return 0 if self.is_free() else g.rules.bastet_papyrus

    def answers(self, g: Tekhenu) -> list[Action]:
        options: list[Action] = []
        if Purse(g, self.seat).can_pay(PAPYRUS, self.price(g)):
            options.append(CELEBRATE.only())
        return options + self.plays(g)

    def why_not(self, g: Tekhenu, action: Action) -> Reason | None:
        if action.verb is CELEBRATE:
            return Reason(CANNOT_PAY)
        return self.no_play(g, action)

    def answer(self, g: Tekhenu, action: Action) -> None:
        g.do(
            Pay(self.seat, PAPYRUS, self.price(g), 0),
            RaiseMarker(self.seat, HAPPINESS, self.value),
            FestivalScribes(self.seat, self.value),
        )


class FestivalScribes(Step["Tekhenu"]):
    """6.4: scribes for low values, gained after the markers have moved (A76)."""

    def __init__(self, seat: int, value: int) -> None:
        self.seat = seat
        self.value = value

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.value)

    def run(self, g: Tekhenu) -> None:
        gain(g, self.seat, SCRIBE, g.rules.bastet_scribes[self.value])
