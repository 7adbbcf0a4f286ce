"""Whether a game could reach a position that can be played on. Others are marked `constructed`.

No complete proof: what the turns of the round, the priests and the score rule out.
"""

from __future__ import annotations

from typing import Any

from ennead.core.step import Step
from ennead.games.aton.rules.after_scoring import Aftermath, PostScoringRemoval, TakeBack
from ennead.games.aton.rules.kingdom import is_full
from ennead.games.aton.rules.round import Turns
from ennead.games.aton.rules.scoring import Scoring
from ennead.games.aton.rules.state import Aton
from ennead.games.aton.rules.turn import Turn
from ennead.games.aton.rules.victory import SetVictory, set_held
from ennead.games.aton.vocabulary.names import HIGHEST_CARD


def is_reachable(g: Aton) -> bool:
    """Of a game that is not over."""
    agenda: list[Step[Any]] = g.agenda[::-1]
    return (
        max(g.score) < g.rules.goal
        and _turns_follow_the_order(g, agenda)
        and _taking_back_follows_the_order(agenda)
        and _priests_fit_the_turns(g, agenda)
        and _kingdom_is_emptied(g, agenda)
        and (_has(agenda, SetVictory) or all(set_held(g, seat) < 0 for seat in (0, 1)))
    )


def _has(agenda: list[Step[Any]], *steps: type[Step[Any]]) -> bool:
    return any(isinstance(step, steps) for step in agenda)


def _turns_follow_the_order(g: Aton, agenda: list[Step[Any]]) -> bool:
    """4.F, A8: the first player takes one turn, then the other."""
    seats = [step.fields()[0] for step in agenda if isinstance(step, (Turn, SetVictory))]
    in_turn = [step.fields()[0] for step in agenda if not isinstance(step, Turn) and step.fields()]
    if not seats:
        return True
    if any(seat != seats[0] for seat in in_turn):
        return False
    return seats == [g.first, 1 - g.first][-len(seats) :]


def _taking_back_follows_the_order(agenda: list[Step[Any]]) -> bool:
    """7.2: one player takes priests back, each temple once, then the other."""
    own = [step.fields() for step in agenda if isinstance(step, TakeBack)]
    others = [step.fields()[0] for step in agenda if isinstance(step, PostScoringRemoval)]
    seats = {fields[0] for fields in own}
    return (
        len(seats) <= 1
        and not seats & set(others)
        and len({temple for _, temple in own}) == len(own)
        and len(set(others)) == len(others)
    )


def _priests_fit_the_turns(g: Aton, agenda: list[Step[Any]]) -> bool:
    """4.F: a turn brings at most four priests into play, and none is removed in round 1 (A6)."""
    to_come = [step.seat for step in agenda if isinstance(step, Turn)]
    for seat in (0, 1):
        turns = g.round
        if turns and (seat in to_come or _has(agenda, Turns)):
            turns -= 1
        if g.rules.priests - g.supply[seat] > HIGHEST_CARD * turns:
            return False
    return g.round > 1 or not any(g.dead)


def _kingdom_is_emptied(g: Aton, agenda: list[Step[Any]]) -> bool:
    """4.H, 7.1: a full Kingdom is scored and emptied at the end of the round."""
    return not is_full(g) or _has(agenda, Scoring, Aftermath)
