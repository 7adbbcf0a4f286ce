"""What must hold of the steps that a written position says are still to be done."""

from __future__ import annotations

from typing import Any

from ennead.core.errors import BadPosition
from ennead.core.step import Step
from ennead.games.ankh.battle import Battle
from ennead.games.ankh.board import (
    ANUBIS,
    CARD_NAMES,
    CAT_MUMMY,
    CYCLE,
    DEED_NAMES,
    DEEDS,
    FIGURE,
    GUARDIANS,
    HEX_NAMES,
    ISIS,
    OSIRIS,
    RA,
    SATET,
    SCORPION,
    WARRIOR,
)
from ennead.games.ankh.caravan import SwapToken, SwapWith
from ennead.games.ankh.conflict import (
    Conflict,
    Domination,
    EndOfConflict,
    Majority,
    NextRegion,
    ResolveRegion,
)
from ennead.games.ankh.gods import Gate, GiveSun, Protect, Trap, Underworld
from ennead.games.ankh.guardians import Facing, can_shove
from ennead.games.ankh.move import MoveTo, Shove
from ennead.games.ankh.relocation import RelocateTo
from ennead.games.ankh.resolution import Tiebreak
from ennead.games.ankh.setup import PickGod
from ennead.games.ankh.state import NOBODY, Ankh
from ennead.games.ankh.summon import Allowance, Place
from ennead.games.ankh.turn import AfterAction, NextEvent, ResetMarker


def check_due(g: Ankh) -> None:
    """The tracks fit a game that goes on, and each step fits the table."""
    if not g.agenda:
        return
    _check_tracks(g)
    for god in g.ranks:
        if not (g.hands[god] | g.played[god]) >> CYCLE & 1:
            raise BadPosition(f"heads[{god}].hand: {CARD_NAMES[CYCLE]} never stays used")
    for step in g.agenda:
        _check_seat(g, step)
        _check_tokens(g, step)
        _check_figure(g, step)
        _check_god(g, step)


def _check_tracks(g: Ankh) -> None:
    for god in g.ranks:
        if g.devotion[god] == g.rules.top:
            raise BadPosition(f"heads[{god}].devotion: {g.rules.top} would have ended the game")
    going = any(isinstance(step, (Conflict, NextRegion, EndOfConflict)) for step in g.agenda)
    if g.events_done == len(g.rules.events) and not going:
        raise BadPosition(f"events: after {g.events_done} the game would be over")
    if g.tiebreaker != NOBODY and g.tiebreaker not in g.ranks:
        raise BadPosition(f"tiebreaker: seat {g.tiebreaker} leads no god in play")
    for deed in range(DEEDS):
        full = g.markers[deed] == g.rules.needed[deed][g.setting.players]
        if full and not any(_resets(step, deed) for step in g.agenda):
            raise BadPosition(f"markers.{DEED_NAMES[deed]}: on its last space without an event")


def _resets(step: Step[Any], deed: int) -> bool:
    return isinstance(step, (AfterAction, ResetMarker)) and step.deed == deed


def _check_seat(g: Ankh, step: Step[Any]) -> None:
    seat: object = getattr(step, "seat", None)
    if isinstance(seat, int) and g.lead[seat] not in g.ranks:
        raise BadPosition(f"agenda: the god of seat {seat} in {_name(step)} is forgotten")
    if isinstance(step, PickGod) and g.gods[step.seat] >= 0:
        raise BadPosition(f"agenda: seat {step.seat} has a god already")
    if isinstance(step, NextEvent) and g.events_done == len(g.rules.events):
        raise BadPosition("agenda: there is no event after the last")


def _check_tokens(g: Ankh, step: Step[Any]) -> None:
    tokens: tuple[int, ...] = ()
    if isinstance(step, (ResolveRegion, Majority, Domination, Battle)):
        tokens = (step.token,)
    elif isinstance(step, SwapToken):
        tokens = (step.old, step.new)
    elif isinstance(step, SwapWith):
        tokens = (step.token, step.sister)
    for token in tokens:
        if token not in g.tokens:
            raise BadPosition(f"agenda: token {token} in {_name(step)} is not on the board")


def _check_figure(g: Ankh, step: Step[Any]) -> None:
    """The figure a step is about is one of the god that is asked."""
    if isinstance(step, (MoveTo, Shove, Facing, RelocateTo, Protect, GiveSun)):
        god = g.lead[step.seat]
        if g.owner_at(step.space) != god:
            raise BadPosition(
                f"agenda: the figure on {HEX_NAMES[step.space]} in {_name(step)} is another god's"
            )
        if isinstance(step, Facing) and g.kind_at(step.space) != SCORPION:
            raise BadPosition(f"agenda: no Giant Scorpion stands on {HEX_NAMES[step.space]}")
        if isinstance(step, Shove):
            satet = g.kind_at(step.space) == SATET
            if not satet or not can_shove(g, god, step.space, step.to):
                raise BadPosition(f"agenda: nobody on {HEX_NAMES[step.to]} can be shoved")
    elif isinstance(step, (Place, Allowance)):
        god = g.lead[step.seat]
        if step.ransom:
            there = step.kind == WARRIOR and god in g.slots
        elif step.kind == WARRIOR:
            there = g.warriors[god] > 0
        else:
            there = step.kind >= CAT_MUMMY
            there = there and g.guardians[god * GUARDIANS + step.kind - CAT_MUMMY] > 0
        if not there:
            raise BadPosition(f"agenda: seat {step.seat} has no {FIGURE.name(step.kind)} to summon")


def _check_god(g: Ankh, step: Step[Any]) -> None:
    """Only the god whose ability it is can be asked."""
    if isinstance(step, Trap):
        _check_ability(g, step, step.seat, ANUBIS)
    elif isinstance(step, Protect):
        _check_ability(g, step, step.seat, ISIS)
    elif isinstance(step, (Underworld, Gate)):
        _check_ability(g, step, step.seat, OSIRIS)
    elif isinstance(step, GiveSun):
        _check_ability(g, step, step.seat, RA)
    if isinstance(step, Tiebreak) and g.tiebreaker != g.lead[step.seat]:
        raise BadPosition(f"agenda: seat {step.seat} does not hold the Tiebreaker")


def _check_ability(g: Ankh, step: Step[Any], seat: int, which: int) -> None:
    if not g.is_god(g.lead[seat], which):
        raise BadPosition(f"agenda: {_name(step)} is not for the god of seat {seat}")


def _name(step: Step[Any]) -> str:
    return type(step).__name__
