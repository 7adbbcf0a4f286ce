"""Rewards: the result at the end (sparse), or how much a position has improved (dense)."""

from __future__ import annotations

from typing import Final

from ennead.core.errors import BadOptions
from ennead.core.state import State

SPARSE: Final = "sparse"
DENSE: Final = "dense"


def check_reward(reward: str) -> None:
    if reward != SPARSE and reward != DENSE:
        raise BadOptions(f"reward cannot be {reward!r}; expected {SPARSE!r} or {DENSE!r}")


def results(state: State) -> list[float]:
    """Each seat's result once the game is over; 0 for all seats before that."""
    return results_of_places(state.places()) if state.over else [0.0] * state.players


def results_of_places(places: list[int]) -> list[float]:
    """The winners (place 0) share 1, the losers share -1.

    If everybody wins, everybody gets 0, except that a solo player gets 1. If nobody wins,
    everybody gets -1.
    """
    players = len(places)
    winners = places.count(0)
    losers = players - winners
    if winners == 0:
        return [-1.0] * players
    if losers == 0:
        return [1.0 if players == 1 else 0.0] * players
    return [1.0 / winners if place == 0 else -1.0 / losers for place in places]


def position_values(state: State) -> list[float]:
    """How good the position looks for each seat by the game's evaluation, from -1 to 1."""
    evaluate = state.config.spec.evaluate
    return [2.0 * evaluate(state, seat) - 1.0 for seat in range(state.players)]
