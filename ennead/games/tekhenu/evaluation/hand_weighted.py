"""Evaluation of Tekhenu by hand-set weights, for a seat: 0 is lost, 1 is won."""

from __future__ import annotations

from typing import Final

from ennead.core.win_chance import chance_of_lead
from ennead.games.tekhenu.evaluation.pending import pending_value, scorings_left, share_left
from ennead.games.tekhenu.rules.decree_points import decree_points
from ennead.games.tekhenu.rules.maat import balance_loss, weight
from ennead.games.tekhenu.rules.scoring import (
    bread_due,
    district_leader,
    production_points,
    temple_points,
)
from ennead.games.tekhenu.rules.state import Tekhenu, bits
from ennead.games.tekhenu.vocabulary.names import (
    BLESSINGS,
    DECREES,
    FAITH,
    GOLD,
    GOODS,
    SCRIBE,
    TECHNOLOGIES,
)

LEAD_SCALE: Final = 18.0
"""A lead of this many points means a 73% chance to win."""
GOOD: Final = 0.45
GOLD_WORTH: Final = 1.0
SCRIBE_WORTH: Final = 0.9
FAITH_WORTH: Final = 0.4
"""What a token is worth early in the game; it falls towards 0 at the end, except for faith."""
LEVEL: Final = 0.8
"""What each production level above the lowest is worth early in the game."""
TECHNOLOGY: Final = 3.0
BLESSING: Final = 1.5
POPULATION_STEP: Final = 0.25
HAPPINESS_STEP: Final = 0.5
STATUE_BONUS: Final = 3.0
"""What a god statue's bonuses are worth over a whole game."""
DECREE_SHARE: Final = 0.7
"""The share of a decree's points that counts before the end."""
BALANCE: Final = 0.3
"""What each point away from balance costs."""
USEFUL_STOCK: Final = 6
"""Beyond this stock of one good, more of it is worth little."""


def evaluate(g: Tekhenu, seat: int) -> float:
    if g.over:
        return 1.0 if g.ranks[seat] == 0 else 0.0
    best = -999.0
    leaders = [district_leader(g, good) for good in range(GOODS)]
    for head in range(g.heads):
        if head != seat:
            best = max(best, worth(g, head, leaders))
    mine = worth(g, seat, leaders) + pending_value(g, seat)
    return chance_of_lead(mine - best, LEAD_SCALE)


def worth(g: Tekhenu, head: int, leaders: list[int]) -> float:
    """Points so far, what the remaining scorings would score now, and resources for later."""
    rules = g.rules
    left = share_left(g)
    each = float(temple_points(g, head) + rules.statue_points[g.statues[head]])
    each += rules.symbol_points * g.symbols(g.happiness[head])
    each += rules.district_points * leaders.count(head)
    worth = float(g.score[head])
    if not g.is_bot(head):
        each += production_points(g, head) + rules.row_points[g.built[head]]
        each -= 1.2 * bread_due(g, head)
        worth += _resources(g, head, left) + balance_value(g, head)
    worth += each * scoring_share(g)
    worth += HAPPINESS_STEP * g.happiness[head] * (0.4 + left)
    worth += POPULATION_STEP * g.population[head] * (0.4 + left)
    for god in range(6):
        if g.statues_at(god, head):
            worth += STATUE_BONUS * left
    return worth


def scoring_share(g: Tekhenu) -> float:
    """How much what a scoring would bring now counts, over all that are left."""
    scorings = scorings_left(g)
    return (0.75 + 0.25 * (1.0 - share_left(g))) * scorings * (0.9 if scorings > 1.0 else 1.0)


def stock_value(stock: int, left: float) -> float:
    """What a stock of one good is worth."""
    return GOOD * left * (min(stock, USEFUL_STOCK) + 0.2 * max(0, stock - USEFUL_STOCK))


def _resources(g: Tekhenu, seat: int, left: float) -> float:
    worth = 0.0
    for good in range(GOODS):
        stock = g.token(seat, good)
        worth += stock_value(stock, left)
        worth += LEVEL * left * (g.level(seat, good) - g.rules.lowest)
    worth += GOLD_WORTH * left * g.token(seat, GOLD)
    worth += SCRIBE_WORTH * left * g.token(seat, SCRIBE)
    worth += FAITH_WORTH * g.token(seat, FAITH)
    worth += TECHNOLOGY * left * g.hand(seat, TECHNOLOGIES).bit_count()
    worth += BLESSING * left * g.hand(seat, BLESSINGS).bit_count()
    return worth + DECREE_SHARE * sum(best_decrees(g, seat))


def best_decrees(g: Tekhenu, seat: int) -> list[int]:
    """What the best decrees in hand would score, one for each symbol, plus 2 each for growth."""
    best: dict[int, int] = {}
    for card in bits(g.hand(seat, DECREES)):
        symbol = g.rules.cards.symbol[card]
        best[symbol] = max(best.get(symbol, 0), 2 + decree_points(g, seat, card))
    ranked = sorted(best.values())
    return ranked[-g.rules.most_decrees :]


def balance_value(g: Tekhenu, seat: int) -> float:
    balance = weight(g, seat)
    faith = g.token(seat, FAITH)
    off = max(0, abs(balance) - faith)
    return -BALANCE * off - balance_loss(g, min(0, balance + faith))
