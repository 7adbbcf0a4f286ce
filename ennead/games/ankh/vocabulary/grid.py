"""The hex grid under every map: spaces, sides, corners, and where to draw them.

Rows A to L run from north to south, columns 1 to 12 from west to east; odd rows (B, D, …) are
shifted half a space to the east. Middles and corners of spaces are points of one integer lattice,
with half widths of a space to the east and quarter heights to the south, so they compare exactly.
"""

from __future__ import annotations

from typing import Final

from ennead.core.domain import Domain

Lattice = tuple[int, int]

COLUMNS: Final = 12
ROWS: Final = 12
SPACES: Final = ROWS * COLUMNS
HEX_NAMES: Final = [f"{'ABCDEFGHIJKL'[s // COLUMNS]}{s % COLUMNS + 1}" for s in range(SPACES)]
HEX: Final = Domain.named("hex", HEX_NAMES)
DIRECTIONS: Final = 6
"""East, north-east, north-west, west, south-west, south-east, as stored."""
OFF: Final = -1

NEIGHBOURS_AT: Final[list[Lattice]] = [(2, 0), (1, -3), (-1, -3), (-2, 0), (-1, 3), (1, 3)]
"""From the middle of a space to the middles around it, by direction."""
CORNERS_AT: Final[list[Lattice]] = [(1, -1), (0, -2), (-1, -1), (-1, 1), (0, 2), (1, 1)]
"""From the middle of a space to its corners; corner k lies between directions k and k + 1."""
MIDDLES: Final[list[Lattice]] = [
    (space % COLUMNS * 2 + space // COLUMNS % 2, space // COLUMNS * 3) for space in range(SPACES)
]
_SPACE_AT: Final[dict[Lattice, int]] = {MIDDLES[space]: space for space in range(SPACES)}
BESIDE: Final[list[list[int]]] = [
    [_SPACE_AT.get((x + dx, y + dy), OFF) for dx, dy in NEIGHBOURS_AT] for x, y in MIDDLES
]
"""The six spaces around each, by direction; -1 beyond the edge of the grid."""

# Sides between two spaces of the grid, named by both: A1-A2.
SIDE_SPACES: Final[list[tuple[int, int]]] = [
    (space, other) for space in range(SPACES) for other in sorted(BESIDE[space]) if other > space
]
SIDE: Final = Domain.named("side", [f"{HEX_NAMES[a]}-{HEX_NAMES[b]}" for a, b in SIDE_SPACES])
SIDES: Final = len(SIDE_SPACES)
SIDE_OF: Final[list[list[int]]] = [[OFF] * DIRECTIONS for _ in range(SPACES)]
"""The side of a space in each direction."""
for _side, (_a, _b) in enumerate(SIDE_SPACES):
    SIDE_OF[_a][BESIDE[_a].index(_b)] = _side
    SIDE_OF[_b][BESIDE[_b].index(_a)] = _side


def side_between(one: int, other: int) -> int:
    """The side two spaces share, -1 if they share none."""
    if other in BESIDE[one]:
        return SIDE_OF[one][BESIDE[one].index(other)]
    return OFF


# Corners, where up to three spaces and three sides meet.
_CORNER_NUMBERS: Final[dict[Lattice, int]] = {}
CORNERS_OF: Final[list[list[int]]] = [
    [_CORNER_NUMBERS.setdefault((x + dx, y + dy), len(_CORNER_NUMBERS)) for dx, dy in CORNERS_AT]
    for x, y in MIDDLES
]
CORNERS: Final = len(_CORNER_NUMBERS)
CORNER_SPACES: Final[list[list[int]]] = [[] for _ in range(CORNERS)]
for _space in range(SPACES):
    for _corner in CORNERS_OF[_space]:
        CORNER_SPACES[_corner].append(_space)
SIDE_CORNERS: Final[list[tuple[int, int]]] = []
CORNER_SIDES: Final[list[list[int]]] = [[] for _ in range(CORNERS)]
for _side, (_a, _b) in enumerate(SIDE_SPACES):
    _direction = BESIDE[_a].index(_b)
    SIDE_CORNERS.append((CORNERS_OF[_a][_direction], CORNERS_OF[_a][_direction - 1]))
    for _corner in SIDE_CORNERS[_side]:
        CORNER_SIDES[_corner].append(_side)

# Drawing.
ORIENTATION_NAMES: Final = ["pointy", "flat"]
ORIENTATION: Final = Domain.named("orientation", ORIENTATION_NAMES)
"""Whether spaces are drawn with a corner or with a side at the top."""
POINTY: Final = 0
FLAT: Final = 1

# A Scorpion faces a corner of its space: the two neighbours that meet there.
FACING: Final = Domain.named("facing", ["e", "ne", "n", "nw", "w", "sw", "s", "se"])
FACINGS_AT: Final = [
    [FACING.value(name) for name in ("ne", "n", "nw", "sw", "s", "se")],
    [FACING.value(name) for name in ("nw", "w", "sw", "se", "e", "ne")],
]
"""The compass direction of each corner of a space as it is drawn, by orientation."""

HALF_WIDTH: Final = 0.8660254
"""The distance from the middle of a space to a side; to a corner it is 1."""


def to_plane(at: Lattice, orientation: int) -> tuple[float, float]:
    """Where to draw a point: to the right and down, with a distance of 1 from middle to corner.

    A board with flat tops is stored rotated a quarter turn clockwise, with north on the right, so
    it is drawn rotated back.
    """
    x, y = at[0] * HALF_WIDTH, at[1] / 2
    return (y, -x) if orientation == FLAT else (x, y)
