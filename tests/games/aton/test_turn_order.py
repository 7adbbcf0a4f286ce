"""Section 4, step E: turn order at cartouche 2, and tie-breaks."""

from __future__ import annotations

from itertools import product

import pytest
from support.aton.positions import (
    ORDER,
    deck_size,
    events_of,
    load,
    play_on,
    questions,
    seen,
    table,
)

import ennead

HANDS = list(product(range(1, 5), repeat=2))


@pytest.mark.parametrize(
    ("red", "blue"), [(red, blue) for red, blue in product(HANDS, repeat=2) if red != blue]
)
def test_the_lower_card_at_cartouche_2_then_at_1_goes_first(
    red: tuple[int, int], blue: tuple[int, int]
) -> None:
    laid = [f"{red[0]}{red[1]}11", f"{blue[0]}{blue[1]}11"]
    state = load(ORDER, laid=laid, first=None, round=1)
    starts = 0 if (red[1], red[0]) < (blue[1], blue[0]) else 1
    assert table(state)["first"] == starts
    assert seen(state, None)["first"] == starts
    assert [event["seat"] for event in events_of(state, "starts")] == [starts]
    assert questions(state) == [f"place {starts}"]
    assert not events_of(state, "turned-up")


def tie(red: str, blue: str, seed: int = 0) -> ennead.State:
    """Cartouches 1 and 2 are tied, and these cards are all that is left in the decks."""
    discards = []
    for laid, under in (("2213", red), ("2231", blue)):
        discards.append([9 - (laid + under).count(card) for card in "1234"])
    return load(
        ORDER,
        seed,
        laid=["2213", "2231"],
        under=[red, blue],
        discards=discards,
        first=None,
        round=1,
    )


@pytest.mark.parametrize(("red", "blue"), [(1, 2), (1, 4), (3, 4), (2, 1), (4, 1), (4, 3)])
def test_the_lower_top_card_goes_first_after_a_double_tie(red: int, blue: int) -> None:
    state = tie(f"{red}123", f"{blue}444")
    starts = 0 if red < blue else 1
    assert table(state)["first"] == starts
    assert questions(state) == [f"place {starts}"]
    turned = [(event["seat"], event["card"]) for event in events_of(state, "turned-up")]
    assert sorted(turned) == [(0, red), (1, blue)]


def test_cards_are_turned_up_until_they_differ() -> None:
    state = tie("2334", "2314")
    assert table(state)["first"] == 1
    turned = events_of(state, "turned-up")
    assert [event["card"] for event in turned if event["seat"] == 0] == [2, 3, 3]
    assert [event["card"] for event in turned if event["seat"] == 1] == [2, 3, 1]


def test_turned_up_cards_go_under_the_deck_in_the_order_drawn() -> None:
    state = tie("2334", "2314")
    assert table(state)["under"] == ["4233", "4231"]
    for viewer in (0, 1, None):
        sides = seen(state, viewer)["sides"]
        assert [side["under"] for side in sides] == [[4, 2, 3, 3], [4, 2, 3, 1]]
        assert [side["deck"] for side in sides] == [4, 4]


@pytest.mark.parametrize("seed", range(20))
def test_turned_up_cards_are_under_the_rest_of_the_deck(seed: int) -> None:
    state = load(ORDER, seed, laid=["2213", "2231"], first=None, round=1)
    for seat in (0, 1):
        turned = [str(e["card"]) for e in events_of(state, "turned-up") if e["seat"] == seat]
        assert table(state)["under"][seat] == "".join(turned)
        assert deck_size(state, seat) == 32
        for card in "1234":
            rest = table(state)["decks"][seat][int(card) - 1] + turned.count(card)
            assert rest == 9 - ["2213", "2231"][seat].count(card)
    red, blue = table(state)["under"]
    assert red[:-1] == blue[:-1]
    assert table(state)["first"] == int(red[-1] > blue[-1])


@pytest.mark.parametrize("seed", range(20))
def test_an_empty_deck_is_refilled_during_a_tie_without_the_cards_on_the_table(seed: int) -> None:
    state = tie("34", "34", seed)
    for seat in (0, 1):
        assert [e["count"] for e in events_of(state, "refilled") if e["seat"] == seat] == [30]
        assert table(state)["discards"][seat] == [0, 0, 0, 0]
        assert deck_size(state, seat) == 32
        assert table(state)["under"][seat].startswith("34")
        turned = [str(e["card"]) for e in events_of(state, "turned-up") if e["seat"] == seat]
        assert table(state)["under"][seat] == "".join(turned)
    assert table(state)["laid"] == ["2213", "2231"]


def test_only_an_empty_deck_is_refilled_during_a_tie() -> None:
    lowest = 0
    for seed in range(20):
        state = tie("3", "34", seed)
        second = [event["card"] for event in events_of(state, "turned-up") if event["seat"] == 0][1]
        if second < 4:
            lowest += 1
            assert [(e["seat"], e["count"]) for e in events_of(state, "refilled")] == [(0, 31)]
            assert table(state)["under"] == [f"3{second}", "34"]
            assert [deck_size(state, seat) for seat in (0, 1)] == [32, 2]
            assert sum(table(state)["discards"][1]) == 30
            assert table(state)["first"] == 0
    assert lowest > 0


def exhausted(seed: int) -> ennead.State:
    rest = "1" * 8 + "2" * 7 + "3" * 8 + "4" * 9
    return load(ORDER, seed, laid=["2213", "2231"], under=[rest, rest], first=None, round=1)


def test_the_first_player_is_drawn_by_lot_when_no_card_is_left() -> None:
    starts = set()
    for seed in range(30):
        state = exhausted(seed)
        assert len(events_of(state, "turned-up")) == 64
        assert len(events_of(state, "lot")) == 1
        assert [deck_size(state, seat) for seat in (0, 1)] == [32, 32]
        starts.add(table(state)["first"])
    assert starts == {0, 1}


def test_no_points_and_no_turns_depend_on_the_turned_up_cards() -> None:
    state = tie("1444", "4444")
    assert state.scores == (0, 0)
    assert table(state)["laid"] == ["2213", "2231"]
    assert state.questions() == [{"question": "place", "seat": 0, "left": 3, "reach": 1}]


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


def test_ruling_a13_turned_up_cards_return_at_the_end_in_the_order_drawn() -> None:
    state = doubly_tied(["4121", "4114"])
    assert table(state)["first"] == 1
    assert table(state)["under"] == ["1412", "4411"]
    for viewer in (0, 1, None):
        assert [side["under"] for side in seen(state, viewer)["sides"]] == [
            [1, 4, 1, 2],
            [4, 4, 1, 1],
        ]


def test_ruling_a13_turned_up_cards_are_not_turned_up_twice() -> None:
    """Otherwise the single card left would come up again and again."""
    state = doubly_tied(["4", "4"])
    turned = [event["card"] for event in events_of(state, "turned-up") if event["seat"] == 0]
    assert turned[0] == 4
    assert [event["count"] for event in events_of(state, "refilled")] == [31, 31]


@pytest.mark.parametrize("seed", range(5))
def test_ruling_a14_refill_during_a_tie_leaves_the_cards_on_the_table(seed: int) -> None:
    state = doubly_tied(["", ""], seed)
    assert [event["count"] for event in events_of(state, "refilled")] == [32, 32]
    assert table(state)["laid"] == ["2233", "2233"]
    assert [deck_size(state, seat) for seat in (0, 1)] == [32, 32]


@pytest.mark.parametrize(
    ("laid", "starts"),
    [(["4211", "3211"], 1), (["3211", "4211"], 0), (["4111", "1411"], 0), (["1411", "4111"], 1)],
)
def test_vector_2_order(laid: list[str], starts: int) -> None:
    state = load(ORDER, laid=laid, first=None)
    assert table(state)["first"] == starts


@pytest.mark.parametrize("seed", range(12))
def test_vector_11_tie_with_empty_decks(seed: int) -> None:
    used = [8, 7, 8, 9]
    state = load(ORDER, seed, round=9, laid=["2213", "2231"], first=None, discards=[used, used])
    for seat in (0, 1):
        assert [e["count"] for e in events_of(state, "refilled") if e["seat"] == seat] == [32]
        assert deck_size(state, seat) == 32
        assert table(state)["discards"][seat] == [0, 0, 0, 0]
        turned = [str(e["card"]) for e in events_of(state, "turned-up") if e["seat"] == seat]
        assert table(state)["under"][seat] == "".join(turned)
    red, blue = table(state)["under"]
    assert red[:-1] == blue[:-1]
    assert table(state)["first"] == (0 if red[-1] < blue[-1] else 1)
    play_on(state)
    assert table(state)["round"] == 10
    assert len(events_of(state, "refilled")) == 2
    assert [deck_size(state, seat) for seat in (0, 1)] == [28, 28]
    assert table(state)["discards"] == [[1, 2, 1, 0], [1, 2, 1, 0]]
