"""The rulings A1 to A26 where the rulebook is silent, one test each."""

# ruff: noqa: N802  the rulings are called A1 to A26

from __future__ import annotations

import pytest
from aton_positions import (
    LAY,
    ORDER,
    PLAN,
    REVEALED,
    board,
    cells_of,
    cells_to,
    counts,
    deck_size,
    last,
    legal,
    load,
    play,
    play_on,
    printed,
    questions,
    scoring,
    seen,
    some,
    table,
    thinning,
    told,
    turn,
)

import ennead


def test_A01_removal_of_rivals_is_mandatory() -> None:
    state = turn(0, "1411", temples=board("", some(1, 5)))
    for _ in range(2):
        assert legal(state, 0)
        assert all(text.startswith("remove ") for text in legal(state, 0))
        state.play(0, state.legal(0)[0])
    assert table(state)["dead"] == [0, 2]
    fewer = turn(0, "1411", temples=board("", "1a1 2a1"))
    assert table(fewer)["dead"] == [0, 1]


def test_A02_placement_is_mandatory() -> None:
    state = turn(0, "1214")
    for left in (4, 3, 2, 1):
        assert state.questions() == [{"question": "place", "seat": 0, "left": left, "reach": 1}]
        assert all(text.startswith("place ") for text in legal(state, 0))
        state.play(0, state.legal(0)[0])
    assert counts(state, 0) == (4, 0, 0, 0)


def test_A03_no_priest_goes_to_the_kingdom_while_an_open_cell_is_free() -> None:
    state = turn(0, "1213", temples=board(some(1, 4), last(1, 4)))
    assert legal(state, 0) == cells_to("place", cells_of(1)[4:8])
    for _ in range(3):
        state.play(0, state.legal(0)[0])
    assert table(state)["dead"] == [0, 0]


def test_A04_missing_priests_cost_nothing() -> None:
    red = [*some(1, 6), *some(2, 6), *some(3, 6), *last(4, 7)]
    state = turn(0, "1244", temples=board(red), dead=[3, 0])
    assert table(state)["supply"][0] == 1
    assert state.questions() == [{"question": "place", "seat": 0, "left": 1, "reach": 4}]
    play(state, 0, "place 1c4")
    assert questions(state) == ["place 1"]
    assert table(state)["dead"] == [3, 0]
    assert table(state)["supply"][0] == 0


def test_A05_unplaceable_priests_beyond_the_kingdom_stay_in_supply() -> None:
    state = turn(0, "1214", "1221", temples=board(some(1, 6), last(1, 6)), dead=[3, 4])
    assert table(state)["dead"] == [4, 4]
    assert table(state)["supply"][0] == 29 - 6 - 4


@pytest.mark.parametrize("card", [1, 3, 4])
def test_A06_no_removal_at_all_in_round_1(card: int) -> None:
    temples = board("1a1 1a2 1a3", "1b1 1b2 1b3")
    for seat in (0, 1):
        state = turn(seat, f"1{card}41", None, round=1, temples=temples)
        assert questions(state) == [f"place {seat}"]
        assert table(state)["temples"] == temples


def test_A07_own_removal_from_any_temple() -> None:
    state = turn(0, "1111", temples=board("1a1 2a1 3a1 4a1"))
    assert legal(state, 0) == cells_to("remove", ["1a1", "2a1", "3a1", "4a1"])


def test_A08_one_player_finishes_before_the_other_begins() -> None:
    temples = board("1a1 1a2 1a3", "1b1 1b2 1b3")
    state = turn(1, "1312", "1312", temples=temples)
    asked = []
    while table(state)["round"] == 3:
        asked += questions(state)
        state.play(state.to_move[0], state.legal(state.to_move[0])[0])
    assert asked == ["remove 1", "place 1", "place 1", "remove 0", "place 0", "place 0"]


def test_A09_all_cards_are_revealed_at_once() -> None:
    state = load(LAY, hands=["1234", "1243"], first=None)
    play(state, 0, "lay 2 1 3 4")
    play(state, 1, "lay 1 2 4 3")
    assert questions(state) == ["place 0"]
    for viewer in (0, 1, None):
        sides = seen(state, viewer)["sides"]
        assert [side["laid"] for side in sides] == [[2, 1, 3, 4], [1, 2, 4, 3]]


def test_A10_exchanges_are_simultaneous_and_shown_before_laying() -> None:
    state = load(PLAN, hands=["1234", "1122"], first=None)
    play(state, 0, "exchange")
    assert seen(state, 1)["sides"][0]["token"]
    assert not told(state, "exchanged", 1)
    play(state, 1, "keep")
    assert questions(state) == ["lay 0", "lay 1"]
    assert [event["seat"] for event in told(state, "exchanged", 1)] == [0]
    assert [event["seat"] for event in told(state, "kept", 0)] == [1]
    assert [side["token"] for side in seen(state, 1)["sides"]] == [False, True]


def test_A10_a_token_is_used_once() -> None:
    state = load(PLAN, hands=["1234", "1122"], first=None)
    play(state, 0, "exchange")
    play(state, 1, "exchange")
    play_on(state)
    assert questions(state) == ["lay 0", "lay 1"]


def test_A11_exchanged_cards_are_not_shown() -> None:
    state = load(PLAN, hands=["1112", "1122"], first=None)
    play(state, 0, "exchange")
    play(state, 1, "keep")
    for viewer in (1, None):
        side = seen(state, viewer)["sides"][0]
        assert side["discard"] == [0, 0, 0, 0]
        assert side["face_down"] == 4
    assert seen(state, 0)["sides"][0]["discard"] == [3, 1, 0, 0]


def test_A12_exchange_comes_strictly_before_laying() -> None:
    state = load(PLAN, hands=["1234", "1122"], first=None)
    with pytest.raises(ennead.IllegalAction):
        state.play(0, "lay 1 2 3 4")
    play(state, 0, "keep")
    play(state, 1, "keep")
    for seat in (0, 1):
        with pytest.raises(ennead.IllegalAction):
            state.play(seat, "exchange")


def doubly_tied(under: list[str], seed: int = 0) -> ennead.State:
    """Cartouches 1 and 2 are tied and only the cards `under` are left in the decks."""
    discards = [[9 - ("2233" + cards).count(card) for card in "1234"] for cards in under]
    return load(
        ORDER,
        seed,
        laid=["2233", "2233"],
        under=under,
        discards=discards,
        first=None,
        round=1,
    )


def test_A13_turned_up_cards_return_at_the_end_in_the_order_drawn() -> None:
    state = doubly_tied(["4121", "4114"])
    assert table(state)["first"] == 1
    assert table(state)["under"] == ["1412", "4411"]
    for viewer in (0, 1, None):
        assert [side["under"] for side in seen(state, viewer)["sides"]] == [
            [1, 4, 1, 2],
            [4, 4, 1, 1],
        ]


def test_A13_turned_up_cards_are_not_turned_up_twice() -> None:
    """Were they returned one by one, the single card left would come up for ever."""
    state = doubly_tied(["4", "4"])
    turned = [event["card"] for event in told(state, "turned-up") if event["seat"] == 0]
    assert turned[0] == 4
    assert [event["count"] for event in told(state, "refilled")] == [31, 31]


@pytest.mark.parametrize("seed", range(5))
def test_A14_refill_during_a_tie_leaves_the_cards_on_the_table(seed: int) -> None:
    state = doubly_tied(["", ""], seed)
    assert [event["count"] for event in told(state, "refilled")] == [32, 32]
    assert table(state)["laid"] == ["2233", "2233"]
    assert [deck_size(state, seat) for seat in (0, 1)] == [32, 32]


def test_A15_temple_4_counts_the_blue_cells_of_all_temples() -> None:
    assert scoring("1b4 2b4 3b4 4b4", "1a1 1a2 2a1 2a2 3a1 3a2").scores[0] == 12
    without = scoring("1b4 2b4 3b4", "4a1 1a1 2a1 3a1")
    assert without.scores == (0, 0)


@pytest.mark.parametrize(
    ("cell", "points"), [("1a1", 1), ("2a1", 5), ("3a1", 1), ("4b4", 3), ("4b1", 8)]
)
def test_A16_one_against_none_is_a_majority(cell: str, points: int) -> None:
    assert scoring(cell, "").scores == (points, 0)
    assert scoring("", cell).scores == (0, points)


def test_A17_scoring_does_not_stop_at_forty() -> None:
    state = scoring(["1a1", "2a1"], [*printed("Y", "3"), "3b4"], score=[39, 38])
    assert state.scores == (45, 42)
    assert state.ranking == (0, 1)


def test_A18_leader_takes_back_all_his_priests_before_the_other() -> None:
    state = thinning((2, 2, 2, 2), (2, 2, 2, 2), score=[3, 9])
    asked = []
    while questions(state)[0].startswith("take-back"):
        asked.append(state.to_move[0])
        state.play(asked[-1], state.legal(asked[-1])[0])
    assert asked == [1, 1, 1, 1, 0, 0, 0, 0]


def test_A19_leader_is_found_after_the_scoring() -> None:
    state = scoring([*some(1, 2), "3c1"], [*last(1, 2), "2a1", "2a2"], score=[10, 8])
    assert state.scores == (11, 13)
    assert questions(state)[0].endswith(" 1")


def test_A20_highest_temple_only_if_no_higher_one_is_occupied() -> None:
    state = thinning((3, 0, 2, 3))
    play(state, 0, "remove 1a1", "remove 3a1", "remove 4a1")
    assert legal(state, 0) == cells_to("remove", ["3a2", "4a2", "4a3"])
    fallback = thinning((4, 3, 0, 0))
    play(fallback, 0, "remove 1a1", "remove 2a1")
    assert fallback.questions() == [{"question": "substitute", "seat": 0, "temple": 3}]
    assert legal(fallback, 0) == cells_to("remove", ["2a2", "2a3"])


def test_A21_fewer_than_four_priests_are_all_taken_back() -> None:
    state = thinning((0, 0, 3, 0), (1, 1, 0, 0))
    while questions(state)[0].startswith(("take-back", "substitute")):
        state.play(0, state.legal(0)[0])
    assert counts(state, 0) == counts(state, 1) == (0, 0, 0, 0)
    assert table(state)["supply"] == [29, 29]
    assert state.scores == (0, 0)


def test_A22_the_kingdom_is_not_emptied_when_the_game_ends() -> None:
    state = scoring("2a1", "1a1", score=[38, 0], dead=[5, 3])
    assert state.over
    assert table(state)["dead"] == [5, 3]
    assert table(state)["temples"] == board("2a1", "1a1")


def test_A23_overflow_goes_to_the_owners_supply() -> None:
    state = turn(1, "1441", "1411", temples=board(some(1, 4), last(1, 4)), dead=[3, 3])
    play(state, 1, "remove 1a1", "remove 1a2", "place 2a1")
    assert table(state)["dead"] == [5, 3]
    before = table(state)["supply"]
    play(state, 0, "remove 1c1", "remove 1c2")
    assert table(state)["dead"] == [5, 3]
    assert table(state)["supply"] == [before[0], before[1] + 2]


def test_A24_scores_are_not_bounded() -> None:
    assert load(REVEALED, laid=["4111", "1111"], score=[39, 0]).scores == (45, 0)
    cells = [*printed("B"), *printed("1"), *printed("2"), "2b1"]
    assert scoring(cells, "", score=[39, 0]).scores == (39 + 2 + 5 + 3 + 12 + 8 + 8, 0)


@pytest.mark.parametrize(
    ("score", "ranking"), [([3, 2], (0, 1)), ([2, 3], (1, 0)), ([3, 3], (0, 0))]
)
def test_A25_the_game_ends_after_100_rounds(score: list[int], ranking: tuple[int, int]) -> None:
    state = turn(0, "1211", "1211", round=100, score=score)
    play_on(state)
    assert state.over
    assert state.ranking == ranking


def test_A26_seat_0_is_red_and_takes_back_first_when_scores_are_equal() -> None:
    state = thinning((2, 2, 2, 2), (2, 2, 2, 2), score=[4, 4])
    assert questions(state) == ["take-back 0"]
    assert table(state)["temples"][0].startswith("rr")
