"""A seat's information state: complete, in order, without the secrets of others."""

from __future__ import annotations

import json

import pytest

import ennead
from ennead.core.rng import Rng
from ennead.testing.failure import Nonconforming
from ennead.testing.information_states import Known, check

GAMES = [("aton", 2), ("tekhenu", 3), ("ankh", 3)]


def played(id: str, players: int, seed: int) -> ennead.State:
    rng = Rng.of(seed)
    state = ennead.game(id).new(players, seed)
    while not state.over:
        seat = state.to_move[rng.below(len(state.to_move))]
        options = state.legal(seat)
        state.play(seat, options[rng.below(len(options))])
    return state


@pytest.mark.parametrize(("id", "players"), GAMES)
def test_equal_texts_mean_equal_views_and_actions(id: str, players: int) -> None:
    check(played(id, players, 1), Rng.of(1), depth=6)


def test_the_kit_finds_a_text_without_answers_and_questions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Events alone do not say which figure a seat has just picked up."""
    state = played("ankh", 3, 1)

    class EventsOnly(Known):
        def __init__(self, state: ennead.State, seat: int | None) -> None:
            super().__init__(state, seat)
            self.lines = [line for line in self.lines if line.startswith("{")]
            self.text = "\n".join(self.lines)

    monkeypatch.setattr("ennead.testing.information_states.Known", EventsOnly)
    with pytest.raises(Nonconforming, match="equal information states have different"):
        check(state, Rng.of(1), depth=30)


def test_a_secret_answer_is_known_to_its_seat_at_once_and_to_others_when_revealed() -> None:
    state = ennead.game("aton").new(seed=3)
    state.play(0, state.legal(0)[0])
    line = f"0 {state.view(0)['answer']}"
    assert line in state.information(0).splitlines()
    assert line not in state.information(1).splitlines()
    assert line not in state.information(None).splitlines()
    state.play(1, state.legal(1)[0])
    for seat in (0, 1, None):
        assert line in state.information(seat).splitlines()


def test_the_text_begins_with_the_first_view_and_ends_with_the_questions() -> None:
    state = ennead.game("tekhenu").new(seed=3)
    before = state.view(1)
    seat = state.to_move[0]
    state.play(seat, state.legal(seat)[0])
    lines = state.information(1).splitlines()
    assert json.loads(lines[0]) == before
    assert json.loads(lines[-1])["questions"] == state.questions()
    loaded = ennead.game("tekhenu").load(state.dump())
    assert json.loads(loaded.information(1).splitlines()[0]) == state.view(1)
    with pytest.raises(ennead.NotToMove):
        state.information(9)


def test_an_undo_is_a_line_and_discloses_no_secret() -> None:
    state = ennead.game("aton").new(seed=3)
    one, two = state.legal(0)[:2]
    state.play(0, one)
    state.undo(0)
    state.play(0, two)
    assert "0 undo" in state.information(1).splitlines()
    assert f"0 {one}" not in state.information(1).splitlines()
    state.play(1, state.legal(1)[0])
    told = state.information(1).splitlines()
    assert f"0 {two}" in told
    assert f"0 {one}" not in told
