"""Names and numbers of Tekhenu's gods, tokens, dice, spaces, cards and tiles."""

from __future__ import annotations

from typing import Final

from ennead.core.domain import Domain, seats

MOST_SEATS: Final = 4
SEAT: Final = seats(MOST_SEATS)

HORUS: Final = 0
RA: Final = 1
HATHOR: Final = 2
BASTET: Final = 3
THOTH: Final = 4
OSIRIS: Final = 5
GODS: Final = 6
GOD_NAMES: Final = ["horus", "ra", "hathor", "bastet", "thoth", "osiris"]
GOD: Final = Domain.named("god", GOD_NAMES)
"""Clockwise around the wheel; a sector has the number of its god."""

PAPYRUS: Final = 0
BREAD: Final = 1
LIMESTONE: Final = 2
GRANITE: Final = 3
GOLD: Final = 4
SCRIBE: Final = 5
FAITH: Final = 6
TOKENS: Final = 7
GOODS: Final = 4
TOKEN_NAMES: Final = ["papyrus", "bread", "limestone", "granite", "gold", "scribe", "faith"]
TOKEN: Final = Domain.named("token", TOKEN_NAMES)
GOOD: Final = Domain.named("good", TOKEN_NAMES[:GOODS])

COLOURS: Final = 5
GRAY: Final = 4
COLOUR_NAMES: Final = ["yellow", "brown", "white", "black", "gray"]
COLOUR: Final = Domain.named("colour", COLOUR_NAMES)
"""A colour has the number of the good it produces; gray produces nothing."""

FACES: Final = 6
VALUE: Final = Domain("value", 1, FACES)

SUNNY: Final = 0
SHADED: Final = 1
DARK: Final = 2
NO_LIGHT: Final = 3
LIGHT_NAMES: Final = ["sunny", "shaded", "dark", "none"]
LIGHT: Final = Domain.named("light", LIGHT_NAMES)

PURE: Final = 0
TAINTED: Final = 1
FORBIDDEN: Final = 2
PURITY_NAMES: Final = ["pure", "tainted", "forbidden"]
PURITY: Final = Domain.named("purity", PURITY_NAMES[:2])
LEFT_PAN: Final = 0
RIGHT_PAN: Final = 1
BELOW: Final = 2
PAN: Final = Domain.named("pan", ["left", "right", "below"])
"""Where a drafted die lies: pure left, tainted right, Anubis dice below the scales."""

DICE: Final = COLOURS * FACES
"""A die is `colour * 6 + value - 1`; on the wheel it is `sector * 30 + die`."""
DIE: Final = Domain.named(
    "die",
    [
        f"{god}-{colour}-{value}"
        for god in GOD_NAMES
        for colour in COLOUR_NAMES
        for value in range(1, FACES + 1)
    ],
)
PLAIN_DIE: Final = Domain.named(
    "plaindie", [f"{colour}-{value}" for colour in COLOUR_NAMES for value in range(1, FACES + 1)]
)

SIDE: Final = 5
CELLS: Final = SIDE * SIDE
CELL: Final = Domain.named("cell", [f"{row}{col}" for row in "abcde" for col in range(1, SIDE + 1)])
"""Temple cells: rows a to e from the top, columns 1 to 5 from the left."""
SPACES: Final = 20
SPACE: Final = Domain.named("space", [f"{side}{i}" for side in "wsne" for i in range(1, SIDE + 1)])
"""Spaces beside the temple: west and east serve rows, south and north columns."""
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
COLUMN_STATUE: Final = 12
ROW_STATUE: Final = 17
"""n3 and e3 are for statues for the people, not for buildings."""

TEMPLE_ROW: Final = 0
TEMPLE_COLUMN: Final = 1
WORKSHOPS: Final = 2
QUARRIES: Final = 3
PEOPLE_SPACES: Final = 4
PEOPLE: Final = Domain.named("people", ["temple-row", "temple-column", "workshops", "quarries"])
GOLD_ROW: Final = 4
"""The fifth spot that has gold at the start: beside row 2 of Osiris."""

ROWS: Final = 6
WORKS: Final = ROWS * GOODS
WORK: Final = Domain.named(
    "work", [f"{good}-{row}" for row in range(1, ROWS + 1) for good in TOKEN_NAMES[:GOODS]]
)
"""Osiris spaces: `(row - 1) * 4 + good`."""

POPULATION: Final = 0
HAPPINESS: Final = 1
MARKER: Final = Domain.named("marker", ["population", "happiness"])

DECK: Final = 24
BLESSINGS: Final = 0
TECHNOLOGIES: Final = 1
DECREES: Final = 2
KINDS: Final = 3
KIND: Final = Domain.named("kind", ["blessing", "technology", "decree"])


def _numbered(letter: str, count: int) -> list[str]:
    return [f"{letter}{number:02}" for number in range(1, count + 1)]


BLESSING: Final = Domain.named("blessing", _numbered("b", DECK))
TECHNOLOGY: Final = Domain.named("technology", _numbered("t", DECK))
DECREE: Final = Domain.named("decree", _numbered("d", DECK))
CARDS: Final = KINDS * DECK
CARD: Final = Domain.named(
    "card", _numbered("b", DECK) + _numbered("t", DECK) + _numbered("d", DECK)
)
"""A market card: `kind * 24 + number`, counted from 0."""
STARTINGS: Final = 12
STARTING: Final = Domain.named("starting", _numbered("s", STARTINGS))
DESTINIES: Final = 4
DESTINY: Final = Domain.named("destiny", _numbered("f", DESTINIES))
TILES: Final = 27
TILE: Final = Domain.named("tile", _numbered("p", TILES))
SECTIONS: Final = 4
SECTION: Final = Domain("section", 1, SECTIONS)
SLOTS: Final = 6
SLOT: Final = Domain("slot", 1, SLOTS)
"""Horus slots, numbered by die value."""
RA_SLOTS: Final = 3
RA_SLOT: Final = Domain.named("raslot", ["left", "middle", "right"])

SYMBOL_NAMES: Final = ["scroll", "people", "works", "temple", "statue", "fate"]
SYMBOL: Final = Domain.named("symbol", SYMBOL_NAMES)

MOST_BALANCE: Final = 999
BALANCE: Final = Domain("balance", -MOST_BALANCE, MOST_BALANCE)
MOST_FAITH: Final = 20
MOST_PAID: Final = 6

BOT_TILES: Final = 10
BOTTOM_ROW: Final = 4
"""Action tiles of the solo bot, and how many lie in the bottom row of their pyramid."""
BOT_TILE: Final = Domain.named("bottile", [*GOD_NAMES, "r1", "r2", "r3", "r4"])


def die_of(colour: int, value: int) -> int:
    return colour * FACES + value - 1


def colour_of(die: int) -> int:
    return die // FACES


def value_of(die: int) -> int:
    return die % FACES + 1
