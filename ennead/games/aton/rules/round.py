"""The round, from drawing cards to clean-up (4)."""

from __future__ import annotations

from typing import Final

from ennead.core.step import Step
from ennead.games.aton.rules.card_laying import LayCards
from ennead.games.aton.rules.cards import CleanUp, DrawCards
from ennead.games.aton.rules.cartouche_points import Points
from ennead.games.aton.rules.exchange import ExchangeCards
from ennead.games.aton.rules.scoring import Scoring
from ennead.games.aton.rules.state import Aton
from ennead.games.aton.rules.turn import Turn
from ennead.games.aton.rules.turn_order import TurnOrder
from ennead.games.aton.rules.victory import finish_by_score
from ennead.games.aton.vocabulary.events import ROUND
from ennead.games.aton.vocabulary.names import BY_ROUNDS


class Round(Step["Aton"]):
    """4.A to 4.E: draw, plan, points and turn order. The game has at most 100 rounds (A25)."""

    def run(self, g: Aton) -> None:
        if g.round == g.rules.most_rounds:
            finish_by_score(g, BY_ROUNDS)
            return
        g.round += 1
        g.turn_page(g.round)
        g.tell(ROUND, g.round)
        g.do_all(_BEFORE_TURNS)


class Turns(Step["Aton"]):
    """4.F to 4.I: the turns of the first and the second player (A8), scoring, clean-up."""

    def run(self, g: Aton) -> None:
        g.do_all(_FROM_TURNS_ON[g.first])


_BEFORE_TURNS: Final[tuple[Step[Aton], ...]] = (
    DrawCards(),
    ExchangeCards(),
    LayCards(),
    Points(),
    TurnOrder(),
    Turns(),
)
_FROM_TURNS_ON: Final[list[tuple[Step[Aton], ...]]] = [
    (Turn(first), Turn(1 - first), Scoring(), CleanUp(), Round()) for first in (0, 1)
]
"""By the first player. Steps are immutable, so these serve all rounds of all games."""
