"""The terms of `hand_weighted.py` by name, for reasons in words."""

from __future__ import annotations

from ennead.core.terms import Term
from ennead.games.tekhenu.evaluation.hand_weighted import (
    BLESSING,
    DECREE_SHARE,
    FAITH_WORTH,
    GOLD_WORTH,
    HAPPINESS_STEP,
    LEVEL,
    POPULATION_STEP,
    SCRIBE_WORTH,
    STATUE_BONUS,
    TECHNOLOGY,
    balance_value,
    best_decrees,
    scoring_share,
    stock_value,
)
from ennead.games.tekhenu.evaluation.pending import share_left
from ennead.games.tekhenu.rules.maat import weight
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
    TOKEN,
)


def terms(g: Tekhenu, head: int) -> dict[str, Term]:
    """A head's terms; their sum is its `worth`."""
    rules = g.rules
    left = share_left(g)
    later = scoring_share(g)
    happy = rules.symbol_points * g.symbols(g.happiness[head])
    happy_worth = later * happy + HAPPINESS_STEP * g.happiness[head] * (0.4 + left)
    districts = [district_leader(g, good) for good in range(GOODS)].count(head)
    gods = 0
    for god in range(GODS):
        if g.statues_at(god, head):
            gods += 1
    statues = later * rules.statue_points[g.statues[head]] + STATUE_BONUS * left * gods
    temple = temple_points(g, head)
    population = g.population[head]
    found = {
        "points": Term(g.score[head], g.score[head]),
        "temple": Term(later * temple, temple),
        "statues": Term(statues, g.statues[head]),
        "happiness": Term(happy_worth, g.happiness[head]),
        "districts": Term(later * rules.district_points * districts, districts),
        "population": Term(POPULATION_STEP * population * (0.4 + left), population),
    }
    if not g.is_bot(head):
        _add_player_board(g, head, left, later, found)
    return found


def _add_player_board(
    g: Tekhenu, seat: int, left: float, later: float, found: dict[str, Term]
) -> None:
    """What only a player has: production, resources, cards and scales."""
    production = production_points(g, seat)
    found["production"] = Term(later * production, production)
    found["buildings"] = Term(later * g.rules.row_points[g.built[seat]], g.built[seat])
    due = bread_due(g, seat)
    found["bread-due"] = Term(-1.2 * later * due, -due)
    levels = 0
    for good in range(GOODS):
        stock = g.token(seat, good)
        found[str(TOKEN.json(good))] = Term(stock_value(stock, left), stock)
        levels += g.level(seat, good) - g.rules.lowest
    found["levels"] = Term(LEVEL * left * levels, levels)
    gold, scribes, faith = g.token(seat, GOLD), g.token(seat, SCRIBE), g.token(seat, FAITH)
    found["gold"] = Term(GOLD_WORTH * left * gold, gold)
    found["scribes"] = Term(SCRIBE_WORTH * left * scribes, scribes)
    found["faith"] = Term(FAITH_WORTH * faith, faith)
    technologies = g.hand(seat, TECHNOLOGIES).bit_count()
    found["technologies"] = Term(TECHNOLOGY * left * technologies, technologies)
    blessings = g.hand(seat, BLESSINGS).bit_count()
    found["blessings"] = Term(BLESSING * left * blessings, blessings)
    decrees = sum(best_decrees(g, seat))
    found["decrees"] = Term(DECREE_SHARE * decrees, decrees)
    found["balance"] = Term(balance_value(g, seat), -abs(weight(g, seat)))
