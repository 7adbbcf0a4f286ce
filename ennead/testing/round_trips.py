"""Round trips: copies, positions and pickles give an equal, independent game."""

from __future__ import annotations

import copy
import json
import pickle

from ennead.core.game import Game
from ennead.core.rng import Rng
from ennead.core.state import State
from ennead.testing.failure import require

WITH_HISTORY = ("copy()", "copy.copy", "copy.deepcopy")
MOVES_AFTER = 12
"""How many moves are then played on all copies side by side."""


def check(game: Game, state: State, rng: Rng) -> None:
    """Make every kind of copy, compare it with the original, and play on with all of them."""
    before = state.dump()
    position = json.loads(json.dumps(before))
    require(position == before, "the position changes when converted to JSON and back")
    twins = {
        "copy()": state.copy(),
        "copy(history=False)": state.copy(history=False),
        "copy.copy": copy.copy(state),
        "copy.deepcopy": copy.deepcopy(state),
        "pickle": pickle.loads(pickle.dumps(state)),
        "load of dump": game.load(position),
    }
    for name, twin in twins.items():
        require(twin.dump() == before, f"{name} gives a different state")
        for seat in range(state.players):
            require(twin.legal(seat) == state.legal(seat), f"{name} gives different legal actions")
            require(twin.view(seat) == state.view(seat), f"{name} gives a different view")
        _check_attributes(state, twin, name)
        _check_history(state, twin, kept=name in WITH_HISTORY, name=name)
    _play_side_by_side(list(twins.values()), rng)
    require(state.dump() == before, "playing on a copy changed the original")
    for seat in (None, *range(state.players)):
        view = state.view(seat)
        require(
            json.loads(json.dumps(view)) == view, "the view changes when converted to JSON and back"
        )


def _check_attributes(state: State, twin: State, name: str) -> None:
    """Check that no attribute was forgotten."""
    missing = [name for name in attributes(state) if not hasattr(twin, name)]
    require(not missing, f"{name} forgets {missing}")


def _check_history(state: State, twin: State, kept: bool, name: str) -> None:
    for seat in (None, *range(state.players)):
        expected = state.events(seat) if kept else []
        require(twin.events(seat) == expected, f"{name} gives different events")
    if kept:
        same = str(twin.record(whole=True)) == str(state.record(whole=True))
        require(same, f"{name} gives a different record")
    else:
        undoable = [seat for seat in range(state.players) if twin.can_undo(seat)]
        require(not undoable, f"{name} keeps history for an undo of {undoable}")


def attributes(state: State) -> list[str]:
    """The names of all attributes of a state, compiled or not."""
    names = set(getattr(state, "__dict__", {}))
    names.update(getattr(type(state), "__mypyc_attrs__", ()))
    names.discard("__dict__")
    return sorted(name for name in names if hasattr(state, name))


def _play_side_by_side(twins: list[State], rng: Rng) -> None:
    first = twins[0]
    for _ in range(MOVES_AFTER):
        if first.over:
            break
        seat = first.to_move[rng.below(len(first.to_move))]
        action = first.legal(seat)[rng.below(len(first.legal(seat)))]
        for twin in twins:
            twin.play(seat, action)
            require(twin.dump() == first.dump(), f"copies differ after '{action}'")
