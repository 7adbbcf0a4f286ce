"""Ankh's actions and questions, and the reasons why an action is illegal.

An action names at most one board element.
"""

from __future__ import annotations

from typing import Final

from ennead.core.action import Actions
from ennead.core.domain import Domain
from ennead.core.spec import COUNT, questions, reasons
from ennead.games.ankh.vocabulary.grid import FACING, HEX, SIDE
from ennead.games.ankh.vocabulary.names import (
    BIDS,
    CARD,
    FIGURE,
    GOD,
    GUARDIAN,
    LEVEL,
    MONUMENT,
    POWER,
    SEAT,
    TOKEN,
    TURN_ACTION,
)

ORDINAL: Final = Domain.named("ordinal", ["first", "second"])
BESIDE_WHAT: Final = Domain.named("beside", ["figure", "god", "obelisk"])
BESIDE_FIGURE: Final = 0
"""The figure being shoved."""
BESIDE_GOD: Final = 1
BESIDE_OBELISK: Final = 2

ACTIONS: Final = Actions()

# Set-up.
PICK: Final = ACTIONS.verb("pick", GOD)
PROPOSE: Final = ACTIONS.verb("propose", GUARDIAN)

# The turn.
ACT: Final = ACTIONS.verb("act", TURN_ACTION)

# Figures, by the space they stand on.
TAKE: Final = ACTIONS.verb("take", HEX)
"""The figure to move or relocate."""
TO: Final = ACTIONS.verb("to", HEX)
SHOVE: Final = ACTIONS.verb("shove", HEX)
"""Where to shove the figure whose space Satet takes."""
FACE: Final = ACTIONS.verb("face", FACING)
SUMMON_FIGURE: Final = ACTIONS.verb("summon", FIGURE)
RANSOM: Final = ACTIONS.verb("ransom")
"""Summon a Warrior from one of Anubis's slots."""
PUT: Final = ACTIONS.verb("put", HEX)
BY_ORDINARY: Final = ACTIONS.verb("ordinary")
BY_PYRAMID: Final = ACTIONS.verb("pyramid", HEX)
BY_UNDERWORLD: Final = ACTIONS.verb("underworld")
SUN: Final = ACTIONS.verb("sun")

# Powers and events.
UNLOCK_POWER: Final = ACTIONS.verb("unlock", POWER)
TAKE_CONTROL: Final = ACTIONS.verb("control", HEX)
LAY: Final = ACTIONS.verb("camel", SIDE)
KEEP: Final = ACTIONS.verb("keep", HEX)
"""The part of a region, by a space in it, that keeps the old token."""
SWAP: Final = ACTIONS.verb("swap", TOKEN)
SWAP_WITH: Final = ACTIONS.verb("with", TOKEN)

# Battles.
TWO_CARDS: Final = ACTIONS.verb("two")
PLAY: Final = ACTIONS.verb("play", CARD)
PLAY_TWO: Final = ACTIONS.verb("cards", CARD, CARD)
BUILD_MONUMENT: Final = ACTIONS.verb("build", MONUMENT)
SITE: Final = ACTIONS.verb("site", HEX)
BID: Final = ACTIONS.verb("bid", BIDS)
TRAP: Final = ACTIONS.verb("trap", GOD)
BREAK_TIE: Final = ACTIONS.verb("tiebreak")
SAVE: Final = ACTIONS.verb("save")
FRESH: Final = ACTIONS.verb("fresh")
"""An Underworld token that is not on the board yet."""
LIFT: Final = ACTIONS.verb("lift", HEX)
"""An Underworld token that is already on the board."""
OPEN_GATE: Final = ACTIONS.verb("gate", HEX)
WORSHIP: Final = ACTIONS.verb("worship")

# Merging.
DISMISS: Final = ACTIONS.verb("dismiss", HEX)
DISCHARGE: Final = ACTIONS.verb("discharge", GUARDIAN)
"""Dismiss a Guardian from the pool."""

# Anywhere.
DECLINE: Final = ACTIONS.verb("decline")
DONE: Final = ACTIONS.verb("done")

QUESTIONS: Final = questions()
ASK_GOD: Final = QUESTIONS.add("god", seat=SEAT)
ASK_GUARDIAN: Final = QUESTIONS.add("guardian", seat=SEAT, level=LEVEL)
ASK_ACTION: Final = QUESTIONS.add("action", seat=SEAT, ordinal=ORDINAL)
ASK_MOVER: Final = QUESTIONS.add("mover", seat=SEAT)
ASK_MOVE_TO: Final = QUESTIONS.add("move-to", seat=SEAT, figure=FIGURE, hex=HEX)
ASK_SHOVE: Final = QUESTIONS.add("shove", seat=SEAT, owner=SEAT, figure=FIGURE, hex=HEX)
ASK_FACING: Final = QUESTIONS.add("facing", seat=SEAT, hex=HEX)
ASK_SUMMON: Final = QUESTIONS.add("summon", seat=SEAT)
ASK_PLACE: Final = QUESTIONS.add("place", seat=SEAT, figure=FIGURE)
ASK_ALLOWANCE: Final = QUESTIONS.add("allowance", seat=SEAT, figure=FIGURE, hex=HEX)
ASK_SUN: Final = QUESTIONS.add("sun", seat=SEAT, figure=FIGURE, hex=HEX, left=COUNT)
ASK_POWER: Final = QUESTIONS.add("power", seat=SEAT, level=LEVEL, cost=COUNT)
ASK_CONTROL: Final = QUESTIONS.add("control", seat=SEAT)
ASK_CAMEL: Final = QUESTIONS.add("camel", seat=SEAT, laid=COUNT)
ASK_KEEP: Final = QUESTIONS.add("keep", seat=SEAT, token=TOKEN)
ASK_SWAP: Final = QUESTIONS.add("swap", seat=SEAT)
ASK_SWAP_WITH: Final = QUESTIONS.add("swap-with", seat=SEAT, token=TOKEN)
ASK_RELOCATE: Final = QUESTIONS.add("relocate", seat=SEAT, token=TOKEN)
ASK_RELOCATE_TO: Final = QUESTIONS.add("relocate-to", seat=SEAT, figure=FIGURE, hex=HEX)
ASK_TWO_CARDS: Final = QUESTIONS.add("two-cards", seat=SEAT, token=TOKEN)
ASK_CARD: Final = QUESTIONS.add("card", seat=SEAT, token=TOKEN)
ASK_CARDS: Final = QUESTIONS.add("cards", seat=SEAT, token=TOKEN)
ASK_BUILD: Final = QUESTIONS.add("build", seat=SEAT, token=TOKEN, cost=COUNT)
ASK_SITE: Final = QUESTIONS.add("site", seat=SEAT, monument=MONUMENT, token=TOKEN)
ASK_BID: Final = QUESTIONS.add("bid", seat=SEAT, token=TOKEN)
ASK_TRAP: Final = QUESTIONS.add("trap", seat=SEAT)
ASK_MUMMY: Final = QUESTIONS.add("mummy", seat=SEAT)
ASK_TIEBREAK: Final = QUESTIONS.add("tiebreak", seat=SEAT, token=TOKEN, strength=COUNT)
ASK_SAVE: Final = QUESTIONS.add("save", seat=SEAT, figure=FIGURE, hex=HEX)
ASK_UNDERWORLD: Final = QUESTIONS.add("underworld", seat=SEAT, token=TOKEN)
ASK_GATE: Final = QUESTIONS.add("gate", seat=SEAT, token=TOKEN)
ASK_WORSHIP: Final = QUESTIONS.add("worship", seat=SEAT, followers=COUNT)
ASK_DISMISS: Final = QUESTIONS.add("dismiss", seat=SEAT, small=COUNT, large=COUNT)
"""`small` and `large`: how many Guardians of each size must go."""

REASONS: Final = reasons()
GOD_TAKEN: Final = REASONS.add("god-taken", god=GOD)
OTHER_LEVEL: Final = REASONS.add("other-level", guardian=GUARDIAN)
HIGHER_ROW: Final = REASONS.add("higher-row", action=TURN_ACTION)
OFF_BOARD: Final = REASONS.add("off-board", hex=HEX)
NO_FIGURE: Final = REASONS.add("no-figure", hex=HEX)
NOT_YOURS: Final = REASONS.add("not-yours", hex=HEX)
MOVED_ALREADY: Final = REASONS.add("moved-already", hex=HEX)
NOWHERE: Final = REASONS.add("nowhere", hex=HEX)
"""The figure has nowhere to go."""
OCCUPIED: Final = REASONS.add("occupied", hex=HEX)
WATER_SPACE: Final = REASONS.add("water-space", hex=HEX)
UNDERWORLD_SPACE: Final = REASONS.add("underworld-space", hex=HEX)
CITY_SPACE: Final = REASONS.add("city-space", hex=HEX)
TOO_FAR: Final = REASONS.add("too-far", hex=HEX)
NO_ROOM_TO_SHOVE: Final = REASONS.add("no-room-to-shove", hex=HEX)
NOT_BESIDE: Final = REASONS.add("not-beside", hex=HEX, beside=BESIDE_WHAT)
"""The space is not adjacent to the required one."""
CLAW_OFF_BOARD: Final = REASONS.add("claw-off-board", facing=FACING)
NOT_A_CORNER: Final = REASONS.add("not-a-corner", facing=FACING)
NONE_IN_POOL: Final = REASONS.add("none-in-pool", figure=FIGURE)
NONE_TRAPPED: Final = REASONS.add("none-trapped")
NO_RANSOM: Final = REASONS.add("no-ransom")
NO_SPACE: Final = REASONS.add("no-space", figure=FIGURE)
NOT_FITTING: Final = REASONS.add("not-fitting")
"""This allowance does not reach the space."""
OUT_OF_REACH: Final = REASONS.add("out-of-reach", hex=HEX)
"""No remaining allowance reaches the space."""
POWER_UNLOCKED: Final = REASONS.add("power-unlocked", power=POWER)
OTHER_POWER_LEVEL: Final = REASONS.add("other-power-level", power=POWER, level=LEVEL)
NO_MONUMENT: Final = REASONS.add("no-monument", hex=HEX)
NOT_NEUTRAL: Final = REASONS.add("not-neutral", hex=HEX)
OWN_MONUMENT: Final = REASONS.add("own-monument", hex=HEX)
NO_FIGURE_BESIDE: Final = REASONS.add("no-figure-beside", hex=HEX)
NO_CARAVAN_THERE: Final = REASONS.add("no-caravan-there", side=SIDE)
"""No legal caravan has this side."""
NO_COMPLETION: Final = REASONS.add("no-completion", side=SIDE)
"""No legal caravan has this side together with the camels already laid."""
MUST_FINISH: Final = REASONS.add("must-finish")
NOT_A_NEW_PART: Final = REASONS.add("not-a-new-part", token=TOKEN)
A_NEW_PART: Final = REASONS.add("a-new-part", token=TOKEN)
NOT_ON_BOARD: Final = REASONS.add("not-on-board", token=TOKEN)
OTHER_NAME: Final = REASONS.add("other-name", hex=HEX, first=HEX)
"""A part of a region is named by its first space."""
OTHER_REGION: Final = REASONS.add("other-region", hex=HEX)
CARD_USED: Final = REASONS.add("card-used", card=CARD)
ONE_CARD_ONLY: Final = REASONS.add("one-card-only")
TWO_DIFFERENT: Final = REASONS.add("two-different")
"""Two different cards, in the order of the list."""
NONE_IN_SUPPLY: Final = REASONS.add("none-in-supply", monument=MONUMENT)
TOO_FEW_FOLLOWERS: Final = REASONS.add("too-few-followers", followers=COUNT)
OWN_WARRIORS: Final = REASONS.add("own-warriors", god=GOD)
NO_DEAD_WARRIOR: Final = REASONS.add("no-dead-warrior", god=GOD)
NO_TOKEN_LEFT: Final = REASONS.add("no-token-left")
NO_TOKEN_THERE: Final = REASONS.add("no-token-there", hex=HEX)
NOT_YOUR_GUARDIAN: Final = REASONS.add("not-your-guardian", hex=HEX)
TOO_MANY_GUARDIANS: Final = REASONS.add("too-many-guardians")
MUST_CHOOSE: Final = REASONS.add("must-choose")
"""Declining is not possible here."""
