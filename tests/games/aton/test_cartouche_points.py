"""Section 4, step D: points at cartouche 1."""

from __future__ import annotations

from itertools import product

import pytest
from support.aton.positions import (
    REVEALED,
    board,
    events_of,
    load,
    table,
)

HANDS = list(product(range(1, 5), repeat=2))


@pytest.mark.parametrize(("red", "blue"), HANDS)
def test_points_are_twice_the_difference(red: int, blue: int) -> None:
    state = load(REVEALED, laid=[f"{red}111", f"{blue}211"], score=[10, 20])
    assert state.scores == (10 + 2 * max(0, red - blue), 20 + 2 * max(0, blue - red))


def test_points_are_reported() -> None:
    state = load(REVEALED, laid=["1111", "3211"], score=[10, 20])
    (event,) = events_of(state, "scored")
    assert (event["seat"], event["points"], event["source"]) == (1, 4, "cartouche")
    assert event["total"] == 24


def test_equal_cards_score_nothing() -> None:
    for card in "1234":
        state = load(REVEALED, laid=[f"{card}111", f"{card}211"], score=[10, 20])
        assert not events_of(state, "scored")


@pytest.mark.parametrize(
    ("laid", "score", "ends"),
    [
        (["4111", "1111"], [34, 0], True),
        (["4111", "1111"], [33, 0], False),
        (["3111", "2111"], [38, 39], True),
        (["3111", "2111"], [37, 39], False),
        (["3111", "3211"], [39, 39], False),
    ],
)
def test_forty_points_at_cartouche_1_win_at_once(
    laid: list[str], score: list[int], ends: bool
) -> None:
    state = load(REVEALED, laid=laid, score=score)
    assert state.over == ends
    assert state.ranking == ((0, 1) if ends else ())


def test_a_win_at_cartouche_1_ends_the_round_at_once() -> None:
    temples = board("1a1", "1a2 2b3")
    state = load(
        REVEALED, laid=["1111", "4441"], score=[39, 34], temples=temples, dead=[4, 4], first=None
    )
    assert state.ranking == (1, 0)
    assert state.scores == (39, 40)
    assert table(state)["temples"] == temples
    assert table(state)["dead"] == [4, 4]
    for kind in ("starts", "removed", "placed", "scoring"):
        assert not events_of(state, kind)
    assert [(e["seat"], e["victory"]) for e in events_of(state, "won")] == [(1, "points")]


@pytest.mark.parametrize(
    ("first", "second", "gain"), [("4", "1", (6, 0)), ("3", "3", (0, 0)), ("1", "4", (0, 6))]
)
def test_vector_1_points(first: str, second: str, gain: tuple[int, int]) -> None:
    state = load(REVEALED, laid=[first + "111", second + "411"])
    assert state.scores == gain
    assert not state.over


def test_vector_1_instant_win() -> None:
    state = load(REVEALED, laid=["4111", "1111"], score=[35, 20])
    assert state.over
    assert state.scores == (41, 20)
    assert state.ranking == (0, 1)
