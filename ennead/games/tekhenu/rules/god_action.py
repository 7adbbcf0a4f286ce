"""A god's action from start to finish: value, action, Horus bonuses, technologies (4.2, 6)."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.step import Step
from ennead.core.vocabulary import Kind, Reason
from ennead.games.tekhenu.rules import technologies
from ennead.games.tekhenu.rules.bastet import BastetAction
from ennead.games.tekhenu.rules.feasibility import (
    OR_LOWER,
    SHIFTED,
    Purse,
    can_act,
    can_perform,
    free_shift,
)
from ennead.games.tekhenu.rules.hathor import HathorAction
from ennead.games.tekhenu.rules.horus import HorusAction
from ennead.games.tekhenu.rules.horus_bonus import HorusBonuses, statue_owners
from ennead.games.tekhenu.rules.osiris import OsirisAction
from ennead.games.tekhenu.rules.ra import RaAction
from ennead.games.tekhenu.rules.state import Tekhenu
from ennead.games.tekhenu.rules.thoth import ThothAction
from ennead.games.tekhenu.rules.turn_choice import TurnChoice
from ennead.games.tekhenu.vocabulary.actions import (
    ASK_SHIFT,
    CANNOT_ACT,
    SET_VALUE,
)
from ennead.games.tekhenu.vocabulary.events import (
    ACTED,
    ACTION_LOST,
)
from ennead.games.tekhenu.vocabulary.names import (
    BASTET,
    FACES,
    GOODS,
    HATHOR,
    HORUS,
    RA,
    THOTH,
)


class PerformGodAction(Step["Tekhenu"]):
    """4.2: one god's action. An action that has become impossible is lost (A68)."""

    def __init__(self, seat: int, god: int, value: int, how: int) -> None:
        self.seat = seat
        self.god = god
        self.value = value
        self.how = how

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.god, self.value, self.how)

    def run(self, g: Tekhenu) -> None:
        seat, god, value, how = self.seat, self.god, self.value, self.how
        if not can_perform(g, Purse(g, seat), god, value, how):
            g.tell(ACTION_LOST, seat, god)
            return
        if free_shift(g, seat, how):
            g.do(ShiftValue(seat, god, value, how))
            return
        g.tell(ACTED, seat, god, value)
        for technology in technologies.owned_by(g, seat):
            technology.before_action(g, seat, god)
        g.do(
            god_step(seat, god, value, how),
            HorusBonuses(seat, god, statue_owners(g, god)),
            AfterGodAction(seat, god, value, how),
        )


class ShiftValue(TurnChoice):
    """T14: choose the value of a god's action within the free change (A58)."""

    def __init__(self, seat: int, god: int, value: int, how: int) -> None:
        super().__init__(seat)
        self.god = god
        self.value = value
        self.how = how

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.god, self.value, self.how)

    def again(self) -> Step[Tekhenu]:
        return PerformGodAction(self.seat, self.god, self.value, self.how)

    def may_be_skipped(self) -> bool:
        """Only in a constructed position is no value possible."""
        return True

    def question(self) -> Kind:
        return ASK_SHIFT

    def details(self, g: Tekhenu) -> tuple[int, ...]:
        return (self.god, self.value)

    def answers(self, g: Tekhenu) -> list[Action]:
        span = free_shift(g, self.seat, self.how)
        purse = Purse(g, self.seat)
        values = range(max(1, self.value - span), min(FACES, self.value + span) + 1)
        return [SET_VALUE[v] for v in values if can_act(g, purse, self.god, v, self.how)]

    def why_not(self, g: Tekhenu, action: Action) -> Reason | None:
        return Reason(CANNOT_ACT, self.god) if action.verb is SET_VALUE else None

    def answer(self, g: Tekhenu, action: Action) -> None:
        g.do(PerformGodAction(self.seat, self.god, action.arg, self.how | SHIFTED))


class AfterGodAction(Step["Tekhenu"]):
    """4.2 `post_action`: what technologies give after a god's action."""

    def __init__(self, seat: int, god: int, value: int, how: int) -> None:
        self.seat = seat
        self.god = god
        self.value = value
        self.how = how

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.god, self.value, self.how)

    def run(self, g: Tekhenu) -> None:
        for technology in technologies.owned_by(g, self.seat):
            technology.after_action(g, self.seat, self.god, self.value, self.how)


def god_step(seat: int, god: int, value: int, how: int) -> Step[Tekhenu]:
    """The step that carries out a god's action (6.1-6.7)."""
    if god == HORUS:
        return HorusAction(seat, 1 if how & OR_LOWER else value, value, how)
    if god == RA:
        return RaAction(seat, value, how)
    if god == HATHOR:
        return HathorAction(seat, value, how)
    if god == BASTET:
        return BastetAction(seat, value, how)
    if god == THOTH:
        return ThothAction(seat, value, how, 0)
    return OsirisAction(seat, value, (1 << GOODS) - 1, 1)
