"""Positions that no game reaches are marked as constructed."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest
from support import toy

from ennead.core.errors import BadPosition
from ennead.core.record import Record


def reached() -> dict[str, Any]:
    return toy.GAME.new(seed=1).dump()


def constructed() -> dict[str, Any]:
    """Three scarabs too many."""
    position = reached()
    position["table"]["scarabs"][0] += 3
    return position


def test_a_game_from_its_beginning_is_not_constructed() -> None:
    state = toy.GAME.new(seed=1)
    assert not state.constructed
    assert state.dump()["constructed"] is False


def test_a_position_that_no_game_reaches_is_marked_and_can_be_played_on() -> None:
    state = toy.GAME.load(constructed())
    assert state.constructed
    while not state.over:
        seat = state.to_move[0]
        state.play(seat, state.legal(seat)[0])
    assert state.dump()["constructed"] is True


def test_copies_and_undone_moves_keep_the_mark() -> None:
    state = toy.GAME.load(constructed())
    assert copy.copy(state).constructed
    assert pickle.loads(pickle.dumps(state)).constructed
    state.play(0, state.legal(0)[0])
    state.undo(0)
    assert state.constructed


def test_a_game_played_on_from_a_constructed_position_stays_constructed() -> None:
    """Even where the position itself could have been reached otherwise."""
    assert toy.GAME.load({**reached(), "constructed": True}).constructed


def test_the_mark_cannot_be_denied() -> None:
    assert toy.GAME.load({**constructed(), "constructed": False}).constructed


def test_a_record_that_begins_at_a_constructed_position_replays_with_the_mark() -> None:
    state = toy.GAME.load(constructed())
    state.play(0, state.legal(0)[0])
    assert Record.parse(str(state.record(whole=True))).replay().constructed


def test_the_mark_is_true_or_false() -> None:
    with pytest.raises(BadPosition, match="constructed must be bool, not 1"):
        toy.GAME.load({**reached(), "constructed": 1})
