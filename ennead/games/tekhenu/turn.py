"""Rounds and turns."""

from __future__ import annotations

from ennead.core.action import Action
from ennead.core.kinds import Kind, Reason
from ennead.core.step import Step
from ennead.games.tekhenu import technologies
from ennead.games.tekhenu.actions import ASK_END, DONE, PLAY
from ennead.games.tekhenu.blessings import TURN_ENDS, Offering, play
from ennead.games.tekhenu.botankhamun import BotTurn
from ennead.games.tekhenu.draft import Draft
from ennead.games.tekhenu.events import ROUND
from ennead.games.tekhenu.maat import Maat
from ennead.games.tekhenu.market import RefillMarket
from ennead.games.tekhenu.state import (
    ACTIVE,
    NOTHING,
    TURN_DIE,
    TURN_FIELDS,
    TURN_SWAPS,
    Tekhenu,
)
from ennead.games.tekhenu.wheel import RefillWheel, Rotate


class Round(Step["Tekhenu"]):
    """Everybody has one turn."""

    def run(self, g: Tekhenu) -> None:
        g.round += 1
        g.turn_page(g.round)
        g.tell(ROUND, g.round)
        turns: list[Step[Tekhenu]] = []
        for head in g.order:
            turns.append(BotTurn() if g.is_bot(head) else Turn(head))
        g.do(*turns, EndOfRound())


class EndOfRound(Step["Tekhenu"]):
    """Every second round the obelisk turns, every fourth Maat weighs the dice."""

    def run(self, g: Tekhenu) -> None:
        if g.round % 4 == 0:
            g.do(Rotate(), Maat(), RefillWheel(), Round())
        elif g.round % 2 == 0:
            g.do(Rotate(), RefillWheel(), Round())
        else:
            g.do(Round())


class Turn(Step["Tekhenu"]):
    """Take a die, do something with it, refill the market."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, g: Tekhenu) -> None:
        open_turn(g, self.seat)
        g.do(Draft(self.seat), LastBlessings(self.seat), EndTurn(self.seat))


class LastBlessings(Offering):
    """Before the turn ends; asked only of those who hold a blessing that fits."""

    def window(self) -> int:
        return TURN_ENDS

    def question(self) -> Kind:
        return ASK_END

    def options(self, g: Tekhenu) -> list[Action]:
        return [DONE.only(), *self.plays(g)]

    def why_not(self, g: Tekhenu, action: Action) -> Reason | None:
        return self.no_play(g, action)

    def take(self, g: Tekhenu, action: Action) -> None:
        if action.verb is PLAY:
            play(g, self, action.arg)


class EndTurn(Step["Tekhenu"]):
    """What stood in for other tokens is rewarded, then the market is refilled."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, g: Tekhenu) -> None:
        swaps = g.turn[TURN_SWAPS]
        if swaps:
            for technology in technologies.of(g, self.seat):
                technology.turn_ended(g, self.seat, swaps)
        close_turn(g)
        g.do(RefillMarket())


def open_turn(g: Tekhenu, seat: int) -> None:
    close_turn(g)
    g.turn[ACTIVE] = seat


def close_turn(g: Tekhenu) -> None:
    g.turn = [0] * TURN_FIELDS
    g.turn[ACTIVE] = NOTHING
    g.turn[TURN_DIE] = NOTHING
    g.extras = ()
