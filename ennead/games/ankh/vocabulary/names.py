"""Names and numbers of Ankh's pieces, gods, powers, cards and tokens."""

from __future__ import annotations

from typing import Final

from ennead.core.domain import Domain, seats

MOST_SEATS: Final = 5
SEAT: Final = seats(MOST_SEATS)

TERRAIN_NAMES: Final = ["fertile", "desert", "water"]
TERRAIN: Final = Domain.named("terrain", TERRAIN_NAMES)
FERTILE: Final = 0
DESERT: Final = 1
WATER: Final = 2

# A piece: its kind in the low four bits, its god's number plus 1 above them.
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
TURN_ACTION_NAMES: Final = ["move", "summon", "gain", "unlock"]
TURN_ACTION: Final = Domain.named("action", TURN_ACTION_NAMES)
TURN_ACTIONS: Final = 4
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
PART: Final = Domain.named("part", ["whole", "e", "ne", "n", "nw", "w", "sw", "s", "se", "other"])
"""Which part of its area a region is, once caravans have divided it."""
WHOLE: Final = 0
PART_E: Final = 1
OTHER_PART: Final = 9
MOST_BID: Final = 99
BIDS: Final = Domain("bid", 0, MOST_BID)
SCENARIO_NAMES: Final = [
    "middle-kingdom",
    "old-kingdom",
    "black-land",
    "scattered-faith",
    "twin-cities",
    "own",
]
SCENARIO: Final = Domain.named("scenario", SCENARIO_NAMES)
OWN_SCENARIO: Final = 5


def piece(owner: int, kind: int) -> int:
    """The code of a piece on a space; owner -1 is neutral."""
    return (owner + 1) << OWNER_SHIFT | kind
