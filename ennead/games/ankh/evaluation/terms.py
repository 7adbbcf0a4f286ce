"""The terms of `hand_weighted.py` by name, for reasons in words."""

from __future__ import annotations

from ennead.core.terms import Term
from ennead.games.ankh.evaluation.hand_weighted import (
    FIGURE,
    FORGOTTEN,
    HIGHER_RANK,
    IN_POOL,
    INCOME,
    LATE,
    MONUMENT,
    add_monuments,
    add_regions,
    cards_value,
    followers_value,
    guardians_in_pool,
    powers_value,
    share_of_conflicts,
    time_left,
    tokens_value,
)
from ennead.games.ankh.rules.state import Ankh


def terms(g: Ankh, seat: int) -> dict[str, Term]:
    """The terms of a seat's god; their sum is the god's value."""
    god = g.lead[seat]
    if god not in g.ranks:
        return {}
    weight = LATE + (1.0 - LATE) * time_left(g)
    followers, figures, pool = g.followers[god], len(g.figures[god]), guardians_in_pool(g, god)
    powers = g.powers[god].bit_count()
    rank = g.ranks.index(god)
    found = {
        "devotion": Term(g.devotion[god], g.devotion[god]),
        "rank": Term(HIGHER_RANK * rank, rank),
        "followers": Term(weight * followers_value(g, god), followers),
        "figures": Term(weight * FIGURE * figures, figures),
        "guardians": Term(weight * IN_POOL * pool, pool),
        "powers": Term(weight * powers_value(g, god), powers),
        "cards": Term(cards_value(g, god), g.hands[god].bit_count()),
        "tokens": Term(tokens_value(g, god), 0.0),
        "safety": _safety(g, god),
    }
    _add_board(g, god, weight, found)
    return found


def _safety(g: Ankh, god: int) -> Term:
    """The spaces a god lacks so as not to be forgotten."""
    if g.conflicts >= g.rules.forgetting:
        return Term(0.0, 0.0)
    short = max(0, g.rules.last_red + 1 - g.devotion[god])
    return Term(-FORGOTTEN * short * g.conflicts / g.rules.forgetting, -short)


def _add_board(g: Ankh, god: int, weight: float, found: dict[str, Term]) -> None:
    gods = len(g.figures)
    owned, paying = [0.0] * gods, [0.0] * gods
    add_monuments(g, weight, owned, paying)
    found["monuments"] = Term(owned[god], round(owned[god] / (MONUMENT * weight)))
    found["income"] = Term(paying[god], round(paying[god] / (INCOME * weight)))
    ahead = share_of_conflicts(g)
    alone, contested = [0.0] * gods, [0.0] * gods
    add_regions(g, ahead, alone, contested)
    found["regions"] = Term(alone[god], alone[god] / ahead if ahead else 0.0)
    found["battles"] = Term(contested[god], contested[god])
