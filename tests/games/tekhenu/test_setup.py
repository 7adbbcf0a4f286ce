"""Set-up: gains and draft of starting cards (3)."""

from __future__ import annotations

from typing import Any

from support.tekhenu.positions import (
    NONE,
    TEKHENU,
    asked,
    events_of,
    load,
    play,
    tokens,
)


def test_a51_set_up_gains_go_by_turn_order_then_number_then_destiny() -> None:
    people: list[dict[str, Any]] = [
        {"starting": ["s07", "s05"], "destiny": "f02", "tokens": NONE},
        {"starting": ["s12", "s01"], "destiny": "f01", "tokens": NONE},
    ]
    state = load([["SetUpGains"], ["Round"]], people, round=0, order=[1, 0])
    assert asked(state) == ["osiris 1"]
    play(state, 1, "found bread-5")
    gained = [(e["seat"], e["token"]) for e in events_of(state, "gained")]
    assert gained == [(1, "bread"), (1, "gold"), (1, "scribe")]
    assert asked(state) == ["keep 0"]
    play(state, 0, "keep 1")
    assert (tokens(state, 0)["scribe"], tokens(state, 0)["gold"]) == (2, 2)


def test_a78_the_first_drafter_is_random() -> None:
    first = set()
    for seed in range(12):
        state = TEKHENU.new(players=3, seed=seed)
        for seat in range(3):
            play(state, seat, "keep 1")
        first.add(state.to_move[0])
    assert first == {0, 1, 2}
