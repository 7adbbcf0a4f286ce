"""§3.1: regions and adjacency, computed once for each set of camels."""

from __future__ import annotations

from typing import Final

from ennead.games.ankh.vocabulary.grid import BESIDE, DIRECTIONS, HEX_NAMES, SIDE_OF, SPACES
from ennead.games.ankh.vocabulary.names import WATER

NO_REGION: Final = -1


class Regions:
    """The board divided by rivers and camels. Regions are numbered by their first space.

    Land spaces are adjacent if nothing lies on the side between them. Water is adjacent to every
    space around it and belongs to every region it touches, but joins none.
    """

    def __init__(self, terrain: list[int], rivers: list[bool], camels: tuple[int, ...]) -> None:
        blocked = rivers[:]
        for side in camels:
            blocked[side] = True
        self.adjacent: list[list[int]] = []
        """By space, in the order of their names."""
        for space in range(SPACES):
            near: list[int] = []
            if terrain[space] >= 0:
                for direction in range(DIRECTIONS):
                    other = BESIDE[space][direction]
                    if other >= 0 and terrain[other] >= 0:
                        wet = terrain[space] == WATER or terrain[other] == WATER
                        if wet or not blocked[SIDE_OF[space][direction]]:
                            near.append(other)
            near.sort()
            self.adjacent.append(near)
        self.beside = [set(near) for near in self.adjacent]
        self.region = [NO_REGION] * SPACES
        """By land space; -1 for water and off the board."""
        self.lands: list[list[int]] = []
        """The land spaces of each region."""
        for space in range(SPACES):
            if terrain[space] >= 0 and terrain[space] != WATER and self.region[space] < 0:
                self.lands.append(self._flood(terrain, space, len(self.lands)))
        self.count = len(self.lands)
        self.waters: list[list[int]] = [[] for _ in range(self.count)]
        """The water spaces that touch each region."""
        self.touched: list[list[int]] = [[] for _ in range(SPACES)]
        """The regions each space belongs to: one for land, any number for water."""
        for space in range(SPACES):
            if terrain[space] == WATER:
                found = {self.region[near] for near in self.adjacent[space]}
                for region in sorted(found):
                    if region >= 0:
                        self.touched[space].append(region)
                        self.waters[region].append(space)
            elif terrain[space] >= 0:
                self.touched[space].append(self.region[space])

        self.land_names = [[HEX_NAMES[space] for space in lands] for lands in self.lands]
        self.water_names = [[HEX_NAMES[space] for space in waters] for waters in self.waters]

    def _flood(self, terrain: list[int], start: int, number: int) -> list[int]:
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
        found.sort()
        return found
