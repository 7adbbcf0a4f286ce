"""Section 2: the printed board, tested by what each cell does."""

from __future__ import annotations

from collections import Counter

import pytest
from support.aton.positions import (
    ATON,
    END,
    KIND,
    board,
    cells_of,
    cells_to,
    events_of,
    legal,
    load,
    play,
    printed,
    seen,
    table,
    turn,
)

import ennead


def forecast(red: list[str], blue: list[str] | None = None) -> dict[str, list[int]]:
    state = load([["Turn", 0], *END], laid=["1221", "1221"], temples=board(red, blue or []))
    return seen(state, None)["forecast"]


def test_the_test_copy_of_the_board_has_the_totals_of_the_rules() -> None:
    assert Counter(KIND.values()) == {"Y": 14, "G": 14, "K": 10, "B": 4, "1": 4, "2": 2}
    assert len(KIND) == 48


def test_four_temples_of_twelve_cells_in_three_rows_of_four() -> None:
    state = turn(0, "1244")
    assert legal(state, 0) == cells_to("place", KIND)
    assert [len(row) for row in table(state)["temples"]] == [12] * 4


def test_cells_are_listed_row_by_row() -> None:
    state = turn(0, "1241")
    play(state, 0, "place 3b2")
    assert table(state)["temples"][2] == ".....r......"
    assert seen(state, 1)["priests"] == {"3b2": 0}


@pytest.mark.parametrize("cell", KIND)
def test_each_cell_has_its_printed_bonus(cell: str) -> None:
    value = int(KIND[cell]) if KIND[cell] in "12" else 0
    assert forecast([cell])["bonus"] == [value, 0]
    assert forecast([], [cell])["bonus"] == [0, value]


def test_bonus_cells_are_worth_eight_points_in_all() -> None:
    assert forecast([*printed("1"), *printed("2")])["bonus"] == [8, 0]


@pytest.mark.parametrize("cell", KIND)
def test_black_cells_are_where_the_board_has_them(cell: str) -> None:
    assert forecast([cell])["black"] == ([8, 0] if KIND[cell] == "K" else [0, 0])


@pytest.mark.parametrize("cell", [cell for cell in KIND if cell != "4a1"])
def test_blue_cells_are_where_the_board_has_them(cell: str) -> None:
    assert forecast([cell, "4a1"])["temple-4"] == ([3, 0] if KIND[cell] == "B" else [0, 0])


def colour_win(cells: list[str], last: str) -> ennead.State:
    """Red holds all `cells` except the last and places it."""
    state = turn(0, "1241", temples=board([cell for cell in cells if cell != last]))
    play(state, 0, f"place {last}")
    return state


@pytest.mark.parametrize(("letter", "colour"), [("Y", "yellow"), ("G", "green")])
def test_colour_sets_need_exactly_their_fourteen_cells(letter: str, colour: str) -> None:
    cells = printed(letter)
    assert len(cells) == 14
    for last in cells:
        state = colour_win(cells, last)
        assert state.ranking == (0, 1)
        assert [event["victory"] for event in events_of(state, "won")] == [colour]
        others = [cell for cell in KIND if KIND[cell] != letter][:4]
        without = turn(0, "1241", temples=board([c for c in cells if c != last] + others))
        play(without, 0, "place 4c4")
        assert not without.over


@pytest.mark.parametrize("temple", [1, 2, 3, 4])
def test_temple_sets_need_their_twelve_cells(temple: int) -> None:
    for last in cells_of(temple):
        state = colour_win(cells_of(temple), last)
        assert state.ranking == (0, 1)
        assert [event["victory"] for event in events_of(state, "won")] == ["temple"]


def test_kingdom_has_eight_cells() -> None:
    assert seen(ATON.new(seed=1), None)["kingdom_size"] == 8
    with pytest.raises(ennead.BadPosition):
        turn(0, "1211", dead=[5, 4])
