"""The steps of Aton by name, and the order in which they can stand on an agenda."""

from __future__ import annotations

import re
from typing import Any, Final

from ennead.core.domain import Domain
from ennead.core.errors import BadPosition
from ennead.core.step import Step, Steps
from ennead.games.aton.actions import HIGHEST_CARD, SEAT, TEMPLE
from ennead.games.aton.aftermath import Aftermath, Substitute, TakeBack, Thinning
from ennead.games.aton.cards import CleanUp, Draw
from ennead.games.aton.cartouches import Order, Points
from ennead.games.aton.placement import Place, Placement, free_cells
from ennead.games.aton.plan import Exchanging, Laying
from ennead.games.aton.removal import Removal, Remove, Sacrifice, rival_priests
from ennead.games.aton.round import Round, Turns
from ennead.games.aton.scoring import Scoring
from ennead.games.aton.state import Aton
from ennead.games.aton.turn import Turn
from ennead.games.aton.victory import SetVictory

STEPS: Final = Steps()
for _plain in (Round, Draw, Exchanging, Laying, Points, Order, Turns, Scoring, CleanUp, Aftermath):
    STEPS.add(_plain)
for _seated in (Turn, Removal, Sacrifice, Placement, SetVictory, Thinning):
    STEPS.add(_seated, SEAT)
STEPS.add(Remove, SEAT, Domain("count", 1, 2))
STEPS.add(Place, SEAT, Domain("count", 1, HIGHEST_CARD))
STEPS.add(TakeBack, SEAT, TEMPLE)
STEPS.add(Substitute, SEAT, TEMPLE)

_BEFORE_TURNS: Final = "(?:(?:(?:(?:(?:Draw )?Exchanging )?Laying )?Points )?Order )?Turns"
_TURN: Final = (
    "(?:Turn|(?:(?:(?:Removal|Remove|Sacrifice) )?Placement|Place) SetVictory|SetVictory)"
)
_TURNS: Final = f"(?:{_TURN} )?(?:Turn )?Scoring CleanUp Round"
_AFTERMATH: Final = "(?:Aftermath |(?:TakeBack )*(?:Substitute )*(?:Thinning )?)CleanUp Round"
_AGENDA: Final = re.compile(f"Round|{_BEFORE_TURNS}|{_TURNS}|{_AFTERMATH}")


def check_agenda(g: Aton) -> None:
    """Refuse an agenda that no game comes to, or that does not fit the cards on the table."""
    agenda: list[Step[Any]] = g.agenda[::-1]
    names = " ".join([type(step).__name__ for step in agenda])
    if not _AGENDA.fullmatch(names):
        raise BadPosition(f"agenda: no game has [{names}] before it")
    _check_cards(g, names.partition(" ")[0])
    seats = [step.fields()[0] for step in agenda if step.fields()]
    steps = [(type(step).__name__, step.fields()) for step in agenda]
    if len(set(steps)) != len(steps):
        raise BadPosition("agenda: a step stands twice")
    if names.startswith(("Turn ", "Removal", "Remove", "Sacrifice", "Place", "SetVictory")):
        _check_turns(g, agenda, seats)
    elif "TakeBack" in names or "Substitute" in names or "Thinning" in names:
        _check_thinning(g, agenda, seats)


def _check_cards(g: Aton, first: str) -> None:
    """Hands are full only while planning, cartouches only afterwards."""
    hands = [sum(g.hand[:HIGHEST_CARD]), sum(g.hand[HIGHEST_CARD:])]
    laid = 0 not in g.laid
    bare = not any(g.laid)
    if first in ("Round", "Draw"):
        fits = hands == [0, 0] and bare
    elif first in ("Exchanging", "Laying"):
        fits = hands == [HIGHEST_CARD, HIGHEST_CARD] and bare
    else:
        fits = hands == [0, 0] and laid
    if not fits:
        raise BadPosition(f"agenda: the cards in hand and at the cartouches do not fit {first}")
    if first == "Turns" and g.first < 0:
        raise BadPosition("agenda: first must be 0 or 1 before Turns")
    if first == "Draw" and g.round == 0:
        raise BadPosition("agenda: cards are drawn in a round, and round is 0")


def _check_turns(g: Aton, agenda: list[Step[Any]], seats: list[int]) -> None:
    step = agenda[0]
    if isinstance(step, Place):
        room = free_cells(g, step.seat).bit_count()
        if step.left > g.supply[step.seat] or step.left >= room:
            raise BadPosition(f"agenda: there are not {step.left} priests to place with a choice")
    if isinstance(step, Remove) and step.left >= rival_priests(g, step.seat).bit_count():
        raise BadPosition(f"agenda: there are not {step.left} priests to remove with a choice")
    own = [seat for seat, at in zip(seats, agenda, strict=False) if not isinstance(at, Turn)]
    turns = [at.seat for at in agenda if isinstance(at, Turn)]
    if len(set(own)) > 1 or len(set(turns)) != len(turns) or set(own) & set(turns):
        raise BadPosition("agenda: each player takes one turn a round")


def _check_thinning(g: Aton, agenda: list[Step[Any]], seats: list[int]) -> None:
    for step in agenda:
        if type(step) is TakeBack and not g.priests[step.seat] & step.cells(g):
            raise BadPosition(f"agenda: seat {step.seat} has no priest in temple {step.temple}")
    own = [step.seat for step in agenda if isinstance(step, TakeBack)]
    other = [step.seat for step in agenda if isinstance(step, Thinning)]
    if len(set(own)) > 1 or set(own) & set(other):
        raise BadPosition("agenda: each player takes back priests once")
