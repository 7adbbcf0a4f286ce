"""§3.5: enumerates every legal caravan of a region, a path of camels that splits it in two."""

from __future__ import annotations

from typing import Final

from ennead.games.ankh.data.map import Map
from ennead.games.ankh.rules.regions import Regions
from ennead.games.ankh.vocabulary.grid import CORNER_SIDES, SIDE_CORNERS, SIDE_SPACES, SIDES

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
        self.visited: list[int] = []
        self.all: dict[tuple[int, ...], bool] = {}

    def found(self) -> list[tuple[int, ...]]:
        starts: set[int] = set()
        for side in range(SIDES):
            if self.free[side]:
                for corner in SIDE_CORNERS[side]:
                    if self.ends[corner]:
                        starts.add(corner)
        for corner in sorted(starts):
            self.visited.append(corner)
            self._walk(corner)
            self.visited.pop()
        return sorted([path for path, legal in self.all.items() if legal])

    def _walk(self, corner: int) -> None:
        for side in CORNER_SIDES[corner]:
            if not self.free[side] or side in self.path:
                continue
            one, other = SIDE_CORNERS[side]
            far = other if corner == one else one
            if far in self.visited:
                continue
            self.path.append(side)
            if self.ends[far]:
                key = tuple(sorted(self.path))
                if key not in self.all:
                    self.all[key] = self._splits(key)
            elif len(self.path) < self.longest:
                self.visited.append(far)
                self._walk(far)
                self.visited.pop()
            self.path.pop()

    def _splits(self, path: tuple[int, ...]) -> bool:
        """§3.5 (d): whether the camels split the region into two parts that are large enough.

        A path from feature to feature that touches none in between has connected land on each side,
        so there are two parts or, around a pond, one.
        """
        one, other = SIDE_SPACES[path[0]]
        size = len(part_of(self.regions, path, one, other))
        return self.smallest <= size <= len(self.lands) - self.smallest


def part_of(regions: Regions, path: tuple[int, ...], start: int, other: int) -> list[int]:
    """The land connected to a space once the camels are laid; stops at `other`."""
    cut = [SIDE_SPACES[side] for side in path]
    seen = {start}
    found = [start]
    at = 0
    while at < len(found):
        space = found[at]
        at += 1
        for near in regions.adjacent[space]:
            if near in seen or regions.region[near] < 0:
                continue
            if (space, near) in cut or (near, space) in cut:
                continue
            if near == other:
                return []
            seen.add(near)
            found.append(near)
    return found


def _side(one: int, other: int) -> int:
    for corner_side in _SIDES_OF[one]:
        if SIDE_SPACES[corner_side][1] == other:
            return corner_side
    return -1


_SIDES_OF: Final[dict[int, list[int]]] = {}
for _number, (_first, _) in enumerate(SIDE_SPACES):
    _SIDES_OF.setdefault(_first, []).append(_number)
