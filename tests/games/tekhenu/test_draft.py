"""The draft: which dice may be taken, and onto which pan they go (2.3, 4.1)."""

from __future__ import annotations

from typing import Any

import pytest
from support.tekhenu.positions import (
    NEXT,
    NONE,
    RICH,
    asked,
    events_of,
    head,
    legal,
    load,
    maybe,
    play,
    scored,
    tokens,
    turn,
)


def offered(wheel: dict[str, list[str]], scribes: int = 0) -> list[str]:
    state = turn(wheel, {"tokens": {"scribe": scribes, "gold": 9, "papyrus": 9}})
    here = {f"{god}-{die}" for god, dice in wheel.items() for die in dice}
    return sorted(text[5:] for text in legal(state, 0, "take") if text[5:] in here)


def pan(god: str, die: str) -> str:
    state = turn({god: [die]}, {"tokens": {"gold": 9, "papyrus": 9}})
    play(state, 0, f"take {god}-{die}")
    (taken,) = [e for e in state.events(None) if e["event"] == "die-taken" and e["seat"] == 0]
    return str(taken["pan"])


@pytest.mark.parametrize(
    ("number", "die", "left", "right", "not_offered"),
    [
        (1, "white-4", "horus", "ra", "hathor"),
        (2, "black-4", "hathor", "ra", "horus"),
        (3, "yellow-4", "ra", "horus", "hathor"),
        (3, "brown-4", "ra", "hathor", "horus"),
    ],
)
def test_example_01_to_03_light_decides_which_colours_are_pure(
    number: int, die: str, left: str, right: str, not_offered: str
) -> None:
    wheel = {god: [die] for god in (left, right, not_offered)}
    assert offered(wheel) == sorted([f"{left}-{die}", f"{right}-{die}"])
    assert (pan(left, die), pan(right, die)) == ("left", "right")
    state = turn(wheel, {"tokens": {"scribe": 2}})
    play(state, 0, "anubis")
    assert f"take {not_offered}-{die}" in legal(state)


def test_example_04_gray_is_always_tainted_and_never_produces() -> None:
    gods = ["horus", "ra", "hathor", "bastet", "thoth", "osiris"]
    wheel = {god: ["gray-4"] for god in gods}
    assert offered(wheel) == sorted(f"{god}-gray-4" for god in gods)
    assert all(pan(god, "gray-4") == "right" for god in gods)
    state = turn({"ra": ["gray-4"]}, {"tokens": {"scribe": 1, "limestone": 9, "granite": 9}})
    play(state, 0, "take ra-gray-4")
    assert legal(state, 0, "produce") == []
    reason = state.why_not(0, "produce bread")
    assert reason is not None
    assert reason.kind.name == "gray-die"


def test_example_12_anubis_allows_a_forbidden_die_and_any_production() -> None:
    state = turn({"hathor": ["white-4"]}, {"tokens": {"scribe": 2}, "production": {"papyrus": 3}})
    play(state, 0, "anubis", "take hathor-white-4", "produce papyrus")
    assert "scribe" not in tokens(state)
    assert tokens(state)["papyrus"] == 3
    assert head(state)["below"] == ["white-4"]
    assert head(state)["weight"] == -1


def test_a24_a_die_is_wasted_if_none_can_be_used() -> None:
    state = load(
        [["Turn", 0], *NEXT],
        [{"tokens": NONE}],
        wheel={"bastet": ["gray-3", "gray-4"], "horus": ["brown-1", "black-2"]},
    )
    assert len(legal(state, 0, "take")) == 4
    play(state, 0, "take horus-black-2")
    assert head(state)["right"] == ["black-2"]
    assert len(events_of(state, "die-wasted")) == 1


def test_a25_a_die_is_wasted_in_the_first_rounds_too() -> None:
    for rounds in (1, 2):
        wheel = {"bastet": ["gray-3"], "horus": ["brown-1", "brown-2", "black-1"]}
        state = load([["Turn", 0], *NEXT], [{"tokens": NONE}], wheel=wheel, round=rounds)
        assert len(legal(state, 0, "take")) == 4
        play(state, 0, "take bastet-gray-3")
        assert head(state)["right"] == ["gray-3"]


def test_a27_t18_pays_for_a_pure_die_even_with_anubis() -> None:
    mine = {"technologies": ["t18"], "tokens": {"scribe": 2}}
    state = turn({}, mine)
    play(state, 0, "anubis", "take ra-yellow-1", "produce bread")
    assert scored(state) == {"t18": 1}


def test_a28_a_die_lies_on_the_pan_of_the_state_it_is_treated_as() -> None:
    state = turn({"hathor": ["white-4"]}, {"technologies": ["t08"], "tokens": {"scribe": 0}})
    play(state, 0, "take hathor-white-4", "treat tainted")
    maybe(state, 0, "produce limestone")
    assert head(state)["right"] == ["white-4"]
    state = turn({"ra": ["yellow-3"]}, {"blessings": ["b11"], "tokens": {"scribe": 0}})
    play(state, 0, "take ra-yellow-3", "play b11", "dye white same")
    maybe(state, 0, "produce limestone")
    assert head(state)["right"] == ["yellow-3"]


def test_a79_anubis_is_taken_if_nothing_else_is_possible() -> None:
    state = load(
        [["Turn", 0], *NEXT],
        [{"tokens": {**NONE, "scribe": 2}}],
        wheel={"bastet": ["gray-3", "gray-4"], "horus": ["brown-1", "black-2"]},
    )
    assert asked(state) == ["anubis 0"]
    assert "scribe" not in tokens(state)


def test_a80_gray_dice_need_a_way_to_their_god() -> None:
    wheel = {"ra": ["gray-1"], "horus": ["yellow-1"]}
    row = [None, "p23", "p24"]
    poor: dict[str, Any] = {"tokens": {**NONE, "limestone": 1, "granite": 1}}
    assert "take ra-gray-1" not in legal(turn(wheel, poor, row=row))
    scribe = {"tokens": {**poor["tokens"], "scribe": 1}}
    assert "take ra-gray-1" in legal(turn(wheel, scribe, row=row))
    assert "take ra-gray-1" in legal(turn(wheel, {**poor, "technologies": ["t14"]}, row=row))
    assert "take ra-gray-1" in legal(turn(wheel, {**poor, "blessings": ["b09"]}, row=row))
    assert "take ra-gray-1" in legal(turn(wheel, {**poor, "blessings": ["b11"]}, row=row))


@pytest.mark.parametrize("treated", ["pure", "tainted"])
def test_a84_anubis_on_a_forbidden_die_with_t08_asks_how_it_counts(treated: str) -> None:
    mine = {"technologies": ["t08", "t18", "t19"], "tokens": {**RICH, "scribe": 3}}
    state = turn({"horus": ["black-2"]}, mine)
    play(state, 0, "anubis", "take horus-black-2")
    assert asked(state) == ["treat 0"]
    assert legal(state) == ["treat pure", "treat tainted"]
    play(state, 0, f"treat {treated}")
    assert ("prepare" in legal(state)) == (treated == "tainted")
    play(state, 0, "produce bread")
    assert (head(state)["left"], head(state)["right"]) == ([], [])
    assert head(state)["below"] == ["black-2"]
    assert scored(state) == ({"t18": 1} if treated == "pure" else {})


def test_a84_without_t08_an_anubis_die_stays_forbidden() -> None:
    state = turn({"horus": ["black-2"]}, {"technologies": ["t18"], "tokens": {"scribe": 2}})
    play(state, 0, "anubis", "take horus-black-2")
    assert asked(state) == ["die-action 0"]
    play(state, 0, "produce bread")
    assert scored(state) == {}


def test_a85_with_t08_the_new_colour_may_be_forbidden_too() -> None:
    """At Horus black and brown are forbidden with the arrow there."""
    mine = {"technologies": ["t08"], "blessings": ["b11"], "tokens": {"scribe": 0}}
    state = turn({"horus": ["white-2"]}, mine)
    play(state, 0, "take horus-white-2", "play b11")
    assert {"dye black same", "dye brown same"} <= set(legal(state))
    play(state, 0, "dye black same")
    assert legal(state) == ["treat pure", "treat tainted"]
    play(state, 0, "treat tainted")
    maybe(state, 0, "produce granite")
    assert head(state)["right"] == ["white-2"]
    assert tokens(state)["granite"] == 2


def test_a85_a_forbidden_die_may_be_dyed_into_another_forbidden_colour() -> None:
    mine = {"technologies": ["t08"], "blessings": ["b12"], "tokens": {"scribe": 0}}
    state = turn({"horus": ["black-2"]}, mine)
    play(state, 0, "take horus-black-2", "play b12", "dye brown up", "treat pure")
    maybe(state, 0, "produce bread")
    assert head(state)["left"] == ["black-2"]
    assert [event["pan"] for event in events_of(state, "die-taken")] == ["left"]


def test_a85_without_t08_the_new_colour_must_be_allowed_there() -> None:
    state = turn({"horus": ["white-2"]}, {"blessings": ["b11"], "tokens": {"scribe": 0}})
    play(state, 0, "take horus-white-2", "play b11")
    assert {text.split()[1] for text in legal(state)} == {"yellow"}
