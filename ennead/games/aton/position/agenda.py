"""Checks the agenda of a position: a game must be able to reach its steps in this order."""

from __future__ import annotations

import re
from typing import Any, Final

from ennead.core.errors import BadPosition
from ennead.core.step import Step
from ennead.games.aton.rules.aftermath import PostScoringRemoval, TakeBack
from ennead.games.aton.rules.placement import Place, free_cells
from ennead.games.aton.rules.removal import Remove, rival_priests
from ennead.games.aton.rules.state import Aton
from ennead.games.aton.rules.turn import Turn
from ennead.games.aton.vocabulary.names import HIGHEST_CARD

_BEFORE_TURNS: Final = (
    "(?:(?:(?:(?:(?:DrawCards )?ExchangeCards )?LayCards )?Points )?TurnOrder )?Turns"
)
_TURN: Final = (
    "(?:Turn|(?:(?:(?:Removal|Remove|Sacrifice) )?Placement|Place) SetVictory|SetVictory)"
)
_TURNS: Final = f"(?:{_TURN} )?(?:Turn )?Scoring CleanUp Round"
_AFTERMATH: Final = (
    "(?:Aftermath |(?:TakeBack )*(?:Substitute )*(?:PostScoringRemoval )?)CleanUp Round"
)
_AGENDA: Final = re.compile(f"Round|{_BEFORE_TURNS}|{_TURNS}|{_AFTERMATH}")

_IN_A_TURN: Final = ("Turn ", "Removal", "Remove", "Sacrifice", "Place", "SetVictory")
_AFTER_SCORING: Final = ("TakeBack", "Substitute", "PostScoringRemoval")


def check_agenda(g: Aton) -> None:
    """Reject an agenda that no game can reach, or that does not fit the cards on the table."""
    agenda: list[Step[Any]] = g.agenda[::-1]
    names = " ".join([type(step).__name__ for step in agenda])
    if not _AGENDA.fullmatch(names):
        raise BadPosition(f"agenda: no game can have the steps [{names}]")
    _check_cards(g, names.partition(" ")[0])
    seats = [step.fields()[0] for step in agenda if step.fields()]
    steps = [(type(step).__name__, step.fields()) for step in agenda]
    if len(set(steps)) != len(steps):
        raise BadPosition("agenda: a step appears twice")
    if names.startswith(_IN_A_TURN):
        _check_turns(g, agenda, seats)
    elif any(name in names for name in _AFTER_SCORING):
        _check_post_scoring_removal(g, agenda)


def _check_cards(g: Aton, first: str) -> None:
    """Hands are full only while the players plan, cartouches only afterwards."""
    hands = [sum(g.hand[:HIGHEST_CARD]), sum(g.hand[HIGHEST_CARD:])]
    laid = 0 not in g.laid
    bare = not any(g.laid)
    if first in ("Round", "DrawCards"):
        fits = hands == [0, 0] and bare
    elif first in ("ExchangeCards", "LayCards"):
        fits = hands == [HIGHEST_CARD, HIGHEST_CARD] and bare
    else:
        fits = hands == [0, 0] and laid
    if not fits:
        raise BadPosition(f"agenda: the cards in hand and at the cartouches do not fit {first}")
    if first == "Turns" and g.first < 0:
        raise BadPosition("agenda: first must be 0 or 1 before Turns")
    if first == "DrawCards" and g.round == 0:
        raise BadPosition("agenda: cards are drawn in a round, but round is 0")


def _check_turns(g: Aton, agenda: list[Step[Any]], seats: list[int]) -> None:
    step = agenda[0]
    if isinstance(step, Place):
        room = free_cells(g, step.seat).bit_count()
        if step.left > g.supply[step.seat] or step.left >= room:
            raise BadPosition(f"agenda: placing {step.left} priests leaves no choice")
    if isinstance(step, Remove) and step.left >= rival_priests(g, step.seat).bit_count():
        raise BadPosition(f"agenda: removing {step.left} priests leaves no choice")
    own = [seat for seat, at in zip(seats, agenda, strict=False) if not isinstance(at, Turn)]
    turns = [at.seat for at in agenda if isinstance(at, Turn)]
    if len(set(own)) > 1 or len(set(turns)) != len(turns) or set(own) & set(turns):
        raise BadPosition("agenda: each player takes one turn a round")


def _check_post_scoring_removal(g: Aton, agenda: list[Step[Any]]) -> None:
    for step in agenda:
        if type(step) is TakeBack and not g.priests[step.seat] & step.cells(g):
            raise BadPosition(f"agenda: seat {step.seat} has no priest in temple {step.temple}")
    own = [step.seat for step in agenda if isinstance(step, TakeBack)]
    other = [step.seat for step in agenda if isinstance(step, PostScoringRemoval)]
    if len(set(own)) > 1 or set(own) & set(other):
        raise BadPosition("agenda: each player takes back priests once")
