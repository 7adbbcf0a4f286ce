"""An action of any kind with any value and without a die: a milestone, or decree d23."""

from __future__ import annotations

from typing import Final

from ennead.core.action import Action
from ennead.core.kinds import Kind, Reason
from ennead.core.step import Choice, Step
from ennead.games.tekhenu.actions import (
    ACT,
    ASK_ANY_DEED,
    ASK_ANY_VALUE,
    CANNOT_ACT,
    PRODUCE,
    PRODUCE_FIRST,
    SET_VALUE,
)
from ennead.games.tekhenu.board import FACES, GODS, GOODS
from ennead.games.tekhenu.events import ACTS_WITHOUT_DIE
from ennead.games.tekhenu.market import RefillMarket
from ennead.games.tekhenu.means import FREE, NO_EXCESS, Purse, can_act
from ennead.games.tekhenu.state import ACTIVE, NOTHING, Tekhenu

BY_MILESTONE: Final = 0
BY_DECREE: Final = 1


class AnyDeed(Choice["Tekhenu"]):
    """Which god's action, or the production of which good."""

    def __init__(self, seat: int, occasion: int) -> None:
        super().__init__(seat)
        self.occasion = occasion

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.occasion)

    def question(self) -> Kind:
        return ASK_ANY_DEED

    def details(self, g: Tekhenu) -> tuple[int, ...]:
        return (self.occasion,)

    def options(self, g: Tekhenu) -> list[Action]:
        gods = [ACT[god] for god in range(GODS) if fitting_values(g, self.seat, god, self.occasion)]
        return gods + PRODUCE.of((1 << GOODS) - 1)

    def why_not(self, g: Tekhenu, action: Action) -> Reason | None:
        return Reason(CANNOT_ACT, action.arg) if action.verb is ACT else None

    def take(self, g: Tekhenu, action: Action) -> None:
        deed = action.arg if action.verb is ACT else PRODUCE_FIRST + action.arg
        g.tell(ACTS_WITHOUT_DIE, self.seat, self.occasion)
        g.do(AnyValue(self.seat, deed, self.occasion))


class AnyValue(Choice["Tekhenu"]):
    """With which value it is done."""

    def __init__(self, seat: int, deed: int, occasion: int) -> None:
        super().__init__(seat)
        self.deed = deed
        self.occasion = occasion

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.deed, self.occasion)

    def question(self) -> Kind:
        return ASK_ANY_VALUE

    def details(self, g: Tekhenu) -> tuple[int, ...]:
        return (self.deed,)

    def options(self, g: Tekhenu) -> list[Action]:
        if self.deed >= PRODUCE_FIRST:
            return [SET_VALUE[value] for value in range(1, FACES + 1)]
        return [SET_VALUE[v] for v in fitting_values(g, self.seat, self.deed, self.occasion)]

    def why_not(self, g: Tekhenu, action: Action) -> Reason | None:
        if action.verb is SET_VALUE and self.deed < PRODUCE_FIRST:
            return Reason(CANNOT_ACT, self.deed)
        return None

    def take(self, g: Tekhenu, action: Action) -> None:
        from ennead.games.tekhenu.performing import Perform
        from ennead.games.tekhenu.production import Produce

        how = manner(self.occasion)
        if self.deed >= PRODUCE_FIRST:
            g.do(Produce(self.seat, self.deed - PRODUCE_FIRST, action.arg, how, 0))
        else:
            g.do(Perform(self.seat, self.deed, action.arg, how))


class MarketAfterwards(Step["Tekhenu"]):
    """Outside the own turn the market is refilled right after such an action."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, g: Tekhenu) -> None:
        if g.turn[ACTIVE] == NOTHING:
            g.do(RefillMarket())


def manner(occasion: int) -> int:
    """The decree makes everything free; nothing goes onto the scales."""
    return FREE | NO_EXCESS if occasion == BY_DECREE else 0


def fitting_values(g: Tekhenu, seat: int, god: int, occasion: int) -> list[int]:
    purse = Purse(g, seat)
    how = manner(occasion)
    return [value for value in range(1, FACES + 1) if can_act(g, purse, god, value, how)]
