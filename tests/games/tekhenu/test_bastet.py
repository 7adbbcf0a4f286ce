"""Bastet: festivals (6.4)."""

from __future__ import annotations

from support.tekhenu.positions import (
    NONE,
    RICH,
    act,
    asked,
    events_of,
    head,
    play,
    tokens,
    turn,
)


def test_example_16_population_stops_a_festival() -> None:
    mine = {"happiness": 2, "population": 5, "tokens": {"papyrus": 2, "scribe": 0}}
    state = turn({"bastet": ["gray-6"]}, mine)
    play(state, 0, "take bastet-gray-6")
    assert head(state)["happiness"] == 5
    assert tokens(state) == {"gold": 1}


def test_vector_09_happiness_stops_at_population() -> None:
    state = act("bastet", 5, {"happiness": 2, "population": 5, "tokens": {"papyrus": 2}})
    assert head(state)["happiness"] == 5


def test_a20_t06_moves_population_first() -> None:
    mine = {"technologies": ["t06"], "happiness": 5, "population": 5, "tokens": RICH}
    state = act("bastet", 1, mine)
    assert head(state)["happiness"] == 6


def test_a56_t06_comes_after_the_steps_of_the_die() -> None:
    mine = {"technologies": ["t06"], "happiness": 4, "population": 5, "tokens": RICH}
    state = act("bastet", 3, mine)
    moved = [(e["marker"], e["to"]) for e in events_of(state, "marker-moved")]
    assert moved == [("happiness", 5), ("population", 6), ("happiness", 6)]


def test_a63_a_festival_that_cannot_raise_happiness_still_gives_scribes() -> None:
    state = act("bastet", 1, {"happiness": 5, "population": 5, "tokens": {"papyrus": 2}})
    assert tokens(state)["scribe"] == 3


def test_a76_the_milestone_comes_before_the_festival_s_scribes() -> None:
    mine = {"happiness": 20, "population": 21, "milestones": 3, "tokens": {**NONE, "papyrus": 2}}
    state = act("bastet", 1, mine)
    assert asked(state) == ["free-action 0"]
    assert "scribe" not in tokens(state)
