"""The registry of Tekhenu's steps: each class with the domains of its fields."""

from __future__ import annotations

from typing import Final

from ennead.core.domain import Domain
from ennead.core.step import Steps
from ennead.games.tekhenu.rules.bastet import BastetAction, FestivalScribes
from ennead.games.tekhenu.rules.botankhamun import BotAction, BotTurn, BuildPyramid
from ennead.games.tekhenu.rules.decrees import (
    AskEdict,
    ChooseDecrees,
    RevealDecrees,
    ScoreAgain,
    ScoreChosenDecrees,
    ScoreDecree,
    UseEdicts,
)
from ennead.games.tekhenu.rules.destiny_cards import BotDestiny, DestinyReward, PickDestiny
from ennead.games.tekhenu.rules.die import (
    CallAnubis,
    ChooseExtraAction,
    DyeDie,
    OrderExtraAction,
    SetFace,
    SetValue,
)
from ennead.games.tekhenu.rules.die_action import (
    BlessingsBetweenActions,
    DieAction,
    LayDie,
    MainAction,
    MainActionDone,
    TreatForbiddenDie,
)
from ennead.games.tekhenu.rules.draft import Draft, DraftAgain, DraftWithAnubis
from ennead.games.tekhenu.rules.feasibility import HOWS
from ennead.games.tekhenu.rules.free_action import (
    FreeAction,
    FreeActionValue,
    RefillMarketOutsideTurn,
)
from ennead.games.tekhenu.rules.god_action import AfterGodAction, PerformGodAction, ShiftValue
from ennead.games.tekhenu.rules.hathor import HathorAction, TempleBuilding
from ennead.games.tekhenu.rules.horus import GodStatue, HorusAction, PeopleStatue
from ennead.games.tekhenu.rules.horus_bonus import HorusBonus, HorusBonuses
from ennead.games.tekhenu.rules.maat import ClearScales, EndOfMaat, Maat, PlaceFaith, Weigh
from ennead.games.tekhenu.rules.market import RefillMarket
from ennead.games.tekhenu.rules.osiris import BoostProduction, OsirisAction
from ennead.games.tekhenu.rules.payment import Pay
from ennead.games.tekhenu.rules.pillar_abilities import OptionalAbility
from ennead.games.tekhenu.rules.population import ChooseMarkerToRaise, RaiseMarker
from ennead.games.tekhenu.rules.production import Produce
from ennead.games.tekhenu.rules.ra import LayTile, PlacePillar, RaAction, RotateTile, ShiftRaRow
from ennead.games.tekhenu.rules.scoring import (
    EndGame,
    FinalScoring,
    FirstScoring,
    PayBread,
    ScoreBoard,
    TurnOrderPoints,
)
from ennead.games.tekhenu.rules.setup import SetUp
from ennead.games.tekhenu.rules.starting_cards import (
    DealDecrees,
    FirstTurnOrder,
    GainGoods,
    KeepCard,
    KeepDecrees,
    PickStartingCard,
    SetUpGains,
    ShowStartingCards,
    StartingCardGain,
)
from ennead.games.tekhenu.rules.thoth import NextCard, RefreshSection, TakeCard, ThothAction
from ennead.games.tekhenu.rules.turn import BlessingsAtTurnEnd, EndOfRound, EndTurn, Round, Turn
from ennead.games.tekhenu.rules.wheel import RefillWheel, RotateWheel
from ennead.games.tekhenu.vocabulary.actions import ACTION_KIND, OCCASION
from ennead.games.tekhenu.vocabulary.names import (
    CARD,
    CELL,
    DECK,
    DECREE,
    GOD,
    GOODS,
    MARKER,
    PEOPLE,
    PLAIN_DIE,
    RA_SLOT,
    SEAT,
    SECTIONS,
    SPACE,
    STARTING,
    TILE,
    TOKEN,
    VALUE,
)

_FLAG: Final = Domain("flag", 0, 1)
_HOW: Final = Domain("how", 0, HOWS - 1)
_GOODS: Final = Domain("goods", 0, (1 << GOODS) - 1)
_GODS: Final = Domain("gods", 0, 63)
_HEADS: Final = Domain("heads", 0, 31)
_SECTION: Final = Domain("section", 0, SECTIONS - 1)
_SECTIONS: Final = Domain("sections", 0, (1 << SECTIONS) - 1)
_DECREES: Final = Domain("decrees", 0, (1 << DECK) - 1)
_FEW: Final = Domain("count", 0, 9)
_TURNS: Final = Domain("turns", 0, 3)
_GOOD: Final = Domain.named("good", TOKEN.names[:GOODS])

STEPS: Final = Steps()
for _plain in (
    SetUp,
    DealDecrees,
    KeepDecrees,
    ShowStartingCards,
    FirstTurnOrder,
    SetUpGains,
    BuildPyramid,
    BotDestiny,
    Round,
    EndOfRound,
    RotateWheel,
    RefillWheel,
    BotTurn,
    RefillMarket,
    ShiftRaRow,
    Maat,
    Weigh,
    ClearScales,
    EndOfMaat,
    FirstScoring,
    FinalScoring,
    ScoreBoard,
    AskEdict,
    UseEdicts,
    RevealDecrees,
    TurnOrderPoints,
    EndGame,
):
    STEPS.add(_plain)
for _seated in (
    PickStartingCard,
    KeepCard,
    DestinyReward,
    Turn,
    Draft,
    DraftWithAnubis,
    DraftAgain,
    TreatForbiddenDie,
    DieAction,
    MainAction,
    LayDie,
    MainActionDone,
    BlessingsBetweenActions,
    BlessingsAtTurnEnd,
    EndTurn,
    CallAnubis,
    SetFace,
    BoostProduction,
    RefillMarketOutsideTurn,
    PlaceFaith,
    PayBread,
):
    STEPS.add(_seated, SEAT)


def _add_rest() -> None:
    STEPS.add(StartingCardGain, SEAT, STARTING)
    STEPS.add(GainGoods, SEAT, _GOODS, _FEW)
    STEPS.add(PickDestiny, SEAT, _FLAG)
    STEPS.add(SetValue, SEAT, VALUE)
    STEPS.add(DyeDie, SEAT, _FEW)
    STEPS.add(ChooseExtraAction, SEAT, _GODS)
    STEPS.add(OrderExtraAction, SEAT, GOD)
    STEPS.add(PerformGodAction, SEAT, GOD, VALUE, _HOW)
    STEPS.add(ShiftValue, SEAT, GOD, VALUE, _HOW)
    STEPS.add(HorusBonuses, SEAT, GOD, _HEADS)
    STEPS.add(HorusBonus, SEAT, GOD)
    STEPS.add(AfterGodAction, SEAT, GOD, VALUE, _HOW)
    STEPS.add(OptionalAbility, SEAT, TILE)
    STEPS.add(Produce, SEAT, _GOOD, VALUE, _HOW, _FEW)
    STEPS.add(Pay, SEAT, TOKEN, _FEW, _FEW)
    STEPS.add(HorusAction, SEAT, VALUE, VALUE, _HOW)
    STEPS.add(GodStatue, SEAT, GOD)
    STEPS.add(PeopleStatue, SEAT, PEOPLE)
    STEPS.add(RaAction, SEAT, VALUE, _HOW)
    STEPS.add(RotateTile, SEAT, VALUE, CELL, _HOW)
    STEPS.add(LayTile, SEAT, RA_SLOT, CELL, _TURNS)
    STEPS.add(PlacePillar, SEAT, CELL)
    STEPS.add(HathorAction, SEAT, VALUE, _HOW)
    STEPS.add(TempleBuilding, SEAT, SPACE)
    STEPS.add(BastetAction, SEAT, VALUE, _HOW)
    STEPS.add(FestivalScribes, SEAT, VALUE)
    STEPS.add(ThothAction, SEAT, VALUE, _HOW, _SECTIONS)
    STEPS.add(RefreshSection, SEAT, _SECTION)
    STEPS.add(TakeCard, SEAT, _SECTION, CARD)
    STEPS.add(NextCard, SEAT, _SECTION, _FEW)
    STEPS.add(OsirisAction, SEAT, VALUE, _GOODS, _FLAG)
    STEPS.add(RaiseMarker, SEAT, MARKER, _FEW)
    STEPS.add(ChooseMarkerToRaise, SEAT, _FEW)
    STEPS.add(FreeAction, SEAT, OCCASION)
    STEPS.add(FreeActionValue, SEAT, ACTION_KIND, OCCASION)
    STEPS.add(BotAction, GOD, PLAIN_DIE)
    STEPS.add(ChooseDecrees, SEAT, _DECREES)
    STEPS.add(ScoreChosenDecrees, SEAT, _DECREES)
    STEPS.add(ScoreAgain, SEAT, _DECREES, DECREE)
    STEPS.add(ScoreDecree, SEAT, DECREE)


_add_rest()
