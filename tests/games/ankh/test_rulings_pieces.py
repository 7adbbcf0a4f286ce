"""Rulings 23 to 36, 49, 50, 58 and 59: what gods and guardians do on the board."""

from __future__ import annotations

from games.ankh.ankh_table import (
    acting,
    asked,
    at,
    bids,
    conflict,
    dead,
    event,
    fight,
    followers,
    god,
    legal,
    of,
    play,
    points,
    seen,
    strengths,
    tellers,
    told,
)

from ennead.games.ankh.state import Ankh

CYCLE = "cycle-of-maat"
PLAGUE = "plague-of-locusts"
SPLIT = ["B6-C6", "C6-C7", "C7-D6", "C7-D7", "C8-D7"]
FOUR = {"1": "A2", "2": "C9", "3": "A3", "4": "A7"}
"""The Delta cut in two: A7 A8 B6 B7 C7 C8 have token 4."""


def osiris_has_lost(*gates: str) -> Ankh:
    state = conflict("Osiris: G A3, W B4 | Ra: G E7, W E6, W D7", gates=list(gates))
    fight(state, osiris=CYCLE, ra="chariots")
    assert asked(state) == ["underworld osiris"]
    return state


def test_ruling_23_osiris_places_or_relocates_any_token() -> None:
    state = osiris_has_lost("J1")
    assert sorted(legal(state, "osiris")) == ["decline", "fresh", "lift J1"]
    play(state, "osiris", "lift J1", "gate B4")
    assert seen(state)["gates"] == ["B4"]
    fresh = osiris_has_lost("J1")
    play(fresh, "osiris", "fresh")
    spaces = legal(fresh, "osiris", "gate")
    assert len(spaces) == 22 - 4
    assert not {"A3", "E7", "E6", "D7"} & set(spaces)
    play(fresh, "osiris", "gate B4")
    assert sorted(seen(fresh)["gates"]) == ["B4", "J1"]
    full = osiris_has_lost("B3", "J1", "J2")
    assert legal(full, "osiris") == ["lift B3", "lift J1", "lift J2", "decline"]
    play(full, "osiris", "lift J1")
    assert "B3" not in legal(full, "osiris", "gate")


UNDERWORLD = "Osiris: G J1 | Ra: G C5, W C4"


def test_ruling_24_others_pass_an_underworld_space_but_do_not_stop_there() -> None:
    state = acting(UNDERWORLD, "move", 1, gates=["D5"])
    play(state, "ra", "take C5")
    assert "D5" not in legal(state, "ra", "to")
    assert {"D6", "E5", "E6"} <= set(legal(state, "ra", "to"))
    summoning = acting(UNDERWORLD, "summon", 1, gates=["D5"])
    play(summoning, "ra", "summon warrior")
    assert "D5" not in legal(summoning, "ra", "put")
    assert "D4" in legal(summoning, "ra", "put")


def test_ruling_24_neither_mummies_nor_relocated_figures_come_there() -> None:
    board = "Osiris: G A8, W B7, W C7 | Isis: G C5, mummy C4, obelisk D6"
    state = conflict(board, gates=["D5"], isis=god("obelisk-attuned"))
    play(state, "isis", "take C4")
    assert legal(state, "isis", "to") == ["C6", "D7", "E6", "E7"]
    play(state, "isis", "to E7", "done")
    fight(state, osiris="chariots", isis=CYCLE)
    assert dead(state) == ["E7"]
    assert legal(state, "isis", "put") == ["B4", "C4", "C6", "D4"]


def test_ruling_24_nobody_is_shoved_there() -> None:
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
    camels = acting(board, "move", camels=SPLIT, tokens=FOUR)
    play(camels, "ra", "take D5", "to C6")
    assert {"B6", "C7"} <= set(legal(camels, "ra", "shove"))


def test_ruling_27_satet_shoves_gods_also_onto_its_own_space() -> None:
    state = acting("Ra: G J9, satet C5 | Isis: G C4", "move")
    play(state, "ra", "take C5", "to C4", "shove C5")
    assert at(state, "C4", "C5") == ["ra satet", "isis god"]
    assert told(state, "shoved")[0]["to"] == "C5"


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


def test_ruling_29_a_scorpion_may_turn_on_its_space() -> None:
    state = acting("Ra: G J9, giant-scorpion D4>n | Isis: G J1", "move")
    play(state, "ra", "take D4", "to D4", "face s")
    assert at(state, "D4") == ["ra giant-scorpion"]
    assert seen(state)["pieces"]["D4"]["facing"] == "s"
    assert legal(state, "ra", "take") == ["J9"]


def test_ruling_30_claws_point_at_spaces_of_the_board() -> None:
    state = acting("Ra: G J1, giant-scorpion I9 | Isis: G A3", "move")
    play(state, "ra", "take I9", "to J9")
    assert legal(state, "ra", "face") == ["n", "nw"]
    wet = acting("Ra: G J1, giant-scorpion D4 | Isis: G A3", "move")
    play(wet, "ra", "take D4", "to D3")
    assert len(legal(wet, "ra", "face")) == 6


def test_ruling_30_over_a_river_or_water_claws_do_nothing() -> None:
    board = "Ra: G J1, giant-scorpion D3>{} | Isis: G J9, temple C4, pyramid D4, obelisk E3"
    safe = conflict(board.format("ne"))
    assert told(safe, "destroyed") == []
    half = conflict(board.format("s"))
    assert [e["hex"] for e in told(half, "destroyed")] == ["E3"]


def test_ruling_31_apep_in_water_fights_in_each_region_until_it_dies() -> None:
    board = "Isis: G J9, apep E4 | Ra: G J1"
    state = conflict(board)
    fight(state, isis="chariots", ra=CYCLE)
    assert [e["token"] for e in told(state, "won", "isis")] == [1]
    assert [e["token"] for e in told(state, "dominated", "isis")] == [2, 3]
    lost = conflict(board)
    fight(lost, isis=CYCLE, ra="chariots")
    assert dead(lost) == ["E4"]
    assert [e["token"] for e in told(lost, "region-empty")] == [3]


def test_ruling_32_water_is_neither_fertile_nor_desert() -> None:
    flood = conflict("Isis: G D3, apep E4 | Ra: G J1")
    fight(flood, isis="flood", ra=CYCLE)
    assert followers(flood, "isis") == 1 + 1
    drought = conflict("Isis: G E2, apep E4 | Ra: G J1")
    fight(drought, isis="drought", ra=CYCLE)
    assert points(drought, "isis") == {"victory": 1, "drought": 1, "domination": 1}


def test_ruling_33_all_land_around_apep_is_open_to_summoning() -> None:
    state = acting("Isis: G J9, apep E4 | Ra: G J1", "summon")
    play(state, "isis", "summon warrior")
    assert legal(state, "isis", "put") == ["D3", "D4", "E3", "E5", "I9", "I10", "J8"]


def test_ruling_34_anubis_traps_from_afar() -> None:
    state = conflict("Anubis: G J1 | Isis: G A3, W B4 | Ra: G E7, W E6, W D7")
    fight(state, isis=CYCLE, ra="chariots")
    assert asked(state) == ["trap anubis"]
    play(state, "anubis", "trap isis")
    assert seen(state)["slots"] == [1]
    assert of(state, "isis")["warriors"] == 5


def test_ruling_35_one_warrior_per_moment_and_never_his_own() -> None:
    board = "Anubis: G A8, W B7 | Isis: G A3, W B4, W C4 | Ra: G E7, W E6, W D7"
    state = conflict(board)
    fight(state, anubis=CYCLE, isis=CYCLE, ra=CYCLE)
    assert legal(state, "anubis") == ["trap isis", "trap ra", "decline"]
    play(state, "anubis", "trap ra")
    assert seen(state)["slots"] == [2]
    assert asked(state) == ["action isis"]


def test_ruling_35_plague_and_resolution_are_two_moments() -> None:
    board = "Anubis: G A8, W B7, W C7 | Isis: G J1, W B4 | Ra: G E7, W E6"
    state = conflict(board, ra=god(followers=3))
    fight(state, anubis="chariots", isis=CYCLE, ra=PLAGUE)
    bids(state, anubis=0, isis=0, ra=2)
    play(state, "anubis", "trap isis")
    assert asked(state) == ["trap anubis"]
    play(state, "anubis", "trap ra")
    assert seen(state)["slots"] == [1, 2]


def test_ruling_36_androsphinx_takes_the_bonus_of_the_trapped_too() -> None:
    board = "Anubis: G D5, W C4 | Ra: G E7, androsphinx D6"
    state = conflict(board, slots=[1, 1])
    fight(state, anubis=CYCLE, ra=CYCLE)
    assert strengths(state) == {"anubis": 1, "ra": 2}
    free = conflict("Anubis: G A3, W C4 | Ra: G E7, androsphinx D6", slots=[1, 1])
    fight(free, anubis=CYCLE, ra=CYCLE)
    assert strengths(free) == {"anubis": 1 + 2 + 1, "ra": 2}


def test_ruling_49_a_camel_saves_a_monument_from_the_claws() -> None:
    board = "Ra: G J1, giant-scorpion C7>{} | Isis: G J9, temple D6, pyramid B6"
    camels = conflict(board.format("s"), camels=SPLIT, tokens=FOUR)
    assert told(camels, "destroyed") == []
    bare = conflict(board.format("s"))
    assert [e["hex"] for e in told(bare, "destroyed")] == ["D6"]
    near = conflict(board.format("nw"), camels=SPLIT, tokens=FOUR)
    assert [e["hex"] for e in told(near, "destroyed")] == ["B6"]


def test_ruling_50_a_ransomed_warrior_may_be_an_extra_figure() -> None:
    board = "Isis: G J1, pyramid C5 | Anubis: G J9"
    state = acting(board, "summon", isis=god("pyramid-attuned", followers=2), slots=[0])
    play(state, "isis", "ransom", "put C6", "pyramid C5")
    assert told(state, "summoned")[0]["allowance"] == "pyramid"
    assert (followers(state, "isis"), followers(state, "anubis")) == (1, 2)
    assert seen(state)["slots"] == []
    play(state, "isis", "summon warrior", "put J2")
    assert of(state, "isis")["warriors"] == 4


def test_ruling_58_only_a_scorpion_is_moved_to_its_own_space() -> None:
    state = acting("Ra: G J9, W D5, giant-scorpion D4 | Isis: G J1", "move")
    play(state, "ra", "take D5")
    assert "D5" not in legal(state, "ra", "to")
    play(state, "ra", "to D6", "take D4")
    assert "D4" in legal(state, "ra", "to")


def test_ruling_59_a_shoved_scorpion_is_faced_by_its_owner() -> None:
    board = "Ra: G J9, satet D5 | Isis: G J1, giant-scorpion C5>s"
    state = acting(board, "move")
    play(state, "ra", "take D5", "to C5", "shove C6")
    assert asked(state) == ["facing isis"]
    play(state, "isis", "face nw")
    assert seen(state)["pieces"]["C6"]["facing"] == "nw"
    assert asked(state) == ["mover ra"]


def test_ruling_59_of_a_merged_god_the_higher_seat_faces_it() -> None:
    board = "Ra: G J9, satet D5 | Isis: G J1, giant-scorpion C5>s | Osiris: joins Isis"
    state = acting(board, "move")
    play(state, "ra", "take D5", "to C5", "shove C6")
    assert asked(state) == ["facing isis"]


def test_satet_s_shove_told_with_owner() -> None:
    state = acting("Ra: G J9, satet C5 | Isis: G C4", "move")
    play(state, "ra", "take C5", "to C4", "shove D4")
    assert tellers(state, "shoved") == ["ra"]
    assert told(state, "shoved")[0]["owner"] == 1


def test_control_beside_apep_in_water() -> None:
    """A Monument beside a figure on water is adjacent to it: it can be taken."""
    board = "Isis: G J9, apep E4 | Ra: G A8 | neutral: temple D3, pyramid E5"
    state = event(board, "ControlMonument")
    assert legal(state, "isis") == ["control D3", "control E5"]
