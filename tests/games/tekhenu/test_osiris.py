"""Osiris: workshops and quarries (6.7)."""

from __future__ import annotations

from support.tekhenu.positions import (
    NEXT,
    NONE,
    act,
    head,
    legal,
    load,
    play,
    seen,
    tokens,
)


def test_a22_the_gold_of_row_2_goes_to_its_first_builder() -> None:
    state = act("osiris", 2, {"tokens": NONE})
    play(state, 0, "found bread-2")
    assert tokens(state) == {"bread": 1, "gold": 1}
    assert "osiris-row" not in seen(state)["gold_spots"]


def test_a23_at_the_top_only_production_steps_are_lost() -> None:
    state = act("osiris", 5, {"production": {"bread": 6}, "tokens": NONE})
    play(state, 0, "found bread-5")
    assert head(state)["production"]["bread"] == 6
    assert tokens(state) == {"bread": 2}


def test_a47_starting_cards_cost_no_happiness() -> None:
    agenda: list[list[object]] = [["StartingCardGain", 0, "s02"], *NEXT]
    state = load(agenda, [{"happiness": 0}])
    assert legal(state) == ["found limestone-5", "found granite-5"]
    play(state, 0, "found granite-5")
    assert head(state)["happiness"] == 0
