"""Section 8: drawing, refilling, cards under the deck."""

from __future__ import annotations

from collections import Counter

import pytest
from support.aton.positions import (
    ATON,
    END,
    PLAN,
    deck_size,
    events_of,
    load,
    play,
    play_on,
    seen,
    table,
)

import ennead

NEXT_ROUND = END[1:]


def between(under: str = "", discards: list[int] | None = None, seed: int = 0) -> ennead.State:
    """The start of the next round; blue has a fresh deck."""
    return load(
        NEXT_ROUND,
        seed,
        laid=["1234", "1234"],
        under=[under, ""],
        discards=[discards or [0, 0, 0, 0], [0, 0, 0, 0]],
    )


def all_but(cards: str) -> list[int]:
    """Everything but these cards and the four on the table has been discarded."""
    return [8 - cards.count(card) for card in "1234"]


def refills(state: ennead.State, seat: int) -> list[int]:
    return [event["count"] for event in events_of(state, "refilled") if event["seat"] == seat]


def test_each_draws_four_cards_a_round() -> None:
    state = ATON.new(seed=5)
    assert [len(hand) for hand in table(state)["hands"]] == [4, 4]
    assert [deck_size(state, seat) for seat in (0, 1)] == [32, 32]
    assert [(e["seat"], e["count"]) for e in events_of(state, "drawn")] == [(0, 4), (1, 4)]


def test_every_value_is_drawn_equally_often() -> None:
    """1200 cards in 150 games; the bounds are more than four deviations away."""
    drawn = Counter(
        card for seed in range(150) for hand in table(ATON.new(seed=seed))["hands"] for card in hand
    )
    assert drawn.total() == 1200
    assert all(240 <= drawn[card] <= 360 for card in "1234")


def test_laid_cards_are_discarded_at_the_end_of_the_round() -> None:
    state = between()
    assert table(state)["discards"] == [[1, 1, 1, 1], [1, 1, 1, 1]]
    assert table(state)["laid"] == ["", ""]
    for viewer in (0, 1, None):
        for side in seen(state, viewer)["sides"]:
            assert side["discard"] == [1, 1, 1, 1]
            assert side["face_down"] == 0


def test_a_deck_is_not_refilled_before_a_card_is_needed() -> None:
    state = between("1122", all_but("1122"))
    assert refills(state, 0) == []
    assert deck_size(state, 0) == 0
    assert table(state)["hands"][0] == "1122"
    assert sum(table(state)["discards"][0]) == 32


@pytest.mark.parametrize("seed", range(10))
def test_an_empty_deck_is_refilled_with_all_36_cards_at_the_start_of_a_round(seed: int) -> None:
    state = between("", all_but(""), seed)
    assert refills(state, 0) == [36]
    assert refills(state, 1) == []
    assert deck_size(state, 0) == 32
    assert table(state)["discards"][0] == [0, 0, 0, 0]
    hand = Counter(table(state)["hands"][0])
    assert [hand[card] + table(state)["decks"][0][int(card) - 1] for card in "1234"] == [9] * 4


@pytest.mark.parametrize("seed", range(10))
def test_a_draw_that_straddles_a_refill_takes_what_is_left_first(seed: int) -> None:
    state = between("44", all_but("44"), seed)
    assert refills(state, 0) == [34]
    assert table(state)["hands"][0].count("4") >= 2
    assert len(table(state)["hands"][0]) == 4
    assert deck_size(state, 0) == 32
    assert sum(table(state)["discards"][0]) == 0


def test_nine_rounds_without_exchange_use_up_a_deck() -> None:
    tenth_rounds = 0
    for seed in range(40):
        state = ATON.new(seed=seed)
        while not state.over and table(state)["round"] < 10:
            play(state, 0, "keep")
            play(state, 1, "keep")
            assert [deck_size(state, s) for s in (0, 1)] == [36 - 4 * table(state)["round"]] * 2
            assert not events_of(state, "refilled")
            play_on(state)
        if not state.over:
            tenth_rounds += 1
            full = refills(state, 0)[0]
            assert full in (32, 36)
            assert refills(state, 0) == refills(state, 1) == [full]
            assert [deck_size(state, seat) for seat in (0, 1)] == [full - 4] * 2
    assert tenth_rounds > 0


def test_cards_under_the_deck_are_drawn_last_and_in_order() -> None:
    """Two unknown cards lie on top of six known ones."""
    under = "313142"
    unknown = "44"
    state = between(under, [8 - (under + unknown).count(card) for card in "1234"])
    assert sorted(table(state)["hands"][0]) == sorted("44" + "31")
    assert table(state)["under"][0] == "3142"
    assert refills(state, 0) == []


def test_known_cards_are_not_drawn_while_unknown_ones_are_left() -> None:
    for seed in range(20):
        state = between("1111", [1, 4, 4, 4], seed)
        assert table(state)["under"][0] == "1111"
        assert table(state)["shown"][0] == ""


def test_cards_drawn_from_under_the_deck_are_known_to_all() -> None:
    under = "313142"
    state = between(under, [8 - (under + "44").count(card) for card in "1234"])
    for viewer in (0, 1, None):
        side = seen(state, viewer)["sides"][0]
        assert sorted(side["shown"]) == [1, 3]
        assert side["under"] == [3, 1, 4, 2]
        assert side["deck"] == 4
    assert seen(state, 1)["sides"][0]["unseen"] == [0, 0, 0, 2]
    assert seen(state, 0)["sides"][0]["unseen"] == [0, 0, 0, 0]


def exchange(under: str, discards: list[int], hand: str = "1122") -> ennead.State:
    state = load(
        PLAN,
        hands=[hand, "1234"],
        under=[under, ""],
        discards=[discards, [0, 0, 0, 0]],
        first=None,
    )
    play(state, 0, "exchange")
    play(state, 1, "keep")
    return state


def test_exchange_with_an_empty_deck_shuffles_the_rejected_cards_in() -> None:
    state = exchange("", [7, 7, 9, 9])
    assert refills(state, 0) == [36]
    assert deck_size(state, 0) == 32
    assert table(state)["discards"][0] == [0, 0, 0, 0]
    assert table(state)["face_down"][0] == [0, 0, 0, 0]
    hand = Counter(table(state)["hands"][0])
    assert [hand[card] + table(state)["decks"][0][int(card) - 1] for card in "1234"] == [9] * 4


def test_exchange_with_cards_left_does_not_refill() -> None:
    state = exchange("3344", [7, 7, 7, 7])
    assert refills(state, 0) == []
    assert table(state)["hands"][0] == "3344"
    assert deck_size(state, 0) == 0
    assert table(state)["discards"][0] == [9, 9, 7, 7]


def test_after_a_refill_every_card_is_unknown_again() -> None:
    state = between("", all_but(""))
    assert seen(state, 1)["sides"][0]["unseen"] == [9, 9, 9, 9]
    assert seen(state, 1)["sides"][0]["discard"] == [0, 0, 0, 0]


def test_face_down_cards_stay_face_down_until_a_refill() -> None:
    state = exchange("3344", [7, 7, 7, 7])
    side = seen(state, 1)["sides"][0]
    assert side["face_down"] == 4
    assert side["discard"] == [7, 7, 7, 7]
    play_on(state)
    assert table(state)["face_down"][0] == [0, 0, 0, 0]
    assert refills(state, 0) == [36]
