"""Section 4, steps F and G: a player's turn is finished before the other player's begins."""

from __future__ import annotations

from support.aton.positions import (
    board,
    cells_to,
    legal,
    play,
    questions,
    table,
    turn,
)


def test_ruling_a8_one_player_finishes_before_the_other_begins() -> None:
    temples = board("1a1 1a2 1a3", "1b1 1b2 1b3")
    state = turn(1, "1312", "1312", temples=temples)
    asked = []
    while table(state)["round"] == 3:
        asked += questions(state)
        state.play(state.to_move[0], state.legal(state.to_move[0])[0])
    assert asked == ["remove 1", "place 1", "place 1", "remove 0", "place 0", "place 0"]


def test_the_first_player_finishes_before_the_second_removes() -> None:
    state = turn(0, "1341", "1341", temples=board("1a1 2a1", "1b1 2b1"))
    play(state, 0, "remove 1b1")
    assert questions(state) == ["place 0"]
    play(state, 0, "place 1b1")
    assert questions(state) == ["remove 1"]
    assert legal(state, 1) == cells_to("remove", ["1a1", "1b1", "2a1"])
