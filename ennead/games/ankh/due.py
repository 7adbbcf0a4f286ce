"""What must hold of the steps that a written position says are still to be done."""

from __future__ import annotations

from typing import Any, Final

from ennead.core.errors import BadPosition
from ennead.core.step import Step
from ennead.games.ankh.board import (
    CARAVAN,
    CAT_MUMMY,
    CONTROL,
    DEED_NAMES,
    DEEDS,
    EVENT_NAMES,
    FIGURE,
    GAIN,
    GUARDIANS,
    HEX_NAMES,
    MOVE,
    OSIRIS,
    PYRAMID_ATTUNED,
    RA,
    SATET,
    SCORPION,
    SIDE_SPACES,
    SUMMON,
    UNLOCK,
    WARRIOR,
)
from ennead.games.ankh.caravan import (
    CamelCaravan,
    KeepToken,
    NextCamel,
    SwapToken,
    SwapWith,
    candidates,
)
from ennead.games.ankh.control import ControlMonument
from ennead.games.ankh.followers import GainFollowers
from ennead.games.ankh.gods import GiveSun
from ennead.games.ankh.guardians import Facing, can_shove
from ennead.games.ankh.move import MoveFigures, Mover, MoveTo, Shove, destinations
from ennead.games.ankh.order import name_of
from ennead.games.ankh.powers import UnlockAnkhPower
from ennead.games.ankh.setup import ChooseGuardian, Deal, DealGods, PickGod
from ennead.games.ankh.state import NOBODY, Ankh
from ennead.games.ankh.summon import Allowance, Place, Summoned, SummonFigures, allowances, places
from ennead.games.ankh.turn import (
    AfterAction,
    EndTurn,
    FirstAction,
    NextEvent,
    ResetMarker,
    SecondAction,
    Turn,
)

ACTING: Final = (
    MoveFigures,
    Mover,
    MoveTo,
    Shove,
    SummonFigures,
    Summoned,
    Place,
    Allowance,
    GainFollowers,
    UnlockAnkhPower,
)
INDIVIDUAL: Final = (ControlMonument, CamelCaravan, NextCamel, KeepToken, SwapToken, SwapWith)
"""Events of the god whose player triggered them."""
TURNING: Final = (FirstAction, SecondAction, AfterAction, NextEvent, EndTurn)
OF_THE_TURN: Final = (*ACTING, *INDIVIDUAL, *TURNING)


def check_turn(g: Ankh) -> None:
    """The set-up, the turn, its actions and the events of one god."""
    if isinstance(g.agenda[0], Deal):
        _check_setup(g)
        return
    if NOBODY in g.gods:
        raise BadPosition(f"gods: seat {g.gods.index(NOBODY)} has none, but the game has begun")
    if not g.turns and not isinstance(g.agenda[-1], Turn):
        raise BadPosition("turn must be 1 or more once the game has begun")
    _check_markers(g)
    for step in g.agenda:
        if isinstance(step, OF_THE_TURN) and step.seat != g.active:
            raise BadPosition(
                f"agenda: {name_of(step)} {step.seat}, but it is the turn of seat {g.active}"
            )
        if isinstance(step, ACTING):
            _check_deed(g, step)
        elif isinstance(step, INDIVIDUAL):
            _check_event(g, step)
        _check_step(g, step)
        _check_figure(g, step)
    _check_moved(g)
    _check_allowances(g)
    _check_laid(g)


def _check_setup(g: Ankh) -> None:
    if any(g.piece) or g.turns or g.events_done or any(g.devotion) or any(g.powers):
        raise BadPosition("agenda: Deal comes before anything is on the board or on a track")
    if g.moved or g.laid or g.slots or g.forgotten or any(g.guardians) or any(g.markers):
        raise BadPosition("agenda: Deal comes before anything has been done")
    missing = [seat for seat, god in enumerate(g.gods) if god == NOBODY]
    picking = [step.seat for step in g.agenda if isinstance(step, PickGod)]
    if any(isinstance(step, DealGods) for step in g.agenda):
        if g.setting.options["gods"] != "chosen":
            if len(missing) < len(g.gods):
                raise BadPosition("gods: none is known before they are dealt")
            return
    if sorted(picking) != missing:
        raise BadPosition(f"agenda: PickGod must be there for the seats {missing}, not {picking}")
    levels = [step.level for step in g.agenda if isinstance(step, ChooseGuardian)]
    if len(set(levels)) != len(levels):
        raise BadPosition("agenda: ChooseGuardian names a level twice")


def _check_markers(g: Ankh) -> None:
    """A marker on its last space has triggered an event, or will in a moment."""
    for deed in range(DEEDS):
        last = g.markers[deed] == g.rules.needed[deed][g.setting.players]
        name = DEED_NAMES[deed]
        acted = [s for s in g.agenda if isinstance(s, AfterAction) and s.deed == deed]
        reset = [s for s in g.agenda if isinstance(s, ResetMarker) and s.deed == deed]
        if last and not acted and not reset:
            raise BadPosition(f"markers.{name}: on its last space without an event")
        if reset and not last:
            raise BadPosition(f"markers.{name}: ResetMarker, but it is not on its last space")


def _check_deed(g: Ankh, step: Step[Any]) -> None:
    """What is being done is the action that was chosen."""
    deed = UNLOCK
    if isinstance(step, (MoveFigures, Mover, MoveTo, Shove)):
        deed = MOVE
    elif isinstance(step, (SummonFigures, Summoned, Place, Allowance)):
        deed = SUMMON
    elif isinstance(step, GainFollowers):
        deed = GAIN
    after = g.agenda[0]
    if isinstance(after, AfterAction) and after.deed != deed:
        raise BadPosition(
            f"agenda: {name_of(step)} is part of the action {DEED_NAMES[deed]}, "
            f"not of {DEED_NAMES[after.deed]}"
        )


def _check_event(g: Ankh, step: Step[Any]) -> None:
    check_event_space(g, step, CONTROL if isinstance(step, ControlMonument) else CARAVAN)


def check_event_space(g: Ankh, step: Step[Any], kind: int) -> None:
    """The marker of the events stands on a space of this kind."""
    if g.events_done < 1 or g.rules.events[g.events_done - 1] != kind:
        spaces = [str(at + 1) for at, event in enumerate(g.rules.events) if event == kind]
        raise BadPosition(
            f"events: {name_of(step)} needs a space with {EVENT_NAMES[kind]}, one of "
            f"{', '.join(spaces)}, not {g.events_done}"
        )


def _check_step(g: Ankh, step: Step[Any]) -> None:
    if isinstance(step, SecondAction):
        if step.first == UNLOCK:
            raise BadPosition("agenda: no action is below unlock, so there is no SecondAction")
        if g.is_merged(g.lead[step.seat]):
            raise BadPosition(f"agenda: seat {step.seat} is merged and takes one action only")
    elif isinstance(step, AfterAction):
        if not g.markers[step.deed]:
            raise BadPosition(f"markers.{DEED_NAMES[step.deed]} must have moved for its action")
        if not step.first and (step.deed == MOVE or g.is_merged(g.lead[step.seat])):
            raise BadPosition(f"agenda: {DEED_NAMES[step.deed]} cannot be a second action here")
    elif isinstance(step, NextEvent) and g.events_done == len(g.rules.events):
        raise BadPosition("agenda: there is no event after the last")
    elif isinstance(step, (SwapToken, SwapWith)):
        _check_swap(g, step)


def _check_swap(g: Ankh, step: SwapToken | SwapWith) -> None:
    tokens = (step.old, step.new) if isinstance(step, SwapToken) else (step.token, step.sister)
    for token in tokens:
        if token not in g.tokens:
            raise BadPosition(f"agenda: token {token} in {name_of(step)} is not on the board")
    if tokens[0] == tokens[1] or g.regions.count < 3:
        raise BadPosition(f"agenda: {name_of(step)} needs two new regions and another one")
    one, other = g.region_with(tokens[0]), g.region_with(tokens[1])
    ends = [SIDE_SPACES[side] for side in g.camels]
    parted = [{g.regions.region[a], g.regions.region[b]} for a, b in ends]
    if {one, other} not in parted:
        raise BadPosition(f"agenda: no camels lie between the regions {tokens[0]} and {tokens[1]}")


def _check_figure(g: Ankh, step: Step[Any]) -> None:
    """The figure a step is about is there, one of the god that is asked, and can do it."""
    if isinstance(step, (MoveTo, Shove, Facing, GiveSun)):
        god = g.lead[step.seat]
        where = HEX_NAMES[step.space]
        if not g.is_figure(step.space) or g.owner_at(step.space) != god:
            raise BadPosition(f"agenda: {name_of(step)} needs a figure of seat {god} on {where}")
        if isinstance(step, MoveTo) and not destinations(g, god, step.space):
            raise BadPosition(f"agenda: the figure on {where} has no space to go to")
        if isinstance(step, (MoveTo, Shove)) and step.space in g.moved:
            raise BadPosition(f"moved: the figure on {where} is to move, so it has not yet")
        if isinstance(step, Facing) and g.kind_at(step.space) != SCORPION:
            raise BadPosition(f"agenda: no Giant Scorpion stands on {where}")
        if isinstance(step, GiveSun):
            free = g.suns_left() and step.space not in g.suns and g.kind_at(step.space) >= WARRIOR
            if not free or not g.is_god(god, RA):
                raise BadPosition(f"agenda: Ra has no Sun token for a figure on {where}")
        if isinstance(step, Shove):
            satet = g.kind_at(step.space) == SATET
            if not satet or not can_shove(g, god, step.space, step.to):
                raise BadPosition(f"agenda: nobody on {HEX_NAMES[step.to]} can be shoved")
    elif isinstance(step, (Place, Allowance)):
        _check_summon(g, step)


def _check_summon(g: Ankh, step: Place | Allowance) -> None:
    god = g.lead[step.seat]
    name = FIGURE.name(step.kind)
    if step.ransom:
        there = step.kind == WARRIOR and god in g.slots and g.followers[god] >= g.rules.ransom
    elif step.kind == WARRIOR:
        there = g.warriors[god] > 0
    else:
        there = step.kind >= CAT_MUMMY
        there = there and g.guardians[god * GUARDIANS + step.kind - CAT_MUMMY] > 0
    if not there:
        raise BadPosition(f"agenda: seat {step.seat} has no {name} to summon")
    open_to = places(g, god, step.kind)
    if not open_to:
        raise BadPosition(f"agenda: there is no space for a {name}")
    if isinstance(step, Allowance):
        if step.space not in open_to or len(allowances(g, god, step.kind, step.space)) < 2:
            raise BadPosition(
                f"allowances: no two of them fit a {name} on {HEX_NAMES[step.space]}, "
                "so nothing is to be said"
            )


def _check_moved(g: Ankh) -> None:
    """In a Move action; those of a Battle are looked at with it."""
    if g.arena != NOBODY:
        return
    if g.moved and not any(isinstance(step, (Mover, MoveTo, Shove)) for step in g.agenda):
        raise BadPosition("moved: no figure is being moved")
    for space in g.moved:
        if not g.is_figure(space) or g.owner_at(space) != g.lead[g.active]:
            raise BadPosition(
                f"moved: no figure of seat {g.lead[g.active]} stands on {HEX_NAMES[space]}"
            )


def _check_allowances(g: Ankh) -> None:
    god = g.lead[g.active]
    given = g.ordinary or g.underworld or g.pyramids
    summoning = any(isinstance(step, (Summoned, Place, Allowance)) for step in g.agenda)
    if given and not summoning:
        raise BadPosition("allowances: no figure is being summoned")
    if g.underworld and not g.is_god(god, OSIRIS):
        raise BadPosition("allowances: underworld is for Osiris only")
    for space in g.pyramids:
        if g.owner_at(space) != god or not g.has_power(god, PYRAMID_ATTUNED):
            raise BadPosition(
                f"allowances: the Pyramid on {HEX_NAMES[space]} summons nothing for seat {god}"
            )


def _check_laid(g: Ankh) -> None:
    """The caravans that are still possible are worked out anew."""
    top = g.agenda[-1]
    if not isinstance(top, (NextCamel, KeepToken)):
        if g.laid:
            raise BadPosition("laid: no caravan is being laid")
        return
    if not g.laid:
        raise BadPosition(f"laid: {name_of(top)} needs a camel that lies already")
    g.caravans = [c for c in candidates(g) if all(side in c for side in g.laid)]
    if not g.caravans:
        raise BadPosition("laid: no legal caravan has these sides")
    complete = g.laid in g.caravans
    if isinstance(top, KeepToken):
        if not complete:
            raise BadPosition("laid: the caravan is not complete")
        g.caravans = []
    elif complete:
        raise BadPosition("laid: the caravan is complete, so KeepToken comes next")
