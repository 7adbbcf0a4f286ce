"""§3, the board: adjacency, rivers, camels and water."""

from __future__ import annotations

from support.ankh.boards import ADJACENCY, CYCLE, FOUR_TOKENS, SPLIT
from support.ankh.positions import (
    acting,
    asked,
    conflict,
    dead,
    events_of,
    fight,
    followers,
    play,
    region,
    turn,
)


def test_16_1_a_river_separates_neighbours() -> None:
    state = acting(ADJACENCY, "gain")
    assert followers(state, "isis") == 1 + 1


def test_16_1_nobody_is_protected_across_a_river() -> None:
    board = "Isis: G J1, W D3 | Ra: G J9, W C3, W E3, W E2, giant-scorpion D4"
    state = conflict(board)
    play(state, "isis", "play chariots")
    play(state, "ra", "play chariots")
    # Protected by the Warriors beside it: the question comes.
    assert asked(state) == ["save isis"]
    alone = conflict("Isis: G J1, W D3 | Ra: G J9, W C1, W C2, W E2, giant-scorpion D4")
    play(alone, "isis", "play chariots")
    play(alone, "ra", "play chariots")
    assert dead(alone) == ["D3"]


def test_camels_separate_spaces() -> None:
    state = conflict("Isis: G C7 | Ra: G D6", camels=SPLIT, tokens=FOUR_TOKENS)
    assert [e["token"] for e in events_of(state, "dominated")] == [3, 4]
    gain = turn(
        "Isis: G C7 | Ra: G J9 | neutral: temple D6, temple B7", camels=SPLIT, tokens=FOUR_TOKENS
    )
    play(gain, "isis", "act gain")
    assert followers(gain, "isis") == 2


def test_a_figure_on_water_is_present_in_every_region_around() -> None:
    state = conflict("Isis: G J1, apep G5 | Ra: G J9, W D5")
    assert asked(state) == ["card isis", "card ra"]
    assert region(state, 1)["gods"] == [0]
    assert region(state, 2)["gods"] == region(state, 3)["gods"] == [0, 1]


def test_neighbours_in_the_water_are_adjacent() -> None:
    board = "Isis: G J9, apep E4 | Ra: G J1, W J2, apep F4"
    state = conflict(board + " | Amun: G I9")
    fight(state, isis=CYCLE, ra="chariots")
    assert asked(state) == ["save isis"]
