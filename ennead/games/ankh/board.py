"""The grid, the pieces and the names of everything in Ankh."""

from __future__ import annotations

from typing import Final

from ennead.core.domain import Domain, seats

MOST_SEATS: Final = 5
SEAT: Final = seats(MOST_SEATS)

# The grid: rows A to L from north to south, columns 1 to 12, odd rows half a space to the east.
COLUMNS: Final = 12
ROWS: Final = 12
SPACES: Final = ROWS * COLUMNS
HEX_NAMES: Final = [f"{'ABCDEFGHIJKL'[s // COLUMNS]}{s % COLUMNS + 1}" for s in range(SPACES)]
HEX: Final = Domain.named("hex", HEX_NAMES)
DIRECTIONS: Final = 6
"""East, north-east, north-west, west, south-west, south-east."""
OFF: Final = -1


def step(space: int, direction: int) -> int:
    """The space of the grid beside this one, -1 beyond its edge."""
    row = space // COLUMNS
    column = space % COLUMNS
    odd = row % 2
    if direction == 0:
        column += 1
    elif direction == 3:
        column -= 1
    else:
        row += -1 if direction < 3 else 1
        eastern = direction == 1 or direction == 5
        column += odd if eastern else odd - 1
    if 0 <= row < ROWS and 0 <= column < COLUMNS:
        return row * COLUMNS + column
    return OFF


BESIDE: Final[list[list[int]]] = [
    [step(space, direction) for direction in range(DIRECTIONS)] for space in range(SPACES)
]
"""The six spaces around each, by direction, -1 beyond the edge of the grid."""

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


# Corners, where up to three spaces and three sides meet; facing k of a space is a corner of it.
_CORNER_AT: Final = [(1, -1), (0, -2), (-1, -1), (-1, 1), (0, 2), (1, 1)]
"""Where the corners of a space lie from its middle, in half widths and quarter heights."""
_CORNER_NUMBERS: Final[dict[tuple[int, int], int]] = {}
CORNERS_OF: Final[list[list[int]]] = []
for _space in range(SPACES):
    _x = _space % COLUMNS * 2 + _space // COLUMNS % 2
    _y = _space // COLUMNS * 3
    CORNERS_OF.append(
        [
            _CORNER_NUMBERS.setdefault((_x + dx, _y + dy), len(_CORNER_NUMBERS))
            for dx, dy in _CORNER_AT
        ]
    )
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

# A Scorpion's claws point at two neighbours that touch: at a corner of its space.
FACING: Final = Domain.named("facing", ["ne", "n", "nw", "sw", "s", "se"])
"""Facing k points in directions k and k + 1."""

TERRAIN_NAMES: Final = ["fertile", "desert", "water"]
TERRAIN: Final = Domain.named("terrain", TERRAIN_NAMES)
FERTILE: Final = 0
DESERT: Final = 1
WATER: Final = 2

# What stands on a space: a kind in the low four bits, its god's number plus 1 above them.
NOTHING: Final = 0
OBELISK: Final = 1
PYRAMID: Final = 2
TEMPLE: Final = 3
GOD_FIGURE: Final = 4
WARRIOR: Final = 5
CAT_MUMMY: Final = 6
SATET: Final = 7
MUMMY: Final = 8
APEP: Final = 9
SCORPION: Final = 10
ANDROSPHINX: Final = 11
OWNER_SHIFT: Final = 4
KIND_BITS: Final = 15
NEUTRAL: Final = -1

MONUMENT_NAMES: Final = ["obelisk", "pyramid", "temple"]
MONUMENT: Final = Domain("monument", OBELISK, TEMPLE, MONUMENT_NAMES)
MONUMENTS: Final = 3
GUARDIAN_NAMES: Final = [
    "cat-mummy",
    "satet",
    "mummy",
    "apep",
    "giant-scorpion",
    "androsphinx",
]
GUARDIAN: Final = Domain("guardian", CAT_MUMMY, ANDROSPHINX, GUARDIAN_NAMES)
GUARDIANS: Final = 6
FIGURE: Final = Domain("figure", GOD_FIGURE, ANDROSPHINX, ["god", "warrior", *GUARDIAN_NAMES])
LEVELS: Final = 3
LEVEL: Final = Domain("level", 1, LEVELS)
SMALL: Final = 0
LARGE: Final = 1
SIZE: Final = Domain.named("size", ["small", "large"])

GOD_NAMES: Final = ["amun", "anubis", "isis", "osiris", "ra"]
GOD: Final = Domain.named("god", GOD_NAMES)
GODS: Final = 5
AMUN: Final = 0
ANUBIS: Final = 1
ISIS: Final = 2
OSIRIS: Final = 3
RA: Final = 4

# The four actions, from the top row to the bottom.
DEED_NAMES: Final = ["move", "summon", "gain", "unlock"]
DEED: Final = Domain.named("deed", DEED_NAMES)
DEEDS: Final = 4
MOVE: Final = 0
SUMMON: Final = 1
GAIN: Final = 2
UNLOCK: Final = 3

EVENT_NAMES: Final = ["control", "caravan", "conflict"]
EVENT_KIND: Final = Domain.named("kind", EVENT_NAMES)
CONTROL: Final = 0
CARAVAN: Final = 1
CONFLICT: Final = 2

POWER_NAMES: Final = [
    "commanding",
    "inspiring",
    "omnipresent",
    "revered",
    "resplendent",
    "obelisk-attuned",
    "temple-attuned",
    "pyramid-attuned",
    "glorious",
    "magnanimous",
    "bountiful",
    "worshipful",
]
POWER: Final = Domain.named("power", POWER_NAMES)
POWERS: Final = 12
POWERS_PER_LEVEL: Final = 4
COMMANDING: Final = 0
INSPIRING: Final = 1
OMNIPRESENT: Final = 2
REVERED: Final = 3
RESPLENDENT: Final = 4
OBELISK_ATTUNED: Final = 5
TEMPLE_ATTUNED: Final = 6
PYRAMID_ATTUNED: Final = 7
GLORIOUS: Final = 8
MAGNANIMOUS: Final = 9
BOUNTIFUL: Final = 10
WORSHIPFUL: Final = 11

CARD_NAMES: Final = [
    "flood",
    "build-monument",
    "plague-of-locusts",
    "chariots",
    "drought",
    "miracle",
    "cycle-of-maat",
]
CARD: Final = Domain.named("card", CARD_NAMES)
CARDS: Final = 7
ALL_CARDS: Final = (1 << CARDS) - 1
FLOOD: Final = 0
BUILD: Final = 1
PLAGUE: Final = 2
CHARIOTS: Final = 3
DROUGHT: Final = 4
MIRACLE: Final = 5
CYCLE: Final = 6

MOST_TOKENS: Final = 8
TOKEN: Final = Domain("token", 1, MOST_TOKENS)
"""A region by its Conflict Order token."""
MOST_BID: Final = 99
BIDS: Final = Domain("bid", 0, MOST_BID)
SCENARIO_NAMES: Final = ["black-land", "scattered-faith", "twin-cities", "own"]
SCENARIO: Final = Domain.named("scenario", SCENARIO_NAMES)
OWN_SCENARIO: Final = 3


def piece(owner: int, kind: int) -> int:
    """What stands for a piece on a space; -1 owns what is neutral."""
    return (owner + 1) << OWNER_SHIFT | kind
