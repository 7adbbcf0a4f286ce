"""D1, D2, B7, B8.4: Devotion for majorities and for dominating or winning a region."""

from __future__ import annotations

from ennead.games.ankh.rules.devotion import gain
from ennead.games.ankh.rules.gods import has_radiant_figure
from ennead.games.ankh.rules.state import Ankh
from ennead.games.ankh.vocabulary.events import (
    FOR_CITY,
    FOR_MAJORITY,
    FOR_RADIANCE,
    POINTS,
)


def reward_majorities(g: Ankh, god: int, kinds: list[int]) -> None:
    """D1, B7: one gain, 1 Devotion per Monument kind."""
    for kind in kinds:
        g.tell(POINTS, god, 1, FOR_MAJORITY + kind - 1)
    gain(g, god, len(kinds))


def reward_region(g: Ankh, god: int, region: int, points: int) -> None:
    """D2, B8.4: one gain: the points reported before, 1 for a Radiant figure, 1 for a City."""
    if has_radiant_figure(g, god, region):
        g.tell(POINTS, god, 1, FOR_RADIANCE)
        points += 1
    if has_city(g, region):
        g.tell(POINTS, god, 1, FOR_CITY)
        points += 1
    gain(g, god, points)


def has_city(g: Ankh, region: int) -> bool:
    return any(g.regions.region[space] == region for space in g.cities)
