"""The 18 worked examples of the rulebook, with positions of our own."""

from __future__ import annotations

import pytest
from games.tekhenu.tekhenu_table import (
    TEKHENU,
    act,
    head,
    legal,
    load,
    maybe,
    play,
    scored,
    seen,
    tokens,
    turn,
)

from ennead.games.tekhenu.maat import loss, weight


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
def test_01_to_03_colours_in_the_light(
    number: int, die: str, left: str, right: str, not_offered: str
) -> None:
    wheel = {god: [die] for god in (left, right, not_offered)}
    assert offered(wheel) == sorted([f"{left}-{die}", f"{right}-{die}"])
    assert (pan(left, die), pan(right, die)) == ("left", "right")
    state = turn(wheel, {"tokens": {"scribe": 2}})
    play(state, 0, "anubis")
    assert f"take {not_offered}-{die}" in legal(state)


def test_04_gray_is_always_tainted_and_never_produces() -> None:
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


def test_05_a_rotation() -> None:
    left = {
        "ra": ["white-3"],
        "hathor": ["white-2"],
        "thoth": ["yellow-5", "brown-1"],
        "osiris": ["black-6"],
    }
    state = load([["EndOfRound"]], players=4, round=2, wheel=left, order=[0, 1, 2, 3], seed=3)
    now = seen(state)
    assert now["arrow"] == "ra"
    assert [len(now["wheel"][god]) for god in now["wheel"]] == [0, 1, 5, 0, 2, 5]
    states = {d["die"]: d["purity"] for dice in now["wheel"].values() for d in dice}
    assert states["ra-white-3"] == "pure"
    assert states["hathor-white-2"] == "tainted"
    assert states["thoth-yellow-5"] == "forbidden"
    assert states["thoth-brown-1"] == "tainted"
    assert states["osiris-black-6"] == "tainted"


SCALES = {
    "left": ["white-3", "white-2"],
    "right": ["gray-6"],
    "below": ["black-5"],
    "excess": {"bread": 2},
}


def test_06_a_balance() -> None:
    assert weight(load([["Turn", 0], ["EndOfRound"]], [SCALES]), 0) == -3


def test_07_faith_brings_it_nearer() -> None:
    state = load([["Maat"], ["EndOfRound"]], [{**SCALES, "tokens": {"faith": 2}}], round=4)
    play(state, 0, "left 2")
    balances = [e for e in state.events(None) if e["event"] == "balanced" and e["seat"] == 0]
    assert balances[0]["balance"] == -1
    assert loss(state, -1) == 0
    assert tokens(state).get("faith", 0) == 0


def test_08_and_09_temple_scoring() -> None:
    pillars = {"a2": ["p01", 0], "a4": ["p02", 0]}
    mine = {"buildings": ["w1", "s2", "s4"], "pillars": ["a2", "a4"]}
    agenda: list[list[object]] = [["ScoreBoard"], ["Turn", 0], ["EndOfRound"]]
    assert scored(load(agenda, [mine], tiles=pillars))["temple"] == 7
    pillars = {"c2": ["p01", 0], "d5": ["p02", 0]}
    mine = {"buildings": ["w1"], "pillars": ["c2", "d5"]}
    assert scored(load(agenda, [mine], tiles=pillars))["temple"] == 1


def test_10_decrees_of_one_symbol() -> None:
    mine = {
        "decrees": ["d16", "d17", "d07"],
        "gods": {"horus": 1, "ra": 1},
        "people": ["workshops"],
        "pillars": ["a2", "a4", "a5"],
        "tokens": {"scribe": 2},
    }
    tiles = {"a2": ["p01", 0], "a4": ["p02", 0], "a5": ["p03", 0]}
    agenda: list[list[object]] = [["RevealDecrees"], ["Turn", 1], ["EndOfRound"]]
    state = load(agenda, [mine], tiles=tiles)
    play(state, 0, "score d17")
    assert (scored(state)["d16"], scored(state)["d17"]) == (8, 12)
    state = load(agenda, [mine], tiles=tiles)
    play(state, 0, "score d07")
    assert (scored(state)["d16"], scored(state)["d07"]) == (8, 6)


@pytest.mark.parametrize(
    ("value", "one", "two"), [(6, {4, 5}, {2, 3, 4, 5}), (3, {1, 2, 4, 5}, {1, 2, 4, 5, 6})]
)
def test_11_scribes(value: int, one: set[int], two: set[int]) -> None:
    for scribes, reached in ((1, one), (2, two)):
        state = turn({"ra": [f"yellow-{value}"]}, {"tokens": {"scribe": scribes}})
        play(state, 0, f"take ra-yellow-{value}")
        assert {int(text.split()[1]) for text in legal(state, 0, "scribes")} == reached
    play(state, 0, "scribes 2")
    maybe(state, 0, "produce papyrus")
    assert head(state)["left"] == [f"yellow-{value}"]
    assert tokens(state)["papyrus"] == 2


def test_12_anubis() -> None:
    state = turn({"hathor": ["white-4"]}, {"tokens": {"scribe": 2}, "production": {"papyrus": 3}})
    play(state, 0, "anubis", "take hathor-white-4", "produce papyrus")
    assert "scribe" not in tokens(state)
    assert tokens(state)["papyrus"] == 3
    assert head(state)["below"] == ["white-4"]
    assert head(state)["weight"] == -1


def test_13_a_statue_for_a_god() -> None:
    mine = {"tokens": {"granite": 2, "gold": 0, "bread": 9}}
    people = [mine, {"tokens": {"bread": 4}}]
    agenda: list[list[object]] = [
        ["Perform", 0, "horus", 3, 1],
        ["Perform", 1, "hathor", 1, 1],
        ["Perform", 0, "hathor", 1, 1],
        ["Turn", 1],
        ["EndOfRound"],
    ]
    state = load(agenda, people, players=4)
    play(state, 0, "dedicate hathor")
    assert "granite" not in tokens(state)
    assert head(state)["gods"]["hathor"] == 1
    play(state, 1, "build w1")
    assert tokens(state)["gold"] == 1
    play(state, 0, "build s5")
    assert tokens(state)["gold"] == 1


def test_14_a_corner() -> None:
    state = act("ra", 2, {"tokens": {"limestone": 2}}, row=["p01", "p02", "p22"])
    play(state, 0, "place a1", "turn 0")
    assert scored(state) == {"edges": 4, "slot": 1}
    assert tokens(state)["faith"] == 2
    assert "limestone" not in tokens(state)


@pytest.mark.parametrize(
    ("arrow", "technologies", "points"),
    [("ra", [], 4), ("bastet", [], 3), ("bastet", ["t09"], 4)],
)
def test_15_an_ability_in_its_light(arrow: str, technologies: list[str], points: int) -> None:
    mine = {"tokens": {"limestone": 3}, "technologies": technologies}
    wheel = {"ra": ["gray-1"], "hathor": ["gray-1", "gray-2"]}
    state = act(
        "ra", 3, mine, {"tokens": {"bread": 9, "limestone": 9}},
        row=["p01", "p04", "p22"], arrow=arrow, wheel=wheel,
    )  # fmt: skip
    play(state, 0, "place a2", "turn 0")
    assert sum(scored(state).values()) == points
    assert tokens(state)["papyrus"] == 1


def test_16_a_festival_stopped_by_population() -> None:
    mine = {"happiness": 2, "population": 5, "tokens": {"papyrus": 2, "scribe": 0}}
    state = turn({"bastet": ["gray-6"]}, mine)
    play(state, 0, "take bastet-gray-6")
    assert head(state)["happiness"] == 5
    assert tokens(state) == {"gold": 1}


@pytest.mark.parametrize(
    ("die", "good", "level", "kept", "excess"),
    [("brown-5", "bread", 3, 3, 2), ("white-3", "limestone", 4, 3, 0)],
)
def test_17_and_18_production(die: str, good: str, level: int, kept: int, excess: int) -> None:
    state = turn({"thoth": [die]}, {"production": {good: level}, "tokens": {"scribe": 0}})
    play(state, 0, f"take thoth-{die}")
    maybe(state, 0, f"produce {good}")
    assert tokens(state)[good] == kept
    assert head(state)["excess"][good] == excess


def test_all_examples_come_from_version_1() -> None:
    assert TEKHENU.shelf.versions() == ["1"]
