"""Checkpoints make every moment and every undo cheap, and change nothing."""

from __future__ import annotations

import json
import random

import pytest

import ennead
from ennead.core import rebuild
from ennead.core.engine import Engine
from ennead.core.errors import BadRecord
from ennead.core.history import CHECKPOINT_SPACING
from ennead.core.replay import play_next
from ennead.core.replay_script import ReplayScript
from ennead.core.saved_game import SAVED_SPACING, load_saved_game, save_game
from ennead.core.state import State
from ennead.testing import checkpoints

ankh = ennead.game("ankh")


def long_game(moves: int, consecutive: int) -> State:
    """A game with stretches of `consecutive` undos, the last of them at its end."""
    state = ankh.new(3, 7)
    state.keep_checkpoints()
    dice = random.Random(1)
    while checkpoints.moves_of(state) < moves:
        for _ in range(2 * consecutive):
            seat = dice.choice(state.to_move)
            state.play(seat, dice.choice(state.legal(seat)))
        for _ in range(consecutive):
            take_back_last(state)
    return state


def take_back_last(state: State) -> None:
    """Take back one answer, the last one."""
    assert state.history is not None
    answers = [entry.seat for entry in state.history.effective_entries() if entry.seat >= 0]
    state.undo(answers[-1], consent=True)


@pytest.fixture
def played_again(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Counts the moves that rebuilding plays again."""
    counted: list[int] = []

    def count(engine: Engine, script: ReplayScript) -> None:
        counted.append(1)
        play_next(engine, script)

    monkeypatch.setattr(rebuild, "play_next", count)
    return counted


def test_a_moment_plays_only_a_few_moves_again(played_again: list[int]) -> None:
    state = long_game(150, 20)
    for move in range(checkpoints.moves_of(state)):
        played_again.clear()
        state.moment(move)
        assert len(played_again) <= CHECKPOINT_SPACING


def test_an_undo_plays_only_a_few_moves_again(played_again: list[int]) -> None:
    state = long_game(100, 20)
    for _ in range(30):
        played_again.clear()
        take_back_last(state)
        assert len(played_again) <= 2 * CHECKPOINT_SPACING


def test_a_replayed_record_with_many_undos_plays_few_moves_again(played_again: list[int]) -> None:
    state = long_game(150, 20)
    undos = sum(entry.text in ("undo", "rewind") for entry in state.record(whole=True).entries)
    played_again.clear()
    ankh.replay(state.record(whole=True))
    assert len(played_again) <= 2 * CHECKPOINT_SPACING * undos


def test_a_moment_of_a_saved_game_plays_only_some_moves_again(played_again: list[int]) -> None:
    state = long_game(150, 20)
    saved = json.loads(json.dumps(save_game(state)))
    for move in range(0, checkpoints.moves_of(state), 7):
        fresh = load_saved_game(ankh.package, saved, None)
        played_again.clear()
        fresh.moment(move)
        assert len(played_again) <= SAVED_SPACING + 2 * CHECKPOINT_SPACING


def test_games_keep_no_checkpoints_unless_asked_to() -> None:
    state = ankh.new(3, 7)
    for _ in range(30):
        seat = state.to_move[0]
        state.play(seat, state.legal(seat)[0])
    assert state.history is not None
    assert all(entry.checkpoint is None for entry in state.history.entries())


def test_a_moment_that_does_not_exist_is_refused() -> None:
    state = ankh.new(3, 7)
    with pytest.raises(BadRecord, match="the game has 0 moves; there is no move 1"):
        state.moment(1)
    with pytest.raises(BadRecord, match="there is no move -1"):
        state.moment(-1)


def test_a_game_that_began_from_a_position_is_saved_with_its_history() -> None:
    middle = ankh.new(3, 7)
    for _ in range(20):
        middle.play(middle.to_move[0], middle.legal(middle.to_move[0])[0])
    position = json.loads(json.dumps(middle.dump()))
    state = ankh.load(position)
    state.keep_checkpoints()
    for _ in range(20):
        state.play(state.to_move[0], state.legal(state.to_move[0])[0])
    restored = load_saved_game(ankh.package, json.loads(json.dumps(save_game(state))), position)
    assert str(restored.record(whole=True)) == str(state.record(whole=True))
    assert restored.moment(3).dump() == state.moment(3).dump()
