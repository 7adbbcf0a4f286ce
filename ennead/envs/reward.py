"""What a seat gets: the result at the end, or as it goes how much its position has improved."""

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
    """The result of each seat once the game is over, 0 for all before."""
    return shares(state.places()) if state.over else [0.0] * state.players


def shares(places: list[int]) -> list[float]:
    """The winners (place 0) share 1, the others share -1.

    If all have won it is 0 for everybody, unless one plays alone; if nobody has, -1.
    """
    players = len(places)
    winners = places.count(0)
    losers = players - winners
    if winners == 0:
        return [-1.0] * players
    if losers == 0:
        return [1.0 if players == 1 else 0.0] * players
    return [1.0 / winners if place == 0 else -1.0 / losers for place in places]


def prospects(state: State) -> list[float]:
    """How good its position looks to each seat, -1 lost to 1 won, by the game's evaluation."""
    evaluate = state.setting.card.evaluate
    return [2.0 * evaluate(state, seat) - 1.0 for seat in range(state.players)]
