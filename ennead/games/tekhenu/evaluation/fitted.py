"""Evaluation of Tekhenu by fitted weights, for bots that search: a seat's chance to win.

The weights were fitted to the final scores of many games; see docs/bots.md.
"""

from __future__ import annotations

from typing import Final

from ennead.core.fitted_weights import WeightedPart, Weights, total_value
from ennead.core.win_chance import chance_of_lead
from ennead.games.tekhenu.evaluation.hand_weighted import best_decrees
from ennead.games.tekhenu.evaluation.pending import pending_value
from ennead.games.tekhenu.rules.maat import balance_loss, weight
from ennead.games.tekhenu.rules.scoring import (
    bread_due,
    district_leader,
    production_points,
    temple_points,
)
from ennead.games.tekhenu.rules.state import Tekhenu
from ennead.games.tekhenu.vocabulary.names import (
    BLESSINGS,
    FAITH,
    GODS,
    GOLD,
    GOODS,
    SCRIBE,
    TECHNOLOGIES,
)

LEAD_SCALE: Final = 9.0
"""A lead of this many points means a 73% chance to win."""
PENDING_WEIGHT: Final = 2.0
"""Factor on the worth of a pending action, compared with `hand_weighted.py`."""
USEFUL_STOCK: Final = 6
"""Beyond this stock, more of one good counts as left over."""

FIRST_HALF: Final = Weights(
    ("points so far", 1.30, 1.05),
    ("points of the temple", -1.24, -0.34),
    ("points of statues", 3.49, 1.58),
    ("points of happiness", 0.38, 1.11),
    ("points of districts", 0.18, 1.12),
    ("points of production", 0.83, 1.47),
    ("points of the building row", -1.36, -0.37),
    ("bread due", 0.83, -2.54),
    ("papyrus", 0.74, -0.06),
    ("bread", 1.50, 0.89),
    ("limestone", 2.43, 1.25),
    ("granite", 2.94, 0.74),
    ("levels of papyrus", 0.02, 0.35),
    ("levels of bread", 1.11, 0.98),
    ("levels of limestone", 0.93, 0.84),
    ("levels of granite", 1.02, 0.59),
    ("goods left over", -0.08, -0.22),
    ("gold", 2.97, 1.49),
    ("scribes", 0.09, -1.06),
    ("faith", -0.05, -0.30),
    ("technologies", 4.36, 1.83),
    ("blessings", 2.28, 0.88),
    ("points of decrees", 0.02, 0.87),
    ("decrees that count", 5.83, 2.38),
    ("happiness", 1.44, 0.80),
    ("population", 0.07, 0.16),
    ("statue of Horus", 3.32, -0.86),
    ("statue of Ra", 5.18, 8.12),
    ("statue of Hathor", 12.95, 3.09),
    ("statue of Bastet", -5.68, 7.85),
    ("statue of Thoth", 1.67, 0.21),
    ("statue of Osiris", -5.81, 6.91),
    ("off balance with faith", -0.30, 0.02),
    ("loss of balance", 0.35, -0.16),
    ("too tainted", -0.09, -0.21),
    ("buildings at the temple", 5.99, 5.77),
    ("pillars", 5.54, 3.31),
    ("workshops and quarries", 0.71, 1.55),
    ("statues of the people", 8.01, 3.66),
    ("place in the order", -0.45, 0.12),
)
"""In points, before the first scoring: at the start of this half and at its end."""
SECOND_HALF: Final = Weights(
    ("points so far", 1.01, 1.03),
    ("points of the temple", -0.37, 0.78),
    ("points of statues", 1.01, 0.91),
    ("points of happiness", 0.55, 0.97),
    ("points of districts", 0.20, 0.93),
    ("points of production", 0.59, 0.92),
    ("points of the building row", -0.40, 0.05),
    ("bread due", -1.52, -1.78),
    ("papyrus", 0.16, -0.04),
    ("bread", 0.67, 0.26),
    ("limestone", 1.47, 0.08),
    ("granite", 0.87, 0.11),
    ("levels of papyrus", 0.39, 0.01),
    ("levels of bread", 0.51, 0.01),
    ("levels of limestone", 0.42, -0.20),
    ("levels of granite", 0.23, -0.15),
    ("goods left over", -0.47, 0.01),
    ("gold", 1.30, 0.41),
    ("scribes", -0.71, -0.06),
    ("faith", -0.08, 0.45),
    ("technologies", 1.92, 0.26),
    ("blessings", 1.14, 0.05),
    ("points of decrees", 0.76, 0.85),
    ("decrees that count", 1.95, -0.49),
    ("happiness", 0.73, 0.13),
    ("population", 0.06, -0.04),
    ("statue of Horus", 1.04, 0.83),
    ("statue of Ra", 6.51, 0.42),
    ("statue of Hathor", 3.86, 0.44),
    ("statue of Bastet", 3.99, -0.14),
    ("statue of Thoth", 3.29, 0.42),
    ("statue of Osiris", 3.15, 1.43),
    ("off balance with faith", 0.01, -0.23),
    ("loss of balance", 0.69, -0.76),
    ("too tainted", -0.24, -0.17),
    ("buildings at the temple", 3.92, 1.73),
    ("pillars", 2.74, 0.75),
    ("workshops and quarries", 1.53, 1.52),
    ("statues of the people", 3.02, 1.00),
    ("place in the order", 0.02, 0.14),
)
"""In points, after the first scoring: at the start of this half and at its end."""


def fitted_evaluate(g: Tekhenu, seat: int) -> float:
    if g.over:
        return 1.0 if g.ranks[seat] == 0 else 0.0
    best = -999.0
    for head in range(g.heads):
        if head != seat:
            best = max(best, total_value(parts(g, head)))
    mine = total_value(parts(g, seat)) + PENDING_WEIGHT * pending_value(g, seat)
    return chance_of_lead(mine - best, LEAD_SCALE)


def parts(g: Tekhenu, head: int) -> list[WeightedPart]:
    """What a head's position is worth: its final points, up to a constant equal for all."""
    half = g.rules.rounds // 2
    late = max(0, g.round - 1) % half / half
    weights = FIRST_HALF if g.marker_a >= 0 else SECOND_HALF
    return [WeightedPart(weights, features(g, head), 1.0 - late, late)]


def features(g: Tekhenu, head: int) -> list[float]:
    """The numbers that the weights multiply, in their order."""
    rules = g.rules
    found: list[float] = [
        g.score[head],
        temple_points(g, head),
        rules.statue_points[g.statues[head]],
        rules.symbol_points * g.symbols(g.happiness[head]),
        rules.district_points * districts_led(g, head),
    ]
    if g.is_bot(head):
        found += [0.0] * PLAYER_BOARD_FEATURES
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
    decrees = [] if g.is_bot(head) else best_decrees(g, head)
    found += [sum(decrees), len(decrees), g.happiness[head], g.population[head]]
    for god in range(GODS):
        found.append(g.statues_at(god, head))
    balance = 0 if g.is_bot(head) else weight(g, head)
    faith = g.token(head, FAITH)
    found += [
        max(0, abs(balance) - faith),
        balance_loss(g, min(0, balance + faith)),
        max(0, -balance),
    ]
    found += [g.buildings[head].bit_count(), g.pillars[head].bit_count()]
    found += [g.works[head].bit_count(), g.people[head].bit_count(), g.place_in_order(head)]
    return found


PLAYER_BOARD_FEATURES: Final = 3 + 2 * GOODS + 1
"""How many features belong to the player board, which Botankhamun does not have."""


def districts_led(g: Tekhenu, head: int) -> int:
    led = 0
    for good in range(GOODS):
        if district_leader(g, good) == head:
            led += 1
    return led
