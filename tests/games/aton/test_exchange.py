"""Section 4, step B: exchanging the hand, in secret and at the same time."""

from __future__ import annotations

from typing import Any

import pytest
from support.aton.positions import (
    PLAN,
    deck_size,
    events_of,
    legal,
    load,
    play,
    play_on,
    questions,
    seen,
    table,
)

import ennead


def planning(**fields: Any) -> ennead.State:
    return load(PLAN, **{"hands": ["1234", "1122"], "first": None, **fields})


def test_both_are_asked_whether_to_exchange() -> None:
    state = planning()
    assert questions(state) == ["exchange 0", "exchange 1"]
    assert state.to_move == (0, 1)
    assert legal(state, 0) == legal(state, 1) == ["exchange", "keep"]


@pytest.mark.parametrize("seat", [0, 1])
def test_only_players_with_a_token_are_asked(seat: int) -> None:
    state = planning(tokens=[seat == 0, seat == 1])
    assert questions(state) == [f"exchange {seat}"]
    play(state, seat, "keep")
    assert questions(state) == ["lay 0", "lay 1"]


def test_without_tokens_the_cards_are_laid_at_once() -> None:
    assert questions(planning(tokens=[False, False])) == ["lay 0", "lay 1"]


def test_exchange_discards_four_cards_and_draws_four() -> None:
    state = planning()
    play(state, 0, "exchange")
    play(state, 1, "keep")
    after = table(state)
    assert after["tokens"] == [False, True]
    assert after["discards"] == [[1, 1, 1, 1], [0, 0, 0, 0]]
    assert len(after["hands"][0]) == 4
    assert after["hands"][1] == "1122"
    assert [deck_size(state, seat) for seat in (0, 1)] == [28, 32]


def test_both_can_exchange_in_the_same_round() -> None:
    state = planning()
    play(state, 1, "exchange")
    play(state, 0, "exchange")
    after = table(state)
    assert after["tokens"] == [False, False]
    assert after["discards"] == [[1, 1, 1, 1], [2, 2, 0, 0]]
    assert questions(state) == ["lay 0", "lay 1"]


def test_keeping_the_hand_keeps_the_token() -> None:
    state = planning()
    play(state, 0, "keep")
    play(state, 1, "keep")
    assert table(state)["tokens"] == [True, True]
    assert table(state)["hands"] == ["1234", "1122"]


def test_a_kept_token_can_be_used_next_round_but_a_spent_one_cannot() -> None:
    state = planning()
    play(state, 0, "exchange")
    play(state, 1, "keep")
    while table(state)["round"] == 3:
        seat = state.to_move[0]
        state.play(seat, state.legal(seat)[0])
    assert questions(state) == ["exchange 1"]


def test_an_exchange_waits_for_the_other_seats_answer() -> None:
    state = planning()
    play(state, 0, "exchange")
    hand = table(state)["hands"]
    assert hand == ["1234", "1122"]
    assert state.to_move == (1,)


@pytest.mark.parametrize("first", ["exchange", "keep"])
def test_the_first_answer_to_the_exchange_stays_secret(first: str) -> None:
    state = planning()
    before = state.view(1), state.events(1), state.view(None), state.events(None)
    play(state, 0, first)
    assert (state.view(1), state.events(1), state.view(None), state.events(None)) == before
    assert questions(state) == ["exchange 0", "exchange 1"]


def test_the_outcome_of_the_exchange_is_seen_by_all_before_laying() -> None:
    state = planning()
    play(state, 0, "exchange")
    play(state, 1, "keep")
    for viewer in (0, 1, None):
        assert [event["seat"] for event in events_of(state, "exchanged", viewer)] == [0]
        assert [event["seat"] for event in events_of(state, "kept", viewer)] == [1]
        assert [side["token"] for side in seen(state, viewer)["sides"]] == [False, True]


def test_hands_are_seen_by_their_owners_only() -> None:
    state = planning()
    assert [side["hand"] for side in seen(state, 0)["sides"]] == [[1, 2, 3, 4], None]
    assert [side["hand"] for side in seen(state, 1)["sides"]] == [None, [1, 1, 2, 2]]
    assert [side["hand"] for side in seen(state, None)["sides"]] == [None, None]
    for viewer in (0, 1, None):
        assert [side["hand_size"] for side in seen(state, viewer)["sides"]] == [4, 4]


def test_the_new_hand_is_reported_to_its_owner_only() -> None:
    state = planning()
    play(state, 0, "exchange")
    play(state, 1, "keep")
    hand = [int(card) for card in table(state)["hands"][0]]
    (event,) = events_of(state, "hand", 0)
    assert [event[f"card{i}"] for i in (1, 2, 3, 4)] == hand
    assert events_of(state, "hand", 1) == []
    assert events_of(state, "hand", None) == []


def test_exchanged_cards_are_not_shown() -> None:
    state = planning()
    play(state, 0, "exchange")
    play(state, 1, "keep")
    own = seen(state, 0)["sides"][0]
    assert own["discard"] == [1, 1, 1, 1]
    assert own["face_down"] == 0
    for viewer in (1, None):
        side = seen(state, viewer)["sides"][0]
        assert side["discard"] == [0, 0, 0, 0]
        assert side["face_down"] == 4
        assert side["unseen"] == [9, 9, 9, 9]


def test_ruling_a10_exchanges_are_simultaneous_and_shown_before_laying() -> None:
    state = load(PLAN, hands=["1234", "1122"], first=None)
    play(state, 0, "exchange")
    assert seen(state, 1)["sides"][0]["token"]
    assert not events_of(state, "exchanged", 1)
    play(state, 1, "keep")
    assert questions(state) == ["lay 0", "lay 1"]
    assert [event["seat"] for event in events_of(state, "exchanged", 1)] == [0]
    assert [event["seat"] for event in events_of(state, "kept", 0)] == [1]
    assert [side["token"] for side in seen(state, 1)["sides"]] == [False, True]


def test_ruling_a10_a_token_is_used_once() -> None:
    state = load(PLAN, hands=["1234", "1122"], first=None)
    play(state, 0, "exchange")
    play(state, 1, "exchange")
    play_on(state)
    assert questions(state) == ["lay 0", "lay 1"]


def test_ruling_a11_exchanged_cards_are_not_shown() -> None:
    state = load(PLAN, hands=["1112", "1122"], first=None)
    play(state, 0, "exchange")
    play(state, 1, "keep")
    for viewer in (1, None):
        side = seen(state, viewer)["sides"][0]
        assert side["discard"] == [0, 0, 0, 0]
        assert side["face_down"] == 4
    assert seen(state, 0)["sides"][0]["discard"] == [3, 1, 0, 0]


def test_ruling_a12_exchange_comes_strictly_before_laying() -> None:
    state = load(PLAN, hands=["1234", "1122"], first=None)
    with pytest.raises(ennead.IllegalAction):
        state.play(0, "lay 1 2 3 4")
    play(state, 0, "keep")
    play(state, 1, "keep")
    for seat in (0, 1):
        with pytest.raises(ennead.IllegalAction):
            state.play(seat, "exchange")
