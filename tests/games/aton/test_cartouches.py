"""Steps D and E: points at cartouche 1, order at cartouche 2, ties."""

from __future__ import annotations

from itertools import product

import pytest
from aton_positions import (
    ORDER,
    REVEALED,
    board,
    deck_size,
    load,
    questions,
    seen,
    table,
    told,
)

import ennead

HANDS = list(product(range(1, 5), repeat=2))


@pytest.mark.parametrize(("red", "blue"), HANDS)
def test_points_are_twice_the_difference(red: int, blue: int) -> None:
    state = load(REVEALED, laid=[f"{red}111", f"{blue}211"], score=[10, 20])
    assert state.scores == (10 + 2 * max(0, red - blue), 20 + 2 * max(0, blue - red))


def test_points_are_told() -> None:
    state = load(REVEALED, laid=["1111", "3211"], score=[10, 20])
    (event,) = told(state, "scored")
    assert (event["seat"], event["points"], event["source"]) == (1, 4, "cartouche")
    assert event["total"] == 24


def test_equal_cards_bring_nothing() -> None:
    for card in "1234":
        state = load(REVEALED, laid=[f"{card}111", f"{card}211"], score=[10, 20])
        assert not told(state, "scored")


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


def test_nothing_else_of_the_round_happens_after_a_win_at_cartouche_1() -> None:
    temples = board("1a1", "1a2 2b3")
    state = load(
        REVEALED, laid=["1111", "4441"], score=[39, 34], temples=temples, dead=[4, 4], first=None
    )
    assert state.ranking == (1, 0)
    assert state.scores == (39, 40)
    assert table(state)["temples"] == temples
    assert table(state)["dead"] == [4, 4]
    for kind in ("starts", "removed", "placed", "scoring"):
        assert not told(state, kind)
    assert [(e["seat"], e["victory"]) for e in told(state, "won")] == [(1, "points")]


@pytest.mark.parametrize(
    ("red", "blue"), [(red, blue) for red, blue in product(HANDS, repeat=2) if red != blue]
)
def test_lower_card_at_cartouche_2_then_at_1_begins(
    red: tuple[int, int], blue: tuple[int, int]
) -> None:
    laid = [f"{red[0]}{red[1]}11", f"{blue[0]}{blue[1]}11"]
    state = load(ORDER, laid=laid, first=None, round=1)
    starts = 0 if (red[1], red[0]) < (blue[1], blue[0]) else 1
    assert table(state)["first"] == starts
    assert seen(state, None)["first"] == starts
    assert [event["seat"] for event in told(state, "starts")] == [starts]
    assert questions(state) == [f"place {starts}"]
    assert not told(state, "turned-up")


def tie(red: str, blue: str, seed: int = 0) -> ennead.State:
    """Cartouches 1 and 2 show the same; these cards are all that is left in the decks."""
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
def test_lower_top_card_begins_after_a_double_tie(red: int, blue: int) -> None:
    state = tie(f"{red}123", f"{blue}444")
    starts = 0 if red < blue else 1
    assert table(state)["first"] == starts
    assert questions(state) == [f"place {starts}"]
    turned = [(event["seat"], event["card"]) for event in told(state, "turned-up")]
    assert sorted(turned) == [(0, red), (1, blue)]


def test_cards_are_turned_up_until_they_differ() -> None:
    state = tie("2334", "2314")
    assert table(state)["first"] == 1
    turned = told(state, "turned-up")
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
def test_unknown_cards_turned_up_lie_under_the_rest_of_the_deck(seed: int) -> None:
    state = load(ORDER, seed, laid=["2213", "2231"], first=None, round=1)
    for seat in (0, 1):
        turned = [str(e["card"]) for e in told(state, "turned-up") if e["seat"] == seat]
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
        assert [e["count"] for e in told(state, "refilled") if e["seat"] == seat] == [30]
        assert table(state)["discards"][seat] == [0, 0, 0, 0]
        assert deck_size(state, seat) == 32
        assert table(state)["under"][seat].startswith("34")
        turned = [str(e["card"]) for e in told(state, "turned-up") if e["seat"] == seat]
        assert table(state)["under"][seat] == "".join(turned)
    assert table(state)["laid"] == ["2213", "2231"]


def test_only_a_deck_that_is_needed_is_refilled() -> None:
    lowest = 0
    for seed in range(20):
        state = tie("3", "34", seed)
        second = [event["card"] for event in told(state, "turned-up") if event["seat"] == 0][1]
        if second < 4:
            lowest += 1
            assert [(e["seat"], e["count"]) for e in told(state, "refilled")] == [(0, 31)]
            assert table(state)["under"] == [f"3{second}", "34"]
            assert [deck_size(state, seat) for seat in (0, 1)] == [32, 2]
            assert sum(table(state)["discards"][1]) == 30
            assert table(state)["first"] == 0
    assert lowest > 0


def exhausted(seed: int) -> ennead.State:
    rest = "1" * 8 + "2" * 7 + "3" * 8 + "4" * 9
    return load(ORDER, seed, laid=["2213", "2231"], under=[rest, rest], first=None, round=1)


def test_lot_decides_when_no_card_is_left() -> None:
    starts = set()
    for seed in range(30):
        state = exhausted(seed)
        assert len(told(state, "turned-up")) == 64
        assert len(told(state, "lot")) == 1
        assert [deck_size(state, seat) for seat in (0, 1)] == [32, 32]
        starts.add(table(state)["first"])
    assert starts == {0, 1}


def test_no_points_and_no_turns_depend_on_the_turned_up_cards() -> None:
    state = tie("1444", "4444")
    assert state.scores == (0, 0)
    assert table(state)["laid"] == ["2213", "2231"]
    assert state.questions() == [{"question": "place", "seat": 0, "left": 3, "reach": 1}]
