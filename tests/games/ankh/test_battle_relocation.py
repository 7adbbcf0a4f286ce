"""B1: Obelisk Attuned gods relocate figures."""

from __future__ import annotations

from support.ankh.boards import CYCLE, DELTA_FIRST
from support.ankh.positions import (
    asked,
    at,
    conflict,
    events_of,
    fight,
    followers,
    god,
    legal,
    play,
    strengths,
)


def test_osiris_s_figures_may_be_relocated_and_return_to_the_underworld() -> None:
    board = "Osiris: G D5, mummy D7, obelisk C5 | Ra: G F6, W E7"
    state = conflict(board, osiris=god("obelisk-attuned"), gates=["C6"])
    play(state, "osiris", "take D7")
    assert "C6" in legal(state, "osiris", "to")
    play(state, "osiris", "to B4", "done")
    fight(state, osiris=CYCLE, ra="chariots")
    assert asked(state) == ["mummy osiris"]
    assert "C6" in legal(state, "osiris", "put")


def test_flood_and_drought_count_where_relocated_figures_stand() -> None:
    board = "Isis: G A3, W J1, obelisk B4 | Ra: G E7"
    state = conflict(board, isis=god("obelisk-attuned"), **DELTA_FIRST)
    play(state, "isis", "take J1", "to A4", "done")
    fight(state, isis="flood", ra=CYCLE)
    assert followers(state, "isis") == 1 + 2


def test_a_built_obelisk_comes_too_late_for_relocation() -> None:
    board = "Isis: G A3, W J1 | Ra: G E7"
    state = conflict(board, isis=god("obelisk-attuned", followers=9), **DELTA_FIRST)
    assert asked(state) == ["card isis", "card ra"]
    fight(state, isis="build-monument", ra=CYCLE)
    play(state, "isis", "build obelisk", "site B4", "decline")
    assert at(state, "J1") == ["isis warrior"]


def test_obelisk_attuned_needs_a_figure_in_the_battle() -> None:
    board = "Isis: G J1, obelisk B4 | Ra: G E7 | Osiris: G A8"
    state = conflict(board, isis=god("obelisk-attuned"), **DELTA_FIRST)
    assert asked(state) == ["card ra", "card osiris"]


def test_obelisk_attuned_moves_each_figure_once_and_gods_too() -> None:
    board = "Isis: G J1, W B3, W J3, obelisk B4 | Ra: G E7"
    state = conflict(board, isis=god("obelisk-attuned"), **DELTA_FIRST)
    assert legal(state, "isis", "take") == ["B3", "J1", "J3"]
    play(state, "isis", "take J1")
    assert legal(state, "isis", "to") == ["A4", "C4", "C5"]
    play(state, "isis", "to A4")
    assert legal(state, "isis", "take") == ["B3", "J3"]
    play(state, "isis", "take J3", "to C4", "take B3")
    assert at(state, "A4", "C4", "C5") == ["isis god", "isis warrior", "isis warrior"]
    fight(state, isis=CYCLE, ra=CYCLE)
    assert strengths(state) == {"isis": 3, "ra": 1}


def test_obelisk_attuned_does_not_reach_across_a_river() -> None:
    board = "Isis: G J1, W J2, obelisk D3 | Ra: G J9, W C1"
    state = conflict(board, isis=god("obelisk-attuned"))
    play(state, "isis", "take J1")
    assert legal(state, "isis", "to") == ["C3", "D2", "E3"]


def test_obelisk_attuned_can_empty_another_region() -> None:
    board = "Isis: G B3, W J2, obelisk B4 | Ra: G E7"
    state = conflict(board, isis=god("obelisk-attuned"), **DELTA_FIRST)
    play(state, "isis", "take J2", "to A4", "done")
    fight(state, isis=CYCLE, ra=CYCLE)
    assert [e["token"] for e in events_of(state, "region-empty")] == [2, 3]


def test_ruling_42_a_lone_god_has_no_battle_and_no_relocation() -> None:
    board = "Isis: G J1, W D5, obelisk C5 | Ra: G J9"
    state = conflict(board, isis=god("obelisk-attuned"))
    assert asked(state) == ["action ra"]
    assert events_of(state, "relocated") == []


def test_ruling_43_a_figure_of_the_region_may_be_relocated_too() -> None:
    board = "Isis: G J1, W D7, obelisk B4 | Ra: G E6"
    state = conflict(board, isis=god("obelisk-attuned"))
    assert legal(state, "isis", "take") == ["D7", "J1"]
    play(state, "isis", "take D7")
    assert legal(state, "isis", "to") == ["A4", "B3", "C4", "C5"]
    play(state, "isis", "to A4")
    assert at(state, "A4", "D7") == ["isis warrior", ""]


def test_ruling_54_a_god_that_passes_is_out_of_the_rotation() -> None:
    board = "Isis: G A3, W J1, W J2, obelisk B4 | Ra: G E7, W J8, W J9, obelisk D6"
    state = conflict(board, isis=god("obelisk-attuned"), ra=god("obelisk-attuned"), **DELTA_FIRST)
    assert asked(state) == ["relocate ra"]
    play(state, "ra", "take J8", "to C7")
    assert asked(state) == ["relocate isis"]
    play(state, "isis", "done")
    assert asked(state) == ["relocate ra"]
    play(state, "ra", "take J9", "to D7")
    assert asked(state) == ["relocate ra"]
    assert legal(state, "ra", "take") == ["E7"]
    play(state, "ra", "done")
    assert asked(state) == ["card isis", "card ra"]


def test_ruling_54_a_god_without_a_figure_to_move_is_out_too() -> None:
    board = "Isis: G A3, obelisk B4 | Ra: G E7, W J8, W J9, obelisk D6"
    state = conflict(board, isis=god("obelisk-attuned"), ra=god("obelisk-attuned"), **DELTA_FIRST)
    play(state, "ra", "take J8", "to C7")
    play(state, "isis", "take A3", "to A4")
    play(state, "ra", "take J9", "to D7")
    assert asked(state) == ["relocate ra"]


def test_check_04_relocation_follows_the_order_of_devotion() -> None:
    board = (
        "Isis: G A3, W J1, obelisk B4 | Ra: G E7, W J8, obelisk D6 | Amun: G A8, W H1, obelisk B7"
    )
    attuned = {
        "isis": god("obelisk-attuned", devotion=7),
        "ra": god("obelisk-attuned", devotion=2),
        "amun": god("obelisk-attuned", devotion=5),
    }
    state = conflict(board, **DELTA_FIRST, **attuned)
    order = []
    for _ in range(4):
        (question,) = asked(state)
        name = question.split()[1]
        order.append(name)
        play(state, name, f"take {legal(state, name, 'take')[-1]}")
        play(state, name, f"to {legal(state, name, 'to')[0]}")
    assert order == ["ra", "amun", "isis", "ra"]
