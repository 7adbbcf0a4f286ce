"""§3.5: enumerates every legal caravan of a region, a path of camels that splits it in two."""

from __future__ import annotations

from typing import Final

from ennead.games.ankh.data.map import Map
from ennead.games.ankh.rules.regions import Regions
from ennead.games.ankh.vocabulary.grid import (
    CORNER_SIDES,
    CORNERS,
    SIDE_CORNERS,
    SIDE_SPACES,
    SIDES,
    SPACES,
)

REMEMBERED: Final = 2000
"""Cache size per map: the same regions recur in every game played on it."""


def caravans(
    game_map: Map, regions: Regions, camels: tuple[int, ...], longest: int, smallest: int
) -> list[tuple[int, ...]]:
    """§3.5: all legal caravans on the board, each as its sides in the order of their names."""
    found: list[tuple[int, ...]] = []
    for lands in regions.lands:
        if len(lands) >= 2 * smallest:
            found += _of_region(game_map, regions, camels, lands, longest, smallest)
    found.sort()
    return found


def _of_region(
    game_map: Map,
    regions: Regions,
    camels: tuple[int, ...],
    lands: list[int],
    longest: int,
    smallest: int,
) -> list[tuple[int, ...]]:
    inside = tuple([s for s in camels if _within(regions, s, lands[0])])
    key = (tuple(lands), inside, longest, smallest)
    known = game_map.splits.get(key)
    if known is None:
        known = Enumerator(game_map, regions, camels, lands, longest, smallest).found()
        if len(game_map.splits) >= REMEMBERED:
            game_map.splits.clear()
        game_map.splits[key] = known
    return known


def _within(regions: Regions, side: int, land: int) -> bool:
    one, other = SIDE_SPACES[side]
    return regions.region[one] == regions.region[land] == regions.region[other]


class Enumerator:
    """Follows free sides from every corner that touches a feature to the next such corner."""

    def __init__(
        self,
        game_map: Map,
        regions: Regions,
        camels: tuple[int, ...],
        lands: list[int],
        longest: int,
        smallest: int,
    ) -> None:
        self.regions = regions
        self.lands = lands
        self.longest = longest
        self.smallest = smallest
        self.ends = game_map.ends[:]
        for side in camels:
            for corner in SIDE_CORNERS[side]:
                self.ends[corner] = True
        self.free = [False] * SIDES
        """Sides between two land spaces of the region without river and camel."""
        region = regions.region
        number = region[lands[0]]
        for space in lands:
            for near in regions.adjacent[space]:
                if near > space and region[near] == number:
                    self.free[_side(space, near)] = True
        self.path: list[int] = []
        self.visited = [False] * CORNERS
        self.all: list[tuple[int, ...]] = []

    def found(self) -> list[tuple[int, ...]]:
        starts: set[int] = set()
        for side in range(SIDES):
            if self.free[side]:
                for corner in SIDE_CORNERS[side]:
                    if self.ends[corner]:
                        starts.add(corner)
        for corner in starts:
            self.visited[corner] = True
            self._walk(corner, corner)
            self.visited[corner] = False
        self.all.sort()
        return self.all

    def _walk(self, start: int, corner: int) -> None:
        """Go on from a corner. Each path is found from both of its ends, but counts only once."""
        for side in CORNER_SIDES[corner]:
            if not self.free[side]:
                continue
            one, other = SIDE_CORNERS[side]
            far = other if corner == one else one
            if self.visited[far]:
                continue
            self.path.append(side)
            if self.ends[far]:
                if start < far and self._splits(self.path):
                    self.all.append(tuple(sorted(self.path)))
            elif len(self.path) < self.longest:
                self.visited[far] = True
                self._walk(start, far)
                self.visited[far] = False
            self.path.pop()

    def _splits(self, path: list[int]) -> bool:
        """§3.5 (d): whether the camels split the region into two parts that are large enough.

        A path from feature to feature that touches none in between has connected land on each side,
        so there are two parts or, around a pond, one.
        """
        one, other = SIDE_SPACES[path[0]]
        size = len(part_of(self.regions, path, one, other))
        return self.smallest <= size <= len(self.lands) - self.smallest


def part_of(regions: Regions, path: list[int], start: int, other: int) -> list[int]:
    """The land connected to a space once the camels are laid; stops at `other`."""
    beside_path = [False] * SPACES
    for side in path:
        for space in SIDE_SPACES[side]:
            beside_path[space] = True
    seen = [False] * SPACES
    seen[start] = True
    found = [start]
    at = 0
    while at < len(found):
        space = found[at]
        at += 1
        for near in regions.adjacent[space]:
            if seen[near] or regions.region[near] < 0:
                continue
            if beside_path[space] and beside_path[near] and _is_cut(path, space, near):
                continue
            if near == other:
                return []
            seen[near] = True
            found.append(near)
    return found


def _is_cut(path: list[int], one: int, other: int) -> bool:
    for side in path:
        first, second = SIDE_SPACES[side]
        if (first == one and second == other) or (first == other and second == one):
            return True
    return False


def _side(one: int, other: int) -> int:
    for corner_side in _SIDES_OF[one]:
        if SIDE_SPACES[corner_side][1] == other:
            return corner_side
    return -1


_SIDES_OF: Final[dict[int, list[int]]] = {}
for _number, (_first, _) in enumerate(SIDE_SPACES):
    _SIDES_OF.setdefault(_first, []).append(_number)
