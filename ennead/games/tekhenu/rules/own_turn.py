"""Questions of the own turn, and the windows of blessings among them (4.2, A87)."""

from __future__ import annotations

from typing import Final

from ennead.core.action import Action
from ennead.core.step import Choice, Step
from ennead.games.tekhenu.rules.state import ACTION_REACHED, ACTIVE, Tekhenu, bits
from ennead.games.tekhenu.vocabulary.actions import PLAY
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
        answers = self.answers(g)
        seat = self.seat
        if g.turn[ACTIVE] == seat and len(answers) > 1:
            growth = g.hand(seat, BLESSINGS) & GROWTH_BLESSINGS
            if growth and self.window() not in GROWTH_WINDOWS:
                answers += [PLAY[card] for card in bits(growth) if can_interrupt(g, seat, card)]
        return answers

    def take(self, g: Tekhenu, action: Action) -> None:
        if action.verb is PLAY:
            from ennead.games.tekhenu.rules.blessings import play

            play(g, self, action.arg)
        else:
            self.answer(g, action)


def can_interrupt(g: Tekhenu, seat: int, card: int) -> bool:
    """Whether B07 or B08 may be played outside its windows.

    Happiness 21 brings another action at once (A17), which could spend what the current one needs.
    A blessing that may lead there waits for the next window.
    """
    if g.milestones[seat] & ACTION_REACHED:
        return True
    raised = g.happiness[seat] + g.rules.cards.blessing_amount[card]
    return min(raised, g.population[seat]) < g.rules.action_milestone
