"""The view of a god: pools, powers, cards, the next unlock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ennead.games.ankh.rules.battle_cards import cards_in
from ennead.games.ankh.rules.followers import income
from ennead.games.ankh.rules.state import Ankh
from ennead.games.ankh.rules.unlock_power import unlocks
from ennead.games.ankh.vocabulary.names import (
    CARD_NAMES,
    GOD_NAMES,
    GUARDIAN_NAMES,
    GUARDIANS,
    POWER_NAMES,
    POWERS,
    SIZE,
)

if TYPE_CHECKING:
    from ennead.games.ankh.knowledge.view import GodView, UnlockView


def show_god(g: Ankh, god: int) -> GodView:
    rules = g.rules
    seats = [god, *[seat for seat in range(g.players) if g.lead[seat] == god and seat != god]]
    ranks = list(g.ranks)
    return {
        "seats": seats,
        "gods": [GOD_NAMES[g.gods[seat]] for seat in seats if g.gods[seat] >= 0],
        "in_play": god in ranks,
        "devotion": g.devotion[god],
        "rank": len(ranks) - 1 - ranks.index(god) if god in ranks else None,
        "followers": g.followers[god],
        "ankhs": g.ankhs[god],
        "powers": [POWER_NAMES[power] for power in range(POWERS) if g.has_power(god, power)],
        "next_unlock": _unlock(g, god),
        "warriors": g.warriors[god],
        "guardians": {
            GUARDIAN_NAMES[i]: g.guardians[god * GUARDIANS + i]
            for i in range(GUARDIANS)
            if g.guardians[god * GUARDIANS + i]
        },
        "bases": {
            SIZE.names[size]: rules.pieces.bases[size] - g.guardians_of(god, size)
            for size in range(len(SIZE))
        },
        "trapped": g.slots.count(god),
        "hand": [CARD_NAMES[card] for card in cards_in(g.hands[god])],
        "used": [CARD_NAMES[card] for card in cards_in(g.used(god))] if god in ranks else [],
        "income": income(g, god),
    }


def _unlock(g: Ankh, god: int) -> UnlockView | None:
    at = unlocks(g, god)
    if at >= len(g.rules.unlock_cost):
        return None
    return {
        "level": g.rules.unlock_level[at],
        "cost": g.rules.unlock_cost[at],
        "guardian": g.rules.unlock_guardian[at],
    }
