"""Section 4 and ruling A25: rounds follow each other, but not more than 100."""

from __future__ import annotations

import pytest
from support.aton.positions import (
    board,
    events_of,
    play,
    play_on,
    scoring,
    some,
    table,
    turn,
)


@pytest.mark.parametrize(
    ("score", "ranking"), [([10, 5], (0, 1)), ([5, 10], (1, 0)), ([7, 7], (0, 0))]
)
def test_round_100_is_the_last(score: list[int], ranking: tuple[int, int]) -> None:
    state = turn(0, "1211", "1211", score=score, round=100)
    play_on(state)
    assert state.over
    assert state.ranking == ranking
    assert state.scores == tuple(score)
    if ranking == (0, 0):
        assert events_of(state, "draw")
    else:
        won = [(event["seat"], event["victory"]) for event in events_of(state, "won")]
        assert won == [(ranking.index(0), "rounds")]


def test_round_99_is_not_the_last() -> None:
    state = turn(0, "1211", "1211", score=[10, 5], round=99)
    play_on(state)
    assert not state.over
    assert table(state)["round"] == 100


def test_round_100_is_played_to_its_end() -> None:
    state = turn(0, "1241", "1211", temples=board(some(4, 11)), score=[0, 39], round=100)
    play(state, 0, "place 4c4")
    assert state.ranking == (0, 1)
    scored = scoring("2a1", "3a1", score=[10, 12], round=100)
    assert scored.over
    assert scored.scores == (15, 13)
    assert scored.ranking == (0, 1)


@pytest.mark.parametrize(
    ("score", "ranking"), [([3, 2], (0, 1)), ([2, 3], (1, 0)), ([3, 3], (0, 0))]
)
def test_ruling_a25_the_game_ends_after_100_rounds(
    score: list[int], ranking: tuple[int, int]
) -> None:
    state = turn(0, "1211", "1211", round=100, score=score)
    play_on(state)
    assert state.over
    assert state.ranking == ranking
