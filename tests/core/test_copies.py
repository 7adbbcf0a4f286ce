"""Copies of a state: equal, independent, and with or without its history."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

import ennead
from ennead.core.state import State

aton = ennead.game("aton")


def placing_state() -> State:
    """Red is placing priests in the first round."""
    return aton.load(
        {
            "game": "aton",
            "agenda": [["Turn", 0], ["Turn", 1], ["Scoring"], ["CleanUp"], ["Round"]],
            "table": {"round": 1, "first": 0, "laid": ["1243", "1244"]},
        }
    )


def test_every_kind_of_copy_keeps_the_history() -> None:
    state = placing_state()
    state.play(0, "place 1a1")
    for twin in (state.copy(), state.copy(history=True), copy.copy(state), copy.deepcopy(state)):
        assert twin.events(0) == state.events(0) != []
        assert str(twin.record(whole=True)) == str(state.record(whole=True))
        assert twin.dump() == state.dump()
        twin.undo(0)
        assert twin.dump() != state.dump(), "the copy is independent"
        assert state.can_undo(0)


@pytest.mark.parametrize(
    "without", [lambda state: state.copy(history=False), lambda state: state.fork()]
)
def test_a_copy_without_history_has_no_events_and_no_undo(
    without: Callable[[State], State],
) -> None:
    original = placing_state()
    state = without(original)
    assert state.dump() == original.dump()
    state.play(0, "place 1a1")
    assert not state.can_undo(0)
    assert state.events(0) == []
    assert original.can_undo(0) is False


def test_a_pickle_holds_the_position_without_the_history() -> None:
    state = placing_state()
    state.play(0, "place 1a1")
    restored = pickle.loads(pickle.dumps(state))
    assert restored.dump() == state.dump()
    assert restored.events(0) == []
    assert not restored.can_undo(0)
