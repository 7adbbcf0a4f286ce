"""Section 4, step F: placing priests at cartouches 3 and 4, with or without room."""

from __future__ import annotations

import pytest
from support.aton.positions import (
    KIND,
    board,
    cells_of,
    cells_to,
    counts,
    events_of,
    last,
    legal,
    play,
    priests,
    questions,
    some,
    table,
    turn,
)

import ennead

CROWD = [*some(2, 5), *last(2, 4), *some(3, 5), *last(3, 3), *some(4, 4), *last(4, 3)]
"""24 cells of temples 2 to 4 that contain no set."""


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("reach", [1, 2, 3, 4])
def test_priests_go_to_free_cells_of_open_temples(seat: int, reach: int) -> None:
    red, blue = "1a1 2b2 3c3 4a4", "1c1 2a1 4b4"
    state = turn(seat, f"12{reach}1", temples=board(red, blue))
    taken = [*red.split(), *blue.split()]
    free = [cell for cell in KIND if int(cell[0]) <= reach and cell not in taken]
    assert state.questions() == [{"question": "place", "seat": seat, "left": 1, "reach": reach}]
    assert legal(state, seat) == cells_to("place", free)


@pytest.mark.parametrize("card", [1, 2, 3, 4])
def test_as_many_priests_as_the_card_says(card: int) -> None:
    state = turn(0, f"124{card}")
    chosen = ["1a1", "2b2", "3c3", "4a4"][:card]
    for i, cell in enumerate(chosen):
        assert state.questions() == [{"question": "place", "seat": 0, "left": card - i, "reach": 4}]
        assert f"place {cell}" in legal(state, 0)
        play(state, 0, f"place {cell}")
        assert f"place {cell}" not in legal(state, 0)
    assert questions(state) == ["place 1"]
    assert priests(state, 0) == chosen
    assert table(state)["supply"] == [29 - card, 29]
    assert table(state)["dead"] == [0, 0]


def test_placing_is_mandatory() -> None:
    state = turn(0, "1214")
    for _ in range(4):
        assert questions(state) == ["place 0"]
        assert all(text.startswith("place ") for text in legal(state, 0))
        state.play(0, state.legal(0)[0])
    assert counts(state, 0) == (4, 0, 0, 0)


@pytest.mark.parametrize(("card", "supply"), [(4, 3), (4, 1), (2, 1), (3, 3), (1, 2)])
def test_no_more_priests_than_in_supply(card: int, supply: int) -> None:
    red = ["1a1", "1c4", "1b1", *CROWD][: 29 - supply - 2]
    temples = board(red)
    state = turn(0, f"124{card}", "1224", temples=temples, dead=[2, 3])
    assert table(state)["supply"][0] == supply
    asked = 0
    while questions(state) == ["place 0"]:
        state.play(0, state.legal(0)[0])
        asked += 1
    assert asked == min(card, supply)
    assert table(state)["supply"][0] == supply - asked
    assert table(state)["dead"] == [2, 3]
    assert not events_of(state, "unplaced")


def test_nothing_is_placed_with_an_empty_supply() -> None:
    state = turn(0, "1244", temples=board(["1a1", "1c4", "1b1", *CROWD]), dead=[2, 3])
    assert table(state)["supply"][0] == 0
    assert questions(state) == ["place 1"]
    assert not events_of(state, "placed")
    assert table(state)["dead"] == [2, 3]


@pytest.mark.parametrize("free", [1, 2, 3, 4])
def test_the_last_free_cells_are_filled_without_asking(free: int) -> None:
    taken = 12 - free
    temples = board(some(1, taken // 2), cells_of(1)[taken // 2 : taken])
    state = turn(0, f"121{free}", temples=temples)
    assert questions(state) == ["place 1"]
    assert counts(state, 0)[0] == taken // 2 + free
    assert table(state)["dead"] == [0, 0]
    assert sorted(event["cell"] for event in events_of(state, "placed")) == last(1, free)


@pytest.mark.parametrize("card", [1, 2, 3, 4])
@pytest.mark.parametrize("free", [0, 1, 2, 3])
def test_priests_without_a_cell_go_to_the_kingdom(card: int, free: int) -> None:
    taken = 12 - free
    temples = board(some(1, 5), cells_of(1)[5:taken])
    state = turn(0, f"121{card}", temples=temples)
    if card < free:
        assert questions(state) == ["place 0"]
        assert table(state)["dead"] == [0, 0]
        return
    assert questions(state) == ["place 1"]
    assert table(state)["dead"] == [card - free, 0]
    assert table(state)["supply"][0] == 29 - 5 - card
    assert counts(state, 0)[0] == 5 + free


def test_priests_without_a_cell_are_reported() -> None:
    temples = board(some(1, 5), cells_of(1)[5:11])
    state = turn(0, "1213", temples=temples)
    (event,) = events_of(state, "unplaced")
    assert (event["seat"], event["count"], event["fate"]) == (0, 2, "kingdom")


def test_missing_priests_cost_nothing_when_there_is_no_room_either() -> None:
    red = [*some(1, 5), *[cell for cell in CROWD if cell[0] != "1"][:21]]
    state = turn(0, "1214", temples=board(red, last(1, 7)), dead=[2, 0])
    assert len(red) == 26
    assert table(state)["dead"] == [3, 0]
    assert table(state)["supply"][0] == 0


def test_no_priest_goes_to_the_kingdom_while_an_open_cell_is_free() -> None:
    temples = board(some(1, 5), cells_of(1)[5:9])
    state = turn(0, "1212", temples=temples)
    assert legal(state, 0) == cells_to("place", last(1, 3))
    play(state, 0, "place 1c3")
    assert legal(state, 0) == cells_to("place", ["1c2", "1c4"])
    play(state, 0, "place 1c4")
    assert table(state)["dead"] == [0, 0]


def test_free_cells_of_closed_temples_do_not_help() -> None:
    temples = board([*some(1, 6), *some(2, 6)], [*last(1, 6), *last(2, 6)])
    state = turn(0, "1223", "1231", temples=temples)
    assert questions(state) == ["place 1"]
    assert table(state)["dead"] == [3, 0]


@pytest.mark.parametrize(("dead", "enter"), [([3, 3], 2), ([3, 4], 1), ([4, 4], 0), ([0, 4], 3)])
def test_priests_beyond_the_kingdom_stay_in_supply(dead: list[int], enter: int) -> None:
    temples = board(some(1, 6), last(1, 6))
    state = turn(0, "1213", "1221", temples=temples, dead=dead)
    assert questions(state) == ["place 1"]
    assert table(state)["dead"] == [dead[0] + enter, dead[1]]
    assert table(state)["supply"][0] == 29 - 6 - dead[0] - enter


def test_placed_priests_are_reported_to_all() -> None:
    state = turn(1, "1241")
    play(state, 1, "place 4b4")
    for viewer in (0, 1, None):
        (event,) = events_of(state, "placed", viewer)
        assert (event["seat"], event["cell"]) == (1, "4b4")


def test_a_cell_holds_one_priest() -> None:
    state = turn(0, "1242", temples=board("", "1a1"))
    for cell in ("1a1", "1a2"):
        if cell == "1a2":
            play(state, 0, "place 1a2")
        with pytest.raises(ennead.IllegalAction):
            state.play(0, f"place {cell}")


def test_rivals_cartouche_3_does_not_open_temples() -> None:
    state = turn(0, "1211", "1241")
    assert legal(state, 0) == cells_to("place", cells_of(1))
    play(state, 0, "place 1a1")
    assert len(legal(state, 1)) == 47


# Rulings.


def test_ruling_a2_placement_is_mandatory() -> None:
    state = turn(0, "1214")
    for left in (4, 3, 2, 1):
        assert state.questions() == [{"question": "place", "seat": 0, "left": left, "reach": 1}]
        assert all(text.startswith("place ") for text in legal(state, 0))
        state.play(0, state.legal(0)[0])
    assert counts(state, 0) == (4, 0, 0, 0)


def test_ruling_a3_no_priest_goes_to_the_kingdom_while_an_open_cell_is_free() -> None:
    state = turn(0, "1213", temples=board(some(1, 4), last(1, 4)))
    assert legal(state, 0) == cells_to("place", cells_of(1)[4:8])
    for _ in range(3):
        state.play(0, state.legal(0)[0])
    assert table(state)["dead"] == [0, 0]


def test_ruling_a4_missing_priests_cost_nothing() -> None:
    red = [*some(1, 6), *some(2, 6), *some(3, 6), *last(4, 7)]
    state = turn(0, "1244", temples=board(red), dead=[3, 0])
    assert table(state)["supply"][0] == 1
    assert state.questions() == [{"question": "place", "seat": 0, "left": 1, "reach": 4}]
    play(state, 0, "place 1c4")
    assert questions(state) == ["place 1"]
    assert table(state)["dead"] == [3, 0]
    assert table(state)["supply"][0] == 0


def test_ruling_a5_unplaceable_priests_beyond_the_kingdom_stay_in_supply() -> None:
    state = turn(0, "1214", "1221", temples=board(some(1, 6), last(1, 6)), dead=[3, 4])
    assert table(state)["dead"] == [4, 4]
    assert table(state)["supply"][0] == 29 - 6 - 4


# Test vectors of the rules document.


def overflow(red: list[str], supply: int) -> ennead.State:
    """Cards 1 and 4 at cartouches 3 and 4; one cell of temple 1 is free, six priests are dead."""
    temples = board([*some(1, 5), *red], last(1, 6))
    return turn(0, "1214", None, temples=temples, dead=[3, 3], supply=[supply, 20])


def test_vector_5_overflow_into_kingdom() -> None:
    state = overflow([*some(3, 6), *some(4, 5)], 10)
    assert [(event["seat"], event["cell"]) for event in events_of(state, "placed")] == [(0, "1b2")]
    assert events_of(state, "scoring")
    risen = {event["seat"]: event["count"] for event in events_of(state, "risen")}
    assert risen == {0: 5, 1: 3}


def test_vector_5_before_the_scoring() -> None:
    temples = board([*some(1, 5), *some(3, 6), *some(4, 5)], last(1, 6))
    state = turn(0, "1214", "1221", temples=temples, dead=[3, 3], supply=[10, 20])
    assert questions(state) == ["place 1"]
    assert counts(state, 0)[0] == 6
    assert table(state)["dead"] == [5, 3]
    assert table(state)["supply"] == [7, 20]


def test_vector_6_overflow_with_a_small_supply() -> None:
    state = overflow([*some(2, 6), *some(3, 7), *last(4, 6)], 2)
    assert counts(state, 0)[0] == 6
    assert table(state)["dead"] == [4, 3]
    assert table(state)["supply"][0] == 0
    assert not events_of(state, "scoring")
    assert table(state)["round"] == 4
