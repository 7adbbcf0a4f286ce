"""Hathor: buildings beside the temple (6.3)."""

from __future__ import annotations

from support.tekhenu.positions import (
    NONE,
    act,
    play,
    scored,
    tokens,
)


def test_a14_hathor_gives_no_points_or_scribes_of_cells() -> None:
    state = act("hathor", 1, {"tokens": {**NONE, "bread": 4}})
    play(state, 0, "build w3")
    assert tokens(state) == {"limestone": 1, "gold": 2, "granite": 1}
    assert scored(state) == {}
