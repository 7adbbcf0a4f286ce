"""Section 4, step F: removing priests at cartouche 2."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from support.aton.positions import (
    KIND,
    board,
    cells_to,
    events_of,
    legal,
    play,
    priests,
    questions,
    some,
    table,
    turn,
)

import ennead

RED = "1a1 2a1 3a1 4a1"
BLUE = "1b1 1b2 2b1 2b2 3b1 3b2 4b1 4b2"


def crowded(seat: int, cards: str, **fields: Any) -> ennead.State:
    """Two rival priests and one own priest in each temple."""
    temples = board(RED, BLUE) if seat == 0 else board(BLUE, RED)
    return turn(seat, cards, **{"temples": temples, **fields})


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("reach", [1, 2, 3, 4])
@pytest.mark.parametrize(("card", "count"), [(3, 1), (4, 2)])
def test_rivals_are_removed_from_open_temples(seat: int, card: int, count: int, reach: int) -> None:
    state = crowded(seat, f"1{card}{reach}1")
    open_cells = [cell for cell in BLUE.split() if int(cell[0]) <= reach]
    if len(open_cells) <= count:
        assert questions(state) == [f"place {seat}"]
        assert priests(state, 1 - seat) == [c for c in BLUE.split() if c not in open_cells]
        return
    for left in range(count, 0, -1):
        assert state.questions() == [
            {"question": "remove", "seat": seat, "left": left, "reach": reach}
        ]
        assert legal(state, seat) == cells_to("remove", open_cells)
        play(state, seat, f"remove {open_cells.pop()}")
    assert questions(state) == [f"place {seat}"]
    assert table(state)["dead"][1 - seat] == count
    assert priests(state, seat) == RED.split()


def test_every_pair_of_rivals_can_be_removed() -> None:
    blue = ["1a1", "1b4", "2c3", "3a2"]
    for pair in combinations(blue, 2):
        for first, second in (pair, pair[::-1]):
            state = turn(0, "1431", temples=board("", blue))
            play(state, 0, f"remove {first}", f"remove {second}")
            assert priests(state, 1) == [cell for cell in blue if cell not in pair]


@pytest.mark.parametrize("reach", [1, 2, 3, 4])
def test_card_2_removes_nobody(reach: int) -> None:
    state = crowded(0, f"12{reach}1")
    assert questions(state) == ["place 0"]
    assert table(state)["temples"] == board(RED, BLUE)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("reach", [1, 2, 3, 4])
def test_card_1_removes_an_own_priest_from_any_temple(seat: int, reach: int) -> None:
    state = crowded(seat, f"11{reach}1")
    assert state.questions() == [{"question": "sacrifice", "seat": seat}]
    assert legal(state, seat) == cells_to("remove", RED.split())
    play(state, seat, "remove 4a1")
    assert questions(state) == [f"place {seat}"]
    assert priests(state, seat) == RED.split()[:3]
    assert len(priests(state, 1 - seat)) == 8
    dead = [0, 0]
    dead[seat] = 1
    assert table(state)["dead"] == dead


def test_card_1_without_own_priests_removes_nobody() -> None:
    state = turn(0, "1141", temples=board("", BLUE))
    assert questions(state) == ["place 0"]
    assert table(state)["temples"] == board("", BLUE)


def test_a_single_own_priest_is_removed_without_asking() -> None:
    state = turn(0, "1111", temples=board("3c4", BLUE))
    assert questions(state) == ["place 0"]
    assert priests(state, 0) == []
    (event,) = events_of(state, "removed")
    assert (event["seat"], event["owner"], event["cell"]) == (0, 0, "3c4")
    assert event["fate"] == "kingdom"


@pytest.mark.parametrize(
    ("card", "blue", "removed"),
    [
        (3, "1a1", 1),
        (3, "2c4 3a1 4a1", 1),
        (4, "1a1", 1),
        (4, "1a1 2b2", 2),
        (4, "2b2 3a1", 1),
        (3, "", 0),
        (4, "3a1 4c4", 0),
    ],
)
def test_a_removal_without_a_choice_happens_without_asking(
    card: int, blue: str, removed: int
) -> None:
    state = turn(0, f"1{card}21", temples=board("3b1", blue))
    assert questions(state) == ["place 0"]
    assert table(state)["dead"] == [0, removed]
    assert priests(state, 1) == [cell for cell in blue.split() if int(cell[0]) > 2]
    assert len(events_of(state, "removed")) == removed


@pytest.mark.parametrize(
    ("card", "blue", "spared"),
    [(3, "", 1), (4, "3a1 4c4", 1), (4, "1a1", 0), (2, "", 0), (1, "", 0), (3, "1a1 1a2", 0)],
)
def test_a_removal_without_rivals_is_reported(card: int, blue: str, spared: int) -> None:
    state = turn(0, f"1{card}21", temples=board("", blue))
    assert [event["seat"] for event in events_of(state, "spared")] == [0] * spared


@pytest.mark.parametrize("card", [3, 4])
def test_removal_is_mandatory(card: int) -> None:
    state = crowded(0, f"1{card}41")
    while questions(state) == ["remove 0"]:
        assert all(text.startswith("remove ") for text in legal(state, 0))
        state.play(0, state.legal(0)[0])
    assert table(state)["dead"] == [0, card - 2]


def test_own_removal_is_mandatory() -> None:
    state = crowded(0, "1111")
    assert all(text.startswith("remove ") for text in legal(state, 0))
    with pytest.raises(ennead.IllegalAction):
        state.play(0, "place 1a2")


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("card", [1, 2, 3, 4])
def test_nobody_is_removed_in_round_1(seat: int, card: int) -> None:
    state = crowded(seat, f"1{card}41", rival=None, round=1)
    assert questions(state) == [f"place {seat}"]
    assert len(priests(state, 0)) + len(priests(state, 1)) == 12


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("card", "asked"), [(1, "sacrifice"), (3, "remove"), (4, "remove")])
def test_round_2_has_removals(seat: int, card: int, asked: str) -> None:
    assert questions(crowded(seat, f"1{card}41", round=2)) == [f"{asked} {seat}"]


def test_removed_cells_are_free_for_the_placement_of_the_same_turn() -> None:
    state = turn(0, "1311", temples=board("", "1b4 1a1"))
    play(state, 0, "remove 1b4")
    assert "place 1b4" in legal(state, 0)
    own = turn(0, "1111", temples=board("1b4", ""))
    assert "place 1b4" in legal(own, 0)


def test_cartouches_1_and_4_do_not_affect_the_removal() -> None:
    for cards in ("1323", "4321"):
        state = crowded(0, cards)
        assert legal(state, 0) == cells_to("remove", ["1b1", "1b2", "2b1", "2b2"])


def test_the_rivals_cards_do_not_affect_the_removal() -> None:
    state = crowded(0, "1321", rival="4444")
    assert legal(state, 0) == cells_to("remove", ["1b1", "1b2", "2b1", "2b2"])


def test_removed_priests_are_reported_to_all() -> None:
    state = crowded(0, "1311")
    play(state, 0, "remove 1b2")
    for viewer in (0, 1, None):
        (event,) = events_of(state, "removed", viewer)
        assert (event["seat"], event["owner"], event["cell"]) == (0, 1, "1b2")
        assert event["fate"] == "kingdom"


def test_the_kind_of_cell_does_not_protect_a_priest() -> None:
    for cell in KIND:
        other = "1a1" if cell != "1a1" else "1a2"
        state = turn(0, "1341", temples=board("", [cell, other]))
        assert legal(state, 0) == cells_to("remove", [cell, other])


# Rulings.


def test_ruling_a1_removal_of_rivals_is_mandatory() -> None:
    state = turn(0, "1411", temples=board("", some(1, 5)))
    for _ in range(2):
        assert legal(state, 0)
        assert all(text.startswith("remove ") for text in legal(state, 0))
        state.play(0, state.legal(0)[0])
    assert table(state)["dead"] == [0, 2]
    fewer = turn(0, "1411", temples=board("", "1a1 2a1"))
    assert table(fewer)["dead"] == [0, 1]


@pytest.mark.parametrize("card", [1, 3, 4])
def test_ruling_a6_no_removal_at_all_in_round_1(card: int) -> None:
    temples = board("1a1 1a2 1a3", "1b1 1b2 1b3")
    for seat in (0, 1):
        state = turn(seat, f"1{card}41", None, round=1, temples=temples)
        assert questions(state) == [f"place {seat}"]
        assert table(state)["temples"] == temples


def test_ruling_a7_own_removal_from_any_temple() -> None:
    state = turn(0, "1111", temples=board("1a1 2a1 3a1 4a1"))
    assert legal(state, 0) == cells_to("remove", ["1a1", "2a1", "3a1", "4a1"])


# Test vectors of the rules document.


@pytest.mark.parametrize("card", [1, 4])
def test_vector_3_nothing_is_removed_in_round_1(card: int) -> None:
    temples = board("1a1 2b3 3c2", "1a2 2b1")
    state = turn(1, f"1{card}41", None, round=1, temples=temples)
    assert questions(state) == ["place 1"]
    assert table(state)["temples"] == temples


def test_vector_7_own_priest_of_temple_4() -> None:
    state = turn(0, "1111", temples=board("4a1 4b2 4c4", "1a1"))
    assert questions(state) == ["sacrifice 0"]
    assert legal(state, 0) == cells_to("remove", ["4a1", "4b2", "4c4"])
    forced = turn(0, "1111", temples=board("4b2", "1a1"))
    assert questions(forced) == ["place 0"]
    assert priests(forced, 0) == []
    assert table(forced)["dead"] == [1, 0]


def test_vector_8_rival_out_of_reach() -> None:
    temples = board("1a1", "3a1 3b2 4c4")
    state = turn(0, "1421", temples=temples)
    assert questions(state) == ["place 0"]
    assert table(state)["temples"] == temples
    assert table(state)["dead"] == [0, 0]
