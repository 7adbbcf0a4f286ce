"""The registry of Ankh's steps: their fields in a position, and what puts them on the agenda."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ennead.core.domain import Domain
from ennead.core.step import Step, Steps
from ennead.games.ankh.rules import (
    battle,
    battle_aftermath,
    battle_cards,
    battle_relocation,
    battle_resolution,
    caravan,
    conflict,
    control_monument,
    deaths,
    followers,
    forgotten_gods,
    gods,
    guardians,
    merging,
    move,
    setup,
    summon,
    turn,
    unlock_power,
)
from ennead.games.ankh.rules.state import NOBODY, Ankh
from ennead.games.ankh.vocabulary import grid, names
from ennead.games.ankh.vocabulary.grid import HEX
from ennead.games.ankh.vocabulary.names import (
    FIGURE,
    SEAT,
    TOKEN,
    TURN_ACTION,
)

AnyStep = Step[Any]
StepType = type[AnyStep]
STEPS: Final = Steps()
FIELDS: Final[dict[StepType, tuple[Domain, ...]]] = {}
ORIGINS: Final[dict[StepType, tuple[StepType, ...]]] = {}
"""By step: the steps that put it on the agenda; none for the set-up and the start of a turn."""

_FLAG: Final = Domain("flag", 0, 1)
_NEXT_TOKEN: Final = Domain("token", 1, names.MOST_TOKENS + 1)
_TOKEN_SPACE: Final = Domain("space", -1, grid.SPACES - 1)
"""The number of a space, -1 for an Underworld token that was not on the board."""
_CHOSEN: Final = (turn.FirstAction, turn.SecondAction)
_DEATHS: Final = (battle_cards.PlagueDeaths, battle_resolution.BattleDeaths)


def _add(origins: tuple[StepType, ...], fields: tuple[Domain, ...], *steps: StepType) -> None:
    for step in steps:
        STEPS.add(step, *fields)
        FIELDS[step] = fields
        ORIGINS[step] = origins


# Set-up.
_add((), (), setup.DrawScenario, setup.DrawFirstPlayer, setup.DealGods)
_add((), (), setup.DrawGuardians, setup.PlaceScenario)
_add((setup.DealGods,), (SEAT,), setup.PickGod)
_add((setup.DrawGuardians,), (SEAT, names.LEVEL), setup.ChooseGuardian)
# The turn.
_add((), (SEAT,), turn.Turn, turn.FirstAction, turn.EndTurn)
_add((turn.AfterAction,), (SEAT, TURN_ACTION), turn.SecondAction)
_add(_CHOSEN, (SEAT, TURN_ACTION, _FLAG), turn.AfterAction)
_add((turn.AfterAction,), (SEAT,), turn.NextEvent)
_add((turn.AfterAction,), (TURN_ACTION,), turn.ResetMarker)
# Actions.
_add(_CHOSEN, (SEAT,), move.MoveFigures, summon.SummonFigures)
_add(_CHOSEN, (SEAT,), followers.GainFollowers, unlock_power.UnlockAnkhPower)
_add((move.MoveFigures,), (SEAT,), move.ChooseMover)
_add((move.ChooseMover,), (SEAT, HEX), move.MoveTo)
_add((move.MoveTo,), (SEAT, HEX, HEX), move.Shove)
_add((summon.SummonFigures,), (SEAT,), summon.ChooseSummon)
_add((summon.ChooseSummon,), (SEAT, FIGURE, _FLAG), summon.PlaceFigure)
_add((summon.PlaceFigure,), (SEAT, FIGURE, _FLAG, HEX), summon.ChooseAllowance)
_add((), (SEAT, HEX), guardians.ChooseFacing, gods.GiveSunToken)
# Events of one god.
_add(
    (turn.NextEvent,),
    (SEAT,),
    control_monument.ControlMonument,
    caravan.CamelCaravan,
    conflict.Conflict,
)
_add((caravan.CamelCaravan,), (SEAT,), caravan.NextCamel, caravan.KeepToken)
_add((caravan.CamelCaravan,), (SEAT, TOKEN, TOKEN), caravan.SwapToken)
_add((caravan.SwapToken,), (SEAT, TOKEN, TOKEN), caravan.SwapWith)
# Conflict.
_add((conflict.Conflict,), (_NEXT_TOKEN,), conflict.NextRegion)
_add((conflict.NextRegion,), (TOKEN,), conflict.ResolveRegion)
_add((conflict.ResolveRegion,), (SEAT, TOKEN), conflict.DominationMajorities, conflict.Domination)
_add((conflict.ResolveRegion,), (TOKEN,), battle.Battle)
_add((conflict.NextRegion,), (), conflict.EndOfConflict)
_add((conflict.EndOfConflict,), (), merging.MergeGods, forgotten_gods.ForgetGods)
_add((merging.MergeGods,), (SEAT,), merging.DismissGuardian)
# Battle.
_add(
    (battle.Battle,),
    (),
    battle_relocation.OfferRelocation,
    battle_cards.OfferSecondCard,
    battle_cards.PlayCards,
)
_add((battle.Battle,), (), battle_cards.Floods, battle_cards.OfferBuilding, battle_cards.Plagues)
_add((battle.Battle,), (), battle.MonumentMajorities)
_add(
    (battle.Battle,),
    (),
    battle_resolution.Resolution,
    battle_aftermath.OfferUnderworld,
    battle_aftermath.Miracles,
)
_add(
    (battle.Battle,),
    (),
    battle_aftermath.OfferWorship,
    battle_aftermath.CyclesOfMaat,
    battle_aftermath.EndOfBattle,
)
_add((battle_relocation.OfferRelocation,), (), battle_relocation.NextRelocation)
_add((battle_relocation.NextRelocation,), (SEAT,), battle_relocation.Relocate)
_add((battle_relocation.Relocate,), (SEAT, HEX), battle_relocation.RelocateTo)
_add((battle_cards.OfferSecondCard,), (SEAT,), gods.AnnounceTwoCards)
_add((), (SEAT,), battle_cards.ChooseCard, battle_cards.ChooseTwoCards, battle_cards.Bid)
_add((battle_cards.OfferBuilding,), (SEAT,), battle_cards.BuildMonument)
_add((battle_cards.BuildMonument,), (SEAT, names.MONUMENT), battle_cards.ChooseSite)
_add((battle_cards.Plagues,), (SEAT,), battle_cards.PlagueOfLocusts)
_add((battle_cards.PlagueOfLocusts,), (), battle_cards.Bids, battle_cards.PlagueDeaths)
_add(_DEATHS, (), deaths.OfferTrap, deaths.ReturnDead)
_add((deaths.OfferTrap,), (SEAT,), gods.TrapWarrior)
_add((deaths.ReturnDead,), (SEAT,), guardians.MummyReturns)
_add((battle_resolution.Resolution,), (SEAT,), battle_resolution.Tiebreak)
_add((battle_resolution.Resolution,), (), battle_resolution.Outcome, battle_resolution.Magnanimity)
_add(
    (battle_resolution.Resolution,),
    (),
    battle_resolution.OfferProtection,
    battle_resolution.BattleDeaths,
)
_add((battle_resolution.OfferProtection,), (SEAT, HEX), gods.ProtectFigure)
_add((battle_aftermath.OfferUnderworld,), (SEAT,), gods.ChooseUnderworldToken)
_add((gods.ChooseUnderworldToken,), (SEAT, _TOKEN_SPACE), gods.PlaceUnderworldToken)
_add((battle_aftermath.OfferWorship,), (SEAT,), battle_aftermath.Worship)

# Origins that need more than their table entry.
STARTS: Final = (turn.Turn, turn.FirstAction, turn.EndTurn)
"""Where an agenda begins, apart from the set-up."""
_ASKED_AFTER_DEATHS: Final = (
    *(guardians.MummyReturns, battle_cards.PlagueOfLocusts),
    *(battle.MonumentMajorities, battle_aftermath.OfferUnderworld),
)
DELAYED: Final[dict[StepType, tuple[StepType, ...]]] = {
    guardians.ChooseFacing: (
        move.ChooseMover,
        summon.ChooseSummon,
        battle_relocation.NextRelocation,
    ),
    gods.GiveSunToken: (guardians.ChooseFacing, summon.ChooseSummon, *_ASKED_AFTER_DEATHS),
}
"""Questions about a figure that has just been placed, and the steps they delay."""
ORIGIN_FIELDS: Final[dict[StepType, Callable[[Ankh, Any], list[tuple[int, ...]]]]] = {
    setup.DealGods: lambda g, s: [()] if g.config.options["gods"] == "drafted" else [],
    turn.AfterAction: lambda g, s: [(g.active, kind, 1) for kind in range(names.TURN_ACTIONS)],
    turn.SecondAction: lambda g, s: [(s.seat, first) for first in range(names.UNLOCK)],
    conflict.Conflict: lambda g, s: [(g.active,)],
    conflict.NextRegion: lambda g, s: [(getattr(s, "token", names.MOST_TOKENS + 1),)],
    conflict.ResolveRegion: lambda g, s: [(s.token,)],
    battle.Battle: lambda g, s: [(g.tokens[g.arena],)] if g.arena != NOBODY else [],
    battle_cards.PlagueOfLocusts: lambda g, s: [
        (god,) for god in battle_cards.players_of(g, names.PLAGUE)
    ],
}
"""The possible fields of an origin, where they are not the first fields of the step itself."""


PAST: Final[dict[StepType, Callable[[Ankh, AnyStep], list[AnyStep]]]] = {
    caravan.CamelCaravan: lambda g, s: [s],
    conflict.Conflict: lambda g, s: [s],
    merging.MergeGods: lambda g, s: [s],
    battle_cards.PlagueDeaths: lambda g, s: [deaths.ReturnDead(), deaths.OfferTrap()],
    battle_resolution.BattleDeaths: lambda g, s: [deaths.ReturnDead(), deaths.OfferTrap()],
    deaths.ReturnDead: lambda g, s: [x for x in g.agenda if isinstance(x, guardians.MummyReturns)],
}
"""What origins put on the agenda that cannot be run again: the game has changed since then."""
