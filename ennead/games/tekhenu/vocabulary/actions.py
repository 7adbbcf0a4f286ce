"""Tekhenu's actions and questions, and the reasons why an action is illegal."""

from __future__ import annotations

from typing import Final

from ennead.core.action import Actions
from ennead.core.domain import Domain
from ennead.core.spec import COUNT, questions, reasons
from ennead.games.tekhenu.vocabulary.names import (
    BALANCE,
    BLESSING,
    CARD,
    CELL,
    COLOUR,
    DECREE,
    DESTINY,
    DIE,
    GOD,
    GOOD,
    MARKER,
    MOST_FAITH,
    MOST_PAID,
    PEOPLE,
    PURITY,
    SEAT,
    SECTION,
    SPACE,
    STARTING,
    TILE,
    TOKEN,
    TOKEN_NAMES,
    VALUE,
    WORK,
)

WHICH: Final = Domain("which", 1, 2)
"""The first or second of two cards that only their owner sees."""
NUDGE: Final = Domain.named("nudge", ["down", "same", "up"])
TURNS: Final = Domain("turns", 0, 3)
"""Quarter turns clockwise from a tile's orientation in the Ra row."""
LIMESTONES: Final = Domain("limestone", 0, MOST_PAID)
SCRIBES: Final = Domain("scribes", 0, MOST_PAID)
GOLDS: Final = Domain("gold", 0, MOST_PAID)
FAITHS: Final = Domain("faith", 1, MOST_FAITH)
FEW: Final = Domain("few", 0, 5)
ACTION_NAMES: Final = [
    "horus",
    "ra",
    "hathor",
    "bastet",
    "thoth",
    "osiris",
    *[f"produce-{good}" for good in TOKEN_NAMES[:4]],
]
ACTION_KIND: Final = Domain.named("action", ACTION_NAMES)
"""A god's action or the production of a good."""
PRODUCE_FIRST: Final = 6
OCCASION: Final = Domain.named("occasion", ["milestone", "decree"])
"""What allows an action without a die: the happiness milestone at 21, or D23."""

ACTIONS: Final = Actions()

# Set-up.
KEEP: Final = ACTIONS.verb("keep", WHICH)
CHOOSE: Final = ACTIONS.verb("choose", STARTING)
DESTINE: Final = ACTIONS.verb("destiny", DESTINY)

# The die.
ANUBIS: Final = ACTIONS.verb("anubis")
TAKE: Final = ACTIONS.verb("take", DIE)
TREAT: Final = ACTIONS.verb("treat", PURITY)
SCRIBE_VALUE: Final = ACTIONS.verb("scribes", VALUE)
ACT: Final = ACTIONS.verb("act", GOD)
PRODUCE: Final = ACTIONS.verb("produce", GOOD)
PREPARE: Final = ACTIONS.verb("prepare")
SET_VALUE: Final = ACTIONS.verb("value", VALUE)

# Blessings.
PLAY: Final = ACTIONS.verb("play", BLESSING)
FACE: Final = ACTIONS.verb("face", VALUE)
DYE: Final = ACTIONS.verb("dye", COLOUR, NUDGE)
EXTRA: Final = ACTIONS.verb("extra", GOD)
BEFORE: Final = ACTIONS.verb("before")
AFTER: Final = ACTIONS.verb("after")
RAISE: Final = ACTIONS.verb("raise", MARKER)

# The gods.
DEDICATE: Final = ACTIONS.verb("dedicate", GOD)
STATUE: Final = ACTIONS.verb("statue", PEOPLE)
PLACE: Final = ACTIONS.verb("place", CELL)
TURN: Final = ACTIONS.verb("turn", TURNS)
BUILD: Final = ACTIONS.verb("build", SPACE)
CELEBRATE: Final = ACTIONS.verb("celebrate")
CARD_TAKEN: Final = ACTIONS.verb("card", CARD)
REFRESH: Final = ACTIONS.verb("refresh", SECTION)
FOUND: Final = ACTIONS.verb("found", WORK)
BOOST: Final = ACTIONS.verb("boost", GOOD)
GAIN: Final = ACTIONS.verb("gain", TOKEN)
PAY: Final = ACTIONS.verb("pay", LIMESTONES, SCRIBES, GOLDS)
"""How much limestone, scribes and gold are paid; the rest is the good asked for, or granite."""

# Maat and scoring.
FAITH_LEFT: Final = ACTIONS.verb("left", FAITHS)
FAITH_RIGHT: Final = ACTIONS.verb("right", FAITHS)
FEED: Final = ACTIONS.verb("feed", FEW)
SCORE: Final = ACTIONS.verb("score", DECREE)
AGAIN: Final = ACTIONS.verb("again", DECREE)
TRIANGLES: Final = ACTIONS.verb("triangles", FEW)

# Anywhere.
USE: Final = ACTIONS.verb("use")
DECLINE: Final = ACTIONS.verb("decline")
DONE: Final = ACTIONS.verb("done")

QUESTIONS: Final = questions()

# Set-up. The two cards to choose from are in the owner's view, under `drawn`.
ASK_DECREE: Final = QUESTIONS.add("decree", seat=SEAT)
ASK_STARTING: Final = QUESTIONS.add("starting", seat=SEAT)
ASK_DESTINY: Final = QUESTIONS.add("destiny", seat=SEAT)
ASK_KEEP: Final = QUESTIONS.add("keep", seat=SEAT)
ASK_GAIN: Final = QUESTIONS.add("gain", seat=SEAT, left=COUNT)
ASK_RAISE: Final = QUESTIONS.add("raise", seat=SEAT, steps=COUNT)

# The turn.
ASK_DRAFT: Final = QUESTIONS.add("draft", seat=SEAT)
ASK_ANUBIS: Final = QUESTIONS.add("anubis", seat=SEAT)
ASK_TREAT: Final = QUESTIONS.add("treat", seat=SEAT, die=DIE)
ASK_DIE_ACTION: Final = QUESTIONS.add("die-action", seat=SEAT, die=DIE, value=VALUE)
ASK_FACE: Final = QUESTIONS.add("face", seat=SEAT, die=DIE)
ASK_DYE: Final = QUESTIONS.add("dye", seat=SEAT, die=DIE, value=VALUE)
ASK_EXTRA: Final = QUESTIONS.add("extra", seat=SEAT)
ASK_ORDER: Final = QUESTIONS.add("order", seat=SEAT, god=GOD)
ASK_SHIFT: Final = QUESTIONS.add("shift", seat=SEAT, action=ACTION_KIND, value=VALUE)
ASK_PRODUCTION: Final = QUESTIONS.add("production", seat=SEAT, good=GOOD, value=VALUE)
ASK_PAY: Final = QUESTIONS.add("pay", seat=SEAT, amount=COUNT, token=TOKEN, granite=COUNT)
"""`amount` of `token`, plus `granite` if a tile costs both stones."""
ASK_BETWEEN: Final = QUESTIONS.add("between", seat=SEAT)
"""Between the main and an extra action: B07 or B08, or `done`."""
ASK_END: Final = QUESTIONS.add("end", seat=SEAT)

# The gods.
ASK_HORUS: Final = QUESTIONS.add("horus", seat=SEAT, granite=COUNT)
ASK_RA: Final = QUESTIONS.add("ra", seat=SEAT, tile=TILE, limestone=COUNT, granite=COUNT)
ASK_TURN: Final = QUESTIONS.add("turn", seat=SEAT, tile=TILE, cell=CELL)
ASK_HATHOR: Final = QUESTIONS.add("hathor", seat=SEAT, value=VALUE)
ASK_BASTET: Final = QUESTIONS.add("bastet", seat=SEAT, value=VALUE, papyrus=COUNT)
ASK_THOTH: Final = QUESTIONS.add("thoth", seat=SEAT, cards=COUNT, papyrus=COUNT)
ASK_NEXT_CARD: Final = QUESTIONS.add("next-card", seat=SEAT, cards=COUNT, section=SECTION)
ASK_OSIRIS: Final = QUESTIONS.add("osiris", seat=SEAT, row=COUNT)
ASK_BOOST: Final = QUESTIONS.add("boost", seat=SEAT)
ASK_BONUS: Final = QUESTIONS.add("bonus", seat=SEAT, god=GOD)
ASK_ABILITY: Final = QUESTIONS.add("ability", seat=SEAT, tile=TILE)
ASK_FREE_ACTION: Final = QUESTIONS.add("free-action", seat=SEAT, occasion=OCCASION)
ASK_FREE_VALUE: Final = QUESTIONS.add("free-value", seat=SEAT, action=ACTION_KIND)

# Maat and scoring.
ASK_FAITH: Final = QUESTIONS.add("faith", seat=SEAT, balance=BALANCE, faith=COUNT)
ASK_EDICT: Final = QUESTIONS.add("edict", seat=SEAT)
"""Asked in secret of every player who may hold D23, so that the question reveals nothing."""
ASK_BREAD: Final = QUESTIONS.add("bread", seat=SEAT, due=COUNT)
ASK_SCORE: Final = QUESTIONS.add("score", seat=SEAT, left=COUNT)
ASK_AGAIN: Final = QUESTIONS.add("again", seat=SEAT, gold=COUNT)
ASK_TRIANGLES: Final = QUESTIONS.add("triangles", seat=SEAT, resources=COUNT, points=COUNT)
"""Each triangle costs `resources` and brings `points`."""

REASONS: Final = reasons()
NO_DIE: Final = REASONS.add("no-die", die=DIE)
FORBIDDEN_DIE: Final = REASONS.add("forbidden-die", die=DIE)
USELESS_DIE: Final = REASONS.add("useless-die", die=DIE)
TOO_FEW_SCRIBES: Final = REASONS.add("too-few-scribes", wanted=COUNT)
GRAY_DIE: Final = REASONS.add("gray-die")
OTHER_SECTOR: Final = REASONS.add("other-sector", god=GOD)
OTHER_COLOUR: Final = REASONS.add("other-colour", good=GOOD)
ONLY_GODS: Final = REASONS.add("only-gods")
EXTRA_FIRST: Final = REASONS.add("extra-first")
"""An extra action that the player put before the main one is still to be done."""
CANNOT_ACT: Final = REASONS.add("cannot-act", god=GOD)
"""No piece, no space, or not enough to pay for the god's action with this value."""
NOT_YOUR_BLESSING: Final = REASONS.add("not-your-blessing", blessing=BLESSING)
BLESSING_UNFIT: Final = REASONS.add("blessing-unfit", blessing=BLESSING)
OTHER_GOD: Final = REASONS.add("other-god", god=GOD)
NO_STATUE_SPACE: Final = REASONS.add("no-statue-space", god=GOD)
STATUE_SPACE_TAKEN: Final = REASONS.add("statue-space-taken", people=PEOPLE)
CANNOT_PAY: Final = REASONS.add("cannot-pay")
CELL_TAKEN: Final = REASONS.add("cell-taken", cell=CELL)
SPACE_CLOSED: Final = REASONS.add("space-closed", space=SPACE)
SPACE_TAKEN: Final = REASONS.add("space-taken", space=SPACE)
SPACE_DEAR: Final = REASONS.add("space-dear", space=SPACE, bread=COUNT)
NOT_IN_MARKET: Final = REASONS.add("not-in-market", card=CARD)
SECTION_CLOSED: Final = REASONS.add("section-closed", section=SECTION)
SECTION_TOO_HIGH: Final = REASONS.add("section-too-high", section=SECTION)
SECTION_TOO_SMALL: Final = REASONS.add("section-too-small", section=SECTION)
OTHER_SECTION: Final = REASONS.add("other-section", section=SECTION)
SECTION_REFRESHED: Final = REASONS.add("section-refreshed", section=SECTION)
OTHER_ROW: Final = REASONS.add("other-row", work=WORK)
OTHER_DISTRICT: Final = REASONS.add("other-district", work=WORK)
WORK_TAKEN: Final = REASONS.add("work-taken", work=WORK)
STARTING_TAKEN: Final = REASONS.add("starting-taken", starting=STARTING)
DESTINY_TAKEN: Final = REASONS.add("destiny-taken", destiny=DESTINY)
TOO_LITTLE_FAITH: Final = REASONS.add("too-little-faith", faith=COUNT)
NOT_YOUR_DECREE: Final = REASONS.add("not-your-decree", decree=DECREE)
SYMBOL_USED: Final = REASONS.add("symbol-used", decree=DECREE)
