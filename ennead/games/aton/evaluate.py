"""How good a position of Aton looks to a seat: 0 lost, 1 won."""

from __future__ import annotations

import math
from typing import Final

from ennead.games.aton.events import SOURCES, TEMPLE_1
from ennead.games.aton.scoring import points_for
from ennead.games.aton.state import NOBODY_WON, Aton

POINTS_FOR_SURE: Final = 14.0
"""A lead of so many points is worth about 73 % of a won game."""
SCORING_NEAR: Final = 0.9
SCORING_FAR: Final = 0.45
"""How much of what a scoring would bring now counts, with a full and with an empty Kingdom."""
PRIEST: Final = 0.25
"""What one more priest in the temples is worth."""
HAND: Final = 0.3
"""What each point by which the cards in hand exceed the usual ten is worth."""
USUAL_HAND: Final = 10
TOKEN: Final = 0.6
"""What an unused exchange token is worth."""


def evaluate(g: Aton, seat: int) -> float:
    if g.over:
        return 0.5 if g.winner == NOBODY_WON else 1.0 if g.winner == seat else 0.0
    lead = float(g.score[seat] - g.score[1 - seat])
    filled = (g.dead[0] + g.dead[1]) / g.rules.kingdom
    weight = SCORING_FAR + (SCORING_NEAR - SCORING_FAR) * filled
    for source in range(TEMPLE_1, SOURCES):
        lead += weight * (points_for(g, seat, source) - points_for(g, 1 - seat, source))
    lead += PRIEST * (g.priests[seat].bit_count() - g.priests[1 - seat].bit_count())
    lead += TOKEN * (g.tokens[seat] - g.tokens[1 - seat])
    lead += _hand(g, seat) - _hand(g, 1 - seat)
    return 1.0 / (1.0 + math.exp(-lead / POINTS_FOR_SURE))


def _hand(g: Aton, seat: int) -> float:
    cards = g.cards_of(g.hand, seat)
    return HAND * (sum(cards) - USUAL_HAND) if cards else 0.0
