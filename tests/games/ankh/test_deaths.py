"""T: what follows when figures die: Anubis, the Cat-Mummy, the Mummy."""

from __future__ import annotations

from support.ankh.boards import CYCLE, DELTA_FIRST, PLAGUE
from support.ankh.positions import (
    asked,
    at,
    bids,
    conflict,
    dead,
    devotion,
    fight,
    followers,
    gains,
    god,
    gods_of_events,
    legal,
    of,
    play,
    points,
    seen,
    strengths,
)

from ennead.games.ankh.rules.state import Ankh

MUMMY = "Isis: G B4, mummy B3 | Ra: G E7, W E6, W D7"


def mummy_after_plague(card: str) -> Ankh:
    """Ra's Plague kills Isis's Mummy; it returns to B3 and dies again in the Resolution."""
    state = conflict(MUMMY)
    fight(state, isis=card, ra=PLAGUE)
    bids(state, isis=0, ra=1)
    assert dead(state) == ["B3"]
    assert asked(state) == ["mummy isis"]
    play(state, "isis", "put B3")
    return state


def test_a_mummy_that_returns_in_another_region_fights_there_too() -> None:
    board = "Isis: G J9, mummy B4 | Ra: G E7, W I6, W I7"
    state = conflict(board, **DELTA_FIRST)
    fight(state, isis=CYCLE, ra="chariots")
    play(state, "isis", "put J8")
    # East comes last: God and Mummy against two Warriors.
    fight(state, isis=CYCLE, ra=CYCLE)
    assert strengths(state) == {"isis": 2, "ra": 2}


def test_two_dead_mummies_compete_for_one_space() -> None:
    board = "Isis: G J1, mummy B4, mummy B3, W J2, temple I2 | Ra: G E7, W E6 | Amun: G A8"
    state = conflict(board, **DELTA_FIRST)
    play(state, "amun", "decline")
    fight(state, isis=CYCLE, ra="chariots", amun=CYCLE)
    assert sorted(dead(state)) == ["B3", "B4"]
    assert at(state, "I1") == ["isis mummy"]
    assert of(state, "isis")["guardians"] == {"mummy": 1}


def test_an_apep_that_dies_in_the_water_frees_its_space() -> None:
    board = "Isis: G J1, apep E4 | Ra: G E7, W E6"
    state = conflict(board, **DELTA_FIRST)
    fight(state, isis=CYCLE, ra="chariots")
    assert at(state, "E4") == [""]
    assert of(state, "isis")["guardians"] == {"apep": 1}
    assert of(state, "isis")["bases"] == {"small": 2, "large": 1}


def test_a_death_by_plague_takes_effect_at_once() -> None:
    board = "Anubis: G A3 | Ra: G E7, W E6, cat-mummy D7"
    state = conflict(board, anubis=god(devotion=5))
    fight(state, anubis=CYCLE, ra=PLAGUE)
    bids(state, anubis=1, ra=0)
    assert asked(state) == ["trap anubis"]
    play(state, "anubis", "trap ra", "tiebreak")
    assert devotion(state, "anubis") == [5 - 1 + 1]
    order = [e["event"] for e in state.events(None)]
    assert order.index("trapped") < order.index("devotion-lost") < order.index("strength")


def test_ruling_10_flood_does_not_protect_a_returned_mummy() -> None:
    state = mummy_after_plague("flood")
    assert followers(state, "isis") == 1 + 2
    assert dead(state) == ["B3", "B3"]


def test_ruling_11_a_mummy_counts_for_miracle_twice() -> None:
    state = mummy_after_plague("miracle")
    play(state, "isis", "put C4")
    assert points(state, "isis") == {"miracle": 2}
    assert gains(state, "isis") == [2]


def test_ruling_12_a_returned_mummy_fights() -> None:
    state = mummy_after_plague(CYCLE)
    assert strengths(state) == {"isis": 2, "ra": 3 + 1}


def test_ruling_13_a_mummy_dies_once_in_a_resolution() -> None:
    state = conflict(MUMMY)
    fight(state, isis="miracle", ra=CYCLE)
    assert dead(state) == ["B3"]
    play(state, "isis", "put C4")
    assert dead(state) == ["B3"]
    assert at(state, "C4") == ["isis mummy"]
    assert points(state, "isis") == {"miracle": 1}


def test_ruling_40_a_cat_mummy_costs_the_pair_one_and_spares_its_owners() -> None:
    board = "Isis: G A3, W B4 | Amun: G E7, cat-mummy E6 | Ra: joins Isis | Osiris: G J1"
    heads = {"isis": god(devotion=5), "amun": god(devotion=6), "osiris": god(devotion=7)}
    state = conflict(board, **heads)
    fight(state, isis="chariots", amun=CYCLE)
    assert dead(state) == ["E6"]
    # +1 for the victory, -1 for the Cat-Mummy; Osiris has dominated the West.
    assert devotion(state, "isis", "amun", "osiris") == [5, 6, 7]
    own = "Isis: G A3, cat-mummy B4 | Amun: G E7, W E6 | Ra: joins Isis | Osiris: G J1"
    mine = conflict(own, **heads)
    fight(mine, isis=CYCLE, amun="chariots")
    assert devotion(mine, "isis", "amun", "osiris") == [5, 6, 7]


def test_ruling_55_each_dead_cat_mummy_is_counted_on_its_own() -> None:
    board = "Isis: G A3, cat-mummy B4 | Ra: G E7, cat-mummy E6 | Amun: G A8"
    heads = {"isis": god(devotion=5), "ra": god(devotion=6), "amun": god(devotion=5)}
    state = conflict(board, 2, ranks=[0, 2, 1], **heads)
    fight(state, isis=CYCLE, ra=CYCLE, amun=CYCLE)
    # First that of Isis: Amun falls below her. Then that of Ra, in the new order.
    assert gods_of_events(state, "devotion-lost") == ["amun", "ra", "amun", "isis"]
    assert devotion(state, "isis", "ra", "amun") == [4, 5, 3]


def test_ruling_63_anubis_names_a_god_not_a_warrior() -> None:
    board = "Anubis: G J1 | Isis: G A3, W B4, W B3 | Ra: G E7, W E6, W D7"
    state = conflict(board)
    fight(state, isis=CYCLE, ra="chariots")
    assert legal(state, "anubis") == ["trap isis", "decline"]


def test_ruling_24_mummies_and_relocated_figures_cannot_use_an_underworld_space() -> None:
    board = "Osiris: G A8, W B7, W C7 | Isis: G C5, mummy C4, obelisk D6"
    state = conflict(board, gates=["D5"], isis=god("obelisk-attuned"))
    play(state, "isis", "take C4")
    assert legal(state, "isis", "to") == ["C6", "D7", "E6", "E7"]
    play(state, "isis", "to E7", "done")
    fight(state, osiris="chariots", isis=CYCLE)
    assert dead(state) == ["E7"]
    assert legal(state, "isis", "put") == ["B4", "C4", "C6", "D4"]


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


def test_check_04_the_order_of_losses_to_a_cat_mummy() -> None:
    board = "Isis: G A3, cat-mummy B4 | Ra: G E7, W E6 | Amun: G J1"
    state = conflict(board, ra=god(devotion=3), amun=god(devotion=9))
    fight(state, isis=CYCLE, ra="chariots")
    assert gods_of_events(state, "devotion-lost") == ["ra", "amun"]


def test_check_05_a_warrior_trapped_in_plague_strengthens_anubis_at_once() -> None:
    state = conflict("Anubis: G D5 | Ra: G E7, W A8")
    fight(state, anubis=CYCLE, ra=PLAGUE)
    bids(state, anubis=1, ra=0)
    play(state, "anubis", "trap ra")
    assert strengths(state) == {"anubis": 1 + 1, "ra": 1 + 1}
