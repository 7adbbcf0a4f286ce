"""Checks the agenda of a position: its steps must be playable in this order."""

from __future__ import annotations

import re
from typing import Any, Final

from ennead.core.errors import BadPosition
from ennead.core.step import Step
from ennead.games.aton.rules.after_scoring import TakeBack
from ennead.games.aton.rules.placement import Place, free_cells
from ennead.games.aton.rules.removal import Remove, rival_priests
from ennead.games.aton.rules.state import Aton
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
    """Reject an agenda that cannot be played on, or that does not fit the cards on the table."""
    agenda: list[Step[Any]] = g.agenda[::-1]
    names = " ".join([type(step).__name__ for step in agenda])
    if not _AGENDA.fullmatch(names):
        raise BadPosition(f"agenda: no game can have the steps [{names}]")
    _check_cards(g, names.partition(" ")[0])
    if names.startswith(_IN_A_TURN):
        _check_choice(g, agenda[0])
    elif any(name in names for name in _AFTER_SCORING):
        _check_taking_back(g, agenda)


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


def _check_choice(g: Aton, step: Step[Any]) -> None:
    """A player who places or removes priests has a choice among more than enough places."""
    if isinstance(step, Place):
        room = free_cells(g, step.seat).bit_count()
        if step.left > g.supply[step.seat] or step.left >= room:
            raise BadPosition(f"agenda: placing {step.left} priests leaves no choice")
    if isinstance(step, Remove) and step.left >= rival_priests(g, step.seat).bit_count():
        raise BadPosition(f"agenda: removing {step.left} priests leaves no choice")


def _check_taking_back(g: Aton, agenda: list[Step[Any]]) -> None:
    """Each priest can be taken back only once."""
    own = [step.fields() for step in agenda if type(step) is TakeBack]
    for seat, temple in own:
        left = (g.priests[seat] & g.rules.temple[temple - 1]).bit_count()
        if own.count((seat, temple)) > left:
            raise BadPosition(f"agenda: seat {seat} has no priest in temple {temple} to take back")
