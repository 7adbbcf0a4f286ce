"""Section 5: who enters the Kingdom of the Dead, and what happens when it is full."""

from __future__ import annotations

import pytest
from aton_positions import (
    board,
    last,
    legal,
    play,
    play_on,
    priests,
    questions,
    some,
    table,
    told,
    turn,
)

BLUE = "1a1 1a2 1a3 1a4"


@pytest.mark.parametrize(
    ("dead", "after", "back"),
    [([0, 0], [0, 2], 0), ([6, 0], [6, 2], 0), ([3, 4], [3, 5], 1), ([4, 4], [4, 4], 2)],
)
def test_removed_rivals_enter_while_there_is_room(
    dead: list[int], after: list[int], back: int
) -> None:
    state = turn(0, "1411", temples=board("", BLUE), dead=dead)
    before = table(state)["supply"][1]
    play(state, 0, "remove 1a1", "remove 1a2")
    assert table(state)["dead"] == after
    assert table(state)["supply"][1] == before + back
    fates = [event["fate"] for event in told(state, "removed")]
    assert fates == ["kingdom"] * (2 - back) + ["supply"] * back


@pytest.mark.parametrize(("dead", "after"), [([4, 3], [5, 3]), ([4, 4], [4, 4])])
def test_an_own_priest_enters_while_there_is_room(dead: list[int], after: list[int]) -> None:
    state = turn(0, "1121", temples=board("1a1"), dead=dead)
    assert questions(state) == ["place 0"]
    assert table(state)["dead"] == after
    assert table(state)["supply"][0] == 29 - after[0]


def test_forced_removal_overflows_too() -> None:
    state = turn(0, "1411", temples=board("", "1a1 1a2"), dead=[3, 4])
    assert questions(state) == ["place 0"]
    assert table(state)["dead"] == [3, 5]
    assert table(state)["supply"][1] == 24


CROWD = [*some(1, 6), *some(2, 6), *some(3, 6), *last(4, 7)]
"""25 cells without a set."""


def test_an_own_priest_sent_back_can_be_placed_in_the_same_turn() -> None:
    state = turn(0, "1144", temples=board(CROWD), dead=[4, 4])
    assert table(state)["supply"][0] == 0
    play(state, 0, "remove 1a1")
    assert state.questions() == [{"question": "place", "seat": 0, "left": 1, "reach": 4}]
    play(state, 0, "place 1c4")
    assert table(state)["supply"][0] == 0
    assert "1c4" in priests(state, 0)


def test_a_rival_sent_back_can_be_placed_later_in_the_same_round() -> None:
    state = turn(0, "1442", "1244", temples=board("", CROWD), dead=[4, 4])
    assert table(state)["supply"][1] == 0
    play(state, 0, "remove 1a1", "remove 4c4")
    assert table(state)["supply"][1] == 2
    play(state, 0, "place 4c4", "place 4a1")
    assert state.questions() == [{"question": "place", "seat": 1, "left": 2, "reach": 4}]


def test_removed_rivals_that_fit_cannot_be_placed_in_the_same_round() -> None:
    state = turn(0, "1442", "1244", temples=board("", CROWD), dead=[0, 4])
    assert table(state)["supply"][1] == 0
    play(state, 0, "remove 1a1", "remove 4c4", "place 4a1", "place 4c4")
    assert table(state)["round"] == 4
    assert table(state)["dead"] == [0, 6]
    assert [event["seat"] for event in told(state, "placed")] == [0, 0]


def test_a_full_kingdom_does_not_interrupt_the_round() -> None:
    state = turn(0, "1411", "1211", temples=board("", BLUE), dead=[3, 3])
    play(state, 0, "remove 1a1", "remove 1a2")
    assert table(state)["dead"] == [3, 5]
    assert questions(state) == ["place 0"]
    play(state, 0, "place 1c1")
    assert questions(state) == ["place 1"]
    assert not told(state, "scoring")
    play(state, 1, "place 1c2")
    assert told(state, "scoring")


def test_the_second_player_can_fill_the_kingdom() -> None:
    state = turn(1, "1211", None, temples=board(some(1, 6), last(1, 6)), dead=[3, 4])
    assert told(state, "scoring")


def test_seven_dead_are_not_enough_for_a_scoring() -> None:
    state = turn(0, "1211", "1211", dead=[3, 4])
    play_on(state)
    assert not told(state, "scoring")
    assert table(state)["round"] == 4
    assert table(state)["dead"] == [3, 4]


def test_overflow_of_the_removal_comes_before_the_own_placement() -> None:
    """The removal fills the Kingdom; priests without a cell stay in supply afterwards."""
    temples = board([*some(1, 6), "2a1"], last(1, 6))
    state = turn(0, "1114", temples=temples, dead=[3, 4])
    play(state, 0, "remove 2a1")
    assert questions(state) == ["place 1"]
    assert table(state)["dead"] == [4, 4]
    assert table(state)["supply"][0] == 29 - 6 - 4
    (event,) = told(state, "unplaced")
    assert (event["count"], event["fate"]) == (4, "supply")


def test_overflow_of_a_placement_is_told_in_both_parts() -> None:
    state = turn(0, "1213", temples=board(some(1, 6), last(1, 6)), dead=[3, 4])
    fates = {event["fate"]: event["count"] for event in told(state, "unplaced")}
    assert fates == {"kingdom": 1, "supply": 2}


def test_both_colours_share_the_eight_cells() -> None:
    temples = board(some(1, 6), last(1, 6))
    state = turn(0, "1213", "1212", temples=temples, dead=[2, 2])
    assert told(state, "scoring")
    risen = {event["seat"]: event["count"] for event in told(state, "risen")}
    assert risen == {0: 5, 1: 3}


def test_kingdom_stays_as_it_is_without_a_scoring() -> None:
    state = turn(0, "1211", "1211", dead=[1, 2])
    play_on(state)
    assert table(state)["dead"] == [1, 2]
    assert legal(state, 0)
