"""How a game of Aton will probably end for a seat, for bots that think ahead: 0 lost, 1 won.

The weights were fitted to the winners of many games; docs/bots.md says how.
"""

from __future__ import annotations

import math
from typing import Final

from ennead.core.weights import Part, Weights, worth_of
from ennead.games.aton.actions import HIGHEST_CARD, TEMPLES
from ennead.games.aton.events import SOURCES, TEMPLE_2
from ennead.games.aton.scoring import majority, points_for
from ennead.games.aton.state import NOBODY_WON, Aton

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
"""In odds of winning (logarithm), with an empty Kingdom and with a full one."""
CLEAR_LEAD: Final = 3
CLEAR_BLACK_LEAD: Final = 2
"""A greater lead than this is worth no more."""
MOST_LACKING: Final = 3
"""Sets that lack more cells than this are far from a victory."""
NEAR_THE_GOAL: Final = 30
AVERAGE_CARD: Final = 2.5


def outlook(g: Aton, seat: int) -> float:
    if g.over:
        return 0.5 if g.winner == NOBODY_WON else 1.0 if g.winner == seat else 0.0
    odds = worth_of(parts(g, seat)) - worth_of(parts(g, 1 - seat))
    return 1.0 / (1.0 + math.exp(-odds))


def parts(g: Aton, seat: int) -> list[Part]:
    """What a seat's position is worth: its odds of winning, up to what is equal for both."""
    late = (g.dead[0] + g.dead[1]) / g.rules.kingdom
    return [Part(WEIGHTS, features(g, seat), 1.0 - late, late)]


def features(g: Aton, seat: int) -> list[float]:
    """In the order of the weights."""
    rules = g.rules
    mine = g.priests[seat]
    found: list[float] = [g.score[seat]]
    for source in range(TEMPLE_2, SOURCES):
        found.append(points_for(g, seat, source))
    for temple in range(TEMPLES):
        cells = rules.temple[temple]
        found.append((mine & cells).bit_count())
        found.append(max(0, min(CLEAR_LEAD, majority(g, seat, cells))))
    found.append(max(0, min(CLEAR_BLACK_LEAD, majority(g, seat, rules.black))))
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
    """A whole set of cells in one hand wins; count how many it still lacks."""
    count = cells.bit_count()
    if count <= MOST_LACKING:
        lacking[count] += 1.0
