"""Round trips: copies, positions and pickles are the same game and go their own way."""

from __future__ import annotations

import copy
import json
import pickle

from ennead.core.game import Game
from ennead.core.rng import Rng
from ennead.core.state import State
from ennead.testing.failure import require

FURTHER = 12
"""How many moves twins are played side by side."""


def check(game: Game, state: State, rng: Rng) -> None:
    before = state.dump()
    position = json.loads(json.dumps(before))
    require(position == before, "the position changes on its way through JSON")
    twins = {
        "copy()": state.copy(),
        "copy.deepcopy": copy.deepcopy(state),
        "copy.copy": copy.copy(state),
        "pickle": pickle.loads(pickle.dumps(state)),
        "load of dump": game.load(position),
    }
    for name, twin in twins.items():
        require(twin.dump() == before, f"{name} gives another state")
        for seat in range(state.players):
            require(twin.legal(seat) == state.legal(seat), f"{name} gives other legal actions")
            require(twin.view(seat) == state.view(seat), f"{name} gives another view")
        _check_attributes(state, twin, name)
    _play_side_by_side(list(twins.values()), rng)
    require(state.dump() == before, "playing on a copy changed the original")
    for seat in (None, *range(state.players)):
        view = state.view(seat)
        require(json.loads(json.dumps(view)) == view, "the view changes on its way through JSON")


def _check_attributes(state: State, twin: State, name: str) -> None:
    """No attribute is forgotten; lists are not shared where they are not equal for ever."""
    missing = [name for name in attributes(state) if not hasattr(twin, name)]
    require(not missing, f"{name} forgets {missing}")


def attributes(state: State) -> list[str]:
    """The names of all attributes of a state, compiled or not."""
    names = set(getattr(state, "__dict__", {}))
    names.update(getattr(type(state), "__mypyc_attrs__", ()))
    names.discard("__dict__")
    return sorted(name for name in names if hasattr(state, name))


def _play_side_by_side(twins: list[State], rng: Rng) -> None:
    first = twins[0]
    for _ in range(FURTHER):
        if first.over:
            break
        seat = first.to_move[rng.below(len(first.to_move))]
        action = first.legal(seat)[rng.below(len(first.legal(seat)))]
        for twin in twins:
            twin.play(seat, action)
            require(twin.dump() == first.dump(), f"copies part ways after '{action}'")
