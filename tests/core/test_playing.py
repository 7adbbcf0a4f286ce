"""Starting games, asking questions and answering them."""

from __future__ import annotations

import pytest
from support import toy

import ennead
from ennead.core.errors import BadNotation, BadOptions, IllegalAction, NotToMove, UnknownGame

aton = ennead.game("aton")


class Index:
    """Like a numpy integer: not an int, but usable as one."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def test_games_are_found_by_id() -> None:
    assert ennead.game("aton") is aton
    assert aton in ennead.games()
    assert ennead.game("toy") is toy.GAME
    with pytest.raises(UnknownGame, match="there is no game 'chess'; expected one of ankh, aton"):
        ennead.game("chess")


def test_a_refused_answer_changes_nothing() -> None:
    state = aton.new(seed=7)
    before = state.dump()
    with pytest.raises(IllegalAction, match="'place 3b2' is not legal now; expected one of exch"):
        state.play(0, "place 3b2")
    with pytest.raises(NotToMove, match="seat 5 is not asked now; waiting for seat 0, 1"):
        state.play(5, "keep")
    with pytest.raises(BadNotation):
        state.play(0, "fly")
    with pytest.raises(BadNotation):
        state.play(0, 99_999)
    with pytest.raises(NotToMove, match="there is no seat 2; expected 0 … 1"):
        state.view(2)
    assert state.dump() == before


def test_a_seat_that_has_answered_is_not_asked_again() -> None:
    state = aton.new(seed=7)
    state.play(0, "keep")
    assert state.to_move == (1,)
    with pytest.raises(NotToMove, match="waiting for seat 1"):
        state.play(0, "keep")
    assert state.legal(0) == []


def test_anything_with_an_index_is_a_seat_and_an_action() -> None:
    state = aton.new(players=Index(2), seed=Index(7))
    keep = aton.parse("keep")
    state.play(Index(0), Index(keep.index))
    state.play(Index(1), keep)
    assert [question["question"] for question in state.questions()] == ["lay", "lay"]
    assert state.legal(Index(1)) == state.legal(1)
    assert state.view(Index(0)) == state.view(0)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"players": 3}, "aton is for 2 players, not 3"),
        ({"players": 0}, "not 0"),
        ({"seed": -1}, "a seed is a number from 0 to"),
        ({"seed": 1 << 128}, "a seed is a number from 0 to"),
        ({"seed": b""}, "a seed has 1 to 64 bytes"),
        ({"seed": bytes(65)}, "a seed has 1 to 64 bytes"),
        ({"options": {"fog": True}}, "there is no option 'fog'; this game has: none"),
        ({"rules": "99"}, "there is no rules version '99'; expected one of 1"),
    ],
)
def test_a_game_that_cannot_be_started_says_why(arguments: dict[str, object], said: str) -> None:
    with pytest.raises(BadOptions, match=said):
        aton.new(**arguments)  # type: ignore[arg-type]


def test_options_are_checked_and_filled_in() -> None:
    assert toy.GAME.new(seed=1).config.options == {"heaps": 2}
    assert toy.GAME.new(seed=1, options={"heaps": 3}).config.options == {"heaps": 3}
    for wrong in (4, "3", True, None):
        with pytest.raises(BadOptions, match="option heaps cannot be .* expected one of 2, 3"):
            toy.GAME.new(options={"heaps": wrong})


def test_a_number_and_its_bytes_are_the_same_seed() -> None:
    number = aton.new(seed=7)
    raw = aton.new(seed=(7).to_bytes(16, "big"))
    assert number.dump() == raw.dump()
    assert aton.new().dump() != aton.new().dump()


def test_legal_returns_a_new_list() -> None:
    state = aton.new(seed=7)
    state.legal(0).clear()
    assert len(state.legal(0)) == 2


def test_the_open_question_has_a_number() -> None:
    state = aton.new(seed=7)
    assert state.asked == 0
    state.play(1, "keep")
    assert state.asked == 0, "seat 0 is still asked the same question"
    state.play(0, "keep")
    assert state.asked == 2
    state.play(0, state.legal(0)[0])
    state.undo(0)
    assert state.asked == 2, "seat 1's question has not changed"


def test_answers_take_effect_in_seat_order_whoever_answers_first() -> None:
    first = aton.new(seed=3)
    second = aton.new(seed=3)
    for seat in (0, 1):
        first.play(seat, "exchange")
    for seat in (1, 0):
        second.play(seat, "exchange")
    assert first.dump() == second.dump()


def test_the_view_says_who_is_asked_but_not_who_has_answered_what() -> None:
    state = aton.new(seed=7)
    before = state.view(1)
    state.play(0, "exchange")
    assert state.view(1) == before
    assert state.view(0)["answer"] == "exchange"
    assert state.view(None)["answer"] is None
