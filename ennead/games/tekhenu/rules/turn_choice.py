"""Questions of the own turn, and the windows of blessings among them (4.2, A87)."""

from __future__ import annotations

from typing import Final

from ennead.core.action import Action
from ennead.core.step import Choice, Step
from ennead.games.tekhenu.rules.state import ACTION_REACHED, ACTIVE, Tekhenu, bits
from ennead.games.tekhenu.vocabulary.actions import PLAY
from ennead.games.tekhenu.vocabulary.events import ACTION_LOST
from ennead.games.tekhenu.vocabulary.names import BLESSINGS

# Windows: the kinds of questions at which blessings may be played (4.2).
NO_WINDOW: Final = -1
TURN_BEGINS: Final = 0
DIE_TAKEN: Final = 1
DIE_FORBIDDEN: Final = 2
PRODUCING: Final = 3
PAYING: Final = 4
BETWEEN_ACTIONS: Final = 5
TURN_ENDS: Final = 6

GROWTH_WINDOWS: Final = (TURN_BEGINS, DIE_TAKEN, BETWEEN_ACTIONS, TURN_ENDS)
"""Where B07 and B08 are reason enough to ask (Q14)."""
GROWTH_BLESSINGS: Final = 1 << 6 | 1 << 7
"""B07, B08."""


class TurnChoice(Choice["Tekhenu"]):
    """A question that may also be answered with B07 or B08 in the own turn; it is asked again.

    Outside their windows these are on request: no question is asked only because of them.
    """

    def answers(self, g: Tekhenu) -> list[Action]:
        """The legal actions, without B07 and B08 on request."""
        raise NotImplementedError

    def answer(self, g: Tekhenu, action: Action) -> None:
        """Take one of the `answers`, except a blessing."""
        raise NotImplementedError

    def window(self) -> int:
        """Which blessings may be played here."""
        return NO_WINDOW

    def paid_god(self) -> int:
        """The god whose action is being paid for, -1 for none."""
        return -1

    def is_payment(self) -> bool:
        """Whether it only asks how to pay for what has been chosen."""
        return False

    def is_free(self) -> bool:
        """Whether there is nothing to pay for it."""
        return False

    def again(self) -> Step[Tekhenu]:
        """The same question again."""
        return self

    def freed(self) -> Step[Tekhenu]:
        """The question again, with nothing to pay (B13-B16)."""
        return self

    def repeated(self) -> Step[Tekhenu]:
        """The question again, with one more production to come (B21, B22)."""
        return self

    def options(self, g: Tekhenu) -> list[Action]:
        return self.with_growth(g, self.answers(g))

    def with_growth(self, g: Tekhenu, answers: list[Action]) -> list[Action]:
        """The answers, and B07 and B08 on request."""
        seat = self.seat
        if g.turn[ACTIVE] == seat and len(answers) > 1:
            growth = g.hand(seat, BLESSINGS) & GROWTH_BLESSINGS
            if growth and self.window() not in GROWTH_WINDOWS:
                answers += [PLAY[card] for card in bits(growth) if self.can_grow(g, card)]
        return answers

    def can_grow(self, g: Tekhenu, card: int) -> bool:
        """A87: B07 and B08 are on request everywhere, even if they bring an extra action (A17).

        That action could spend what a payment needs, so it must come before the choice or after.
        """
        return not self.is_payment() or not may_reach_action(g, self.seat, card)

    def run(self, g: Tekhenu) -> None:
        """A68: a god's action that an extra one has made impossible is lost.

        So is one that was never possible in a constructed position.
        """
        god = self.paid_god()
        extra = g.constructed or g.milestones[self.seat] & ACTION_REACHED != 0
        answers = self.answers(g)
        if god >= 0 and extra and not answers:
            lose_action(g, self.seat, god)
        else:
            g.offer(self, self.with_growth(g, answers))

    def take(self, g: Tekhenu, action: Action) -> None:
        if action.verb is PLAY:
            from ennead.games.tekhenu.rules.blessings import play

            play(g, self, action.arg)
        else:
            self.answer(g, action)


def may_reach_action(g: Tekhenu, seat: int, card: int) -> bool:
    """Whether B07 or B08 could bring the extra action at the end of the happiness track (A17)."""
    if g.milestones[seat] & ACTION_REACHED:
        return False
    raised = g.happiness[seat] + g.rules.cards.blessing_amount[card]
    return min(raised, g.population[seat]) >= g.rules.action_milestone


def lose_action(g: Tekhenu, seat: int, god: int) -> None:
    """A68: drop what is left of a god's action, its bonuses included."""
    from ennead.games.tekhenu.rules.god_action import AfterGodAction

    g.tell(ACTION_LOST, seat, god)
    if any(isinstance(step, AfterGodAction) for step in g.agenda):
        while not isinstance(g.agenda.pop(), AfterGodAction):
            pass
