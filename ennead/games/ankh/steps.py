"""The steps of Ankh by name, with the domains of their fields."""

from __future__ import annotations

from typing import Final

from ennead.core.domain import Domain
from ennead.core.step import Steps
from ennead.games.ankh.aftermath import (
    EndOfBattle,
    Miracles,
    OsirisLost,
    Reclaim,
    Worship,
    Worshippers,
)
from ennead.games.ankh.battle import (
    Battle,
    ChooseCard,
    ChooseTwoCards,
    Majorities,
    PlayCards,
    SecondCard,
)
from ennead.games.ankh.board import (
    DEED,
    FIGURE,
    HEX,
    LEVEL,
    MONUMENT,
    MOST_TOKENS,
    SEAT,
    SPACES,
    TOKEN,
)
from ennead.games.ankh.caravan import CamelCaravan, KeepToken, NextCamel, SwapToken, SwapWith
from ennead.games.ankh.cards import (
    Bid,
    Bids,
    Buildings,
    BuildMonument,
    Floods,
    PlagueDeaths,
    PlagueOfLocusts,
    Plagues,
    Site,
)
from ennead.games.ankh.conflict import (
    Conflict,
    Domination,
    EndOfConflict,
    Majority,
    NextRegion,
    ResolveRegion,
)
from ennead.games.ankh.control import ControlMonument
from ennead.games.ankh.deaths import Bury, TrapOne
from ennead.games.ankh.followers import GainFollowers
from ennead.games.ankh.forgetting import Forget
from ennead.games.ankh.gods import AnnounceTwoCards, Gate, GiveSun, Protect, Trap, Underworld
from ennead.games.ankh.guardians import Facing, MummyReturns
from ennead.games.ankh.merging import Dismiss, Merge
from ennead.games.ankh.move import MoveFigures, Mover, MoveTo, Shove
from ennead.games.ankh.powers import UnlockAnkhPower
from ennead.games.ankh.relocation import NextRelocation, Relocate, RelocateTo, Relocations
from ennead.games.ankh.resolution import (
    BattleDeaths,
    Magnanimity,
    Outcome,
    Protection,
    Resolution,
    Tiebreak,
)
from ennead.games.ankh.setup import (
    ChooseGuardian,
    ChooseScenario,
    Deal,
    DealGods,
    FirstPlayer,
    Guardians,
    PickGod,
)
from ennead.games.ankh.summon import Allowance, Place, Summoned, SummonFigures
from ennead.games.ankh.turn import (
    AfterAction,
    EndTurn,
    FirstAction,
    NextEvent,
    ResetMarker,
    SecondAction,
    Turn,
)

_FLAG: Final = Domain("flag", 0, 1)
_NEXT_TOKEN: Final = Domain("token", 1, MOST_TOKENS + 1)
_LIFTED: Final = Domain("space", -1, SPACES - 1)
"""The number of a space, -1 for a token that was not on the board."""

STEPS: Final = Steps()
for _plain in (
    ChooseScenario,
    FirstPlayer,
    DealGods,
    Guardians,
    Deal,
    EndOfConflict,
    Relocations,
    NextRelocation,
    SecondCard,
    PlayCards,
    Floods,
    Buildings,
    Plagues,
    Bids,
    PlagueDeaths,
    Majorities,
    Resolution,
    Outcome,
    Magnanimity,
    Protection,
    BattleDeaths,
    TrapOne,
    Bury,
    OsirisLost,
    Miracles,
    Worshippers,
    Reclaim,
    EndOfBattle,
    Merge,
    Forget,
):
    STEPS.add(_plain)
for _seated in (
    PickGod,
    Turn,
    FirstAction,
    NextEvent,
    EndTurn,
    MoveFigures,
    Mover,
    SummonFigures,
    Summoned,
    GainFollowers,
    UnlockAnkhPower,
    ControlMonument,
    CamelCaravan,
    NextCamel,
    KeepToken,
    Conflict,
    Relocate,
    AnnounceTwoCards,
    ChooseCard,
    ChooseTwoCards,
    BuildMonument,
    PlagueOfLocusts,
    Bid,
    Tiebreak,
    Trap,
    MummyReturns,
    Underworld,
    Worship,
    Dismiss,
):
    STEPS.add(_seated, SEAT)


def _add_rest() -> None:
    STEPS.add(ChooseGuardian, SEAT, LEVEL)
    STEPS.add(SecondAction, SEAT, DEED)
    STEPS.add(AfterAction, SEAT, DEED, _FLAG)
    STEPS.add(ResetMarker, DEED)
    STEPS.add(MoveTo, SEAT, HEX)
    STEPS.add(Shove, SEAT, HEX, HEX)
    STEPS.add(Facing, SEAT, HEX)
    STEPS.add(Place, SEAT, FIGURE, _FLAG)
    STEPS.add(Allowance, SEAT, FIGURE, _FLAG, HEX)
    STEPS.add(GiveSun, SEAT, HEX)
    STEPS.add(SwapToken, SEAT, TOKEN, TOKEN)
    STEPS.add(SwapWith, SEAT, TOKEN, TOKEN)
    STEPS.add(NextRegion, _NEXT_TOKEN)
    STEPS.add(ResolveRegion, TOKEN)
    STEPS.add(Majority, SEAT, TOKEN)
    STEPS.add(Domination, SEAT, TOKEN)
    STEPS.add(Battle, TOKEN)
    STEPS.add(RelocateTo, SEAT, HEX)
    STEPS.add(Site, SEAT, MONUMENT)
    STEPS.add(Protect, SEAT, HEX)
    STEPS.add(Gate, SEAT, _LIFTED)


_add_rest()
