"""The obelisk wheel: light, rotation and the bag (2)."""

from __future__ import annotations

from support.tekhenu.positions import (
    TEKHENU,
    load,
    seen,
)

from ennead.games.tekhenu.vocabulary.names import GOD_NAMES


def bag_after(players: int, rounds: int) -> int:
    state = TEKHENU.new(players=players, seed=players)
    while not state.over and seen(state)["round"] <= rounds:
        state.play(state.to_move[0], state.legal(state.to_move[0])[0])
    return sum(seen(state)["bag"].values())


def test_example_05_a_rotation_changes_light_and_refills_shade() -> None:
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


def test_vector_01_the_bag_empties_with_a_rotation_and_fills_with_maat() -> None:
    for players, full in ((4, 8), (3, 6), (2, 4)):
        assert [bag_after(players, rounds) for rounds in (0, 2, 4)] == [full, 0, full]


def test_vector_02_light_moves_around_the_wheel() -> None:
    light = seen(load([["Turn", 0], ["EndOfRound"]]))["light"]
    assert [light[god] for god in ("osiris", "horus")] == ["sunny", "sunny"]
    assert [light[god] for god in ("ra", "thoth")] == ["shaded", "shaded"]
    assert [light[god] for god in ("hathor", "bastet")] == ["dark", "dark"]
    state = load([["RotateWheel"], ["RefillWheel"], ["Turn", 0], ["EndOfRound"]], wheel={})
    light = seen(state)["light"]
    assert [god for god in GOD_NAMES if light[god] == "sunny"] == ["horus", "ra"]
    assert [god for god in GOD_NAMES if light[god] == "shaded"] == ["hathor", "osiris"]
    assert [len(seen(state)["wheel"][god]) for god in GOD_NAMES] == [0, 0, 2, 0, 0, 2]
