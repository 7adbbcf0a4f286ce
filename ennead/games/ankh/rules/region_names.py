"""What to call a region in sentences: the area it lies in, and its part if that is divided."""

from __future__ import annotations

from math import atan2, floor, pi

from ennead.games.ankh.rules.state import Ankh
from ennead.games.ankh.vocabulary.grid import MIDDLES, to_plane
from ennead.games.ankh.vocabulary.names import OTHER_PART, PART_E, WHOLE

COMPASS_POINTS = 8
COMPASS_STEPS = (2, 1)
"""First the four cardinal points, then all eight."""


def in_words(g: Ankh, region: int) -> tuple[int, int]:
    """A region's first space and its part, for an event; only the log needs them."""
    if g.history is None:
        return 0, 0
    return g.regions.lands[region][0], part_of(g, region)


def part_of(g: Ankh, region: int) -> int:
    """§3.5: which part of its area a region is, by compass; `OTHER_PART` if that is ambiguous."""
    regions = g.regions
    if not regions.parts:
        regions.parts = [WHOLE] * regions.count
        areas: dict[str, list[int]] = {}
        for one in range(regions.count):
            areas.setdefault(g.map.label[regions.lands[one][0]], []).append(one)
        for kin in areas.values():
            if len(kin) > 1:
                _find_parts(g, kin)
    return regions.parts[region]


def _find_parts(g: Ankh, kin: list[int]) -> None:
    """Find out which parts of their common area these regions are."""
    regions = g.regions
    centre = _middle(g, [space for one in kin for space in regions.lands[one]])
    middles = [_middle(g, regions.lands[one]) for one in kin]
    for one in kin:
        regions.parts[one] = OTHER_PART
    for step in reversed(COMPASS_STEPS):
        directions = [_direction(centre, middle, step) for middle in middles]
        for i in range(len(kin)):
            if directions.count(directions[i]) == 1:
                regions.parts[kin[i]] = PART_E + directions[i]


def _middle(g: Ankh, spaces: list[int]) -> tuple[float, float]:
    points = [to_plane(MIDDLES[space], g.map.orientation) for space in spaces]
    x = sum([point[0] for point in points])
    y = sum([point[1] for point in points])
    return x / len(points), y / len(points)


def _direction(centre: tuple[float, float], at: tuple[float, float], step: int) -> int:
    """The compass point, counted from east against the clock; the picture's y goes down."""
    angle = atan2(centre[1] - at[1], at[0] - centre[0])
    steps = COMPASS_POINTS // step
    return floor(angle / (2 * pi) * steps + 0.5) * step % COMPASS_POINTS
