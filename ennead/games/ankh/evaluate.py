"""How good a position of Ankh looks to a seat: 0 lost, 1 won.

Devotion counts, and what the Conflicts to come would bring as the board stands: a region alone,
the chance to win a Battle by the lead in strength, majorities of Monuments. Followers, powers,
figures, Monuments and cards count for what they help on the way.
"""

from __future__ import annotations

import math
from typing import Final

from ennead.games.ankh.board import (
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
from ennead.games.ankh.monuments import majorities_by_region
from ennead.games.ankh.promise import promise
from ennead.games.ankh.rewards import has_city
from ennead.games.ankh.state import Ankh
from ennead.games.ankh.strength import (
    own_strength,
    strength_of_figures,
    strength_of_temples,
)

LEAD_FOR_SURE: Final = 5.0
"""A lead worth so many points of Devotion is about 73 % of a won game."""
NEXT_CONFLICT: Final = 0.8
LATER_CONFLICT: Final = 0.3
"""How much of what the board would pay now is expected of the next Conflict and of each later."""
FOLLOWER: Final = 0.22
USEFUL_FOLLOWERS: Final = 7
"""More than these are worth little."""
INCOME: Final = 0.18
FIGURE: Final = 0.3
IN_POOL: Final = 0.27
"""A Guardian that can be summoned."""
MONUMENT: Final = 0.45
POWER_BY_LEVEL: Final = [0.7, 1.1, 1.6]
ALL_OF_LEVEL: Final = (1 << POWERS_PER_LEVEL) - 1
LATE: Final = 0.35
"""How much of their first worth means still have at the end of the game."""
CARD_IN_HAND: Final = 0.07
STRONG_CARD: Final = 0.12
TRAPPED: Final = 0.35
SUN: Final = 0.15
HIGHER_RANK: Final = 0.12
BATTLE: Final = 1.1
"""What winning a Battle is worth besides the figures that live and die."""
AT_RISK: Final = 0.12
"""What each figure in a Battle that looks lost is worth less."""
SAFE_LEAD: Final = 1.4
"""A lead in strength that wins about 73 % of Battles, cards being open to surprise."""
FORGOTTEN: Final = 0.35
"""What each point short of blue costs when the Conflict comes after which gods are forgotten."""


def evaluate(g: Ankh, seat: int) -> float:
    god = g.lead[seat]
    if g.over:
        return 1.0 if g.victor == god else 0.0
    if god not in g.ranks:
        return 0.0
    worths = all_worths(g)
    mine = worths[god] + promise(g, seat)
    best = -99.0
    for other in g.ranks:
        if other != god and worths[other] > best:
            best = worths[other]
    return 1.0 / (1.0 + math.exp((best - mine) / LEAD_FOR_SURE))


def all_worths(g: Ankh) -> list[float]:
    """What each god's position is worth in points of Devotion."""
    left = conflicts_left(g)
    ahead = NEXT_CONFLICT + LATER_CONFLICT * max(0, left - 1) if left else 0.0
    time = 1.0 - g.events_done / (len(g.rules.events) + 1)
    worths = [0.0] * len(g.figures)
    for place, god in enumerate(g.ranks):
        worths[god] = g.devotion[god] + HIGHER_RANK * place + _means(g, god, time)
        if g.conflicts < g.rules.forgetting:
            short = max(0, g.rules.last_red + 1 - g.devotion[god])
            worths[god] -= FORGOTTEN * short * g.conflicts / g.rules.forgetting
    _add_monuments(g, LATE + (1.0 - LATE) * time, worths)
    _add_regions(g, ahead, worths)
    return worths


def _add_monuments(g: Ankh, weight: float, worths: list[float]) -> None:
    """Monuments that are controlled, and those beside which Followers are found."""
    for space in g.monuments:
        beside = figures_beside(g, space)
        owner = g.piece[space] >> OWNER_SHIFT
        if owner:
            worths[owner - 1] += MONUMENT * weight
            if beside >> owner & 1:
                worths[owner - 1] += INCOME * weight
        elif beside:
            for god in g.ranks:
                if beside >> god + 1 & 1:
                    worths[god] += INCOME * weight


def figures_beside(g: Ankh, space: int) -> int:
    """Whose figures stand beside a space: a bit for each owner."""
    piece = g.piece
    beside = 0
    for near in g.regions.adjacent[space]:
        code = piece[near]
        if code & KIND_BITS >= GOD_FIGURE:
            beside |= 1 << (code >> OWNER_SHIFT)
    return beside


def conflicts_left(g: Ankh) -> int:
    return g.rules.events[g.events_done :].count(CONFLICT)


def _add_regions(g: Ankh, ahead: float, worths: list[float]) -> None:
    """What the next Conflicts would bring everybody, region by region."""
    gods = len(worths)
    count = g.figures_by_region()
    paid = majorities_by_region(g)
    for region in range(g.regions.count):
        at = region * gods
        present = gods_in(count, at, gods)
        if len(present) == 1:
            god = present[0]
            worth = prize_of(g, region) + paid[at + god] + bonus_of(g, god, region)
            worths[god] += ahead * worth
        elif present:
            _add_battle(g, region, present, count, paid, ahead, worths)


def _add_battle(
    g: Ankh,
    region: int,
    present: list[int],
    count: list[int],
    paid: list[int],
    ahead: float,
    worths: list[float],
) -> None:
    """A region in which several gods stand: who would win, with which chance."""
    at = region * len(worths)
    prize = prize_of(g, region)
    strengths = [strength_in(g, god, region, count[at + god]) for god in present]
    for i, god in enumerate(present):
        best = best_rival(strengths, i)
        chance = 1.0 / (1.0 + math.exp((best - strengths[i]) / SAFE_LEAD)) * 2 / len(present)
        reward = BATTLE * prize + bonus_of(g, god, region)
        if g.has_power(god, GLORIOUS) and strengths[i] - best >= 2:
            reward += 1.0
        worth = chance * reward + 0.9 * paid[at + god]
        if g.has_power(god, MAGNANIMOUS) and count[at + god] >= 2:
            worth += (1.0 - chance) * 1.5
        worths[god] += ahead * worth - AT_RISK * (1.0 - chance) * count[at + god]


def gods_in(count: list[int], at: int, gods: int) -> list[int]:
    """The gods with figures in the region whose counts begin there."""
    present: list[int] = []
    for god in range(gods):
        if count[at + god]:
            present.append(god)
    return present


def prize_of(g: Ankh, region: int) -> float:
    """Devotion for whoever dominates or wins a region."""
    return 2.0 if g.cities and has_city(g, region) else 1.0


def best_rival(strengths: list[int], mine: int) -> int:
    """The highest strength but one's own."""
    best = -1
    for at, strength in enumerate(strengths):
        if at != mine and strength > best:
            best = strength
    return best


def strength_in(g: Ankh, god: int, region: int, figures: int) -> int:
    """Strength without cards in a region where a god has so many figures."""
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
    if g.suns and g.is_god(god, RA):
        for space in g.suns:
            if region in g.regions.touched[space]:
                bonus = 0.8
    if g.has_power(god, BOUNTIFUL) and g.devotion[god] <= g.rules.last_red:
        bonus += 1.0
    return bonus


def _means(g: Ankh, god: int, time: float) -> float:
    """Followers, figures, powers and cards: worth most early in the game."""
    followers = g.followers[god]
    worth = FOLLOWER * (
        min(followers, USEFUL_FOLLOWERS) + 0.15 * max(0, followers - USEFUL_FOLLOWERS)
    )
    worth += FIGURE * len(g.figures[god])
    pool = 0
    for at in range(god * GUARDIANS, god * GUARDIANS + GUARDIANS):
        pool += g.guardians[at]
    worth += IN_POOL * pool
    powers = g.powers[god]
    for level in range(LEVELS):
        of_level = powers >> level * POWERS_PER_LEVEL & ALL_OF_LEVEL
        worth += POWER_BY_LEVEL[level] * of_level.bit_count()
    if g.has_power(god, WORSHIPFUL):
        worth += 0.1 * min(followers, 4)
    worth *= LATE + (1.0 - LATE) * time
    hand = g.hands[god]
    worth += CARD_IN_HAND * hand.bit_count() * (1.0 if hand >> CYCLE & 1 else 0.7)
    if hand >> CHARIOTS & 1:
        worth += STRONG_CARD
    if g.slots:
        if g.is_god(god, ANUBIS):
            worth += TRAPPED * len(g.slots)
        else:
            worth -= 0.5 * TRAPPED * g.slots.count(god)
    if g.suns and g.is_god(god, RA):
        worth += SUN * len(g.suns)
    return worth
