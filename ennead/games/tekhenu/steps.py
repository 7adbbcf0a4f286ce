"""The steps of Tekhenu by name, with the domains of their fields."""

from __future__ import annotations

from typing import Final

from ennead.core.domain import Domain
from ennead.core.step import Steps
from ennead.games.tekhenu.actions import DEED, OCCASION
from ennead.games.tekhenu.anydeed import AnyDeed, AnyValue, MarketAfterwards
from ennead.games.tekhenu.bastet import BastetAction, FestivalScribes
from ennead.games.tekhenu.board import (
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
from ennead.games.tekhenu.botankhamun import BotAction, BotTurn, BuildPyramid
from ennead.games.tekhenu.decrees import (
    AskEdict,
    ChooseDecrees,
    RevealDecrees,
    ScoreAgain,
    ScoreDecree,
    Tally,
    UseEdicts,
)
from ennead.games.tekhenu.deed import Deed, GodAfterwards, LayDie, MainDone
from ennead.games.tekhenu.destiny import BotDestiny, DestinyPick, DestinyReward
from ennead.games.tekhenu.die import CallAnubis, Dye, Extra, Order, SetFace, SetValue
from ennead.games.tekhenu.draft import Draft, DraftAny, Redraft, Treat
from ennead.games.tekhenu.hathor import HathorAction, TempleBuilding
from ennead.games.tekhenu.horus import GodStatue, HorusAction, PeopleStatue
from ennead.games.tekhenu.maat import AfterMaat, Faith, Maat, MaatEnded, Weigh
from ennead.games.tekhenu.market import RefillMarket
from ennead.games.tekhenu.means import HOWS
from ennead.games.tekhenu.osiris import Boost, OsirisAction
from ennead.games.tekhenu.payment import Pay
from ennead.games.tekhenu.performing import Ability, AfterAction, Bonus, Bonuses, Perform, Shift
from ennead.games.tekhenu.populace import Raise, RaiseOne
from ennead.games.tekhenu.production import Produce
from ennead.games.tekhenu.ra import LayTile, PutPillar, RaAction, ShiftRow, TurnTile
from ennead.games.tekhenu.scoring import (
    Bread,
    FinalScoring,
    Finish,
    MiddleScoring,
    OrderPoints,
    ScoreBoard,
)
from ennead.games.tekhenu.setup import SetUp
from ennead.games.tekhenu.starting import (
    DealDecrees,
    FirstGains,
    FirstOrder,
    GainGoods,
    KeepCard,
    KeepDecrees,
    PickStarting,
    ShowStarting,
    StartingGain,
)
from ennead.games.tekhenu.thoth import NextCard, Refresh, TakeCard, ThothAction
from ennead.games.tekhenu.turn import EndOfRound, EndTurn, LastBlessings, Round, Turn
from ennead.games.tekhenu.wheel import RefillWheel, Rotate

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
    ShowStarting,
    FirstOrder,
    FirstGains,
    BuildPyramid,
    BotDestiny,
    Round,
    EndOfRound,
    Rotate,
    RefillWheel,
    BotTurn,
    RefillMarket,
    ShiftRow,
    Maat,
    Weigh,
    AfterMaat,
    MaatEnded,
    MiddleScoring,
    FinalScoring,
    ScoreBoard,
    AskEdict,
    UseEdicts,
    RevealDecrees,
    OrderPoints,
    Finish,
):
    STEPS.add(_plain)
for _seated in (
    PickStarting,
    KeepCard,
    DestinyReward,
    Turn,
    Draft,
    DraftAny,
    Redraft,
    Treat,
    Deed,
    GodAfterwards,
    LayDie,
    MainDone,
    LastBlessings,
    EndTurn,
    CallAnubis,
    SetFace,
    Boost,
    MarketAfterwards,
    Faith,
    Bread,
):
    STEPS.add(_seated, SEAT)


def _add_rest() -> None:
    STEPS.add(StartingGain, SEAT, STARTING)
    STEPS.add(GainGoods, SEAT, _GOODS, _FEW)
    STEPS.add(DestinyPick, SEAT, _FLAG)
    STEPS.add(SetValue, SEAT, VALUE)
    STEPS.add(Dye, SEAT, _FEW)
    STEPS.add(Extra, SEAT, _GODS)
    STEPS.add(Order, SEAT, GOD)
    STEPS.add(Perform, SEAT, GOD, VALUE, _HOW)
    STEPS.add(Shift, SEAT, GOD, VALUE, _HOW)
    STEPS.add(Bonuses, SEAT, GOD, _HEADS)
    STEPS.add(Bonus, SEAT, GOD)
    STEPS.add(AfterAction, SEAT, GOD, VALUE, _HOW)
    STEPS.add(Ability, SEAT, TILE)
    STEPS.add(Produce, SEAT, _GOOD, VALUE, _HOW, _FEW)
    STEPS.add(Pay, SEAT, TOKEN, _FEW, _FEW)
    STEPS.add(HorusAction, SEAT, VALUE, VALUE, _HOW)
    STEPS.add(GodStatue, SEAT, GOD)
    STEPS.add(PeopleStatue, SEAT, PEOPLE)
    STEPS.add(RaAction, SEAT, VALUE, _HOW)
    STEPS.add(TurnTile, SEAT, VALUE, CELL, _HOW)
    STEPS.add(LayTile, SEAT, RA_SLOT, CELL, _TURNS)
    STEPS.add(PutPillar, SEAT, CELL)
    STEPS.add(HathorAction, SEAT, VALUE, _HOW)
    STEPS.add(TempleBuilding, SEAT, SPACE)
    STEPS.add(BastetAction, SEAT, VALUE, _HOW)
    STEPS.add(FestivalScribes, SEAT, VALUE)
    STEPS.add(ThothAction, SEAT, VALUE, _HOW, _SECTIONS)
    STEPS.add(Refresh, SEAT, _SECTION)
    STEPS.add(TakeCard, SEAT, _SECTION, CARD)
    STEPS.add(NextCard, SEAT, _SECTION, _FEW)
    STEPS.add(OsirisAction, SEAT, VALUE, _GOODS, _FLAG)
    STEPS.add(Raise, SEAT, MARKER, _FEW)
    STEPS.add(RaiseOne, SEAT, _FEW)
    STEPS.add(AnyDeed, SEAT, OCCASION)
    STEPS.add(AnyValue, SEAT, DEED, OCCASION)
    STEPS.add(BotAction, GOD, PLAIN_DIE)
    STEPS.add(ChooseDecrees, SEAT, _DECREES)
    STEPS.add(Tally, SEAT, _DECREES)
    STEPS.add(ScoreAgain, SEAT, _DECREES, DECREE)
    STEPS.add(ScoreDecree, SEAT, DECREE)


_add_rest()
