"""The land of Ankh as lines: spaces, shores, rivers and what grows, for pictures.

Middles and corners of spaces lie on one lattice of half widths and half radii, so that they
compare exactly.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from ennead.core.picture import number, points

Lattice = tuple[int, int]
Point = tuple[float, float]

RADIUS: Final = 44
"""From the middle of a space to a corner."""
HALF: Final = RADIUS * 0.8660254
"""Half its width."""
AROUND: Final[list[Lattice]] = [(2, 0), (1, -3), (-1, -3), (-2, 0), (-1, 3), (1, 3)]
"""From middle to middle: east, north-east, north-west, west, south-west, south-east."""
CORNERS: Final[list[Lattice]] = [(1, -1), (0, -2), (-1, -1), (-1, 1), (0, 2), (1, 1)]
"""From a middle to its corners; corner k lies between directions k and k + 1."""


def middle(space: str) -> Lattice:
    row = ord(space[0]) - ord("A")
    return 2 * (int(space[1:]) - 1) + row % 2, 3 * row


def moved(at: Lattice, by: Lattice) -> Lattice:
    return at[0] + by[0], at[1] + by[1]


def on_picture(at: Lattice) -> Point:
    return at[0] * HALF, at[1] * RADIUS / 2


def centre(space: str) -> Point:
    return on_picture(middle(space))


def between(one: Point, other: Point, part: float) -> Point:
    return one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part


def ends(side: str) -> tuple[Lattice, Lattice]:
    """The corners that a side like B6-C6 runs between."""
    one, _, other = side.partition("-")
    direction = AROUND.index((middle(other)[0] - middle(one)[0], middle(other)[1] - middle(one)[1]))
    start = moved(middle(one), CORNERS[(direction + 5) % 6])
    return start, moved(middle(one), CORNERS[direction])


def hexagon(space: str, scale: float = 1.0) -> str:
    x, y = centre(space)
    return points([(x + dx * HALF * scale, y + dy * RADIUS * scale / 2) for dx, dy in CORNERS])


# Areas.


def outlines(spaces: Collection[Lattice]) -> list[list[Point]]:
    """The closed lines around a set of spaces."""
    following: dict[Lattice, list[Lattice]] = {}
    for at in sorted(spaces):
        for k in range(6):
            if moved(at, AROUND[k]) not in spaces:
                start = moved(at, CORNERS[(k + 5) % 6])
                following.setdefault(start, []).append(moved(at, CORNERS[k]))
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
            line.append(on_picture(corner))
        lines.append(line)
    return lines


def area(spaces: Sequence[str]) -> str:
    return "".join([points(line) for line in outlines({middle(space) for space in spaces})])


def shores(water: Sequence[str], board: Collection[str]) -> str:
    """Lakes and coasts with soft shores; at the edge the water runs off the board."""
    on_board = {middle(space) for space in board}
    wet = {middle(space) for space in water}
    for at in sorted(wet):
        wet |= {moved(at, by) for by in AROUND} - on_board
    path = ""
    while wet:
        body = _hanging_together(min(wet), wet)
        wet -= body
        path += "".join([points(_smooth(line)) for line in outlines(body)])
    return path


def _hanging_together(start: Lattice, spaces: Collection[Lattice]) -> set[Lattice]:
    body = {start}
    queue = [start]
    while queue:
        at = queue.pop()
        for by in AROUND:
            near = moved(at, by)
            if near in spaces and near not in body:
                body.add(near)
                queue.append(near)
    return body


def _smooth(line: list[Point]) -> list[Point]:
    """Corners cut off, and cut off again."""
    for _ in range(2):
        cut: list[Point] = []
        for i, point in enumerate(line):
            after = line[(i + 1) % len(line)]
            cut += [between(point, after, 0.25), between(point, after, 0.75)]
        line = cut
    return line


# Lines along sides.


def chains(sides: Sequence[str]) -> list[list[Lattice]]:
    """Sides joined to lines, each from a loose end if it has one."""
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


def ropes(camels: Sequence[str]) -> str:
    return "".join([points([on_picture(c) for c in line], False) for line in chains(camels)])


def rivers(sides: Sequence[str], water: Sequence[str]) -> str:
    """Soft lines along the sides, on into the lakes and over the edge of the board."""
    lakes = {middle(space) for space in water}
    path = ""
    for line in chains(sides):
        inner = [on_picture(corner) for corner in line]
        first = _beyond(line[0], inner[1], lakes)
        last = _beyond(line[-1], inner[-2], lakes)
        path += _flowing([first, *inner, last])
    return path


def _beyond(end: Lattice, before: Point, lakes: Collection[Lattice]) -> Point:
    here = on_picture(end)
    for dx, dy in CORNERS:
        if (end[0] - dx, end[1] - dy) in lakes:
            return between(here, on_picture((end[0] - dx, end[1] - dy)), 0.8)
    return between(here, before, -0.9)


def _flowing(line: Sequence[Point]) -> str:
    path = points([line[0]], False)
    for i in range(1, len(line) - 1):
        end = between(line[i], line[i + 1], 0.5) if i < len(line) - 2 else line[i + 1]
        path += "Q" + " ".join([number(part) for part in (*line[i], *end)])
    return path


# What grows.


def texture(space: str, terrain: str) -> str:
    """Dunes, grass or ripples; every space has its own, always the same."""
    x, y = centre(space)
    turn = sum([ord(letter) * 7 for letter in space]) % len(CORNERS)
    path = ""
    for i, far in enumerate((0.62, 0.5, 0.7)):
        dx, dy = CORNERS[(turn + 2 * i) % len(CORNERS)]
        at_x, at_y = x + dx * HALF * far * 0.8, y + dy * RADIUS * far * 0.45
        path += f"M{number(at_x)} {number(at_y)}"
        if terrain == "desert":
            path += "m-9 0q5-5 10 0q5-4 9 0"
        elif terrain == "fertile":
            path += "q-1-4-4-6m4 6v-8m0 8q1-4 4-6"
        else:
            path += "m-8 0q4-4 8 0t8 0"
    return path
