"""Positions that no game reaches are marked as constructed and can be played on."""

from __future__ import annotations

import random
from typing import Any

import pytest
from support.aton.positions import ATON, END, LAY, Agenda, board, cells_of, load, post_scoring, turn

import ennead

CARDS: dict[str, Any] = {"laid": ["1221", "1221"]}
PLANNING: dict[str, Any] = {"hands": ["1234", "1234"]}


def play_on(state: ennead.State) -> None:
    rng = random.Random(1)
    while not state.over:
        seat = rng.choice(state.to_move)
        state.play(seat, rng.choice(state.legal(seat)))


@pytest.mark.parametrize(
    ("agenda", "fields"),
    [
        pytest.param([["Turn", 0], ["Turn", 0], *END], CARDS, id="two turns of one player"),
        pytest.param([["Turn", 1], ["Turn", 0], *END], CARDS, id="the second player first"),
        pytest.param([["Turn", 0], *END], CARDS, id="the first player last"),
        pytest.param(LAY, {**PLANNING, "score": [40, 0]}, id="a score that ends the game"),
        pytest.param(LAY, {**PLANNING, "dead": [4, 4]}, id="a full Kingdom that was not scored"),
        pytest.param(LAY, {**PLANNING, "round": 1, "dead": [1, 0]}, id="a removal in round 1"),
        pytest.param(
            LAY, {**PLANNING, "temples": board(cells_of(3)[:9])}, id="nine priests after two turns"
        ),
        pytest.param(
            LAY, {**PLANNING, "round": 9, "temples": board(cells_of(1))}, id="a complete temple"
        ),
    ],
)
def test_a_position_that_no_game_reaches_is_marked_and_played_on(
    agenda: Agenda, fields: dict[str, Any]
) -> None:
    state = load(agenda, **fields)
    assert state.constructed
    play_on(state)
    assert state.constructed


def test_a_priest_taken_back_twice_from_a_temple_is_marked() -> None:
    steps: Agenda = [["TakeBack", 0, 1], ["TakeBack", 0, 1], ["CleanUp"], ["Round"]]
    fields = {**CARDS, "temples": board(cells_of(1)[:3])}
    assert load(steps, **fields).constructed
    with pytest.raises(ennead.BadPosition, match="no priest in temple 1"):
        load(steps, **{**fields, "temples": board(cells_of(1)[:1])})


def test_positions_that_a_game_can_reach_are_not_marked() -> None:
    assert not turn(0, "1221").constructed
    assert not turn(1, "1221", None).constructed
    assert not post_scoring([2, 1], [1, 2]).constructed
    assert not load(LAY, **PLANNING).constructed


def test_no_position_of_a_game_is_marked() -> None:
    for seed in range(5):
        rng = random.Random(seed)
        state = ATON.new(seed=seed)
        while not state.over:
            seat = rng.choice(state.to_move)
            state.play(seat, rng.choice(state.legal(seat)))
            if rng.random() < 0.3 or state.over:
                assert not ATON.load(state.dump()).constructed
