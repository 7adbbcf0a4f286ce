"""Section 5: entering the Kingdom of the Dead, and overflow when it is full."""

from __future__ import annotations

import pytest
from support.aton.positions import (
    board,
    events_of,
    last,
    legal,
    play,
    play_on,
    priests,
    questions,
    some,
    table,
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
    fates = [event["fate"] for event in events_of(state, "removed")]
    assert fates == ["kingdom"] * (2 - back) + ["supply"] * back


@pytest.mark.parametrize(("dead", "after"), [([4, 3], [5, 3]), ([4, 4], [4, 4])])
def test_the_own_priest_enters_while_there_is_room(dead: list[int], after: list[int]) -> None:
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
"""25 cells that contain no set."""


def test_the_own_priest_sent_back_can_be_placed_in_the_same_turn() -> None:
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
    assert [event["seat"] for event in events_of(state, "placed")] == [0, 0]


def test_a_full_kingdom_does_not_interrupt_the_round() -> None:
    state = turn(0, "1411", "1211", temples=board("", BLUE), dead=[3, 3])
    play(state, 0, "remove 1a1", "remove 1a2")
    assert table(state)["dead"] == [3, 5]
    assert questions(state) == ["place 0"]
    play(state, 0, "place 1c1")
    assert questions(state) == ["place 1"]
    assert not events_of(state, "scoring")
    play(state, 1, "place 1c2")
    assert events_of(state, "scoring")


def test_the_second_player_can_fill_the_kingdom() -> None:
    state = turn(1, "1211", None, temples=board(some(1, 6), last(1, 6)), dead=[3, 4])
    assert events_of(state, "scoring")


def test_seven_dead_priests_do_not_trigger_a_scoring() -> None:
    state = turn(0, "1211", "1211", dead=[3, 4])
    play_on(state)
    assert not events_of(state, "scoring")
    assert table(state)["round"] == 4
    assert table(state)["dead"] == [3, 4]


def test_the_removal_fills_the_kingdom_before_the_placement() -> None:
    """The removal fills the Kingdom; priests without a cell stay in supply afterwards."""
    temples = board([*some(1, 6), "2a1"], last(1, 6))
    state = turn(0, "1114", temples=temples, dead=[3, 4])
    play(state, 0, "remove 2a1")
    assert questions(state) == ["place 1"]
    assert table(state)["dead"] == [4, 4]
    assert table(state)["supply"][0] == 29 - 6 - 4
    (event,) = events_of(state, "unplaced")
    assert (event["count"], event["fate"]) == (4, "supply")


def test_overflow_of_a_placement_reports_both_destinations() -> None:
    state = turn(0, "1213", temples=board(some(1, 6), last(1, 6)), dead=[3, 4])
    fates = {event["fate"]: event["count"] for event in events_of(state, "unplaced")}
    assert fates == {"kingdom": 1, "supply": 2}


def test_both_colours_share_the_eight_cells() -> None:
    temples = board(some(1, 6), last(1, 6))
    state = turn(0, "1213", "1212", temples=temples, dead=[2, 2])
    assert events_of(state, "scoring")
    risen = {event["seat"]: event["count"] for event in events_of(state, "risen")}
    assert risen == {0: 5, 1: 3}


def test_the_kingdom_is_unchanged_without_a_scoring() -> None:
    state = turn(0, "1211", "1211", dead=[1, 2])
    play_on(state)
    assert table(state)["dead"] == [1, 2]
    assert legal(state, 0)


# Rulings.


def test_ruling_a23_overflow_goes_to_the_owners_supply() -> None:
    state = turn(1, "1441", "1411", temples=board(some(1, 4), last(1, 4)), dead=[3, 3])
    play(state, 1, "remove 1a1", "remove 1a2", "place 2a1")
    assert table(state)["dead"] == [5, 3]
    before = table(state)["supply"]
    play(state, 0, "remove 1c1", "remove 1c2")
    assert table(state)["dead"] == [5, 3]
    assert table(state)["supply"] == [before[0], before[1] + 2]


# Test vectors of the rules document.


def test_vector_4_one_into_the_kingdom_one_into_supply() -> None:
    blue = [*some(1, 6), *some(2, 7), *some(3, 6), *some(4, 6)]
    state = turn(0, "1441", "1224", temples=board("", blue), dead=[3, 4])
    assert table(state)["supply"][1] == 0
    play(state, 0, "remove 1a1")
    assert table(state)["dead"] == [3, 5]
    assert table(state)["supply"][1] == 0
    play(state, 0, "remove 1a2")
    assert table(state)["dead"] == [3, 5]
    assert table(state)["supply"][1] == 1
    play(state, 0, "place 4c4")
    assert state.questions() == [{"question": "place", "seat": 1, "left": 1, "reach": 2}]
    play(state, 1, "place 1a1")
    assert "1a1" in priests(state, 1)
