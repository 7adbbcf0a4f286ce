"""Evaluation of Aton by hand-set weights, for a seat: 0 is lost, 1 is won."""

from __future__ import annotations

from typing import Final

from ennead.core.win_chance import chance_of_lead
from ennead.games.aton.rules.scoring import scoring_now
from ennead.games.aton.rules.state import NOBODY_WON, Aton

LEAD_SCALE: Final = 14.0
"""A lead of this many points evaluates to about 0.73."""
SCORING_NEAR: Final = 0.9
SCORING_FAR: Final = 0.45
"""The share of the points for a scoring now that counts, with a full and an empty Kingdom."""
PRIEST: Final = 0.25
"""The value of one more priest in the temples, in points."""
HAND: Final = 0.3
"""The value of each point by which the cards in hand exceed the usual ten."""
USUAL_HAND: Final = 10
TOKEN: Final = 0.6
"""The value of an unused exchange token, in points."""


def evaluate(g: Aton, seat: int) -> float:
    """A logistic function of the lead: points, the next scoring, priests, token and hand."""
    if g.over:
        return final_value(g, seat)
    lead = float(g.score[seat] - g.score[1 - seat])
    weight = scoring_weight(g)
    points = scoring_now(g)
    for item in range(0, len(points), 2):
        lead += weight * (points[item + seat] - points[item + 1 - seat])
    lead += PRIEST * (g.priests[seat].bit_count() - g.priests[1 - seat].bit_count())
    lead += TOKEN * (g.tokens[seat] - g.tokens[1 - seat])
    lead += hand_value(g, seat) - hand_value(g, 1 - seat)
    return chance_of_lead(lead, LEAD_SCALE)


def final_value(g: Aton, seat: int) -> float:
    """The value of a finished game."""
    return 0.5 if g.winner == NOBODY_WON else 1.0 if g.winner == seat else 0.0


def scoring_weight(g: Aton) -> float:
    """How much a scoring now counts: more, the fuller the Kingdom of the Dead."""
    filled = (g.dead[0] + g.dead[1]) / g.rules.kingdom
    return SCORING_FAR + (SCORING_NEAR - SCORING_FAR) * filled


def hand_value(g: Aton, seat: int) -> float:
    cards = g.cards_of(g.hand, seat)
    return HAND * (sum(cards) - USUAL_HAND) if cards else 0.0
