"""Production and excess (5)."""

from __future__ import annotations

import pytest
from support.tekhenu.positions import (
    NONE,
    head,
    maybe,
    play,
    scored,
    tokens,
    turn,
)


@pytest.mark.parametrize(
    ("die", "good", "level", "kept", "excess"),
    [("brown-5", "bread", 3, 3, 2), ("white-3", "limestone", 4, 3, 0)],
)
def test_example_17_and_18_excess(die: str, good: str, level: int, kept: int, excess: int) -> None:
    state = turn({"thoth": [die]}, {"production": {good: level}, "tokens": {"scribe": 0}})
    play(state, 0, f"take thoth-{die}")
    maybe(state, 0, f"produce {good}")
    assert tokens(state)[good] == kept
    assert head(state)["excess"][good] == excess


def test_vector_03_production_beyond_the_level_is_excess() -> None:
    state = turn({"ra": ["yellow-5"]}, {"production": {"papyrus": 3}})
    play(state, 0, "take ra-yellow-5", "produce papyrus")
    assert tokens(state)["papyrus"] == 3
    assert head(state)["excess"]["papyrus"] == 2
    assert head(state)["weight"] == 5 - 2


def test_a10_what_cards_add_to_a_production_is_never_excess() -> None:
    mine = {"blessings": ["b04"], "technologies": ["t13"], "tokens": NONE}
    state = turn({"ra": ["yellow-2"]}, mine)
    play(state, 0, "take ra-yellow-2", "play b04", "value 2")
    assert tokens(state) == {"papyrus": 2 + 4 + 1}
    assert head(state)["excess"]["papyrus"] == 0


def test_a11_b21_repeats_t12_and_t13_but_not_b01() -> None:
    mine = {"blessings": ["b01", "b21"], "technologies": ["t12", "t13"], "tokens": NONE}
    state = turn({"ra": ["yellow-3"]}, mine)
    play(state, 0, "take ra-yellow-3", "play b01", "play b21")
    play(state, 0, "value 3", "value 4")
    assert tokens(state)["limestone"] == 4
    assert tokens(state)["papyrus"] == 2 + 1 + 2 + 1
    assert scored(state) == {"t12": 1 + 2}
