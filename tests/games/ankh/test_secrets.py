"""Cards and bids are secret until all are in; the two seats of a pair share theirs."""

from __future__ import annotations

import json

import pytest
from support.ankh.boards import CYCLE
from support.ankh.positions import (
    asked,
    bids,
    cards,
    conflict,
    events_of,
    fight,
    god,
    of,
    play,
    seen,
)

from ennead.core.rng import Rng
from ennead.games.ankh.rules.state import Ankh

PLAGUE = "plague-of-locusts"
TWO = "Isis: G A3, W B4 | Ra: G E7, W E6, W D7"
PAIR = TWO + " | Osiris: joins Isis"


def answered(board: str) -> Ankh:
    state = conflict(board, isis=god(followers=7), ra=god(followers=9))
    play(state, "isis", "play chariots")
    return state


def bidding(board: str) -> Ankh:
    state = conflict(board, isis=god(followers=7), ra=god(followers=9))
    fight(state, isis=PLAGUE, ra=CYCLE)
    play(state, "isis", "bid 6")
    return state


def known(state: Ankh, seat: int | None) -> str:
    """Everything a seat is shown, as text."""
    return json.dumps([state.view(seat), state.events(seat)])


@pytest.mark.parametrize("who", [1, None])
def test_a_chosen_card_is_not_seen_by_others(who: int | None) -> None:
    state = answered(TWO)
    hidden = conflict(TWO, isis=god(followers=7), ra=god(followers=9))
    play(hidden, "isis", "play drought")
    assert known(state, who) == known(hidden, who)
    assert "chariots" in of(state, "isis")["hand"]
    assert state.view(who)["answer"] is None


def test_a_chosen_card_is_seen_by_its_player() -> None:
    assert answered(TWO).view(0)["answer"] == "play chariots"


@pytest.mark.parametrize("who", [1, None])
def test_a_bid_is_not_seen_by_others(who: int | None) -> None:
    state = bidding(TWO)
    hidden = conflict(TWO, isis=god(followers=7), ra=god(followers=9))
    fight(hidden, isis=PLAGUE, ra=CYCLE)
    play(hidden, "isis", "bid 0")
    assert known(state, who) == known(hidden, who)
    assert of(state, "isis")["followers"] == 7
    assert state.view(0)["answer"] == "bid 6"


def test_both_seats_of_a_pair_see_its_card_and_its_bid() -> None:
    for state, text in ((answered(PAIR), "play chariots"), (bidding(PAIR), "bid 6")):
        assert state.view(0)["answer"] == state.view(2)["answer"] == text
        assert state.view(1)["answer"] is None


def test_all_answers_are_revealed_together() -> None:
    state = answered(TWO)
    assert events_of(state, "revealed") == []
    play(state, "ra", f"play {PLAGUE}")
    assert [(e["seat"], e["card"]) for e in events_of(state, "revealed")] == [
        (0, "chariots"),
        (1, PLAGUE),
    ]
    bids(state, isis=2)
    assert events_of(state, "bids") == []
    bids(state, ra=3)
    assert sorted((e["seat"], e["bid"]) for e in events_of(state, "bids")) == [(0, 2), (1, 3)]


def test_both_seats_of_a_pair_can_withdraw_its_answer() -> None:
    for seat in (0, 2):
        state = answered(PAIR)
        assert not state.can_undo(1)
        assert state.can_undo(seat)
        state.undo(seat)
        assert asked(state) == ["card isis", "card ra"]
        cards(state, isis="drought", ra=CYCLE)
        assert events_of(state, "revealed")[0]["card"] == "drought"


def test_a_revealed_answer_cannot_be_withdrawn() -> None:
    state = answered(TWO)
    cards(state, ra=CYCLE)
    assert not state.can_undo(0)
    assert not state.can_undo(1)


def test_a_sample_does_not_know_what_others_have_chosen() -> None:
    state = answered(TWO)
    assert state.sample(1, Rng(b"dice")).to_move == (0, 1)
    assert state.sample(None, Rng(b"dice")).to_move == (0, 1)
    assert state.sample(0, Rng(b"dice")).to_move == (1,)
    assert answered(PAIR).sample(2, Rng(b"dice")).to_move == (1,)


def test_a_running_record_keeps_the_secret() -> None:
    state = answered(TWO)
    assert "chariots" not in str(state.record()).split("\n\n", 1)[1]
    assert "chariots" in str(state.record(whole=True)).split("\n\n", 1)[1]


def test_hands_and_used_cards_are_open() -> None:
    state = conflict(TWO, isis=god(used="flood miracle"))
    for who in (0, 1, None):
        view = next(v for v in seen(state, who)["gods"] if v["gods"] == ["isis"])
        assert view["used"] == ["flood", "miracle"]
        assert len(view["hand"]) == 5
