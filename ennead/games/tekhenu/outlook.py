"""How a game of Tekhenu will probably end for a seat, for bots that think ahead: 0 lost, 1 won.

The weights were fitted to the final scores of many games; docs/bots.md says how.
"""

from __future__ import annotations

import math
from typing import Final

from ennead.core.weights import Weights
from ennead.games.tekhenu.board import (
    BLESSINGS,
    DECREES,
    FAITH,
    GODS,
    GOLD,
    GOODS,
    SCRIBE,
    TECHNOLOGIES,
)
from ennead.games.tekhenu.decreepoints import decree_points
from ennead.games.tekhenu.maat import loss, weight
from ennead.games.tekhenu.promise import promise
from ennead.games.tekhenu.scoring import (
    bread_due,
    district_leader,
    production_points,
    temple_points,
)
from ennead.games.tekhenu.state import Tekhenu, bits

LEAD_FOR_SURE: Final = 9.0
"""A lead of so many points is worth about 73 % of a won game."""
PROMISE: Final = 2.0
"""How much more than by `evaluate.py` is expected of an action that was begun."""
USEFUL_STOCK: Final = 6
"""More of one good than this is left over."""

FIRST_HALF: Final = Weights(
    ("points so far", 1.20, 1.20),
    ("points of the temple", -1.09, -0.86),
    ("points of statues", 6.70, 1.25),
    ("points of happiness", 1.80, 1.00),
    ("points of districts", -0.23, 1.08),
    ("points of production", 1.01, 2.16),
    ("points of the building row", -0.52, -0.56),
    ("bread due", 0.01, -4.71),
    ("papyrus", 0.27, -0.28),
    ("bread", 2.73, 2.14),
    ("limestone", 1.97, 1.41),
    ("granite", 4.03, 1.76),
    ("levels of papyrus", 1.01, 0.43),
    ("levels of bread", 0.87, 0.37),
    ("levels of limestone", 1.72, 0.67),
    ("levels of granite", 0.94, 0.49),
    ("goods left over", 1.18, -1.37),
    ("gold", 2.19, 1.52),
    ("scribes", 0.35, 0.40),
    ("faith", 0.01, 0.21),
    ("technologies", 4.52, 2.30),
    ("blessings", 2.18, 1.04),
    ("points of decrees", 0.39, 1.10),
    ("decrees that count", 2.35, 0.49),
    ("happiness", 1.36, 1.09),
    ("population", 0.52, 0.23),
    ("statue of Horus", -0.86, 2.53),
    ("statue of Ra", -1.38, 6.96),
    ("statue of Hathor", -3.96, 9.17),
    ("statue of Bastet", -9.01, 2.90),
    ("statue of Thoth", 0.25, 0.74),
    ("statue of Osiris", -10.04, 7.00),
    ("off balance with faith", -0.04, 0.04),
    ("loss of balance", 0.40, 0.39),
    ("too tainted", -0.42, -0.20),
    ("buildings at the temple", 5.01, 7.73),
    ("pillars", 6.33, 2.53),
    ("workshops and quarries", 2.36, 3.66),
    ("statues of the people", 6.91, 5.26),
    ("place in the order", 0.26, 0.45),
)
"""In points, from the start to the first scoring."""
SECOND_HALF: Final = Weights(
    ("points so far", 1.05, 0.99),
    ("points of the temple", -1.24, 0.58),
    ("points of statues", 1.00, 1.03),
    ("points of happiness", 0.81, 0.97),
    ("points of districts", 0.20, 0.94),
    ("points of production", 0.97, 0.94),
    ("points of the building row", -0.46, -0.36),
    ("bread due", -1.99, -1.73),
    ("papyrus", 0.35, -0.14),
    ("bread", 1.82, 0.35),
    ("limestone", 1.98, 0.05),
    ("granite", 1.49, 0.23),
    ("levels of papyrus", 0.29, 0.03),
    ("levels of bread", 0.07, 0.10),
    ("levels of limestone", 0.63, 0.03),
    ("levels of granite", 0.19, -0.03),
    ("goods left over", -0.88, 0.13),
    ("gold", 1.84, 0.58),
    ("scribes", 0.35, 0.14),
    ("faith", 0.55, -0.00),
    ("technologies", 1.77, 0.12),
    ("blessings", 0.93, -0.06),
    ("points of decrees", 0.87, 0.81),
    ("decrees that count", 0.37, -1.03),
    ("happiness", 0.76, 0.09),
    ("population", 0.20, 0.08),
    ("statue of Horus", 1.52, -0.02),
    ("statue of Ra", 1.86, -0.63),
    ("statue of Hathor", 6.53, 0.49),
    ("statue of Bastet", 1.73, -0.94),
    ("statue of Thoth", 4.83, 0.07),
    ("statue of Osiris", 2.70, 1.03),
    ("off balance with faith", 0.20, 0.00),
    ("loss of balance", 0.07, -0.65),
    ("too tainted", 0.13, -0.30),
    ("buildings at the temple", 5.54, 2.16),
    ("pillars", 2.97, 0.56),
    ("workshops and quarries", 2.27, 1.43),
    ("statues of the people", 3.74, 0.40),
    ("place in the order", -0.02, 0.03),
)
"""In points, from the first scoring to the end."""


def outlook(g: Tekhenu, seat: int) -> float:
    if g.over:
        return 1.0 if g.ranks[seat] == 0 else 0.0
    leaders = [district_leader(g, good) for good in range(GOODS)]
    best = -999.0
    for head in range(g.heads):
        if head != seat:
            best = max(best, worth(g, head, leaders))
    left = 1.0 - g.round / (g.rules.rounds + 1)
    mine = worth(g, seat, leaders)
    mine += PROMISE * promise(g, seat, left, 2.0 if g.marker_a >= 0 else 1.0)
    return 1.0 / (1.0 + math.exp((best - mine) / LEAD_FOR_SURE))


def worth(g: Tekhenu, head: int, leaders: list[int]) -> float:
    """The points a player will probably have, up to what is equal for all."""
    half = g.rules.rounds // 2
    left = 1.0 - max(0, g.round - 1) % half / half
    weights = FIRST_HALF if g.marker_a >= 0 else SECOND_HALF
    return weights.worth(features(g, head, leaders), left)


def features(g: Tekhenu, head: int, leaders: list[int]) -> list[float]:
    """In the order of the weights."""
    rules = g.rules
    found: list[float] = [
        g.score[head],
        temple_points(g, head),
        rules.statue_points[g.statues[head]],
        rules.symbol_points * g.symbols(g.happiness[head]),
        rules.district_points * leaders.count(head),
    ]
    if g.is_bot(head):
        found += [0.0] * BOARD
    else:
        found += [production_points(g, head), rules.row_points[g.built[head]]]
        found.append(bread_due(g, head))
        over = 0
        for good in range(GOODS):
            stock = g.token(head, good)
            found.append(min(stock, USEFUL_STOCK))
            over += max(0, stock - USEFUL_STOCK)
        for good in range(GOODS):
            found.append(g.level(head, good) - rules.lowest)
        found.append(over)
    found += [g.token(head, GOLD), g.token(head, SCRIBE), g.token(head, FAITH)]
    found.append(g.hand(head, TECHNOLOGIES).bit_count())
    found.append(g.hand(head, BLESSINGS).bit_count())
    decrees = decrees_that_count(g, head)
    found += [sum(decrees), len(decrees), g.happiness[head], g.population[head]]
    for god in range(GODS):
        found.append(g.statues_at(god, head))
    balance = 0 if g.is_bot(head) else weight(g, head)
    faith = g.token(head, FAITH)
    found += [max(0, abs(balance) - faith), loss(g, min(0, balance + faith)), max(0, -balance)]
    found += [g.buildings[head].bit_count(), g.pillars[head].bit_count()]
    found += [g.works[head].bit_count(), g.people[head].bit_count(), g.place_in_order(head)]
    return found


BOARD: Final = 3 + 2 * GOODS + 1
"""How many features only a player has who has a board of his own."""


def decrees_that_count(g: Tekhenu, head: int) -> list[int]:
    """The points of the best decrees, one for each symbol."""
    if g.is_bot(head):
        return []
    best: dict[int, int] = {}
    for card in bits(g.hand(head, DECREES)):
        symbol = g.rules.cards.symbol[card]
        best[symbol] = max(best.get(symbol, 0), 2 + decree_points(g, head, card))
    ranked = sorted(best.values())
    return ranked[-g.rules.most_decrees :]
