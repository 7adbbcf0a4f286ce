"""Positions on one line, keys of positions, and the positions of a record."""

from __future__ import annotations

import pytest

import ennead

GAMES = ["aton", "tekhenu", "ankh"]


def after(id: str, moves: int, seed: int = 4) -> ennead.State:
    state = ennead.game(id).new(seed=seed)
    for move in range(moves):
        options = state.legal(state.to_move[0])
        state.play(state.to_move[0], options[move % len(options)])
    return state


@pytest.mark.parametrize("id", GAMES)
def test_a_line_gives_the_same_position(id: str) -> None:
    state = after(id, 25)
    line = ennead.format_position(state)
    assert line.startswith(f"{id}.1.")
    assert line.replace("-", "").replace("_", "").replace(".", "").isalnum()
    assert ennead.parse_position(f" {line}\n").dump() == state.dump()


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda line: line.replace(".1.", ".9."), "format '9' cannot be read"),
        (lambda line: line[:40], "damaged or incomplete"),
        (lambda line: line + "é", "damaged or incomplete"),
        (lambda line: "ankh" + line[4:], "not a position of 'ankh'"),
        (lambda line: "aton", "three parts"),
    ],
)
def test_a_damaged_line_is_refused(change: object, reason: str) -> None:
    assert callable(change)
    with pytest.raises(ennead.BadPosition, match=reason):
        ennead.parse_position(change(ennead.format_position(after("aton", 5))))


@pytest.mark.parametrize("id", GAMES)
def test_states_are_equal_by_position(id: str) -> None:
    state = after(id, 12)
    twin = state.copy(history=False)
    assert {state, twin} == {ennead.parse_position(ennead.format_position(state))}
    twin.rekey(3, 0)
    assert twin == state, "the dice to come are not part of the position"
    twin.play(twin.to_move[0], twin.legal(twin.to_move[0])[0])
    assert twin != state
    assert twin.key() != state.key()
    assert state != "a position"


def test_a_record_gives_all_its_positions() -> None:
    state = ennead.game("aton").new(seed=2)
    expected = [state.dump()]
    while not state.over:
        options = state.legal(state.to_move[0])
        state.play(state.to_move[0], options[-1])
        expected.append(state.dump())
    record = state.record()
    assert [position.dump() for position in record.positions()] == expected
    assert repr(record).startswith("<Record of aton, Player 1, Player 2: ")


def test_two_players_are_the_default() -> None:
    assert [ennead.game(id).new(seed=1).players for id in GAMES] == [2, 2, 2]
    assert [ennead.game(id).features().players for id in GAMES] == [2, 2, 2]


def test_a_seat_that_does_not_exist_has_no_legal_actions() -> None:
    state = after("ankh", 3)
    for seat in (9, -1):
        with pytest.raises(ennead.NotToMove, match="there is no seat"):
            state.legal(seat)
