"""Evaluation of Ankh by fitted weights, for bots that search: a seat's chance to win.

The weights were fitted to the final Devotion of many games; see docs/bots.md.
"""

from __future__ import annotations

from typing import Final

from ennead.core.fitted_weights import WeightedPart, Weights, total_value
from ennead.core.win_chance import chance_of_lead
from ennead.games.ankh.evaluation.hand_weighted import (
    SAFE_LEAD,
    USEFUL_FOLLOWERS,
    best_rival,
    bonus_of,
    conflicts_left,
    figures_beside,
    gods_in,
    prize_of,
    strength_in,
)
from ennead.games.ankh.evaluation.pending import pending_value
from ennead.games.ankh.rules.monuments import majorities_by_region
from ennead.games.ankh.rules.state import Ankh
from ennead.games.ankh.vocabulary.names import (
    ANUBIS,
    CAT_MUMMY,
    CYCLE,
    GUARDIANS,
    KIND_BITS,
    OWNER_SHIFT,
    POWERS,
    PYRAMID,
    RA,
    TEMPLE,
)

LEAD_SCALE: Final = 4.0
"""A lead of this much Devotion is a 73% chance to win."""
FIRST_FOLLOWERS: Final = 3

RESOURCES: Final = Weights(
    ("Devotion", 0.68, 0.86),
    ("place on the track", -0.40, 0.22),
    ("Followers, up to seven", 0.46, 0.00),
    ("Followers beyond seven", 0.17, 0.05),
    ("Followers, up to three", 0.19, 0.00),
    ("figures", 0.93, 0.09),
    ("Guardians in the pool", 1.14, 0.00),
    ("Guardians on the board", 0.38, 0.00),
    ("Commanding", 3.09, 0.00),
    ("Inspiring", 2.09, 0.00),
    ("Omnipresent", 4.38, 0.00),
    ("Revered", 3.20, 0.00),
    ("Resplendent", 4.84, 0.00),
    ("Obelisk Attuned", 2.75, 0.10),
    ("Temple Attuned", 2.67, 0.00),
    ("Pyramid Attuned", 4.59, 0.00),
    ("Glorious", 1.39, 1.21),
    ("Magnanimous", 2.16, 0.21),
    ("Bountiful", 1.03, 0.00),
    ("Worshipful", 3.83, 0.35),
    ("Monuments", 1.31, 0.07),
    ("Pyramids", 1.10, 0.00),
    ("Temples", 0.92, 0.00),
    ("Monuments that pay Followers", 1.20, 0.00),
    ("card Flood", -0.85, -0.05),
    ("card Build Monument", -0.11, 0.46),
    ("card Plague of Locusts", 0.79, -0.50),
    ("card Chariots", 2.30, -0.21),
    ("card Drought", 1.60, 0.04),
    ("card Miracle", 0.01, 0.19),
    ("trapped Warriors", 0.05, -0.16),
    ("Sun tokens", 1.83, -0.15),
    ("the turn", 2.04, 0.20),
)
"""In points of Devotion, from the first event to the last."""
CONFLICTS: Final = Weights(
    ("prizes of regions alone", 0.57, 0.03),
    ("majorities alone", -0.05, 0.69),
    ("prizes times chance to win", 0.54, 0.64),
    ("majorities in Battles", 0.08, 0.47),
    ("figures at risk", -0.14, 0.21),
    ("regions led in strength", -0.11, 0.09),
    ("powers that pay in a region", 0.27, 0.31),
)
"""In points of Devotion: for each later Conflict and for the next one."""


def fitted_evaluate(g: Ankh, seat: int) -> float:
    god = g.lead[seat]
    if g.over:
        return 1.0 if g.victor == god else 0.0
    if god not in g.ranks:
        return 0.0
    monuments = monuments_of(g)
    regions = regions_of(g)
    mine = 0.0
    best = -99.0
    for other in g.ranks:
        value = total_value(_parts(g, other, monuments, regions))
        if other == god:
            mine = value + pending_value(g, seat)
        elif value > best:
            best = value
    return chance_of_lead(mine - best, LEAD_SCALE)


def parts(g: Ankh, seat: int) -> list[WeightedPart]:
    """The value of a seat's position: its final Devotion, up to a constant equal for all seats."""
    return _parts(g, g.lead[seat], monuments_of(g), regions_of(g))


def _parts(g: Ankh, god: int, monuments: list[int], regions: list[float]) -> list[WeightedPart]:
    late = g.events_done / (len(g.rules.events) + 1)
    place = g.ranks.index(god) if god in g.ranks else 0
    found = [WeightedPart(RESOURCES, resources_of(g, god, place, monuments), 1.0 - late, late)]
    conflicts = conflicts_left(g)
    if conflicts:
        row = regions[god * BOARD : god * BOARD + BOARD]
        found.append(WeightedPart(CONFLICTS, row, conflicts - 1, 1.0))
    return found


def resources_of(g: Ankh, god: int, place: int, monuments: list[int]) -> list[float]:
    """Resources, in the order of the weights."""
    followers = g.followers[god]
    figures = g.figures[god]
    pool = 0
    for at in range(god * GUARDIANS, god * GUARDIANS + GUARDIANS):
        pool += g.guardians[at]
    guardians = 0
    for space in figures:
        if g.piece[space] & KIND_BITS >= CAT_MUMMY:
            guardians += 1
    found: list[float] = [g.devotion[god], place, min(followers, USEFUL_FOLLOWERS)]
    found += [max(0, followers - USEFUL_FOLLOWERS), min(followers, FIRST_FOLLOWERS)]
    found += [len(figures), pool, guardians]
    powers = g.powers[god]
    for power in range(POWERS):
        found.append(powers >> power & 1)
    for kind in range(OF_MONUMENTS):
        found.append(monuments[god * OF_MONUMENTS + kind])
    hand = g.hands[god]
    for card in range(CYCLE):
        found.append(hand >> card & 1)
    trapped = 0.0
    if g.slots:
        trapped = len(g.slots) if g.has_ability(god, ANUBIS) else -0.5 * g.slots.count(god)
    suns = len(g.suns) if g.suns and g.has_ability(god, RA) else 0
    asked = len(g.open) > 0 and g.lead[g.open[0].seat] == god
    found += [trapped, suns, 1.0 if asked else 0.0]
    return found


OF_MONUMENTS: Final = 4
"""For each god: Monuments, Pyramids, Temples, and Monuments that pay Followers."""


def monuments_of(g: Ankh) -> list[int]:
    piece = g.piece
    found = [0] * (OF_MONUMENTS * len(g.figures))
    for space in g.monuments:
        beside = figures_beside(g, space)
        owner = piece[space] >> OWNER_SHIFT
        if owner:
            at = (owner - 1) * OF_MONUMENTS
            found[at] += 1
            if piece[space] & KIND_BITS == PYRAMID:
                found[at + 1] += 1
            elif piece[space] & KIND_BITS == TEMPLE:
                found[at + 2] += 1
            if beside >> owner & 1:
                found[at + 3] += 1
        elif beside:
            for god in g.ranks:
                if beside >> god + 1 & 1:
                    found[god * OF_MONUMENTS + 3] += 1
    return found


BOARD: Final = 7
"""Features of the regions, for each god."""


def regions_of(g: Ankh) -> list[float]:
    """What the regions would bring each god in a Conflict, in the order of the weights."""
    gods = len(g.figures)
    count = g.figures_by_region()
    paid = majorities_by_region(g)
    found = [0.0] * (BOARD * gods)
    for region in range(g.regions.count):
        at = region * gods
        present = gods_in(count, at, gods)
        if not present:
            continue
        prize = prize_of(g, region)
        if len(present) == 1:
            row = present[0] * BOARD
            found[row] += prize
            found[row + 1] += paid[at + present[0]]
            found[row + 6] += bonus_of(g, present[0], region)
            continue
        strengths = [strength_in(g, god, region, count[at + god]) for god in present]
        for i, god in enumerate(present):
            best = best_rival(strengths, i)
            chance = chance_of_lead(strengths[i] - best, SAFE_LEAD)
            chance *= 2 / len(present)
            row = god * BOARD
            found[row + 2] += chance * prize
            found[row + 3] += paid[at + god]
            found[row + 4] += (1.0 - chance) * count[at + god]
            found[row + 5] += 1.0 if strengths[i] > best else 0.0
            found[row + 6] += chance * bonus_of(g, god, region)
    return found
