"""In which order steps wait on the agenda: what each of them can be followed by."""

from __future__ import annotations

from typing import Any, Final

from ennead.core.errors import BadPosition
from ennead.core.step import Step

_EVENT_OVER: Final = ["ResetMarker", "EndTurn"]
_PLAGUE_OVER: Final = ["PlagueOfLocusts", "Majorities"]
_DEATHS_OVER: Final = [*_PLAGUE_OVER, "OsirisLost"]

AFTER: Final[dict[str, list[str]]] = {
    # Set-up.
    "ChooseScenario": ["PickGod", "FirstPlayer"],
    "PickGod": ["PickGod", "FirstPlayer", "Guardians"],
    "FirstPlayer": ["DealGods"],
    "DealGods": ["Guardians"],
    "Guardians": ["Deal"],
    "ChooseGuardian": ["ChooseGuardian", "Deal"],
    "Deal": [],
    # The turn.
    "Turn": [],
    "FirstAction": [],
    "SecondAction": [],
    "AfterAction": [],
    "NextEvent": ["ResetMarker"],
    "ResetMarker": ["EndTurn"],
    "EndTurn": [],
    # Actions.
    "MoveFigures": ["AfterAction"],
    "Mover": ["AfterAction"],
    "MoveTo": ["AfterAction"],
    "Shove": ["AfterAction"],
    "Facing": ["Mover", "Summoned", "NextRelocation"],
    "SummonFigures": ["AfterAction"],
    "Summoned": ["AfterAction"],
    "Place": ["AfterAction"],
    "Allowance": ["AfterAction"],
    "GiveSun": ["Facing", "Summoned", "MummyReturns", *_DEATHS_OVER],
    "GainFollowers": ["AfterAction"],
    "UnlockAnkhPower": ["AfterAction"],
    # Events of one god.
    "ControlMonument": _EVENT_OVER,
    "CamelCaravan": _EVENT_OVER,
    "NextCamel": _EVENT_OVER,
    "KeepToken": _EVENT_OVER,
    "SwapToken": _EVENT_OVER,
    "SwapWith": _EVENT_OVER,
    # Conflict.
    "Conflict": _EVENT_OVER,
    "NextRegion": _EVENT_OVER,
    "ResolveRegion": ["NextRegion"],
    "Majority": ["Domination"],
    "Domination": ["NextRegion"],
    "EndOfConflict": _EVENT_OVER,
    "Merge": _EVENT_OVER,
    "Dismiss": _EVENT_OVER,
    "Forget": _EVENT_OVER,
    # Battle.
    "Battle": ["NextRegion"],
    "Relocations": ["SecondCard"],
    "NextRelocation": ["SecondCard"],
    "Relocate": ["SecondCard"],
    "RelocateTo": ["SecondCard"],
    "SecondCard": ["PlayCards"],
    "AnnounceTwoCards": ["PlayCards"],
    "PlayCards": ["Floods"],
    "ChooseCard": [],
    "ChooseTwoCards": [],
    "Floods": ["Buildings"],
    "Buildings": ["Plagues"],
    "BuildMonument": ["BuildMonument", "Plagues"],
    "Site": ["BuildMonument", "Plagues"],
    "Plagues": ["Majorities"],
    "PlagueOfLocusts": _PLAGUE_OVER,
    "Bids": ["PlagueDeaths"],
    "Bid": [],
    "PlagueDeaths": _PLAGUE_OVER,
    "Majorities": ["Resolution"],
    "Resolution": ["OsirisLost"],
    "Tiebreak": ["Outcome"],
    "Outcome": ["Magnanimity"],
    "Magnanimity": ["Protection"],
    "Protection": ["BattleDeaths"],
    "Protect": ["Protect", "BattleDeaths"],
    "BattleDeaths": ["OsirisLost"],
    "TrapOne": ["Bury"],
    "Trap": ["Bury"],
    "Bury": _DEATHS_OVER,
    "MummyReturns": ["MummyReturns", *_DEATHS_OVER],
    "OsirisLost": ["Miracles"],
    "Underworld": ["Miracles"],
    "Gate": ["Miracles"],
    "Miracles": ["Worshippers"],
    "Worshippers": ["Reclaim"],
    "Worship": ["Worship", "Reclaim"],
    "Reclaim": ["EndOfBattle"],
    "EndOfBattle": ["NextRegion"],
}
"""By step: what can come right after it; a step with nothing is the last."""
LAST: Final = ["Deal", "Turn", "FirstAction", "SecondAction", "AfterAction", "EndTurn"]


def name_of(step: Step[Any]) -> str:
    return type(step).__name__


def check_order(agenda: list[Step[Any]]) -> None:
    """`agenda` has the step that comes last first."""
    last = name_of(agenda[0])
    if last not in LAST:
        raise BadPosition(f"agenda: {last} cannot be the last step; expected {', '.join(LAST)}")
    for at in range(1, len(agenda)):
        name, after = name_of(agenda[at]), name_of(agenda[at - 1])
        if after not in AFTER[name]:
            wanted = " or ".join(AFTER[name]) or "nothing"
            raise BadPosition(f"agenda: after {name} comes {wanted}, not {after}")
        same = type(agenda[at]) is type(agenda[at - 1])
        if same and name != "MummyReturns" and agenda[at].fields() == agenda[at - 1].fields():
            raise BadPosition(f"agenda: {name} is there twice")
