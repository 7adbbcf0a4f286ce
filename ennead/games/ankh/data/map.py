"""The map: terrain, rivers and distances, read from a file and validated space by space."""

from __future__ import annotations

from typing import Any, Final

from ennead.games.ankh.data.file_errors import file_error
from ennead.games.ankh.data.readers import (
    MAX_ARGUMENT,
    read_field,
    read_list,
    read_name,
    read_number,
    read_side,
    read_space,
    shown,
)
from ennead.games.ankh.rules.regions import Regions, adjacent_across_camels, adjacent_spaces
from ennead.games.ankh.vocabulary.grid import (
    BESIDE,
    CORNER_SIDES,
    CORNER_SPACES,
    CORNERS,
    DIRECTIONS,
    FACINGS_AT,
    HEX_NAMES,
    ORIENTATION,
    ORIENTATION_NAMES,
    POINTY,
    SIDE,
    SIDE_SPACES,
    SIDES,
    SPACES,
)
from ennead.games.ankh.vocabulary.names import TERRAIN, TERRAIN_NAMES, WATER

NO_SPACE: Final = -1
LONGEST_NAME: Final = 40


def _is_name(label: object) -> bool:
    """Whether this is a name for a base region that can be shown in any language."""
    if not isinstance(label, str) or not 0 < len(label) <= LONGEST_NAME:
        return False
    return all(letter.isalnum() or letter in " -" for letter in label)


class Map:
    """Lists are indexed by space of the grid; spaces that are not on the board have terrain -1."""

    def __init__(self, data: object, reach: int, smallest: int) -> None:
        self.terrain = [NO_SPACE] * SPACES
        self.label = [""] * SPACES
        """The base region a land space lies in."""
        self._read_spaces(data)
        self.orientation = self._read_orientation(data)
        """Affects drawings and compass directions: every board is stored as if its tops were
        pointy."""
        self.compass = FACINGS_AT[self.orientation]
        """The compass direction of each corner of a space."""
        self.spaces = [s for s in range(SPACES) if self.terrain[s] >= 0]
        self.land = [s for s in self.spaces if self.terrain[s] != WATER]
        self.water = [s for s in self.spaces if self.terrain[s] == WATER]
        self.is_land = [self.terrain[s] >= 0 and self.terrain[s] != WATER for s in range(SPACES)]
        self._read_rivers(data)
        self.around = [
            [n for n in BESIDE[s] if n >= 0 and self.terrain[n] >= 0]
            if self.terrain[s] >= 0
            else []
            for s in range(SPACES)
        ]
        """The spaces of the board that share a side, even across a river."""
        for near in self.around:
            near.sort()
        self._measure(reach)
        self._check_regions(data, smallest)
        self.facings = [self._facings(s) for s in range(SPACES)]
        self._find_corners()
        self.shown: dict[str, object] = {
            "orientation": ORIENTATION_NAMES[self.orientation],
            "hexes": {
                HEX_NAMES[s]: {
                    "terrain": TERRAIN_NAMES[self.terrain[s]],
                    "region": self.label[s] or None,
                }
                for s in self.spaces
            },
            "rivers": [SIDE.names[side] for side in range(SIDES) if self.river[side]],
        }
        """The map's part of every view."""
        self.splits: dict[tuple[tuple[int, ...], tuple[int, ...], int, int], list[tuple[int, ...]]]
        self.splits = {}
        """Cache of legal caravans by region."""

    def _read_spaces(self, data: object) -> None:
        for i, item in enumerate(read_list("map.hexes", read_field("map", data, "hexes"))):
            where = f"map.hexes[{i}]"
            at = read_space(where, item)
            name = HEX_NAMES[at]
            if self.terrain[at] >= 0:
                raise file_error("space-twice", f": {name} is on the map twice", where, hex=name)
            where = f"{where} ({name})"
            terrain = read_name(f"{where}.terrain", read_field(where, item, "terrain"), TERRAIN)
            label = item.get("region")
            if (terrain == WATER) != (label is None):
                what = "water-with-region" if terrain == WATER else "land-without-region"
                message = f": {name} must have a region if it is land, and none if it is water"
                raise file_error(what, message, where, hex=name)
            if label is not None and not _is_name(label):
                message = (
                    f": the region of {name} must be a name of up to {LONGEST_NAME} "
                    f"letters, digits, blanks and dashes, not {shown(label)}"
                )
                raise file_error("region-name", message, where, hex=name)
            self.terrain[at] = terrain
            self.label[at] = label or ""

    def _read_orientation(self, data: object) -> int:
        written = data.get("orientation") if isinstance(data, dict) else None
        return POINTY if written is None else read_name("map.orientation", written, ORIENTATION)

    def _read_rivers(self, data: object) -> None:
        self.river = [False] * SIDES
        for i, item in enumerate(
            read_list("map.river_edges", read_field("map", data, "river_edges"))
        ):
            where = f"map.river_edges[{i}]"
            at = read_side(where, item)
            one, other = SIDE_SPACES[at]
            if not (self.is_land[one] and self.is_land[other]):
                message = f": the river {SIDE.names[at]} must lie between land spaces"
                raise file_error("river-off-land", message, where, side=SIDE.names[at])
            if self.label[one] == self.label[other]:
                message = f": the river {SIDE.names[at]} lies inside the region {self.label[one]}"
                region = self.label[one][:MAX_ARGUMENT]
                raise file_error("river-inside", message, where, side=SIDE.names[at], region=region)
            if self.river[at]:
                message = f": the river {SIDE.names[at]} is on the map twice"
                raise file_error("river-twice", message, where, side=SIDE.names[at])
            self.river[at] = True
        for at, (one, other) in enumerate(SIDE_SPACES):
            if self.is_land[one] and self.is_land[other] and self.label[one] != self.label[other]:
                if not self.river[at]:
                    ends = [HEX_NAMES[one], HEX_NAMES[other]]
                    labels = [self.label[one], self.label[other]]
                    both = f"{ends[0]} ({labels[0]}) and {ends[1]} ({labels[1]})"
                    message = f": {both} touch without a river"
                    raise file_error("river-missing", message, "map", hex=ends[0], other=ends[1])

    def _measure(self, reach: int) -> None:
        """§3.2: distances between spaces and what a move can reach, ignoring rivers."""
        if not self.land:
            raise file_error("no-land", ": there is no land", "map.hexes")
        self.within: list[list[int]] = []
        """Land spaces at most `reach` away, without the space itself."""
        for start in range(SPACES):
            distance = self._distances(start)
            if self.terrain[start] >= 0:
                for other in self.spaces:
                    if distance[other] < 0:
                        ends = [HEX_NAMES[other], HEX_NAMES[start]]
                        message = f": {ends[0]} is cut off from {ends[1]}"
                        raise file_error("cut-off", message, "map", hex=ends[0], other=ends[1])
            near = [s for s in self.land if 0 < distance[s] <= reach]
            self.within.append(near if self.terrain[start] >= 0 else [])

    def _distances(self, start: int) -> list[int]:
        distance = [-1] * SPACES
        if self.terrain[start] < 0:
            return distance
        distance[start] = 0
        queue = [start]
        at = 0
        while at < len(queue):
            for near in self.around[queue[at]]:
                if distance[near] < 0:
                    distance[near] = distance[queue[at]] + 1
                    queue.append(near)
            at += 1
        return distance

    def _check_regions(self, data: object, smallest: int) -> None:
        regions = Regions(self.terrain, adjacent_spaces(self.terrain, self.river))
        seen: dict[str, int] = {}
        for lands in regions.lands:
            label = self.label[lands[0]]
            if label in seen:
                ends = [HEX_NAMES[lands[0]], HEX_NAMES[seen[label]]]
                rest = f"{ends[1]}, the rest of the region {label}"
                raise file_error(
                    "region-apart",
                    f": {ends[0]} is not connected to {rest}",
                    "map",
                    hex=ends[0],
                    other=ends[1],
                    region=label[:MAX_ARGUMENT],
                )
            seen[label] = lands[0]
            if len(lands) < smallest:
                first = HEX_NAMES[lands[0]]
                count = len(lands)
                wrong = f"has {count} land spaces; expected {smallest} or more"
                message = f": the region {label} at {first} {wrong}"
                raise file_error(
                    "region-small", message, "map", hex=first, count=count, least=smallest
                )
        self.base = regions
        listed: Any = data.get("regions", []) if isinstance(data, dict) else []
        for i, item in enumerate(read_list("map.regions", listed)):
            where = f"map.regions[{i}]"
            wanted: object = read_field(where, item, "id")
            if not isinstance(wanted, str) or wanted not in seen:
                message = f": no space lies in the region {shown(wanted)}"
                raise file_error(
                    "region-unknown", message, where, region=str(wanted)[:MAX_ARGUMENT]
                )
            label = wanted
            size = len(regions.lands[regions.region[seen[label]]])
            if read_number(f"{where}.land", item.get("land", size), 1, SPACES) != size:
                message = f": the region {label} has {size} land spaces"
                raise file_error(
                    "region-size", message, where, hex=HEX_NAMES[seen[label]], count=size
                )

    def _find_corners(self) -> None:
        """§3.5 (c): the corners where a caravan can end: at the border, water or a river."""
        self.ends = [True] * CORNERS
        for corner in range(CORNERS):
            spaces = CORNER_SPACES[corner]
            if len(spaces) == 3 and all(self.is_land[s] for s in spaces):
                self.ends[corner] = any(self.river[side] for side in CORNER_SIDES[corner])

    def _facings(self, at: int) -> list[int]:
        """Ruling 30: the corners where both claws point at spaces; any corner if there is none."""
        if not self.is_land[at]:
            return []
        on_board = [n >= 0 and self.terrain[n] >= 0 for n in BESIDE[at]]
        found = [k for k in range(DIRECTIONS) if on_board[k] and on_board[(k + 1) % DIRECTIONS]]
        return found or list(range(DIRECTIONS))

    def cut(self, camels: tuple[int, ...]) -> Regions:
        """The regions after adding these camels."""
        return Regions(self.terrain, self._adjacent(camels)) if camels else self.base

    def cut_sides(self, camels: tuple[int, ...], laid: tuple[int, ...]) -> Regions:
        """The regions of a caravan not finished yet: `laid` cuts adjacency but divides nothing."""
        regions = Regions(self.terrain, self._adjacent(camels))
        regions.adjacent = self._adjacent((*camels, *laid))
        return regions

    def _adjacent(self, camels: tuple[int, ...]) -> list[list[int]]:
        return adjacent_across_camels(self.terrain, self.base.adjacent, camels)

    def claws(self, at: int, facing: int) -> list[int]:
        """The spaces of the board that a Scorpion faces."""
        found: list[int] = []
        for direction in (facing, (facing + 1) % DIRECTIONS):
            other = BESIDE[at][direction]
            if other >= 0 and self.terrain[other] >= 0:
                found.append(other)
        return found
