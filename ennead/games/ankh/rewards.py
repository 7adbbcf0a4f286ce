"""What majorities, dominating and winning a region pay."""

from __future__ import annotations

from ennead.games.ankh.devotion import gain
from ennead.games.ankh.events import (
    FOR_CITY,
    FOR_MAJORITY,
    FOR_RADIANCE,
    POINTS,
)
from ennead.games.ankh.gods import has_radiant_figure
from ennead.games.ankh.state import Ankh


def reward_majorities(g: Ankh, god: int, kinds: list[int]) -> None:
    """One gain: a point for each kind of Monument."""
    for kind in kinds:
        g.tell(POINTS, god, 1, FOR_MAJORITY + kind - 1)
    gain(g, god, len(kinds))


def reward_region(g: Ankh, god: int, region: int, points: int) -> None:
    """One gain for a region: the points told before, 1 for Ra's Radiance, 1 for a City."""
    if has_radiant_figure(g, god, region):
        g.tell(POINTS, god, 1, FOR_RADIANCE)
        points += 1
    if has_city(g, region):
        g.tell(POINTS, god, 1, FOR_CITY)
        points += 1
    gain(g, god, points)


def has_city(g: Ankh, region: int) -> bool:
    return any(g.regions.region[space] == region for space in g.cities)
