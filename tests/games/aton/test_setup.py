"""Section 3: the set-up."""

from __future__ import annotations

import pytest
from support.aton.positions import (
    ATON,
    questions,
    table,
)

import ennead


def test_the_table_is_set_up_as_the_rules_say() -> None:
    state = ATON.new(seed=1)
    assert state.players == 2
    assert state.scores == (0, 0)
    assert questions(state) == ["exchange 0", "exchange 1"]
    start = table(state)
    assert start["temples"] == ["." * 12] * 4
    assert start["supply"] == [29, 29]
    assert start["dead"] == [0, 0]
    assert start["tokens"] == [True, True]
    assert start["round"] == 1
    for seat in (0, 1):
        hand = [start["hands"][seat].count(card) for card in "1234"]
        cards = [a + b for a, b in zip(hand, start["decks"][seat], strict=True)]
        assert cards == [9, 9, 9, 9]


@pytest.mark.parametrize("count", [1, 3])
def test_only_two_players_can_play(count: int) -> None:
    with pytest.raises(ennead.BadOptions):
        ATON.new(players=count)
