"""§11.4, Satet: shoving enemy figures."""

from __future__ import annotations

from support.ankh.boards import FOUR_TOKENS, SPLIT
from support.ankh.positions import (
    acting,
    asked,
    at,
    conflict,
    events_of,
    god,
    gods_of_events,
    legal,
    play,
    seen,
)


def test_osiris_s_figures_may_be_shoved_onto_the_underworld() -> None:
    state = acting("Ra: G J9, satet D5 | Osiris: G C6", "move", gates=["B6"])
    play(state, "ra", "take D5", "to C6")
    assert "B6" in legal(state, "ra", "shove")


def test_osiris_s_satet_may_wait_on_an_underworld_space() -> None:
    state = acting("Osiris: G J1, satet D5 | Ra: G C6", "move", gates=["D5"])
    play(state, "osiris", "take D5", "to C6")
    # Ra's God cannot be shoved back onto the Underworld space that Satet has left.
    assert legal(state, "osiris", "shove") == ["B6", "C5", "C7", "D6"]


def test_two_satets_shove_the_same_figure_one_after_the_other() -> None:
    board = "Ra: G J9, satet C5, satet D5 | Isis: G J1, W C6 | Amun: G A8"
    state = acting(board, "move")
    play(state, "ra", "take C5", "to C6", "shove C7", "take D5", "to C7", "shove B7")
    assert at(state, "C6", "C7", "B7") == ["ra satet", "ra satet", "isis warrior"]


def test_the_event_of_a_shove_names_the_owner() -> None:
    state = acting("Ra: G J9, satet C5 | Isis: G C4", "move")
    play(state, "ra", "take C5", "to C4", "shove D4")
    assert gods_of_events(state, "shoved") == ["ra"]
    assert events_of(state, "shoved")[0]["owner"] == 1


def test_satet_shoves_and_takes_the_space() -> None:
    state = acting("Ra: G J9, satet D5 | Isis: G J1, W C6", "move")
    play(state, "ra", "take D5", "to C6")
    assert legal(state, "ra", "shove") == ["B6", "C5", "C7", "D5", "D6"]
    play(state, "ra", "shove B6")
    assert at(state, "C6", "B6") == ["ra satet", "isis warrior"]


def test_satet_shoves_neither_own_figures_nor_figures_in_water() -> None:
    state = acting("Ra: G J9, satet D4, W C5 | Isis: G J1, apep E4", "move")
    play(state, "ra", "take D4")
    assert not {"C5", "E4"} & set(legal(state, "ra", "to"))


def test_satet_of_a_pair_spares_both_halves() -> None:
    board = "Ra: G J9, satet D4, W C5 | Isis: G J1, W D5 | Osiris: joins Ra"
    state = acting(board, "move", 2)
    play(state, "osiris", "take D4")
    assert "C5" not in legal(state, "osiris", "to")
    assert "D5" in legal(state, "osiris", "to")


def test_satet_shoves_only_in_a_move() -> None:
    board = "Ra: G J9, satet D7, obelisk C5 | Isis: G C4, W C6, W D5"
    state = conflict(board, ra=god("obelisk-attuned"))
    play(state, "ra", "take D7")
    assert legal(state, "ra", "to") == ["B4", "D4"]


def test_a_shoved_figure_keeps_its_own_move() -> None:
    """Being shoved is not a move: on its owner's turn the figure moves as usual."""
    state = acting("Ra: G J9, satet D5 | Isis: G J1, W C6", "move")
    play(state, "ra", "take D5", "to C6", "shove B6", "done", "act summon", "done")
    play(state, "isis", "act move", "take B6")
    assert "D6" in legal(state, "isis", "to")


def test_ruling_24_nobody_is_shoved_onto_an_underworld_space() -> None:
    board = "Osiris: G J1 | Ra: G J9, satet C7 | Isis: G C5, W C6"
    state = acting(board, "move", 1, gates=["D5"])
    play(state, "ra", "take C7", "to C6")
    assert legal(state, "ra", "shove") == ["B6", "C7", "D6"]


def test_ruling_25_satet_cannot_take_an_underworld_space() -> None:
    board = "Osiris: G J1, W D5 | Ra: G J9, satet C7"
    state = acting(board, "move", 1, gates=["D5"])
    play(state, "ra", "take C7")
    assert "D5" not in legal(state, "ra", "to")
    plain = acting(board, "move", 1)
    play(plain, "ra", "take C7")
    assert "D5" in legal(plain, "ra", "to")


def test_ruling_26_satet_shoves_over_rivers_and_camels() -> None:
    state = acting("Ra: G J9, satet D5 | Isis: G J1, W C4", "move")
    play(state, "ra", "take D5", "to C4")
    assert legal(state, "ra", "shove") == ["B3", "B4", "C3", "C5", "D3", "D4"]
    play(state, "ra", "shove D3")
    assert at(state, "C4", "D3", "D5") == ["ra satet", "isis warrior", ""]
    board = "Ra: G J9, satet D5 | Isis: G J1, W C6"
    camels = acting(board, "move", camels=SPLIT, tokens=FOUR_TOKENS)
    play(camels, "ra", "take D5", "to C6")
    assert {"B6", "C7"} <= set(legal(camels, "ra", "shove"))


def test_ruling_27_satet_shoves_gods_also_onto_its_own_space() -> None:
    state = acting("Ra: G J9, satet C5 | Isis: G C4", "move")
    play(state, "ra", "take C5", "to C4", "shove C5")
    assert at(state, "C4", "C5") == ["ra satet", "isis god"]
    assert events_of(state, "shoved")[0]["to"] == "C5"


def test_ruling_28_each_satet_shoves_once_and_nobody_else_gives_way() -> None:
    board = "Ra: G J9, satet C6, satet E5 | Isis: G J1, W C4 | Amun: G A8"
    state = acting(board, "move")
    play(state, "ra", "take C6", "to C4", "shove D4")
    assert "C4" not in legal(state, "ra", "take")
    play(state, "ra", "take E5", "to D4", "shove E5")
    assert legal(state, "ra", "take") == ["J9"]
    board = "Ra: G J9, satet H2 | Isis: G A3, W J1, W J2, W I1 | neutral: temple I2"
    blocked = acting(board, "move")
    play(blocked, "ra", "take H2")
    assert "J1" not in legal(blocked, "ra", "to")
    assert "I1" in legal(blocked, "ra", "to")


def test_ruling_59_a_shoved_scorpion_is_faced_by_its_owner() -> None:
    board = "Ra: G J9, satet D5 | Isis: G J1, giant-scorpion C5>s"
    state = acting(board, "move")
    play(state, "ra", "take D5", "to C5", "shove C6")
    assert asked(state) == ["facing isis"]
    play(state, "isis", "face nw")
    assert seen(state)["pieces"]["C6"]["facing"] == "nw"
    assert asked(state) == ["mover ra"]


def test_ruling_59_the_higher_seat_of_a_pair_chooses_its_facing() -> None:
    board = "Ra: G J9, satet D5 | Isis: G J1, giant-scorpion C5>s | Osiris: joins Isis"
    state = acting(board, "move")
    play(state, "ra", "take D5", "to C5", "shove C6")
    assert asked(state) == ["facing isis"]
