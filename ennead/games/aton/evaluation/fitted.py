"""Evaluation of Aton by fitted weights, for bots that search: a seat's chance to win.

The weights were fitted to the results of many games; see docs/bots.md.
"""

from __future__ import annotations

from typing import Final

from ennead.core.fitted_weights import WeightedPart, Weights, total_value
from ennead.core.win_chance import chance_of_lead
from ennead.games.aton.evaluation.hand_weighted import final_value
from ennead.games.aton.rules.scoring import (
    black_points,
    bonus_points,
    majority,
    temple_points,
)
from ennead.games.aton.rules.state import Aton
from ennead.games.aton.vocabulary.names import HIGHEST_CARD, TEMPLE_2, TEMPLE_4, TEMPLES

WEIGHTS: Final = Weights(
    ("points", 0.087, 0.086),
    ("scoring of temple 2", -0.003, -0.043),
    ("scoring of temple 3", -0.003, 0.091),
    ("scoring of temple 4", -0.016, 0.076),
    ("scoring of black cells", -0.019, -0.046),
    ("scoring of bonus cells", 0.096, 0.135),
    ("priests in temple 1", 0.057, 0.131),
    ("lead in temple 1", -0.010, -0.025),
    ("priests in temple 2", 0.118, 0.163),
    ("lead in temple 2", 0.046, 0.120),
    ("priests in temple 3", 0.045, 0.052),
    ("lead in temple 3", -0.022, -0.032),
    ("priests in temple 4", 0.192, 0.114),
    ("lead in temple 4", 0.163, 0.079),
    ("lead on black cells", 0.100, 0.210),
    ("priests on black cells", 0.235, 0.417),
    ("priests on blue cells", 0.045, 0.016),
    ("priests on green cells", 0.091, 0.116),
    ("priests on yellow cells", 0.075, 0.018),
    ("sets that lack 1", 2.721, 2.204),
    ("sets that lack 2", 0.969, 1.176),
    ("sets that lack 3", -1.498, 1.363),
    ("exchange token", 0.545, 0.517),
    ("cards to come above their average", 0.198, 0.218),
    ("points beyond thirty", 0.115, 0.088),
)
"""In log odds of winning, with an empty and with a full Kingdom."""
CLEAR_LEAD: Final = 3
CLEAR_BLACK_LEAD: Final = 2
"""Larger leads are clipped to these."""
MOST_LACKING: Final = 3
"""Sets that lack more cells than this are ignored."""
NEAR_THE_GOAL: Final = 30
AVERAGE_CARD: Final = 2.5


def fitted_evaluate(g: Aton, seat: int) -> float:
    """The probability that a seat wins, by a logistic model."""
    if g.over:
        return final_value(g, seat)
    odds = total_value(parts(g, seat)) - total_value(parts(g, 1 - seat))
    return chance_of_lead(odds, 1.0)


def parts(g: Aton, seat: int) -> list[WeightedPart]:
    """The features of a seat's position with their weights."""
    late = (g.dead[0] + g.dead[1]) / g.rules.kingdom
    return [WeightedPart(WEIGHTS, features(g, seat), 1.0 - late, late)]


def features(g: Aton, seat: int) -> list[float]:
    """The features of a seat's position, in the order of `WEIGHTS`."""
    rules = g.rules
    mine = g.priests[seat]
    leads = [majority(g, seat, cells) for cells in rules.temple]
    black_lead = majority(g, seat, rules.black)
    found: list[float] = [g.score[seat]]
    for temple in range(TEMPLE_2, TEMPLE_4 + 1):
        found.append(temple_points(g, seat, temple, leads[temple - 1]))
    found.append(black_points(g, black_lead))
    found.append(bonus_points(g, seat))
    for temple in range(TEMPLES):
        found.append((mine & rules.temple[temple]).bit_count())
        found.append(max(0, min(CLEAR_LEAD, leads[temple])))
    found.append(max(0, min(CLEAR_BLACK_LEAD, black_lead)))
    found.append((mine & rules.black).bit_count())
    found.append((mine & rules.blue).bit_count())
    found.append((mine & rules.green).bit_count())
    found.append((mine & rules.yellow).bit_count())
    lacking = [0.0] * (MOST_LACKING + 1)
    for temple in range(TEMPLES):
        _count_lacking(rules.temple[temple] & ~mine, lacking)
    _count_lacking(rules.yellow & ~mine, lacking)
    _count_lacking(rules.green & ~mine, lacking)
    found += lacking[1:]
    found.append(1.0 if g.tokens[seat] else 0.0)
    cards = 0.0
    for value in range(1, HIGHEST_CARD + 1):
        at = seat * HIGHEST_CARD + value - 1
        cards += (value - AVERAGE_CARD) * (g.hand[at] + g.deck[at])
    found += [cards, max(0, g.score[seat] - NEAR_THE_GOAL)]
    return found


def _count_lacking(cells: int, lacking: list[float]) -> None:
    """Count a set by the number of cells it still lacks; a complete set wins."""
    count = cells.bit_count()
    if count <= MOST_LACKING:
        lacking[count] += 1.0
