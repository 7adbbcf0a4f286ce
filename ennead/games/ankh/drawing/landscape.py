"""The land of a map as SVG paths: spaces, shores, rivers and textures."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from ennead.core.svg import number, points
from ennead.games.ankh.vocabulary.grid import (
    CORNERS_AT,
    FLAT,
    HALF_WIDTH,
    HEX,
    MIDDLES,
    NEIGHBOURS_AT,
    ORIENTATION,
    Lattice,
    to_plane,
)

Point = tuple[float, float]

RADIUS: Final = 44
"""From the middle of a space to a corner."""
HALF: Final = RADIUS * HALF_WIDTH
"""From the middle of a space to a side."""


def middle(space: str) -> Lattice:
    return MIDDLES[HEX.value(space)]


def moved(at: Lattice, by: Lattice) -> Lattice:
    return at[0] + by[0], at[1] + by[1]


def between(one: Point, other: Point, part: float) -> Point:
    return one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part


def ends(side: str) -> tuple[Lattice, Lattice]:
    """The two corners of a side like B6-C6."""
    one, _, other = side.partition("-")
    start, to = middle(one), middle(other)
    direction = NEIGHBOURS_AT.index((to[0] - start[0], to[1] - start[1]))
    return moved(start, CORNERS_AT[direction - 1]), moved(start, CORNERS_AT[direction])


class Landscape:
    """Draws a map with pointy or flat tops."""

    def __init__(self, orientation: str) -> None:
        self.orientation = ORIENTATION.value(orientation)
        flat = self.orientation == FLAT
        self.wide = RADIUS if flat else HALF
        """From the middle of a space to its right edge."""
        self.high = HALF if flat else RADIUS
        """From the middle of a space to its bottom edge."""

    def on_picture(self, at: Lattice) -> Point:
        x, y = to_plane(at, self.orientation)
        return x * RADIUS, y * RADIUS

    def centre(self, space: str) -> Point:
        return self.on_picture(middle(space))

    def hexagon(self, space: str, scale: float = 1.0) -> str:
        x, y = self.centre(space)
        corners = [self.on_picture(corner) for corner in CORNERS_AT]
        return points([(x + dx * scale, y + dy * scale) for dx, dy in corners])

    # Areas.

    def outlines(self, spaces: Collection[Lattice]) -> list[list[Point]]:
        """The closed outlines of a set of spaces."""
        following: dict[Lattice, list[Lattice]] = {}
        for at in sorted(spaces):
            for k in range(6):
                if moved(at, NEIGHBOURS_AT[k]) not in spaces:
                    start = moved(at, CORNERS_AT[(k + 5) % 6])
                    following.setdefault(start, []).append(moved(at, CORNERS_AT[k]))
        lines: list[list[Point]] = []
        while following:
            corner = next(iter(following))
            line: list[Point] = []
            while corner in following:
                onward = following[corner]
                here = corner
                corner = onward.pop()
                if not onward:
                    del following[here]
                line.append(self.on_picture(corner))
            lines.append(line)
        return lines

    def area(self, spaces: Sequence[str]) -> str:
        lines = self.outlines({middle(space) for space in spaces})
        return "".join([points(line) for line in lines])

    def shores(self, water: Sequence[str], board: Collection[str]) -> str:
        """Lakes and coasts with smooth shores; at the border the water runs off the board."""
        on_board = {middle(space) for space in board}
        wet = {middle(space) for space in water}
        for at in sorted(wet):
            wet |= {moved(at, by) for by in NEIGHBOURS_AT} - on_board
        path = ""
        while wet:
            body = _connected(min(wet), wet)
            wet -= body
            path += "".join([points(_smooth(line)) for line in self.outlines(body)])
        return path

    # Lines along sides.

    def ropes(self, camels: Sequence[str]) -> str:
        lines = [[self.on_picture(corner) for corner in line] for line in chains(camels)]
        return "".join([points(line, False) for line in lines])

    def rivers(self, sides: Sequence[str], water: Sequence[str]) -> str:
        """Smooth lines along the sides, continued into lakes and off the board."""
        lakes = {middle(space) for space in water}
        met = [corner for side in sides for corner in ends(side)]
        path = ""
        for line in chains(sides):
            bends = [self.on_picture(corner) for corner in line]
            first = self._beyond(line[0], bends[1], lakes)
            last = self._beyond(line[-1], bends[-2], lakes)
            if met.count(line[0]) == 1:
                bends.insert(0, first)
            if met.count(line[-1]) == 1:
                bends.append(last)
            path += _flowing(bends)
        return path

    def _beyond(self, end: Lattice, before: Point, lakes: Collection[Lattice]) -> Point:
        here = self.on_picture(end)
        for dx, dy in CORNERS_AT:
            if (end[0] - dx, end[1] - dy) in lakes:
                return between(here, self.on_picture((end[0] - dx, end[1] - dy)), 0.8)
        return between(here, before, -0.9)

    # Textures.

    def texture(self, space: str, terrain: str) -> str:
        """Dunes, grass or ripples; each space has its own, always the same."""
        x, y = self.centre(space)
        turn = sum([ord(letter) * 7 for letter in space]) % len(CORNERS_AT)
        path = ""
        for i, far in enumerate((0.62, 0.5, 0.7)):
            dx, dy = self.on_picture(CORNERS_AT[(turn + 2 * i) % len(CORNERS_AT)])
            path += f"M{number(x + dx * far * 0.8)} {number(y + dy * far * 0.9)}"
            if terrain == "desert":
                path += "m-9 0q5-5 10 0q5-4 9 0"
            elif terrain == "fertile":
                path += "q-1-4-4-6m4 6v-8m0 8q1-4 4-6"
            else:
                path += "m-8 0q4-4 8 0t8 0"
        return path


def _connected(start: Lattice, spaces: Collection[Lattice]) -> set[Lattice]:
    body = {start}
    queue = [start]
    while queue:
        at = queue.pop()
        for by in NEIGHBOURS_AT:
            near = moved(at, by)
            if near in spaces and near not in body:
                body.add(near)
                queue.append(near)
    return body


def _smooth(line: list[Point]) -> list[Point]:
    """Smooth a closed line by cutting its corners off twice (Chaikin's algorithm)."""
    for _ in range(2):
        cut: list[Point] = []
        for i, point in enumerate(line):
            after = line[(i + 1) % len(line)]
            cut += [between(point, after, 0.25), between(point, after, 0.75)]
        line = cut
    return line


def chains(sides: Sequence[str]) -> list[list[Lattice]]:
    """Sides joined into lines, each starting at a loose end if there is one."""
    joined: dict[Lattice, list[Lattice]] = {}
    for side in sides:
        one, other = ends(side)
        joined.setdefault(one, []).append(other)
        joined.setdefault(other, []).append(one)
    loose = [corner for corner, others in joined.items() if len(others) == 1]
    lines: list[list[Lattice]] = []
    for start in [*loose, *joined]:
        while joined[start]:
            line = [start]
            while joined[line[-1]]:
                onward = joined[line[-1]].pop()
                joined[onward].remove(line[-1])
                line.append(onward)
            lines.append(line)
    return lines


def _flowing(line: Sequence[Point]) -> str:
    if len(line) == 2:
        return points(line, False)
    path = points([line[0]], False)
    for i in range(1, len(line) - 1):
        end = between(line[i], line[i + 1], 0.5) if i < len(line) - 2 else line[i + 1]
        path += "Q" + " ".join([number(part) for part in (*line[i], *end)])
    return path
