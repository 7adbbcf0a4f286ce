"""Simultaneous choices: answers stay secret until all are in and take effect in seat order."""

from __future__ import annotations

import pytest
from support import toy

from ennead.core.action import Action
from ennead.core.errors import DeadEnd
from ennead.core.step import Step


def test_steps_added_by_answers_run_in_seat_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[tuple[int, str]] = []

    class Note(Step[toy.Toy]):
        def __init__(self, seat: int, what: str) -> None:
            self.seat = seat
            self.what = what

        def run(self, g: toy.Toy) -> None:
            done.append((self.seat, self.what))

    def take(choice: toy.Bid, g: toy.Toy, action: Action) -> None:
        done.append((choice.seat, "take"))
        g.do(Note(choice.seat, "first"), Note(choice.seat, "second"))

    monkeypatch.setattr(toy.Bid, "take", take)
    state = toy.GAME.new(players=3, seed=1)
    for seat in (2, 0, 1):
        state.play(seat, "bid 0")
    assert done[:3] == [(0, "take"), (1, "take"), (2, "take")]
    assert done[3:] == [(s, what) for s in (0, 1, 2) for what in ("first", "second")]


def test_nothing_takes_effect_before_the_last_answer() -> None:
    state = toy.GAME.new(players=3, seed=1)
    table = state.dump()["table"]
    state.play(0, "bid 3")
    state.play(2, "bid 2")
    assert state.dump()["table"] == table
    assert state.to_move == (1,)
    state.play(1, "bid 0")
    assert state.dump()["table"] != table


def test_a_secret_question_without_answers_is_a_dead_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Bid, "options", lambda choice, g: [])
    with pytest.raises(DeadEnd, match="Bid.0,. has no options"):
        toy.GAME.new(seed=1)


def test_a_simultaneous_choice_without_choices_asks_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Bidding, "choices", lambda step, g: [])
    state = toy.GAME.new(seed=1)
    assert [question["question"] for question in state.questions()] == ["heap"]
