"""Rounds and turns (4)."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.step import Step
from ennead.core.vocabulary import Kind, Reason
from ennead.games.tekhenu.rules import technologies
from ennead.games.tekhenu.rules.blessings import BlessingWindow
from ennead.games.tekhenu.rules.botankhamun import BotTurn
from ennead.games.tekhenu.rules.draft import Draft
from ennead.games.tekhenu.rules.maat import Maat
from ennead.games.tekhenu.rules.market import RefillMarket
from ennead.games.tekhenu.rules.state import (
    ACTIVE,
    NOTHING,
    TURN_DIE,
    TURN_FIELDS,
    TURN_SWAPS,
    Tekhenu,
)
from ennead.games.tekhenu.rules.turn_choice import TURN_ENDS
from ennead.games.tekhenu.rules.wheel import RefillWheel, RotateWheel
from ennead.games.tekhenu.vocabulary.actions import ASK_END, DONE
from ennead.games.tekhenu.vocabulary.events import ROUND


class Round(Step["Tekhenu"]):
    """4: every player takes one turn."""

    def run(self, g: Tekhenu) -> None:
        g.round += 1
        g.turn_page(g.round)
        g.tell(ROUND, g.round)
        turns: list[Step[Tekhenu]] = []
        for head in g.order:
            turns.append(BotTurn() if g.is_bot(head) else Turn(head))
        g.do(*turns, EndOfRound())


class EndOfRound(Step["Tekhenu"]):
    """4: a rotation after every second round, a Maat phase after every fourth."""

    def run(self, g: Tekhenu) -> None:
        if g.round % 4 == 0:
            g.do(RotateWheel(), Maat(), RefillWheel(), Round())
        elif g.round % 2 == 0:
            g.do(RotateWheel(), RefillWheel(), Round())
        else:
            g.do(Round())


class Turn(Step["Tekhenu"]):
    """4.1: take a die, perform an action with it, refill the market."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, g: Tekhenu) -> None:
        open_turn(g, self.seat)
        g.do(Draft(self.seat), BlessingsAtTurnEnd(self.seat), EndTurn(self.seat))


class BlessingsAtTurnEnd(BlessingWindow):
    """4.2 `turn_end`: asked only if a blessing in hand can still be played."""

    def window(self) -> int:
        return TURN_ENDS

    def question(self) -> Kind:
        return ASK_END

    def answers(self, g: Tekhenu) -> list[Action]:
        return [DONE.only(), *self.plays(g)]

    def why_not(self, g: Tekhenu, action: Action) -> Reason | None:
        return self.no_play(g, action)

    def answer(self, g: Tekhenu, action: Action) -> None:
        """Nothing to do: the turn ends."""


class EndTurn(Step["Tekhenu"]):
    """4.2 `turn_end`: T10 and T22 pay if they were used, then the market is refilled."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, g: Tekhenu) -> None:
        swaps = g.turn[TURN_SWAPS]
        if swaps:
            for technology in technologies.owned_by(g, self.seat):
                technology.turn_ended(g, self.seat, swaps)
        close_turn(g)
        g.end_turn(self.seat)
        g.do(RefillMarket())


def open_turn(g: Tekhenu, seat: int) -> None:
    """Start a turn without a die."""
    close_turn(g)
    g.turn[ACTIVE] = seat


def close_turn(g: Tekhenu) -> None:
    """Clear everything that lasts one turn."""
    g.turn = [0] * TURN_FIELDS
    g.turn[ACTIVE] = NOTHING
    g.turn[TURN_DIE] = NOTHING
    g.extras = ()
