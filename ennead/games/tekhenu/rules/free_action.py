"""An action of any kind and value without a die: the milestone at 21, or D23 (A17, A18)."""

from __future__ import annotations

from typing import Final

from ennead.core.action import Action
from ennead.core.step import Step
from ennead.core.vocabulary import Kind, Reason
from ennead.games.tekhenu.rules.feasibility import FREE, NO_EXCESS, Purse, can_act
from ennead.games.tekhenu.rules.market import RefillMarket
from ennead.games.tekhenu.rules.state import ACTIVE, NOTHING, Tekhenu
from ennead.games.tekhenu.rules.turn_choice import TurnChoice
from ennead.games.tekhenu.vocabulary.actions import (
    ACT,
    ASK_FREE_ACTION,
    ASK_FREE_VALUE,
    CANNOT_ACT,
    PRODUCE,
    PRODUCE_FIRST,
    SET_VALUE,
)
from ennead.games.tekhenu.vocabulary.events import ACTS_WITHOUT_DIE
from ennead.games.tekhenu.vocabulary.names import FACES, GODS, GOODS

BY_MILESTONE: Final = 0
BY_DECREE: Final = 1


class FreeAction(TurnChoice):
    """A17, A60: choose a god's action or the production of a good."""

    def __init__(self, seat: int, occasion: int) -> None:
        super().__init__(seat)
        self.occasion = occasion

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.occasion)

    def question(self) -> Kind:
        return ASK_FREE_ACTION

    def details(self, g: Tekhenu) -> tuple[int, ...]:
        return (self.occasion,)

    def answers(self, g: Tekhenu) -> list[Action]:
        gods = [
            ACT[god] for god in range(GODS) if possible_values(g, self.seat, god, self.occasion)
        ]
        return gods + PRODUCE.of((1 << GOODS) - 1)

    def why_not(self, g: Tekhenu, action: Action) -> Reason | None:
        return Reason(CANNOT_ACT, action.arg) if action.verb is ACT else None

    def answer(self, g: Tekhenu, action: Action) -> None:
        kind = action.arg if action.verb is ACT else PRODUCE_FIRST + action.arg
        g.tell(ACTS_WITHOUT_DIE, self.seat, self.occasion)
        g.do(FreeActionValue(self.seat, kind, self.occasion))


class FreeActionValue(TurnChoice):
    """A17, A60: choose its value."""

    def __init__(self, seat: int, kind: int, occasion: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.occasion = occasion

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.kind, self.occasion)

    def question(self) -> Kind:
        return ASK_FREE_VALUE

    def details(self, g: Tekhenu) -> tuple[int, ...]:
        return (self.kind,)

    def answers(self, g: Tekhenu) -> list[Action]:
        if self.kind >= PRODUCE_FIRST:
            return [SET_VALUE[value] for value in range(1, FACES + 1)]
        return [SET_VALUE[v] for v in possible_values(g, self.seat, self.kind, self.occasion)]

    def why_not(self, g: Tekhenu, action: Action) -> Reason | None:
        if action.verb is SET_VALUE and self.kind < PRODUCE_FIRST:
            return Reason(CANNOT_ACT, self.kind)
        return None

    def answer(self, g: Tekhenu, action: Action) -> None:
        from ennead.games.tekhenu.rules.god_action import PerformGodAction
        from ennead.games.tekhenu.rules.production import Produce

        how = how_by_occasion(self.occasion)
        if self.kind >= PRODUCE_FIRST:
            g.do(Produce(self.seat, self.kind - PRODUCE_FIRST, action.arg, how, 0))
        else:
            g.do(PerformGodAction(self.seat, self.kind, action.arg, how))


class RefillMarketOutsideTurn(Step["Tekhenu"]):
    """A61: outside a turn the market is refilled right after the action."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, g: Tekhenu) -> None:
        if g.turn[ACTIVE] == NOTHING:
            g.do(RefillMarket())


def how_by_occasion(occasion: int) -> int:
    """A18: D23 makes everything free, and its production has no excess."""
    return FREE | NO_EXCESS if occasion == BY_DECREE else 0


def possible_values(g: Tekhenu, seat: int, god: int, occasion: int) -> list[int]:
    """A17: the values with which a god's action can be performed."""
    purse = Purse(g, seat)
    how = how_by_occasion(occasion)
    return [value for value in range(1, FACES + 1) if can_act(g, purse, god, value, how)]
