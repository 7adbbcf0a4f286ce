"""Section 6: each item of a scoring, and the end of the game by points."""

from __future__ import annotations

import random

import pytest
from support.aton.model import scored
from support.aton.positions import (
    KIND,
    REVEALED,
    board,
    events_of,
    last,
    load,
    printed,
    questions,
    scoring,
    seen,
    some,
    table,
    turn,
)

SWAP = [False, True]


def gains(red: list[str] | str, blue: list[str] | str, swap: bool = False) -> dict[str, list[int]]:
    """The points of each item, from the events of a scoring; `swap` exchanges the colours."""
    state = scoring(blue, red) if swap else scoring(red, blue)
    found = {f"temple-{t}": [0, 0] for t in "1234"} | {"black": [0, 0], "bonus": [0, 0]}
    for event in events_of(state, "scored"):
        found[event["source"]][event["seat"]] += event["points"]
    assert state.scores == tuple(sum(points[seat] for points in found.values()) for seat in (0, 1))
    return {item: points[::-1] for item, points in found.items()} if swap else found


@pytest.mark.parametrize("swap", SWAP)
@pytest.mark.parametrize(
    ("red", "blue", "points"),
    [(1, 0, 1), (4, 2, 2), (7, 4, 3), (11, 1, 10), (3, 3, 0), (0, 0, 0)],
)
def test_temple_1_scores_the_difference(red: int, blue: int, points: int, swap: bool) -> None:
    assert gains(some(1, red), last(1, blue), swap)["temple-1"] == [points, 0]


@pytest.mark.parametrize("swap", SWAP)
@pytest.mark.parametrize(
    ("red", "blue", "points"), [(1, 0, 5), (4, 3, 5), (11, 1, 5), (2, 2, 0), (0, 0, 0)]
)
def test_temple_2_scores_five(red: int, blue: int, points: int, swap: bool) -> None:
    assert gains(some(2, red), last(2, blue), swap)["temple-2"] == [points, 0]


@pytest.mark.parametrize("swap", SWAP)
@pytest.mark.parametrize(
    ("red", "blue", "points"), [(1, 0, 1), (4, 3, 4), (7, 5, 7), (10, 2, 10), (5, 5, 0), (0, 0, 0)]
)
def test_temple_3_scores_the_player_s_own_count(
    red: int, blue: int, points: int, swap: bool
) -> None:
    assert gains(some(3, red), last(3, blue), swap)["temple-3"] == [points, 0]


@pytest.mark.parametrize("swap", SWAP)
@pytest.mark.parametrize("held", range(5))
def test_temple_4_scores_three_for_each_blue_cell_held_anywhere(held: int, swap: bool) -> None:
    blue_cells = printed("B")[::-1]
    red = ["4a1", "4a2", *blue_cells[:held]]
    blue = ["4c1", *blue_cells[held:]] if held else ["4c1", *blue_cells[1:]]
    assert gains(red, blue, swap)["temple-4"] == [3 * held, 0]


@pytest.mark.parametrize("swap", SWAP)
def test_blue_cells_score_nothing_without_the_majority_in_temple_4(swap: bool) -> None:
    assert gains("1b4 2b4 3b4 4b4", "4a1", swap)["temple-4"] == [0, 0]
    assert gains("1b4 2b4 3b4", "4a1", swap)["temple-4"] == [0, 0]
    assert gains("1b4 2b4 3b4", "", swap)["temple-4"] == [0, 0]


@pytest.mark.parametrize("swap", SWAP)
@pytest.mark.parametrize(
    ("red", "blue", "points"), [(1, 0, 8), (10, 0, 8), (3, 2, 8), (6, 4, 8), (5, 5, 0), (0, 0, 0)]
)
def test_the_majority_of_black_cells_scores_eight(
    red: int, blue: int, points: int, swap: bool
) -> None:
    black = printed("K")
    held = gains(black[:red], black[red : red + blue], swap)
    assert held["black"] == [points, 0]


def test_black_cells_count_across_all_temples() -> None:
    assert gains("1b1 2b1", "4b1 4b2 4b3")["black"] == [0, 8]
    assert gains("1b1 2b1 3b1 4b3", "4b1 4b2 3b3")["black"] == [8, 0]


@pytest.mark.parametrize(
    ("red", "blue", "points"),
    [
        ("1b3", "2b3", [1, 1]),
        ("3a4 3c4", "1b3", [2, 1]),
        ("4a4 4c4", "3a4", [4, 1]),
        ("4a4", "4c4", [2, 2]),
        ("1b3 2b3 3a4 3c4 4a4 4c4", "", [8, 0]),
        ("1a1", "4b1", [0, 0]),
    ],
)
def test_bonus_cells_score_their_value_for_each_player(
    red: str, blue: str, points: list[int]
) -> None:
    assert gains(red, blue)["bonus"] == points


def test_bonus_needs_no_majority() -> None:
    assert gains("4a4", some(4, 3))["bonus"] == [2, 0]


def test_an_empty_board_scores_nothing() -> None:
    assert scoring().scores == (0, 0)


@pytest.mark.parametrize("seed", range(60))
def test_random_boards_are_scored_as_the_rules_say(seed: int) -> None:
    chance = random.Random(seed)
    cells = chance.sample(list(KIND), chance.randint(0, 44))
    cut = chance.randint(max(0, len(cells) - 25), min(25, len(cells)))
    red, blue = cells[:cut], cells[cut:]
    expected = scored({**dict.fromkeys(red, 0), **dict.fromkeys(blue, 1)})
    assert gains(red, blue) == expected
    before = turn(0, "1241", temples=board(red, blue))
    assert seen(before, None)["forecast"] == expected


@pytest.mark.parametrize("dead", [[0, 0], [4, 3], [7, 0]])
def test_no_scoring_before_the_kingdom_is_full(dead: list[int]) -> None:
    state = scoring("1a1 2a1", "3a1", dead=dead)
    assert state.scores == (0, 0)
    assert not events_of(state, "scoring")
    assert table(state)["dead"] == dead
    assert table(state)["temples"] == board("1a1 2a1", "3a1")


@pytest.mark.parametrize("dead", [[8, 0], [0, 8], [5, 3]])
def test_any_eight_dead_priests_trigger_a_scoring(dead: list[int]) -> None:
    state = scoring("2a1", "", dead=dead)
    assert state.scores == (5, 0)


def test_points_are_added_to_the_scores() -> None:
    assert scoring("2a1", "3a1 3a2", score=[10, 20]).scores == (15, 22)


@pytest.mark.parametrize(
    ("score", "scores", "ranking"),
    [
        ([35, 0], (40, 1), (0, 1)),
        ([34, 0], (39, 1), ()),
        ([0, 39], (5, 40), (1, 0)),
        ([35, 39], (40, 40), (0, 0)),
        ([36, 39], (41, 40), (0, 1)),
        ([36, 45], (41, 46), (1, 0)),
    ],
)
def test_forty_points_after_a_full_scoring_end_the_game(
    score: list[int], scores: tuple[int, int], ranking: tuple[int, ...]
) -> None:
    state = scoring("2a1", "3a1", score=score)
    assert state.scores == scores
    assert state.over == bool(ranking)
    assert state.ranking == ranking


def test_scoring_continues_past_forty() -> None:
    red = [*some(1, 3), "2a1"]
    blue = [*printed("Y", "3"), *printed("G", "3")]
    state = scoring(red, blue, score=[39, 35])
    assert state.scores == (47, 41)
    assert state.ranking == (0, 1)


def test_the_end_of_the_game_is_reported() -> None:
    state = scoring("2a1", "3a1", score=[36, 39])
    assert [(e["seat"], e["victory"]) for e in events_of(state, "won")] == [(0, "points")]
    drawn = scoring("2a1", "3a1", score=[35, 39])
    assert events_of(drawn, "draw")
    assert not events_of(drawn, "won")


def test_the_next_round_follows_a_scoring_that_does_not_end_the_game() -> None:
    state = scoring("2a1", "3a1", score=[1, 2])
    assert questions(state) == ["exchange 0", "exchange 1"]
    assert table(state)["round"] == 4


# Rulings.


def test_ruling_a15_temple_4_counts_the_blue_cells_of_all_temples() -> None:
    assert scoring("1b4 2b4 3b4 4b4", "1a1 1a2 2a1 2a2 3a1 3a2").scores[0] == 12
    without = scoring("1b4 2b4 3b4", "4a1 1a1 2a1 3a1")
    assert without.scores == (0, 0)


@pytest.mark.parametrize(
    ("cell", "points"), [("1a1", 1), ("2a1", 5), ("3a1", 1), ("4b4", 3), ("4b1", 8)]
)
def test_ruling_a16_one_against_none_is_a_majority(cell: str, points: int) -> None:
    assert scoring(cell, "").scores == (points, 0)
    assert scoring("", cell).scores == (0, points)


def test_ruling_a17_scoring_does_not_stop_at_forty() -> None:
    state = scoring(["1a1", "2a1"], [*printed("Y", "3"), "3b4"], score=[39, 38])
    assert state.scores == (45, 42)
    assert state.ranking == (0, 1)


def test_ruling_a22_the_kingdom_is_not_emptied_when_the_game_ends() -> None:
    state = scoring("2a1", "1a1", score=[38, 0], dead=[5, 3])
    assert state.over
    assert table(state)["dead"] == [5, 3]
    assert table(state)["temples"] == board("2a1", "1a1")


def test_ruling_a24_scores_are_not_bounded() -> None:
    assert load(REVEALED, laid=["4111", "1111"], score=[39, 0]).scores == (45, 0)
    cells = [*printed("B"), *printed("1"), *printed("2"), "2b1"]
    assert scoring(cells, "", score=[39, 0]).scores == (39 + 2 + 5 + 3 + 12 + 8 + 8, 0)


# Test vectors of the rules document.


def test_vector_10_higher_total_wins() -> None:
    red = ["4b1", *some(1, 3)]
    blue = ["2a1", *printed("Y", "3"), "3c1", "3c2"]
    state = scoring(red, blue, score=[36, 39])
    assert state.scores == (47, 49)
    assert state.ranking == (1, 0)


def test_vector_10_equal_totals_are_a_draw() -> None:
    blue = ["1a1", *printed("Y", "3"), *printed("G", "3")]
    state = scoring(["1b1"], blue, score=[36, 38])
    assert state.scores == (44, 44)
    assert state.over
    assert state.ranking == (0, 0)


def test_worked_example_of_the_scoring() -> None:
    red = "1a1 1a2 1b1 1b4 2c1 3a1 3a4 3b1 3b2 3b4 4a4 4b1"
    blue = "1c1 1c2 2a1 2b3 2b1 2b4 3c1 3c2 4a1 4a2 4c4 4b4 4c1"
    state = scoring(red, blue)
    gained = [(e["seat"], e["source"], e["points"]) for e in events_of(state, "scored")]
    assert sorted(gained) == [
        (0, "black", 8),
        (0, "bonus", 3),
        (0, "temple-1", 2),
        (0, "temple-3", 5),
        (1, "bonus", 3),
        (1, "temple-2", 5),
        (1, "temple-4", 6),
    ]
    assert state.scores == (18, 14)
