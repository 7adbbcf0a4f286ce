"""Production: goods up to the level, the rest goes onto the right pan (5)."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.step import Step
from ennead.core.vocabulary import Kind, Reason
from ennead.games.tekhenu.rules import technologies
from ennead.games.tekhenu.rules.blessings import BlessingWindow
from ennead.games.tekhenu.rules.feasibility import (
    BEFORE_GOD,
    NO_EXCESS,
    T13,
    WITH_DIE,
    Purse,
    add_production,
    can_act_with_die,
    production_yield,
)
from ennead.games.tekhenu.rules.state import TURN_DIE, Tekhenu
from ennead.games.tekhenu.rules.turn_choice import PRODUCING
from ennead.games.tekhenu.vocabulary.actions import ASK_PRODUCTION, CANNOT_ACT, DONE, SET_VALUE
from ennead.games.tekhenu.vocabulary.events import PRODUCED
from ennead.games.tekhenu.vocabulary.names import DICE, FACES, GOODS, TOKENS


class Produce(BlessingWindow):
    """5: a production, followed by `more` repetitions of it (B21, B22; A11, A71)."""

    def __init__(self, seat: int, good: int, value: int, how: int, more: int) -> None:
        super().__init__(seat)
        self.good = good
        self.value = value
        self.how = how
        self.more = more

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.good, self.value, self.how, self.more)

    def window(self) -> int:
        return PRODUCING

    def repeated(self) -> Step[Tekhenu]:
        return Produce(self.seat, self.good, self.value, self.how, self.more + 1)

    def question(self) -> Kind:
        return ASK_PRODUCTION

    def details(self, g: Tekhenu) -> tuple[int, ...]:
        return (self.good, self.value)

    def answers(self, g: Tekhenu) -> list[Action]:
        plays = self.plays(g)
        if self.how & WITH_DIE and g.owns(self.seat, T13):
            span = g.rules.cards.technology_amount[T13]
            values = range(max(1, self.value - span), min(FACES, self.value + span) + 1)
            endings = [SET_VALUE[value] for value in values]
        else:
            endings = [DONE.only()]
        if self.how & BEFORE_GOD:
            endings = [end for end in endings if self.leaves_god_action(g, end)]
        return endings + plays

    def leaves_god_action(self, g: Tekhenu, ending: Action) -> bool:
        """A83: whether the god's action after T19's production can be paid for then."""
        purse = Purse(g, self.seat)
        purse.stock[self.good] += production_yield(g, self.seat, self.good, self.value_of(ending))
        if self.more:
            add_production(g, purse, self.good, self.value, self.more)
        return can_act_with_die(g, purse)

    def value_of(self, ending: Action) -> int:
        return ending.arg if ending.verb is SET_VALUE else self.value

    def why_not(self, g: Tekhenu, action: Action) -> Reason | None:
        if self.how & BEFORE_GOD and (action.verb is DONE or action.verb is SET_VALUE):
            return Reason(CANNOT_ACT, g.turn[TURN_DIE] // DICE)
        return self.no_play(g, action)

    def answer(self, g: Tekhenu, action: Action) -> None:
        if self.more:
            g.do(Produce(self.seat, self.good, self.value, self.how, self.more - 1))
        produce(g, self.seat, self.good, self.value_of(action), self.how)


def produce(g: Tekhenu, seat: int, good: int, value: int, how: int) -> None:
    """5: up to the level into the stock, the rest onto the right pan."""
    kept = min(value, g.level(seat, good))
    excess = 0 if how & NO_EXCESS else value - kept
    g.stock[seat * TOKENS + good] += kept
    g.excess = g.excess[:]
    g.excess[seat * GOODS + good] += excess
    g.tell(PRODUCED, seat, kept, good, excess)
    for technology in technologies.owned_by(g, seat):
        technology.produced(g, seat, good, value, excess, how)
