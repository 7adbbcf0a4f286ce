"""How far the game has come at a position, by its round and its agenda."""

from __future__ import annotations

from typing import Any, Final

from ennead.core.step import Step
from ennead.games.tekhenu.rules import decrees, maat, scoring, wheel
from ennead.games.tekhenu.rules.botankhamun import BotTurn
from ennead.games.tekhenu.rules.state import ACTIVE, TURN_DIE, Tekhenu
from ennead.games.tekhenu.rules.turn import EndOfRound, Turn

ROUNDS_PER_ROTATION: Final = 2
ROUNDS_PER_MAAT: Final = 4

_BEFORE_WEIGHING: Final = (wheel.RotateWheel, maat.Maat, maat.PlaceFaith, maat.Weigh)
_BEFORE_CLEARING: Final = (
    *_BEFORE_WEIGHING,
    scoring.FirstScoring,
    scoring.FinalScoring,
    decrees.AskEdict,
    decrees.UseEdicts,
    scoring.ScoreBoard,
    scoring.PayBread,
    maat.ClearScales,
    decrees.RevealDecrees,
    decrees.ChooseDecrees,
    scoring.TurnOrderPoints,
    scoring.EndGame,
)


def waits(g: Tekhenu, *steps: type[Step[Any]]) -> bool:
    """Whether one of these steps is still to be done."""
    return any(isinstance(step, steps) for step in g.agenda)


def is_in_round(g: Tekhenu) -> bool:
    """Whether players still take turns in this round."""
    return waits(g, EndOfRound)


def turns_to_come(g: Tekhenu) -> list[int]:
    """The heads whose turns are on the agenda, in its order."""
    heads: list[int] = []
    for step in g.agenda[::-1]:
        if isinstance(step, Turn):
            heads.append(step.seat)
        elif isinstance(step, BotTurn):
            heads.append(g.players)
    return heads


def dice_taken_this_round(g: Tekhenu) -> list[int]:
    """For each head 1 if it has taken its die in the current round, else 0."""
    to_come = turns_to_come(g)
    taken = [0 if head in to_come else 1 for head in range(g.heads)]
    active = g.turn[ACTIVE]
    if active >= 0 and g.turn[TURN_DIE] < 0:
        taken[active] = 0
    return taken


def dice_taken_since_maat(g: Tekhenu) -> list[int]:
    """4: how many dice each head has beside its scales and in its hand."""
    if is_in_round(g):
        before = (g.round - 1) % ROUNDS_PER_MAAT
        return [before + taken for taken in dice_taken_this_round(g)]
    cleared = g.round % ROUNDS_PER_MAAT == 0 and not g.over and not waits(g, *_BEFORE_CLEARING)
    if g.round == 0 or cleared:
        return [0] * g.heads
    return [(g.round - 1) % ROUNDS_PER_MAAT + 1] * g.heads


def dice_missing_on_the_wheel(g: Tekhenu) -> int:
    """2.4: how many dice have been taken since the wheel was last refilled."""
    if is_in_round(g):
        before = (g.round - 1) % ROUNDS_PER_ROTATION * g.heads
        return before + sum(dice_taken_this_round(g))
    if g.round % ROUNDS_PER_ROTATION:
        return g.heads
    is_missing = g.round > 0 and (g.over or waits(g, wheel.RefillWheel))
    return ROUNDS_PER_ROTATION * g.heads if is_missing else 0


def rotations(g: Tekhenu) -> int:
    """2.1: how often the wheel has turned."""
    if is_in_round(g):
        return (g.round - 1) // ROUNDS_PER_ROTATION
    return g.round // ROUNDS_PER_ROTATION - int(waits(g, wheel.RotateWheel))


def weighings(g: Tekhenu) -> int:
    """7.1: in how many Maat phases the markers have been moved."""
    if is_in_round(g):
        return (g.round - 1) // ROUNDS_PER_MAAT
    is_due = g.round % ROUNDS_PER_MAAT == 0 and waits(g, *_BEFORE_WEIGHING)
    return g.round // ROUNDS_PER_MAAT - int(is_due)


def turns_taken(g: Tekhenu) -> list[int]:
    """How many turns each head has had in the game, one in progress included."""
    if not is_in_round(g):
        return [g.round] * g.heads
    to_come = turns_to_come(g)
    return [g.round - int(head in to_come) for head in range(g.heads)]
