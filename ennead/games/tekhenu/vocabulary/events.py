"""Tekhenu's events: what players see happen. The solo bot's actions have their own."""

from __future__ import annotations

from typing import Final

from ennead.core.domain import Domain
from ennead.core.spec import COUNT, events
from ennead.games.tekhenu.vocabulary.actions import ACTION_KIND, OCCASION, TURNS
from ennead.games.tekhenu.vocabulary.names import (
    BALANCE,
    BLESSING,
    BOT_TILE,
    BOT_TILES,
    BOTTOM_ROW,
    CARD,
    CELL,
    COLOUR,
    DECK,
    DECREE,
    DESTINY,
    DIE,
    GOD,
    GOOD,
    KIND,
    MARKER,
    PAN,
    PEOPLE,
    SEAT,
    SECTION,
    SLOT,
    SPACE,
    STARTING,
    TILE,
    TOKEN,
    VALUE,
    WORK,
)

_NAMED_SOURCES: Final = [
    "unbalance",
    "unpaid-bread",
    "blessings",
    "technologies",
    "decrees",
    "scribes",
    "no-statue-place",
    "bonus",
    "people-statue",
    "lines",
    "edges",
    "slot",
    "pillars",
    "districts",
    "temple",
    "statues",
    "happiness",
    "order",
    "cell",
    "ability",
    "production",
    "building-row",
]
FROM_UNBALANCE: Final = 0
FROM_BREAD: Final = 1
FROM_BLESSINGS: Final = 2
FROM_TECHNOLOGIES: Final = 3
FROM_DECREES: Final = 4
FROM_SCRIBES: Final = 5
FROM_NO_PLACE: Final = 6
FROM_BONUS: Final = 7
FROM_PEOPLE_STATUE: Final = 8
FROM_LINES: Final = 9
FROM_EDGES: Final = 10
FROM_SLOT: Final = 11
FROM_PILLARS: Final = 12
FROM_DISTRICTS: Final = 13
FROM_TEMPLE: Final = 14
FROM_STATUES: Final = 15
FROM_HAPPINESS: Final = 16
FROM_ORDER: Final = 17
FROM_CELL: Final = 18
FROM_ABILITY: Final = 19
FROM_PRODUCTION: Final = 20
FROM_BUILDING_ROW: Final = 21
FROM_TECHNOLOGY: Final = 22
FROM_DECREE: Final = FROM_TECHNOLOGY + DECK
SOURCES: Final = FROM_DECREE + DECK
SOURCE: Final = Domain.named(
    "source",
    [
        *_NAMED_SOURCES,
        *[f"t{number:02}" for number in range(1, DECK + 1)],
        *[f"d{number:02}" for number in range(1, DECK + 1)],
    ],
)
"""Where points come from; t01 and d01 onwards are cards."""
LOSS: Final = Domain("loss", FROM_UNBALANCE, FROM_BREAD, SOURCE.names[: FROM_BREAD + 1])
"""Sources that cost points."""
BOT_SOURCE: Final = Domain(
    "botsource", FROM_BLESSINGS, FROM_ORDER, SOURCE.names[FROM_BLESSINGS : FROM_ORDER + 1]
)
"""Sources of Botankhamun's points."""
OWN_SOURCE: Final = Domain("source", FROM_BONUS, SOURCES - 1, SOURCE.names[FROM_BONUS:])
"""Sources of a player's points."""

EVENTS: Final = events()

# Points and tokens.
SCORED: Final = EVENTS.add("scored", seat=SEAT, points=COUNT, source=OWN_SOURCE, total=COUNT)
FORFEITED: Final = EVENTS.add("forfeited", seat=SEAT, points=COUNT, source=LOSS, total=COUNT)
GAINED: Final = EVENTS.add("gained", seat=SEAT, count=COUNT, token=TOKEN)
PAID: Final = EVENTS.add("paid", seat=SEAT, count=COUNT, token=TOKEN)

# Set-up.
SET_UP: Final = EVENTS.add("set-up")
SLOT_GOD: Final = EVENTS.add("slot-god", slot=SLOT, god=GOD)
TILE_OPENED: Final = EVENTS.add("tile-opened", tile=TILE)
DECREES_DEALT: Final = EVENTS.add("decrees-dealt", seat=SEAT, decree1=DECREE, decree2=DECREE)
DECREE_KEPT: Final = EVENTS.add("decree-kept", seat=SEAT, decree=DECREE)
STARTING_SHOWN: Final = EVENTS.add("starting-shown", starting=STARTING)
STARTING_CHOSEN: Final = EVENTS.add("starting-chosen", seat=SEAT, starting=STARTING)
STARTING_DEALT: Final = EVENTS.add("starting-dealt", seat=SEAT, starting=STARTING)
PLACE_IN_ORDER: Final = EVENTS.add("place-in-order", seat=SEAT, place=COUNT)
DESTINY_CHOSEN: Final = EVENTS.add("destiny-chosen", seat=SEAT, destiny=DESTINY)
CARDS_DRAWN: Final = EVENTS.add("cards-drawn", seat=SEAT, card1=CARD, card2=CARD)
CARD_KEPT: Final = EVENTS.add("card-kept", seat=SEAT, card=CARD)

# The wheel.
ROUND: Final = EVENTS.add("round", round=COUNT)
ROTATED: Final = EVENTS.add("rotated", god=GOD)
"""The arrow now points at the wall before this god, the second sunny one clockwise."""
ROLLED: Final = EVENTS.add("rolled", die=DIE)

# The turn.
ANUBIS_CALLED: Final = EVENTS.add("anubis-called", seat=SEAT)
DIE_TAKEN: Final = EVENTS.add("die-taken", seat=SEAT, die=DIE, pan=PAN)
DIE_WASTED: Final = EVENTS.add("die-wasted", seat=SEAT)
NO_DIE_LEFT: Final = EVENTS.add("no-die-left", seat=SEAT)
DIE_TURNED: Final = EVENTS.add("die-turned", seat=SEAT, value=VALUE)
DIE_DYED: Final = EVENTS.add("die-dyed", seat=SEAT, colour=COLOUR, value=VALUE)
VALUE_SET: Final = EVENTS.add("value-set", seat=SEAT, value=VALUE)
ACTED: Final = EVENTS.add("acted", seat=SEAT, action=ACTION_KIND, value=VALUE)
ACTION_LOST: Final = EVENTS.add("action-lost", seat=SEAT, action=ACTION_KIND)
BLESSING_PLAYED: Final = EVENTS.add("blessing-played", seat=SEAT, blessing=BLESSING)
EXTRA_ACTION: Final = EVENTS.add("extra-action", seat=SEAT, god=GOD)
ACTS_WITHOUT_DIE: Final = EVENTS.add("acts-without-die", seat=SEAT, occasion=OCCASION)
PRODUCED: Final = EVENTS.add("produced", seat=SEAT, count=COUNT, good=GOOD, excess=COUNT)

# The gods.
GOD_STATUE: Final = EVENTS.add("god-statue", seat=SEAT, god=GOD)
PEOPLE_STATUE: Final = EVENTS.add("people-statue", seat=SEAT, people=PEOPLE)
PILLAR: Final = EVENTS.add("pillar", seat=SEAT, tile=TILE, cell=CELL, turns=TURNS)
ABILITY_WORKS: Final = EVENTS.add("ability-works", seat=SEAT, tile=TILE)
TEMPLE_BUILDING: Final = EVENTS.add("temple-building", seat=SEAT, space=SPACE)
WORK_BUILT: Final = EVENTS.add("work-built", seat=SEAT, work=WORK)
PRODUCTION_RAISED: Final = EVENTS.add("production-raised", seat=SEAT, good=GOOD, level=COUNT)
MARKER_MOVED: Final = EVENTS.add("marker-moved", seat=SEAT, marker=MARKER, to=COUNT)
BONUS_DUE: Final = EVENTS.add("bonus-due", seat=SEAT, god=GOD)

# The market.
SECTION_OPENED: Final = EVENTS.add("section-opened", section=SECTION)
SECTION_REFRESHED: Final = EVENTS.add("section-refreshed", seat=SEAT, section=SECTION)
CARD_DEALT: Final = EVENTS.add("card-dealt", card=CARD, section=SECTION)
CARD_TAKEN: Final = EVENTS.add("card-taken", seat=SEAT, card=CARD)
DECREE_DRAWN: Final = EVENTS.add("decree-drawn", seat=SEAT)
DECREE_SEEN: Final = EVENTS.add("decree-seen", seat=SEAT, decree=DECREE)
RESHUFFLED: Final = EVENTS.add("reshuffled", kind=KIND, count=COUNT)

# Maat and scoring.
MAAT: Final = EVENTS.add("maat", number=COUNT)
FAITH_PLACED: Final = EVENTS.add("faith-placed", seat=SEAT, faith=COUNT, pan=PAN)
BALANCED: Final = EVENTS.add("balanced", seat=SEAT, balance=BALANCE)
SCORING: Final = EVENTS.add("scoring", number=COUNT)
DISTRICT_LED: Final = EVENTS.add("district-led", seat=SEAT, good=GOOD)
BREAD_PAID: Final = EVENTS.add("bread-paid", seat=SEAT, paid=COUNT, due=COUNT)
EDICT_SHOWN: Final = EVENTS.add("edict-shown", seat=SEAT, decree=DECREE)
DECREE_REVEALED: Final = EVENTS.add("decree-revealed", seat=SEAT, decree=DECREE)
DECREE_AGAIN: Final = EVENTS.add("decree-again", seat=SEAT, decree=DECREE)
WON: Final = EVENTS.add("won", seat=SEAT, points=COUNT)

# Botankhamun.
BOT_FIRST: Final = EVENTS.add("bot-place-in-order", place=COUNT)
BOT_DESTINY: Final = EVENTS.add("bot-destiny", destiny=DESTINY)
BOT_TILE_REACHED: Final = EVENTS.add("bot-tile", bottile=BOT_TILE)
BOT_BOTTOM_ROW: Final = EVENTS.add(
    "bot-bottom-row", **{f"tile{place}": BOT_TILE for place in range(1, BOTTOM_ROW + 1)}
)
BOT_UPPER_ROWS: Final = EVENTS.add(
    "bot-upper-rows", **{f"tile{place}": BOT_TILE for place in range(BOTTOM_ROW + 1, BOT_TILES + 1)}
)
"""A new pyramid: its tiles from the bottom row up, each row from left to right."""
BOT_TAKES: Final = EVENTS.add("bot-takes", die=DIE)
BOT_ACTED: Final = EVENTS.add("bot-acted", god=GOD, value=VALUE)
BOT_NO_DIE: Final = EVENTS.add("bot-no-die")
BOT_IDLE: Final = EVENTS.add("bot-idle", god=GOD)
BOT_SCORED: Final = EVENTS.add("bot-scored", points=COUNT, source=BOT_SOURCE, total=COUNT)
BOT_GAINED: Final = EVENTS.add("bot-gained", count=COUNT, token=TOKEN)
BOT_GOD_STATUE: Final = EVENTS.add("bot-god-statue", god=GOD)
BOT_PEOPLE_STATUE: Final = EVENTS.add("bot-people-statue", people=PEOPLE)
BOT_PILLAR: Final = EVENTS.add("bot-pillar", tile=TILE, cell=CELL)
BOT_TEMPLE_BUILDING: Final = EVENTS.add("bot-temple-building", space=SPACE)
BOT_WORK: Final = EVENTS.add("bot-work", work=WORK)
BOT_MARKER: Final = EVENTS.add("bot-marker", marker=MARKER, to=COUNT)
BOT_CARD: Final = EVENTS.add("bot-card", card=CARD)
BOT_BALANCE: Final = EVENTS.add("bot-balanced", balance=BALANCE)
BOT_DISTRICT: Final = EVENTS.add("bot-district-led", good=GOOD)
BOT_WON: Final = EVENTS.add("bot-won", points=COUNT)
