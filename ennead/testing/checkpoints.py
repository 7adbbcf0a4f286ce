"""Checkpoints change nothing: each moment of a game equals the full replay up to it."""

from __future__ import annotations

import json

from ennead.core.game import Game
from ennead.core.rng import Rng
from ennead.core.saved_game import load_saved_game, save_game
from ennead.core.state import State
from ennead.testing.failure import require

MOST_MOVES = 60
MOMENTS = 6
"""How many moments of the game are compared."""


def check(game: Game, players: int, options: dict[str, object], rng: Rng) -> None:
    """Play with many undos, keeping checkpoints, and compare moments with the full replay."""
    state = game.new(players, rng.fresh_key(), options)
    state.keep_checkpoints()
    while not state.over and moves_of(state) < MOST_MOVES:
        _play_or_undo(state, rng)
    saved = json.loads(json.dumps(save_game(state)))
    restored = load_saved_game(game.package, saved, None)
    record = state.record(whole=True)
    moves = moves_of(state)
    for move in sorted({rng.below(moves + 1) for _ in range(MOMENTS)} | {moves}):
        expected = _everything(game.replay(record, move))
        found = _everything(state.moment(move))
        require(found == expected, f"the checkpoints give another moment after move {move}")
        found = _everything(restored.moment(move))
        require(found == expected, f"the saved game gives another moment after move {move}")
    _check_tail(state, restored, rng)


def _play_or_undo(state: State, rng: Rng) -> None:
    seat = rng.below(state.players)
    if rng.below(3) == 0 and state.can_undo(seat, consent=True):
        if rng.below(2):
            state.take_back(seat)
        else:
            state.undo(seat, consent=not state.can_undo(seat))
        return
    seat = state.to_move[rng.below(len(state.to_move))]
    options = state.legal(seat)
    state.play(seat, options[rng.below(len(options))])


def _check_tail(state: State, restored: State, rng: Rng) -> None:
    """Play on, and take moves back, in the game and in the saved one."""
    for _ in range(MOMENTS):
        if state.over:
            return
        key = rng.fresh_key()
        _play_or_undo(state, Rng(key))
        _play_or_undo(restored, Rng(key))
        require(_everything(state) == _everything(restored), "the saved game goes on differently")


def moves_of(state: State) -> int:
    assert state.history is not None
    return state.history.moves


def _everything(state: State) -> str:
    """All that anybody can learn about a game, and its position and record."""
    seats = (None, *range(state.players))
    return json.dumps(
        {
            "position": state.dump(),
            "asked": state.asked,
            "views": [state.view(seat) for seat in seats],
            "events": [state.events(seat) for seat in seats],
            "legal": [[str(one) for one in state.legal(seat)] for seat in range(state.players)],
            "undo": [state.can_undo(seat) for seat in range(state.players)],
            "records": [str(state.record()), str(state.record(whole=True))],
        }
    )
