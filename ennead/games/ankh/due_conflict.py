"""What must hold of a written position in a Conflict: its regions, and what ends it."""

from __future__ import annotations

from typing import Any, Final

from ennead.core.errors import BadPosition
from ennead.core.step import Step
from ennead.games.ankh.battle import Battle
from ennead.games.ankh.board import AMUN, CONFLICT
from ennead.games.ankh.conflict import (
    Conflict,
    Domination,
    EndOfConflict,
    Majority,
    NextRegion,
    ResolveRegion,
    merging_is_played,
)
from ennead.games.ankh.due import check_event_space
from ennead.games.ankh.forgetting import Forget
from ennead.games.ankh.merging import Dismiss, Merge
from ennead.games.ankh.order import name_of
from ennead.games.ankh.state import NOBODY, Ankh

AT_THE_END: Final = (Merge, Dismiss, Forget)
IN_CONFLICT: Final = (Conflict, NextRegion, EndOfConflict, Merge, Dismiss, Forget)


def check_conflict(g: Ankh) -> None:
    _check_tokens_held(g)
    merged = len(set(g.lead)) < g.setting.players
    _check_time(g, merged, "lead: gods merge", g.rules.merging)
    _check_time(g, bool(g.forgotten), "forgotten: gods are", g.rules.forgetting)
    for step in g.agenda:
        if isinstance(step, IN_CONFLICT):
            check_event_space(g, step, CONFLICT)
        if isinstance(step, Conflict) and step.seat != g.active:
            raise BadPosition(f"agenda: Conflict {step.seat}, but the turn is seat {g.active}'s")
        if isinstance(step, (ResolveRegion, Majority, Domination, Battle)):
            _check_region(g, step)
        elif isinstance(step, AT_THE_END):
            _check_ending(g, step, merged)


def goes_on(g: Ankh) -> bool:
    """Are regions being resolved?"""
    return any(isinstance(step, (NextRegion, EndOfConflict)) for step in g.agenda)


def is_pending(g: Ankh) -> bool:
    """Has the event been triggered, but nothing of the Conflict been done?"""
    return any(isinstance(step, Conflict) for step in g.agenda)


def _check_tokens_held(g: Ankh) -> None:
    """Tiebreaker and Amun token: only in a Conflict they are not where they begin."""
    going = goes_on(g)
    if going and g.tiebreaker != g.lead[g.active]:
        raise BadPosition(
            f"tiebreaker: seat {g.lead[g.active]}, whose turn it is, holds it in this Conflict"
        )
    if not going and g.tiebreaker != NOBODY:
        raise BadPosition("tiebreaker: nobody holds it outside a Conflict")
    if g.tiebreaker_up and g.tiebreaker == NOBODY:
        raise BadPosition("tiebreaker_up: nobody holds the Tiebreaker")
    if not g.amun_up and (not going or g.entity_of(AMUN) == NOBODY):
        raise BadPosition("amun_up: only Amun turns his token face down, in a Conflict")
    if g.events_done == len(g.rules.events) and not going and not is_pending(g):
        raise BadPosition(f"events: after {g.events_done} the game would be over")


def _check_time(g: Ankh, happened: bool, what: str, after: int) -> None:
    """Merging and forgetting come at the end of a certain Conflict."""
    over = g.conflicts - 1 if goes_on(g) else g.conflicts
    if happened and over < after:
        raise BadPosition(f"{what} after Conflict {after}, not after {over}")


def _check_region(g: Ankh, step: Step[Any]) -> None:
    assert isinstance(step, (ResolveRegion, Majority, Domination, Battle))
    if step.token not in g.tokens:
        raise BadPosition(f"agenda: token {step.token} in {name_of(step)} is not on the board")
    check_next_region(g, step.token)
    present = g.present(g.region_with(step.token))
    if isinstance(step, (Majority, Domination)) and present != [step.god]:
        raise BadPosition(f"agenda: seat {step.god} is not alone in region {step.token}")
    if isinstance(step, Battle) and len(present) < 2:
        raise BadPosition(f"agenda: a Battle in region {step.token} needs two gods there")


def check_next_region(g: Ankh, token: int) -> None:
    for step in g.agenda:
        if isinstance(step, NextRegion) and step.token != token + 1:
            raise BadPosition(
                f"agenda: after region {token} comes NextRegion {token + 1}, not {step.token}"
            )


def _check_ending(g: Ankh, step: Step[Any], merged: bool) -> None:
    """What comes after the third and the fourth Conflict."""
    after = g.rules.forgetting if isinstance(step, Forget) else g.rules.merging
    if g.conflicts != after:
        raise BadPosition(f"agenda: {name_of(step)} comes after Conflict {after}")
    if isinstance(step, Forget):
        if g.forgotten:
            raise BadPosition("agenda: Forget comes before any god is forgotten")
        return
    if not merging_is_played(g):
        players = g.setting.players
        raise BadPosition(f"agenda: no gods merge with {players} players, so not {name_of(step)}")
    if isinstance(step, Merge) and merged:
        raise BadPosition("agenda: Merge comes before any gods are merged")
    if isinstance(step, Dismiss) and g.lead.count(step.seat) < 2:
        raise BadPosition(f"agenda: seat {step.seat} leads no merged pair that could dismiss")
