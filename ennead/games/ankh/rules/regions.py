"""§3.1: regions and adjacency, computed once for each set of camels."""

from __future__ import annotations

from typing import Final

from ennead.games.ankh.vocabulary.grid import (
    BESIDE,
    DIRECTIONS,
    HEX_NAMES,
    SIDE_OF,
    SIDE_SPACES,
    SPACES,
)
from ennead.games.ankh.vocabulary.names import WATER

NO_REGION: Final = -1


class Regions:
    """The board divided by rivers and camels. Regions are numbered by their first space.

    Land spaces are adjacent if nothing lies on the side between them. Water is adjacent to every
    space around it and belongs to every region it touches, but joins none.
    """

    def __init__(self, terrain: list[int], adjacent: list[list[int]]) -> None:
        self.adjacent = adjacent
        """By space, in the order of their names."""
        self.region = [NO_REGION] * SPACES
        """By land space; -1 for water and off the board."""
        self.count = 0
        for space in range(SPACES):
            if terrain[space] >= 0 and terrain[space] != WATER and self.region[space] < 0:
                self._flood(terrain, space, self.count)
                self.count += 1
        self.lands: list[list[int]] = [[] for _ in range(self.count)]
        """The land spaces of each region."""
        self.waters: list[list[int]] = [[] for _ in range(self.count)]
        """The water spaces that touch each region."""
        self.touched: list[list[int]] = []
        """The regions each space belongs to: one for land, any number for water."""
        alone = [[region] for region in range(self.count)]
        none: list[int] = []
        for space in range(SPACES):
            region = self.region[space]
            if region >= 0:
                self.lands[region].append(space)
                self.touched.append(alone[region])
            elif terrain[space] == WATER:
                self.touched.append(self._regions_around(space))
            else:
                self.touched.append(none)
        self.parts: list[int] = []
        """Which part of its area each region is; filled in when a sentence first needs it."""
        self._land_names: list[list[str]] = []
        self._water_names: list[list[str]] = []

    def land_names(self, region: int) -> list[str]:
        """The names of a region's land spaces, made when first asked for."""
        if not self._land_names:
            self._land_names = [[HEX_NAMES[space] for space in lands] for lands in self.lands]
        return self._land_names[region]

    def water_names(self, region: int) -> list[str]:
        """The names of the water spaces that touch a region, made when first asked for."""
        if not self._water_names:
            self._water_names = [[HEX_NAMES[space] for space in waters] for waters in self.waters]
        return self._water_names[region]

    def _regions_around(self, water: int) -> list[int]:
        """The regions that a water space touches, in order; notes it among their waters."""
        found: list[int] = []
        for near in self.adjacent[water]:
            region = self.region[near]
            if region >= 0 and region not in found:
                found.append(region)
                self.waters[region].append(water)
        found.sort()
        return found

    def _flood(self, terrain: list[int], start: int, number: int) -> None:
        """Number all land connected to a space."""
        self.region[start] = number
        found = [start]
        at = 0
        while at < len(found):
            for near in self.adjacent[found[at]]:
                if terrain[near] != WATER and self.region[near] < 0:
                    self.region[near] = number
                    found.append(near)
            at += 1


def adjacent_spaces(terrain: list[int], rivers: list[bool]) -> list[list[int]]:
    """§3.1: the spaces adjacent to each space of a board without camels."""
    adjacent: list[list[int]] = []
    for space in range(SPACES):
        near: list[int] = []
        if terrain[space] >= 0:
            for direction in range(DIRECTIONS):
                other = BESIDE[space][direction]
                if other >= 0 and terrain[other] >= 0:
                    wet = terrain[space] == WATER or terrain[other] == WATER
                    if wet or not rivers[SIDE_OF[space][direction]]:
                        near.append(other)
        near.sort()
        adjacent.append(near)
    return adjacent


def adjacent_across_camels(
    terrain: list[int], adjacent: list[list[int]], camels: tuple[int, ...]
) -> list[list[int]]:
    """Adjacency after adding camels. They separate land from land, never from water."""
    cut = adjacent[:]
    for side in camels:
        one, other = SIDE_SPACES[side]
        if terrain[one] != WATER and terrain[other] != WATER:
            cut[one] = [space for space in cut[one] if space != other]
            cut[other] = [space for space in cut[other] if space != one]
    return cut
