"""§6.1, Move Figures."""

from __future__ import annotations

from support.ankh.boards import MOVING
from support.ankh.positions import acting, asked, at, legal, of, play, why_not

UNDERWORLD = "Osiris: G J1 | Ra: G C5, W C4"


def test_16_3_figures_move_over_everything() -> None:
    state = acting(MOVING, "move")
    play(state, "amun", "take B1")
    assert "E3" in legal(state, "amun", "to")
    play(state, "amun", "to E3", "take G4", "to G7", "take C3")
    ends = legal(state, "amun", "to")
    assert "C5" in ends
    assert not {"C6", "D5", "G5", "G6", "C4"} & set(ends)
    beside_the_temple = {"C6", "C7", "D5", "D7", "E6", "E7"}
    assert not beside_the_temple & set(ends)
    play(state, "amun", "to C5", "done")
    assert at(state, "E3", "G7", "C5", "C2") == ["amun god", *["amun warrior"] * 3]
    assert at(state, "F2", "G6", "D6") == ["neutral obelisk", "neutral pyramid", "neutral temple"]
    assert of(state, "amun")["income"] == 2


def test_16_3_a_move_cannot_end_on_water_or_a_monument() -> None:
    state = acting(MOVING, "move")
    play(state, "amun", "take G4")
    assert not {"G5", "G6", "F3", "F4", "G4"} & set(legal(state, "amun", "to"))
    assert state.why_not(0, "to G5") is not None


def test_a_figure_moves_up_to_three_spaces_once() -> None:
    state = acting("Isis: G J1, W E5 | Ra: G J9", "move")
    play(state, "isis", "take E5")
    ends = legal(state, "isis", "to")
    assert {"E6", "E8", "C5", "G6", "F2", "B6"} & set(ends) == {"E6", "E8", "C5", "G6", "F2", "B6"}
    assert not {"E9", "A4", "J5"} & set(ends)
    assert why_not(state, 0, "to E9") == "too-far"
    assert why_not(state, 0, "to E4") == "water-space"
    assert why_not(state, 0, "to L12") == "off-board"
    play(state, "isis", "to E6")
    assert legal(state, "isis", "take") == ["J1"]
    assert why_not(state, 0, "take E6") == "moved-already"
    assert why_not(state, 0, "take J9") == "not-yours"


def test_a_space_left_earlier_is_free() -> None:
    state = acting("Isis: G D5, W D6 | Ra: G J9", "move")
    play(state, "isis", "take D6")
    assert why_not(state, 0, "to D5") == "occupied"
    play(state, "isis", "to E6", "take D5", "to D6")
    assert at(state, "D5", "D6", "E6") == ["", "isis god", "isis warrior"]


def test_moving_may_stop_at_any_time() -> None:
    state = acting("Isis: G D5, W D6, W C4 | Ra: G J9", "move")
    play(state, "isis", "take D5", "to D4", "done")
    assert asked(state) == ["action isis"]
    assert at(state, "D6", "C4") == ["isis warrior", "isis warrior"]


def test_ruling_24_others_pass_an_underworld_space_but_do_not_stop_there() -> None:
    state = acting(UNDERWORLD, "move", 1, gates=["D5"])
    play(state, "ra", "take C5")
    assert "D5" not in legal(state, "ra", "to")
    assert {"D6", "E5", "E6"} <= set(legal(state, "ra", "to"))
    summoning = acting(UNDERWORLD, "summon", 1, gates=["D5"])
    play(summoning, "ra", "summon warrior")
    assert "D5" not in legal(summoning, "ra", "put")
    assert "D4" in legal(summoning, "ra", "put")


def test_ruling_58_only_a_scorpion_is_moved_to_its_own_space() -> None:
    state = acting("Ra: G J9, W D5, giant-scorpion D4 | Isis: G J1", "move")
    play(state, "ra", "take D5")
    assert "D5" not in legal(state, "ra", "to")
    play(state, "ra", "to D6", "take D4")
    assert "D4" in legal(state, "ra", "to")
