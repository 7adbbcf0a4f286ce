"""The round, from drawing cards to clean-up."""

from __future__ import annotations

from ennead.core.step import Step
from ennead.games.aton.cards import CleanUp, Draw
from ennead.games.aton.cartouches import Order, Points
from ennead.games.aton.events import BY_ROUNDS, ROUND
from ennead.games.aton.plan import Exchanging, Laying
from ennead.games.aton.scoring import Scoring
from ennead.games.aton.state import Aton
from ennead.games.aton.turn import Turn
from ennead.games.aton.victory import finish_by_score


class Round(Step["Aton"]):
    """Steps A to E; Order knows who takes the first turn and goes on from there."""

    def run(self, g: Aton) -> None:
        if g.round == g.rules.most_rounds:
            finish_by_score(g, BY_ROUNDS)
            return
        g.round += 1
        g.turn_page(g.round)
        g.tell(ROUND, g.round)
        g.do(Draw(), Exchanging(), Laying(), Points(), Order(), Turns())


class Turns(Step["Aton"]):
    """Steps F to I: both turns, first player first, scoring if it is due, clean-up."""

    def run(self, g: Aton) -> None:
        g.do(Turn(g.first), Turn(1 - g.first), Scoring(), CleanUp(), Round())
