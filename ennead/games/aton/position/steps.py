"""The registry of Aton's steps: each class with the domains of its fields."""

from __future__ import annotations

from typing import Final

from ennead.core.domain import Domain
from ennead.core.step import Steps
from ennead.games.aton.rules.after_scoring import (
    Aftermath,
    PostScoringRemoval,
    Substitute,
    TakeBack,
)
from ennead.games.aton.rules.card_laying import LayCards
from ennead.games.aton.rules.cards import CleanUp, DrawCards
from ennead.games.aton.rules.cartouche_points import Points
from ennead.games.aton.rules.exchange import ExchangeCards
from ennead.games.aton.rules.placement import Place, Placement
from ennead.games.aton.rules.removal import Removal, Remove, Sacrifice
from ennead.games.aton.rules.round import Round, Turns
from ennead.games.aton.rules.scoring import Scoring
from ennead.games.aton.rules.turn import Turn
from ennead.games.aton.rules.turn_order import TurnOrder
from ennead.games.aton.rules.victory import SetVictory
from ennead.games.aton.vocabulary.names import HIGHEST_CARD, SEAT, TEMPLE

STEPS: Final = Steps()
STEPS.add(Round)
STEPS.add(DrawCards)
STEPS.add(ExchangeCards)
STEPS.add(LayCards)
STEPS.add(Points)
STEPS.add(TurnOrder)
STEPS.add(Turns)
STEPS.add(Turn, SEAT)
STEPS.add(Removal, SEAT)
STEPS.add(Remove, SEAT, Domain("count", 1, 2))
STEPS.add(Sacrifice, SEAT)
STEPS.add(Placement, SEAT)
STEPS.add(Place, SEAT, Domain("count", 1, HIGHEST_CARD))
STEPS.add(SetVictory, SEAT)
STEPS.add(Scoring)
STEPS.add(Aftermath)
STEPS.add(PostScoringRemoval, SEAT)
STEPS.add(TakeBack, SEAT, TEMPLE)
STEPS.add(Substitute, SEAT, TEMPLE)
STEPS.add(CleanUp)
