"""Section 4, steps B and C: laying cards, in secret and at the same time."""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations

import pytest
from support.aton.positions import (
    LAY,
    legal,
    load,
    play,
    questions,
    seen,
    table,
)


@pytest.mark.parametrize(
    ("hand", "ways"), [("1234", 24), ("1123", 12), ("1122", 6), ("1112", 4), ("4444", 1)]
)
def test_a_hand_can_be_laid_in_the_expected_number_of_ways(hand: str, ways: int) -> None:
    state = load(LAY, hands=[hand, hand], first=None)
    expected = sorted({"lay " + " ".join(row) for row in permutations(hand)})
    assert len(expected) == ways
    assert legal(state, 0) == expected
    assert legal(state, 1) == expected


def test_every_hand_can_be_laid_in_all_its_ways() -> None:
    hands = ["".join(hand) for hand in combinations_with_replacement("1234", 4)]
    assert len(hands) == 35
    for red, blue in zip(hands, reversed(hands), strict=True):
        state = load(LAY, hands=[red, blue], first=None)
        for seat, hand in enumerate((red, blue)):
            ways = {"lay " + " ".join(row) for row in permutations(hand)}
            assert legal(state, seat) == sorted(ways)


def test_both_are_asked_even_if_there_is_only_one_way() -> None:
    state = load(LAY, hands=["3333", "2222"], first=None)
    assert questions(state) == ["lay 0", "lay 1"]
    assert legal(state, 0) == ["lay 3 3 3 3"]
    play(state, 0, "lay 3 3 3 3")
    assert state.to_move == (1,)
    assert table(state)["laid"] == ["", ""]


def test_a_laid_hand_stays_secret_until_both_have_laid() -> None:
    state = load(LAY, hands=["1234", "1122"], first=None)
    before = state.view(1), state.events(1), state.view(None), state.events(None)
    play(state, 0, "lay 4 3 2 1")
    assert (state.view(1), state.events(1), state.view(None), state.events(None)) == before
    assert state.view(0)["answer"] == "lay 4 3 2 1"


def test_cards_are_laid_where_the_player_chose() -> None:
    state = load(LAY, hands=["1234", "1122"], first=None)
    play(state, 1, "lay 2 1 2 1")
    play(state, 0, "lay 4 3 2 1")
    assert table(state)["laid"] == ["4321", "2121"]
    assert table(state)["hands"] == ["", ""]
    for viewer in (0, 1, None):
        assert [side["laid"] for side in seen(state, viewer)["sides"]] == [
            [4, 3, 2, 1],
            [2, 1, 2, 1],
        ]


def test_the_order_in_which_the_two_answer_does_not_matter() -> None:
    after = []
    for seats in ((0, 1), (1, 0)):
        state = load(LAY, hands=["1234", "1122"], first=None)
        for seat in seats:
            play(state, seat, ["lay 4 3 2 1", "lay 2 1 2 1"][seat])
        after.append(table(state))
    assert after[0] == after[1]


def test_a_secret_answer_can_be_taken_back_while_the_question_is_open() -> None:
    state = load(LAY, hands=["1234", "1122"], first=None)
    play(state, 0, "lay 4 3 2 1")
    state.undo(0)
    assert state.to_move == (0, 1)
    play(state, 0, "lay 1 2 3 4")
    play(state, 1, "lay 2 1 2 1")
    assert table(state)["laid"][0] == "1234"


def test_ruling_a9_all_cards_are_revealed_at_once() -> None:
    state = load(LAY, hands=["1234", "1243"], first=None)
    play(state, 0, "lay 2 1 3 4")
    play(state, 1, "lay 1 2 4 3")
    assert questions(state) == ["place 0"]
    for viewer in (0, 1, None):
        sides = seen(state, viewer)["sides"]
        assert [side["laid"] for side in sides] == [[2, 1, 3, 4], [1, 2, 4, 3]]
