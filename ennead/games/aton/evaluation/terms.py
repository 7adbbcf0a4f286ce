"""The terms of `hand_weighted.py` by name, for reasons in words."""

from __future__ import annotations

from ennead.core.terms import Term
from ennead.games.aton.evaluation.hand_weighted import (
    PRIEST,
    TOKEN,
    hand_value,
    scoring_weight,
)
from ennead.games.aton.rules.scoring import scoring_now
from ennead.games.aton.rules.state import Aton
from ennead.games.aton.vocabulary.names import SOURCE, SOURCES, TEMPLE_1


def terms(g: Aton, seat: int) -> dict[str, Term]:
    """A seat's side of the lead: the lead is the sum of its terms less that of its rival's."""
    found = {"points": Term(g.score[seat], g.score[seat])}
    weight = scoring_weight(g)
    scoring = scoring_now(g)
    for source in range(TEMPLE_1, SOURCES):
        points = scoring[(source - TEMPLE_1) * 2 + seat]
        found[str(SOURCE.json(source))] = Term(weight * points, points)
    priests = g.priests[seat].bit_count()
    found["priests"] = Term(PRIEST * priests, priests)
    found["token"] = Term(TOKEN * g.tokens[seat], g.tokens[seat])
    found["hand"] = Term(hand_value(g, seat), sum(g.cards_of(g.hand, seat)))
    return found
