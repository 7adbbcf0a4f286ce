"""Evaluation of Ankh by hand-set weights, for a seat: 0 is lost, 1 is won.
Counts Devotion and what the coming Conflicts would bring as the board stands: dominated regions,
the chance to win Battles, Monument majorities. Followers, powers, figures, Monuments and cards
count for what they help to gain.
"""

from __future__ import annotations

from typing import Final

from ennead.core.win_chance import chance_of_lead
from ennead.games.ankh.evaluation.pending import pending_value
from ennead.games.ankh.rules.monuments import majorities_by_region
from ennead.games.ankh.rules.rewards import has_city
from ennead.games.ankh.rules.state import Ankh
from ennead.games.ankh.rules.strength import (
    own_strength,
    strength_of_figures,
    strength_of_temples,
)
from ennead.games.ankh.vocabulary.names import (
    ANDROSPHINX,
    ANUBIS,
    BOUNTIFUL,
    CHARIOTS,
    CONFLICT,
    CYCLE,
    GLORIOUS,
    GOD_FIGURE,
    GUARDIANS,
    KIND_BITS,
    LEVELS,
    MAGNANIMOUS,
    OWNER_SHIFT,
    POWERS_PER_LEVEL,
    RA,
    WORSHIPFUL,
)

LEAD_SCALE: Final = 5.0
"""A lead of this much Devotion is a 73% chance to win."""
NEXT_CONFLICT: Final = 0.8
LATER_CONFLICT: Final = 0.3
"""The shares of what the board would pay now that the next and each later Conflict will pay."""
FOLLOWER: Final = 0.22
USEFUL_FOLLOWERS: Final = 7
"""Followers beyond this number are worth little."""
INCOME: Final = 0.18
FIGURE: Final = 0.3
IN_POOL: Final = 0.27
"""A Guardian that can be summoned."""
MONUMENT: Final = 0.45
POWER_BY_LEVEL: Final = [0.7, 1.1, 1.6]
ALL_OF_LEVEL: Final = (1 << POWERS_PER_LEVEL) - 1
LATE: Final = 0.35
"""How much of their initial value resources keep at the end of the game."""
CARD_IN_HAND: Final = 0.07
STRONG_CARD: Final = 0.12
TRAPPED: Final = 0.35
SUN: Final = 0.15
HIGHER_RANK: Final = 0.12
BATTLE: Final = 1.1
"""The value of winning a Battle apart from surviving figures."""
AT_RISK: Final = 0.12
"""The penalty for each figure in a Battle that looks lost."""
SAFE_LEAD: Final = 1.4
"""A lead in strength that wins about 73% of Battles, given unknown cards."""
FORGOTTEN: Final = 0.35
"""The penalty for each point below the blue spaces as the forgetting of gods approaches."""


def evaluate(g: Ankh, seat: int) -> float:
    god = g.lead[seat]
    if g.over:
        return 1.0 if g.victor == god else 0.0
    if god not in g.ranks:
        return 0.0
    values = all_values(g)
    mine = values[god] + pending_value(g, seat)
    best = -99.0
    for other in g.ranks:
        if other != god and values[other] > best:
            best = values[other]
    return chance_of_lead(mine - best, LEAD_SCALE)


def all_values(g: Ankh) -> list[float]:
    """The value of each god's position in points of Devotion."""
    ahead = share_of_conflicts(g)
    time = time_left(g)
    values = [0.0] * len(g.figures)
    for place, god in enumerate(g.ranks):
        values[god] = g.devotion[god] + HIGHER_RANK * place + _resources(g, god, time)
        if g.conflicts < g.rules.forgetting:
            short = max(0, g.rules.last_red + 1 - g.devotion[god])
            values[god] -= FORGOTTEN * short * g.conflicts / g.rules.forgetting
    add_monuments(g, LATE + (1.0 - LATE) * time, values, values)
    add_regions(g, ahead, values, values)
    return values


def add_monuments(g: Ankh, weight: float, owned: list[float], paying: list[float]) -> None:
    """Monuments under control, and those that pay Followers; both lists may be the same."""
    for space in g.monuments:
        beside = figures_beside(g, space)
        owner = g.piece[space] >> OWNER_SHIFT
        if owner:
            owned[owner - 1] += MONUMENT * weight
            if beside >> owner & 1:
                paying[owner - 1] += INCOME * weight
        elif beside:
            for god in g.ranks:
                if beside >> god + 1 & 1:
                    paying[god] += INCOME * weight


def figures_beside(g: Ankh, space: int) -> int:
    """The owners of figures beside a space, a bit each."""
    piece = g.piece
    beside = 0
    for near in g.regions.adjacent[space]:
        code = piece[near]
        if code & KIND_BITS >= GOD_FIGURE:
            beside |= 1 << (code >> OWNER_SHIFT)
    return beside


def time_left(g: Ankh) -> float:
    """The share of the events that are still to come."""
    return 1.0 - g.events_done / (len(g.rules.events) + 1)


def share_of_conflicts(g: Ankh) -> float:
    """How much of what the board would pay now the coming Conflicts will pay."""
    left = conflicts_left(g)
    return NEXT_CONFLICT + LATER_CONFLICT * max(0, left - 1) if left else 0.0


def conflicts_left(g: Ankh) -> int:
    return g.rules.events[g.events_done :].count(CONFLICT)


def add_regions(g: Ankh, ahead: float, alone: list[float], contested: list[float]) -> None:
    """What the coming Conflicts would bring each god, where it is alone and in Battles.

    Both lists may be the same.
    """
    gods = len(alone)
    count = g.figures_by_region()
    paid = majorities_by_region(g)
    for region in range(g.regions.count):
        at = region * gods
        present = gods_in(count, at, gods)
        if len(present) == 1:
            god = present[0]
            value = prize_of(g, region) + paid[at + god] + bonus_of(g, god, region)
            alone[god] += ahead * value
        elif present:
            _add_battle(g, region, present, count, paid, ahead, contested)


def _add_battle(
    g: Ankh,
    region: int,
    present: list[int],
    count: list[int],
    paid: list[int],
    ahead: float,
    values: list[float],
) -> None:
    """A region with several gods: each one's chance to win."""
    at = region * len(values)
    prize = prize_of(g, region)
    strengths = [strength_in(g, god, region, count[at + god]) for god in present]
    for i, god in enumerate(present):
        best = best_rival(strengths, i)
        chance = chance_of_lead(strengths[i] - best, SAFE_LEAD) * 2 / len(present)
        reward = BATTLE * prize + bonus_of(g, god, region)
        if g.has_power(god, GLORIOUS) and strengths[i] - best >= 2:
            reward += 1.0
        value = chance * reward + 0.9 * paid[at + god]
        if g.has_power(god, MAGNANIMOUS) and count[at + god] >= 2:
            value += (1.0 - chance) * 1.5
        values[god] += ahead * value - AT_RISK * (1.0 - chance) * count[at + god]


def gods_in(count: list[int], at: int, gods: int) -> list[int]:
    """The gods with figures in the region whose counts start at this index."""
    present: list[int] = []
    for god in range(gods):
        if count[at + god]:
            present.append(god)
    return present


def prize_of(g: Ankh, region: int) -> float:
    """Devotion for dominating or winning a region."""
    return 2.0 if g.cities and has_city(g, region) else 1.0


def best_rival(strengths: list[int], mine: int) -> int:
    """The highest strength among the others."""
    best = -1
    for at, strength in enumerate(strengths):
        if at != mine and strength > best:
            best = strength
    return best


def strength_in(g: Ankh, god: int, region: int, figures: int) -> int:
    """Strength without cards in a region where a god has this many figures."""
    total = strength_of_temples(g, god, region)
    if ANDROSPHINX in g.kinds:
        return total + strength_of_figures(g, god, region)
    total += figures
    space = g.god_space(god)
    if space >= 0 and region in g.regions.touched[space]:
        total += own_strength(g, god, space) - 1
    return total


def bonus_of(g: Ankh, god: int, region: int) -> float:
    bonus = 0.0
    if g.suns and g.has_ability(god, RA):
        for space in g.suns:
            if region in g.regions.touched[space]:
                bonus = 0.8
    if g.has_power(god, BOUNTIFUL) and g.devotion[god] <= g.rules.last_red:
        bonus += 1.0
    return bonus


def _resources(g: Ankh, god: int, time: float) -> float:
    """Followers, figures, powers and cards; worth most early in the game."""
    value = followers_value(g, god) + FIGURE * len(g.figures[god])
    value += IN_POOL * guardians_in_pool(g, god) + powers_value(g, god)
    value *= LATE + (1.0 - LATE) * time
    return value + cards_value(g, god) + tokens_value(g, god)


def followers_value(g: Ankh, god: int) -> float:
    followers = g.followers[god]
    value = FOLLOWER * (
        min(followers, USEFUL_FOLLOWERS) + 0.15 * max(0, followers - USEFUL_FOLLOWERS)
    )
    if g.has_power(god, WORSHIPFUL):
        value += 0.1 * min(followers, 4)
    return value


def guardians_in_pool(g: Ankh, god: int) -> int:
    pool = 0
    for at in range(god * GUARDIANS, god * GUARDIANS + GUARDIANS):
        pool += g.guardians[at]
    return pool


def powers_value(g: Ankh, god: int) -> float:
    value = 0.0
    powers = g.powers[god]
    for level in range(LEVELS):
        of_level = powers >> level * POWERS_PER_LEVEL & ALL_OF_LEVEL
        value += POWER_BY_LEVEL[level] * of_level.bit_count()
    return value


def cards_value(g: Ankh, god: int) -> float:
    hand = g.hands[god]
    value = CARD_IN_HAND * hand.bit_count() * (1.0 if hand >> CYCLE & 1 else 0.7)
    return value + STRONG_CARD if hand >> CHARIOTS & 1 else value


def tokens_value(g: Ankh, god: int) -> float:
    """Trapped Warriors and Sun tokens."""
    value = 0.0
    if g.slots:
        if g.has_ability(god, ANUBIS):
            value += TRAPPED * len(g.slots)
        else:
            value -= 0.5 * TRAPPED * g.slots.count(god)
    if g.suns and g.has_ability(god, RA):
        value += SUN * len(g.suns)
    return value
