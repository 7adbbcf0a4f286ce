"""Ankh's events: what players see happen. A god, merged or not, is named by its leading seat.

Each gain of Devotion is reported part by part (`points`), then as a whole (`devotion`). Followers
come with a source or an expense, deaths with a cause.
"""

from __future__ import annotations

from typing import Final

from ennead.core.domain import Domain
from ennead.core.spec import COUNT, events
from ennead.games.ankh.vocabulary.grid import FACING, HEX, SIDE
from ennead.games.ankh.vocabulary.names import (
    CARD,
    EVENT_KIND,
    FIGURE,
    GOD,
    GUARDIAN,
    LEVEL,
    MONUMENT,
    PART,
    POWER,
    SCENARIO,
    SEAT,
    TOKEN,
    TURN_ACTION,
)

SOURCE: Final = Domain.named(
    "source",
    [
        "obelisk-majority",
        "pyramid-majority",
        "temple-majority",
        "domination",
        "victory",
        "glorious",
        "drought",
        "radiance",
        "city",
        "magnanimous",
        "miracle",
        "worshipful",
        "bountiful",
    ],
)
"""Why Devotion is gained; the three majorities are in the order of the Monuments."""
FOR_MAJORITY: Final = 0
FOR_DOMINATION: Final = 3
FOR_VICTORY: Final = 4
FOR_GLORY: Final = 5
FOR_DROUGHT: Final = 6
FOR_RADIANCE: Final = 7
FOR_CITY: Final = 8
FOR_MAGNANIMITY: Final = 9
FOR_MIRACLE: Final = 10
FOR_WORSHIP: Final = 11
FOR_BOUNTY: Final = 12

GAIN_FROM: Final = Domain.named(
    "origin",
    ["monuments", "revered", "omnipresent", "flood", "commanding", "ransom", "merging"],
)
"""Where Followers come from."""
FROM_MONUMENTS: Final = 0
FROM_REVERED: Final = 1
FROM_OMNIPRESENT: Final = 2
FROM_FLOOD: Final = 3
FROM_COMMANDING: Final = 4
FROM_RANSOM: Final = 5
FROM_MERGING: Final = 6

EXPENSE: Final = Domain.named("expense", ["unlock", "ransom", "build", "plague", "worship"])
FOR_UNLOCK: Final = 0
FOR_RANSOM: Final = 1
FOR_BUILDING: Final = 2
FOR_PLAGUE: Final = 3
FOR_WORSHIPPING: Final = 4

ALLOWANCE: Final = Domain.named("allowance", ["ordinary", "pyramid", "underworld", "mummy"])
ORDINARY: Final = 0
BY_A_PYRAMID: Final = 1
BY_THE_UNDERWORLD: Final = 2
AS_MUMMY: Final = 3

CAUSE: Final = Domain.named("cause", ["plague", "battle"])
BY_PLAGUE: Final = 0
BY_BATTLE: Final = 1

RUIN: Final = Domain.named("ruin", ["giant-scorpion", "merging", "forgetting"])
"""Why Monuments are destroyed and figures die or leave the game."""
BY_SCORPION: Final = 0
BY_MERGING: Final = 1
BY_FORGETTING: Final = 2

ENDING: Final = Domain.named("ending", ["devotion", "only-god", "rank"])
BY_DEVOTION: Final = 0
BY_ONLY_GOD: Final = 1
BY_RANK: Final = 2

EVENTS: Final = events()

# Set-up.
SET_UP: Final = EVENTS.add("set-up", scenario=SCENARIO)
FIRST_PLAYER: Final = EVENTS.add("first-player", seat=SEAT)
PLAYS_GOD: Final = EVENTS.add("plays-god", seat=SEAT, god=GOD)
GUARDIAN_IN_PLAY: Final = EVENTS.add(
    "guardian-in-play", guardian=GUARDIAN, level=LEVEL, count=COUNT
)

# The turn.
TURN: Final = EVENTS.add("turn", seat=SEAT, number=COUNT)
ACTED: Final = EVENTS.add("acted", seat=SEAT, action=TURN_ACTION, at=COUNT, needed=COUNT)
EVENT: Final = EVENTS.add("event", seat=SEAT, kind=EVENT_KIND, number=COUNT)
MARKER_RESET: Final = EVENTS.add("marker-reset", action=TURN_ACTION)

# Figures.
MOVED: Final = EVENTS.add("moved", seat=SEAT, figure=FIGURE, hex=HEX, to=HEX)
SHOVED: Final = EVENTS.add("shoved", seat=SEAT, owner=SEAT, figure=FIGURE, hex=HEX, to=HEX)
FACED: Final = EVENTS.add("faced", seat=SEAT, hex=HEX, facing=FACING)
SUMMONED: Final = EVENTS.add("summoned", seat=SEAT, figure=FIGURE, hex=HEX, allowance=ALLOWANCE)
RANSOMED: Final = EVENTS.add("ransomed", seat=SEAT, owner=SEAT)
SUN_GIVEN: Final = EVENTS.add("sun-given", seat=SEAT, figure=FIGURE, hex=HEX)
SUN_RETURNED: Final = EVENTS.add("sun-returned", seat=SEAT)
RELOCATED: Final = EVENTS.add("relocated", seat=SEAT, figure=FIGURE, hex=HEX, to=HEX)

# Followers and powers.
FOLLOWERS: Final = EVENTS.add("followers", seat=SEAT, amount=COUNT, source=GAIN_FROM)
PAID: Final = EVENTS.add("paid", seat=SEAT, amount=COUNT, expense=EXPENSE)
NO_GAIN: Final = EVENTS.add("no-gain", seat=SEAT)
UNLOCKED: Final = EVENTS.add("unlocked", seat=SEAT, power=POWER, level=LEVEL)
NO_UNLOCK: Final = EVENTS.add("no-unlock", seat=SEAT)
GUARDIAN_GAINED: Final = EVENTS.add("guardian-gained", seat=SEAT, guardian=GUARDIAN)
NO_GUARDIAN: Final = EVENTS.add("no-guardian", seat=SEAT, guardian=GUARDIAN)

# Individual events.
CONTROLLED: Final = EVENTS.add("controlled", seat=SEAT, monument=MONUMENT, hex=HEX)
SEIZED: Final = EVENTS.add("seized", seat=SEAT, owner=SEAT, monument=MONUMENT, hex=HEX)
NO_CONTROL: Final = EVENTS.add("no-control", seat=SEAT)
CAMEL_LAID: Final = EVENTS.add("camel-laid", seat=SEAT, side=SIDE)
TOKEN_KEPT: Final = EVENTS.add("token-kept", token=TOKEN, hex=HEX, size=COUNT)
TOKEN_ADDED: Final = EVENTS.add("token-added", token=TOKEN, hex=HEX, size=COUNT)
TOKENS_SWAPPED: Final = EVENTS.add("tokens-swapped", seat=SEAT, token=TOKEN, other=TOKEN)
NO_CARAVAN: Final = EVENTS.add("no-caravan", seat=SEAT)

# Conflicts.
CONFLICT_BEGINS: Final = EVENTS.add("conflict", seat=SEAT, number=COUNT)
CONFLICT_ENDS: Final = EVENTS.add("conflict-ends", number=COUNT)
REGION_EMPTY: Final = EVENTS.add("region-empty", token=TOKEN, hex=HEX, part=PART)
DOMINATED: Final = EVENTS.add("dominated", seat=SEAT, token=TOKEN, hex=HEX, part=PART)
BATTLE: Final = EVENTS.add("battle", token=TOKEN, hex=HEX, part=PART)
JOINS_BATTLE: Final = EVENTS.add(
    "joins-battle", seat=SEAT, token=TOKEN, figures=COUNT, hex=HEX, part=PART
)
SECOND_CARD: Final = EVENTS.add("second-card", seat=SEAT)
REVEALED: Final = EVENTS.add("revealed", seat=SEAT, card=CARD)
SHELTERED: Final = EVENTS.add("sheltered", seat=SEAT, figure=FIGURE, hex=HEX)
BUILT: Final = EVENTS.add("built", seat=SEAT, monument=MONUMENT, hex=HEX)
NOT_BUILT: Final = EVENTS.add("not-built", seat=SEAT)
PLAGUE_COMES: Final = EVENTS.add("plague", seat=SEAT, token=TOKEN, hex=HEX, part=PART)
BIDS: Final = EVENTS.add("bids", seat=SEAT, bid=COUNT)
SPARED: Final = EVENTS.add("spared", seat=SEAT, bid=COUNT)
NOBODY_SPARED: Final = EVENTS.add("nobody-spared", token=TOKEN, hex=HEX, part=PART)
STRENGTH: Final = EVENTS.add(
    "strength", seat=SEAT, figures=COUNT, temples=COUNT, cards=COUNT, total=COUNT
)
TIEBREAKER_USED: Final = EVENTS.add("tiebreaker-used", seat=SEAT)
WON: Final = EVENTS.add("won", seat=SEAT, token=TOKEN, margin=COUNT, hex=HEX, part=PART)
NOBODY_WON: Final = EVENTS.add("nobody-won", token=TOKEN, hex=HEX, part=PART)
LOST: Final = EVENTS.add("lost", seat=SEAT, token=TOKEN, hex=HEX, part=PART)
SAVED: Final = EVENTS.add("saved", seat=SEAT, figure=FIGURE, hex=HEX)
DIED: Final = EVENTS.add("died", seat=SEAT, figure=FIGURE, hex=HEX, cause=CAUSE)
TRAPPED: Final = EVENTS.add("trapped", seat=SEAT, owner=SEAT)
MUMMY_STAYS: Final = EVENTS.add("mummy-stays", seat=SEAT)
GATE_PLACED: Final = EVENTS.add("underworld-placed", seat=SEAT, hex=HEX)
GATE_MOVED: Final = EVENTS.add("underworld-moved", seat=SEAT, hex=HEX, to=HEX)
RECLAIMED: Final = EVENTS.add("reclaimed", seat=SEAT, cards=COUNT)
DESTROYED: Final = EVENTS.add("destroyed", seat=SEAT, monument=MONUMENT, hex=HEX, ruin=RUIN)
NEUTRAL_DESTROYED: Final = EVENTS.add("neutral-destroyed", monument=MONUMENT, hex=HEX, ruin=RUIN)

# Devotion.
POINTS: Final = EVENTS.add("points", seat=SEAT, amount=COUNT, source=SOURCE)
DEVOTION: Final = EVENTS.add("devotion", seat=SEAT, amount=COUNT, at=COUNT)
DEVOTION_LOST: Final = EVENTS.add("devotion-lost", seat=SEAT, owner=SEAT, at=COUNT)
"""Caused by the owner's dead Cat-Mummy."""

# Merging, forgetting, the end.
MERGED: Final = EVENTS.add("merged", seat=SEAT, other=SEAT, at=COUNT)
TAKEN_OVER: Final = EVENTS.add("taken-over", seat=SEAT, owner=SEAT, guardian=GUARDIAN, hex=HEX)
TAKEN_INTO_POOL: Final = EVENTS.add("taken-into-pool", seat=SEAT, owner=SEAT, guardian=GUARDIAN)
DISMISSED: Final = EVENTS.add("dismissed", seat=SEAT, guardian=GUARDIAN, hex=HEX)
DISCHARGED: Final = EVENTS.add("discharged", seat=SEAT, guardian=GUARDIAN)
LEFT: Final = EVENTS.add("left", seat=SEAT, figure=FIGURE, hex=HEX, ruin=RUIN)
FREED: Final = EVENTS.add("freed", seat=SEAT)
"""A trapped Warrior returns to its owner's pool."""
SLOT_EMPTIED: Final = EVENTS.add("slot-emptied", seat=SEAT)
"""A trapped Warrior of a forgotten or merged god leaves the game."""
GATE_CLOSED: Final = EVENTS.add("underworld-closed", hex=HEX)
FORGOTTEN: Final = EVENTS.add("forgotten", seat=SEAT, at=COUNT)
VICTORY: Final = EVENTS.add("victory", seat=SEAT, ending=ENDING)
NO_VICTORY: Final = EVENTS.add("no-victory")
