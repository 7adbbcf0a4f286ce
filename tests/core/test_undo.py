"""Undo goes back as long as nobody has learned anything, and further only by consent."""

from __future__ import annotations

import copy
import re

import pytest

import ennead
from ennead.core.errors import BadRecord, CannotUndo
from ennead.core.record import Record
from ennead.core.rng import Rng
from ennead.core.state import State
from ennead.core.verify import verify

aton = ennead.game("aton")
SECRET_LAYOUT = "lay 1 2 1 4"


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


@pytest.fixture
def rewound() -> State:
    """Ann laid her cards in secret; Ben had not, and went back with her consent."""
    state = aton.new(seed=4)
    state.play(0, "keep")
    state.play(1, "keep")
    state.play(0, SECRET_LAYOUT)
    state.undo(1, consent=True)
    return state


def test_an_answer_that_a_rewind_undid_before_it_was_revealed_stays_secret(rewound: State) -> None:
    text = str(rewound.record())
    assert SECRET_LAYOUT not in text
    assert "0: ? | 1: rewind" in text
    assert SECRET_LAYOUT in str(rewound.record(whole=True))
    while not rewound.over:
        rewound.play(rewound.to_move[0], rewound.legal(rewound.to_move[0])[-1])
    assert "0: ? | 1: rewind" in str(rewound.record()), "it stays secret when the game is over"


def test_a_record_without_an_unrevealed_answer_replays_and_verifies(rewound: State) -> None:
    while not rewound.over:
        rewound.play(rewound.to_move[0], rewound.legal(rewound.to_move[0])[-1])
    record = Record.parse(str(rewound.record()))
    replayed = record.replay()
    assert replayed.dump() == rewound.dump()
    assert str(replayed.record(whole=True)) == str(record)
    assert replayed.events(1) == rewound.events(1)
    assert verify(record).fault == ""
    pending = record.replay(3)
    assert pending.to_move == (1,)
    assert pending.view(0)["answer"] is None
    assert pending.dump()["answers"] == {}
    assert pending.sample(0, Rng.of(1)).to_move == (0, 1), "nobody knows what seat 0 answered"


def test_an_answer_that_took_effect_cannot_be_left_out_of_a_record() -> None:
    state = aton.new(seed=4)
    while not state.over:
        state.play(state.to_move[0], state.legal(state.to_move[0])[0])
    text = str(state.record())
    for answer in re.findall(r"0: lay [ 0-9]+|0: place \w+", text)[:12]:
        with pytest.raises(BadRecord, match="an answer that took effect is missing"):
            Record.parse(text.replace(answer, "0: ?", 1)).replay()


def test_a_pending_answer_stays_secret_when_a_game_is_abandoned() -> None:
    state = aton.new(seed=4)
    state.play(1, "exchange")
    text = str(state.record(ended=True))
    assert "Seed" in text
    assert "1: ?" in text
    replayed = Record.parse(text).replay()
    assert replayed.to_move == (0,)
    with pytest.raises(BadRecord, match="an answer that took effect is missing"):
        Record.parse(text + "   0: keep\n").replay()


def test_an_answer_that_was_revealed_stays_in_the_record_when_it_is_undone() -> None:
    state = aton.new(seed=4)
    state.play(0, "keep")
    state.play(1, "exchange")
    state.undo(1, consent=True)
    assert "0: keep | 1: exchange\n" in str(state.record())
    state.undo(0)
    state.play(0, "exchange")
    assert "undo, ?" in str(state.record()), "the new answer is a secret again"


def test_a_position_without_answers_asks_again() -> None:
    state = aton.new(seed=4)
    state.play(1, "exchange")
    assert aton.load(state.dump()).to_move == (0,)
    assert aton.load(state.dump(answers=False)).to_move == (0, 1)


def test_a_takeback_reaches_past_a_reveal_and_keeps_the_dice() -> None:
    state = aton.new(seed=5)
    hand = _hand(state)
    state.play(0, "exchange")
    state.play(1, "keep")
    first = _hand(state)
    state.take_back(0)
    assert _hand(state) == hand
    assert state.to_move == (0, 1)
    assert state.events(1)[-1]["event"] == "retracted"
    state.play(0, "exchange")
    state.play(1, "keep")
    assert _hand(state) == first, "the same dice and cards come again"
    text = str(state.record(whole=True))
    assert "takeback" in text
    replayed = Record.parse(text).replay()
    assert replayed.dump() == state.dump()
    assert str(replayed.record(whole=True)) == text


def test_a_takeback_of_what_can_be_undone_is_an_undo() -> None:
    state = placing()
    state.play(0, "place 1a1")
    state.take_back(0)
    assert "place 1a1, undo" in str(state.record())


def test_a_takeback_keeps_unrevealed_answers_secret() -> None:
    state = aton.new(seed=4)
    state.play(0, "keep")
    state.play(1, "keep")
    state.play(1, "lay 1 2 4 4")
    state.take_back(0)
    assert "lay 1 2 4 4" not in str(state.record())


def test_a_takeback_without_a_choice_is_refused() -> None:
    with pytest.raises(CannotUndo):
        aton.new(seed=4).take_back(0)


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
