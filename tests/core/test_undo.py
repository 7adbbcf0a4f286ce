"""Undo goes back as long as nobody has learned anything, and further only by consent."""

from __future__ import annotations

import copy

import pytest

import ennead
from ennead.core.errors import CannotUndo
from ennead.core.record import Record
from ennead.core.state import State

aton = ennead.game("aton")


def placing() -> State:
    """Red places three priests, blue four, nothing hidden in between."""
    return aton.load(
        {
            "game": "aton",
            "agenda": [["Turn", 0], ["Turn", 1], ["Scoring"], ["CleanUp"], ["Round"]],
            "table": {"round": 1, "first": 0, "laid": ["1243", "1244"]},
        }
    )


def test_own_choices_are_taken_back_one_by_one() -> None:
    state = placing()
    states = [state.dump()]
    for text in ("place 1a1", "place 1a2"):
        state.play(0, text)
        states.append(state.dump())
    state.undo(0)
    assert state.dump() == states[1]
    state.undo(0)
    assert state.dump() == states[0]
    with pytest.raises(CannotUndo):
        state.undo(0)


def test_a_seat_cannot_take_back_another_seats_choice() -> None:
    state = placing()
    state.play(0, "place 1a1")
    assert not state.can_undo(1)
    with pytest.raises(CannotUndo, match="seat 1 has no choice to take back"):
        state.undo(1)


def test_a_choice_is_final_once_another_seat_has_answered() -> None:
    state = placing()
    for cell in ("1a1", "1a2", "1a3"):
        state.play(0, f"place {cell}")
    assert state.to_move == (1,)
    assert state.can_undo(0), "the turn has passed on, but nobody has learned anything"
    state.play(1, "place 1b1")
    assert not state.can_undo(0)
    assert state.can_undo(1)


def test_a_choice_is_final_once_cards_were_drawn() -> None:
    state = placing()
    for cell in ("1a1", "1a2", "1a3"):
        state.play(0, f"place {cell}")
    for cell in ("1b1", "1b2", "1b3", "1b4"):
        state.play(1, f"place {cell}")
    assert state.view(0)["page"] == 2
    assert not state.can_undo(1)


def test_a_secret_answer_is_taken_back_while_the_question_is_open() -> None:
    state = aton.new(seed=4)
    start = state.dump()
    state.play(1, "exchange")
    state.undo(1)
    assert state.dump() == start
    state.play(1, "keep")
    state.play(0, "keep")
    assert not state.can_undo(0)
    assert not state.can_undo(1)


def test_a_withdrawn_answer_is_not_disclosed() -> None:
    state = aton.new(seed=4)
    before = state.events(0)
    state.play(1, "exchange")
    state.undo(1)
    state.play(1, "keep")
    assert state.events(0) == before
    assert "exchange" not in str(state.record())
    assert "keep" not in str(state.record())


def test_undo_is_reported_and_deletes_no_events() -> None:
    state = placing()
    state.play(0, "place 1a1")
    state.play(0, "place 1a2")
    seen = state.events(1)
    state.undo(0)
    events = state.events(1)
    assert events[: len(seen)] == seen
    undone = events[-1]
    assert (undone["event"], undone["seat"]) == ("undone", 0)
    assert undone["to"] == len(seen) - 1, "the events from this number on did not happen"
    assert "place 1a1, place 1a2, undo" in str(state.record())


def test_a_record_with_undos_replays_exactly() -> None:
    state = aton.new(seed=11)
    state.play(0, "exchange")
    state.undo(0)
    state.play(0, "keep")
    state.play(1, "keep")
    for _ in range(60):
        if state.over:
            break
        seat = state.to_move[0]
        options = state.legal(seat)
        state.play(seat, options[len(options) // 2])
        if state.can_undo(seat):
            state.undo(seat)
            state.play(seat, options[-1])
    text = str(state.record(whole=True))
    assert "undo" in text
    replayed = Record.parse(text).replay()
    assert replayed.dump() == state.dump()
    assert str(replayed.record(whole=True)) == text
    assert replayed.events(0) == state.events(0)


def test_an_undo_by_consent_rekeys_the_dice() -> None:
    state = aton.new(seed=5)
    hand = _hand(state)
    state.play(0, "exchange")
    state.play(1, "keep")
    first = _hand(state)
    state.undo(0, consent=True)
    assert _hand(state) == hand
    assert state.to_move == (0, 1), "the others' later answers go with it"
    state.play(0, "exchange")
    state.play(1, "keep")
    assert _hand(state) != first, "with this seed the new dice give other cards"
    text = str(state.record(whole=True))
    assert "rewind" in text
    assert Record.parse(text).replay().dump() == state.dump()
    assert state.events(1)[-1]["event"] != "rewound"
    assert any(event["event"] == "rewound" for event in state.events(1))


def test_an_undo_without_consent_keeps_the_dice() -> None:
    state = placing()
    twin = copy.deepcopy(state)
    state.play(0, "place 1a1")
    state.undo(0)
    for one in (state, twin):
        for cell in ("1a1", "1a2", "1a3"):
            one.play(0, f"place {cell}")
        for cell in ("1b1", "1b2", "1b3", "1b4"):
            one.play(1, f"place {cell}")
    assert state.dump() == twin.dump()


def _hand(state: State) -> str:
    table = state.dump()["table"]
    assert isinstance(table, dict)
    return str(table["hands"][0])


def test_the_dice_of_a_loaded_game_use_a_new_branch() -> None:
    state = aton.new(seed=5)
    for _ in range(2):
        state.play(0, "exchange")
        state.play(1, "keep")
        state.undo(0, consent=True)
    assert state.dump()["branch"] == 2
    loaded = aton.load(state.dump())
    loaded.play(0, "keep")
    loaded.play(1, "keep")
    loaded.undo(1, consent=True)
    assert loaded.dump()["branch"] == 3
