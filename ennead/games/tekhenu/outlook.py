"""How a game of Tekhenu will probably end for a seat, for bots that think ahead: 0 lost, 1 won.

The weights were fitted to the final scores of many games; docs/bots.md says how.
"""

from __future__ import annotations

import math
from typing import Final

from ennead.core.weights import Part, Weights, worth_of
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
    ("points so far", 1.31, 1.14),
    ("points of the temple", -1.02, -0.33),
    ("points of statues", 4.28, 1.72),
    ("points of happiness", -0.13, 1.44),
    ("points of districts", -0.01, 1.16),
    ("points of production", 1.24, 1.29),
    ("points of the building row", -0.92, -0.08),
    ("bread due", 0.23, -3.36),
    ("papyrus", 0.45, -0.48),
    ("bread", 2.09, 1.64),
    ("limestone", 1.84, 1.47),
    ("granite", 3.42, 1.25),
    ("levels of papyrus", 0.73, 0.84),
    ("levels of bread", 1.20, 1.10),
    ("levels of limestone", 1.70, 1.16),
    ("levels of granite", 1.29, 0.90),
    ("goods left over", 0.41, 0.32),
    ("gold", 1.85, 2.03),
    ("scribes", 0.35, 0.36),
    ("faith", 0.10, -0.10),
    ("technologies", 3.66, 2.16),
    ("blessings", 2.35, 1.09),
    ("points of decrees", 0.26, 1.22),
    ("decrees that count", 4.41, 0.36),
    ("happiness", 1.48, 0.74),
    ("population", 0.08, 0.25),
    ("statue of Horus", 2.94, -2.02),
    ("statue of Ra", 5.14, 8.18),
    ("statue of Hathor", 14.59, 3.11),
    ("statue of Bastet", -6.54, 6.81),
    ("statue of Thoth", 1.22, 0.12),
    ("statue of Osiris", -6.37, 6.45),
    ("off balance with faith", -0.01, 0.01),
    ("loss of balance", -0.00, 0.10),
    ("too tainted", -0.32, -0.12),
    ("buildings at the temple", 5.11, 5.57),
    ("pillars", 4.84, 2.40),
    ("workshops and quarries", 1.08, 1.35),
    ("statues of the people", 7.31, 3.76),
    ("place in the order", 0.12, -0.32),
)
"""In points, from the start to the first scoring."""
SECOND_HALF: Final = Weights(
    ("points so far", 1.05, 1.00),
    ("points of the temple", -0.54, 0.67),
    ("points of statues", 0.87, 0.90),
    ("points of happiness", 0.61, 0.99),
    ("points of districts", 0.30, 0.92),
    ("points of production", 0.56, 0.97),
    ("points of the building row", -0.40, -0.09),
    ("bread due", -1.63, -1.75),
    ("papyrus", 0.20, -0.01),
    ("bread", 1.47, 0.40),
    ("limestone", 1.92, 0.08),
    ("granite", 1.27, 0.29),
    ("levels of papyrus", 0.43, -0.04),
    ("levels of bread", 0.43, 0.12),
    ("levels of limestone", 0.83, 0.06),
    ("levels of granite", 0.45, -0.17),
    ("goods left over", -0.45, -0.07),
    ("gold", 1.93, 0.78),
    ("scribes", 0.14, 0.29),
    ("faith", 0.36, 0.13),
    ("technologies", 1.77, 0.23),
    ("blessings", 1.06, 0.01),
    ("points of decrees", 0.99, 0.83),
    ("decrees that count", 0.12, -1.04),
    ("happiness", 0.69, 0.12),
    ("population", 0.15, 0.03),
    ("statue of Horus", 0.45, 0.55),
    ("statue of Ra", 4.97, -0.26),
    ("statue of Hathor", 3.80, 1.01),
    ("statue of Bastet", 4.23, -0.58),
    ("statue of Thoth", 3.63, 0.92),
    ("statue of Osiris", 2.21, 1.12),
    ("off balance with faith", -0.03, 0.01),
    ("loss of balance", 0.83, -0.66),
    ("too tainted", -0.19, -0.20),
    ("buildings at the temple", 3.80, 1.68),
    ("pillars", 2.30, 0.45),
    ("workshops and quarries", 1.38, 1.17),
    ("statues of the people", 3.03, 0.96),
    ("place in the order", 0.16, -0.13),
)
"""In points, from the first scoring to the end."""


def outlook(g: Tekhenu, seat: int) -> float:
    if g.over:
        return 1.0 if g.ranks[seat] == 0 else 0.0
    best = -999.0
    for head in range(g.heads):
        if head != seat:
            best = max(best, worth_of(parts(g, head)))
    left = 1.0 - g.round / (g.rules.rounds + 1)
    mine = worth_of(parts(g, seat))
    mine += PROMISE * promise(g, seat, left, 2.0 if g.marker_a >= 0 else 1.0)
    return 1.0 / (1.0 + math.exp((best - mine) / LEAD_FOR_SURE))


def parts(g: Tekhenu, head: int) -> list[Part]:
    """What a player's position is worth: his final points, up to what is equal for all."""
    half = g.rules.rounds // 2
    late = max(0, g.round - 1) % half / half
    weights = FIRST_HALF if g.marker_a >= 0 else SECOND_HALF
    return [Part(weights, features(g, head), 1.0 - late, late)]


def features(g: Tekhenu, head: int) -> list[float]:
    """In the order of the weights."""
    rules = g.rules
    found: list[float] = [
        g.score[head],
        temple_points(g, head),
        rules.statue_points[g.statues[head]],
        rules.symbol_points * g.symbols(g.happiness[head]),
        rules.district_points * districts_led(g, head),
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


def districts_led(g: Tekhenu, head: int) -> int:
    led = 0
    for good in range(GOODS):
        if district_leader(g, good) == head:
            led += 1
    return led


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
