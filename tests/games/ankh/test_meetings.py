"""Where several rules meet: things that are easily forgotten."""

from __future__ import annotations

from typing import Any, cast

from games.ankh.ankh_table import (
    ANKH,
    acting,
    ascending,
    asked,
    at,
    bids,
    conflict,
    dead,
    devotion,
    event,
    fight,
    followers,
    god,
    legal,
    load,
    of,
    play,
    points,
    seen,
    strengths,
    told,
)

from ennead.games.ankh.state import Ankh

CYCLE = "cycle-of-maat"
PLAGUE = "plague-of-locusts"
FIRST = {"tokens": {"1": "A3", "2": "A2", "3": "C9"}}
"""The Delta first."""


def test_osiris_s_figures_may_be_relocated_and_come_back_to_the_underworld() -> None:
    board = "Osiris: G D5, mummy D7, obelisk C5 | Ra: G F6, W E7"
    state = conflict(board, osiris=god("obelisk-attuned"), gates=["C6"])
    play(state, "osiris", "take D7")
    assert "C6" in legal(state, "osiris", "to")
    play(state, "osiris", "to B4", "done")
    fight(state, osiris=CYCLE, ra="chariots")
    assert asked(state) == ["mummy osiris"]
    assert "C6" in legal(state, "osiris", "put")


def test_osiris_s_figures_may_be_shoved_onto_the_underworld() -> None:
    state = acting("Ra: G J9, satet D5 | Osiris: G C6", "move", gates=["B6"])
    play(state, "ra", "take D5", "to C6")
    assert "B6" in legal(state, "ra", "shove")


def test_osiris_s_satet_may_wait_on_an_underworld_space() -> None:
    state = acting("Osiris: G J1, satet D5 | Ra: G C6", "move", gates=["D5"])
    play(state, "osiris", "take D5", "to C6")
    # Ra's God cannot be shoved back onto the Underworld space that Satet has left.
    assert legal(state, "osiris", "shove") == ["B6", "C5", "C7", "D6"]


def test_a_loss_puts_the_ankh_on_top_of_the_lower_stack() -> None:
    board = "Isis: G A3, cat-mummy B4 | Ra: G E7, W E6 | Amun: G A8"
    heads = {"isis": god(devotion=4), "ra": god(devotion=5), "amun": god(devotion=5)}
    state = conflict(board, 2, ranks=[0, 2, 1], **heads)
    fight(state, isis=CYCLE, ra=CYCLE, amun=CYCLE)
    assert devotion(state, "isis", "ra", "amun") == [4, 4, 4]
    assert ascending(state) == ["isis", "amun", "ra"]


def test_a_mummy_that_comes_back_elsewhere_fights_there_too() -> None:
    board = "Isis: G J9, mummy B4 | Ra: G E7, W I6, W I7"
    state = conflict(board, **FIRST)
    fight(state, isis=CYCLE, ra="chariots")
    play(state, "isis", "put J8")
    # East comes last: God and Mummy against two Warriors.
    fight(state, isis=CYCLE, ra=CYCLE)
    assert strengths(state) == {"isis": 2, "ra": 2}


def test_with_an_empty_pool_only_a_ransom_is_left() -> None:
    board = "Isis: G J1, W J2, W I1, W I2, W H1, W H2 | Anubis: G J9"
    state = acting(board, "summon", slots=[0])
    assert legal(state, "isis") == ["ransom", "done"]


def test_ransoms_can_be_paid_for_several_warriors() -> None:
    board = "Isis: G J1, pyramid C5 | Anubis: G J9"
    state = acting(board, "summon", isis=god("pyramid-attuned", followers=2), slots=[0, 0])
    play(state, "isis", "ransom", "put J2", "ransom", "put C6")
    assert (followers(state, "isis"), followers(state, "anubis")) == (0, 3)
    assert seen(state)["slots"] == []


def test_nobody_ransoms_another_god_s_warrior() -> None:
    state = acting("Isis: G J1 | Anubis: G J9 | Ra: G A8", "summon", slots=[2])
    assert "ransom" not in legal(state, "isis")


def test_a_pair_with_anubis_is_paid_together() -> None:
    state = acting("Isis: G J1 | Ra: G J9 | Anubis: joins Ra", "summon", slots=[0])
    play(state, "isis", "ransom", "put J2")
    assert followers(state, "ra") == 2


def test_a_taken_over_scorpion_keeps_its_facing() -> None:
    board = "Isis: G J1, giant-scorpion D5>s | Ra: G J9 | Amun: G A8"
    heads = {"isis": god(devotion=1), "ra": god(devotion=2), "amun": god(devotion=9)}
    state = load(board, [["Merge"], ["EndTurn", 0]], heads, events=12)
    play(state, "ra", "done")
    assert at(state, "D5") == ["ra giant-scorpion"]
    assert seen(state)["pieces"]["D5"]["facing"] == "s"


def test_two_dead_mummies_and_one_space() -> None:
    board = "Isis: G J1, mummy B4, mummy B3, W J2, temple I2 | Ra: G E7, W E6 | Amun: G A8"
    state = conflict(board, **FIRST)
    play(state, "amun", "decline")
    fight(state, isis=CYCLE, ra="chariots", amun=CYCLE)
    assert sorted(dead(state)) == ["B3", "B4"]
    assert at(state, "I1") == ["isis mummy"]
    assert of(state, "isis")["guardians"] == {"mummy": 1}


def test_after_a_tied_plague_the_tiebreaker_is_of_no_use_to_the_dead() -> None:
    state = conflict("Isis: G J1, W D5 | Ra: G J9, W D7")
    fight(state, isis=PLAGUE, ra=PLAGUE)
    bids(state, isis=0, ra=0)
    assert asked(state) == ["action ra"]
    assert told(state, "tiebreaker-used") == []


def test_the_second_of_two_plagues_needs_somebody_to_bid() -> None:
    """All are dead after the first: nobody bids, nothing more happens."""
    state = conflict("Isis: G J1, W D5 | Ra: G J9, W D7")
    fight(state, isis=PLAGUE, ra=PLAGUE)
    bids(state, isis=1, ra=1)
    assert (followers(state, "isis"), followers(state, "ra")) == (0, 0)
    assert sorted(dead(state)) == ["D5", "D7"]


def test_flood_and_drought_count_where_relocated_figures_stand() -> None:
    board = "Isis: G A3, W J1, obelisk B4 | Ra: G E7"
    state = conflict(board, isis=god("obelisk-attuned"), **FIRST)
    play(state, "isis", "take J1", "to A4", "done")
    fight(state, isis="flood", ra=CYCLE)
    assert followers(state, "isis") == 1 + 2


def test_a_built_obelisk_comes_too_late_for_relocation() -> None:
    board = "Isis: G A3, W J1 | Ra: G E7"
    state = conflict(board, isis=god("obelisk-attuned", followers=9), **FIRST)
    assert asked(state) == ["card isis", "card ra"]
    fight(state, isis="build-monument", ra=CYCLE)
    play(state, "isis", "build obelisk", "site B4", "decline")
    assert at(state, "J1") == ["isis warrior"]


def test_a_built_temple_strengthens_at_once() -> None:
    state = conflict("Isis: G A3 | Ra: G E7", isis=god("temple-attuned", followers=3))
    fight(state, isis="build-monument", ra=CYCLE)
    play(state, "isis", "build temple", "site A4")
    assert strengths(state) == {"isis": 1 + 2, "ra": 1}
    assert points(state, "isis") == {"temple-majority": 1, "victory": 1}


def test_a_radiant_trapped_warrior_is_summoned_anew() -> None:
    state = acting("Ra: G J9 | Anubis: G J1", "summon", slots=[0])
    play(state, "ra", "ransom", "put J8")
    assert asked(state) == ["sun ra"]


def test_neutral_monuments_of_a_lost_god_are_none() -> None:
    """Destroyed by merging, not neutral: Control still looks for neutral ones elsewhere."""
    board = "Isis: G J1, temple D2 | Ra: G E2 | Amun: G A8, obelisk F1"
    heads = {"isis": god(devotion=1), "ra": god(devotion=2), "amun": god(devotion=9)}
    state = load(board, [["Merge"], ["EndTurn", 0]], heads, events=12)
    position = state.dump()
    position["agenda"] = [["ControlMonument", 1], ["EndTurn", 1]]
    cast(dict[str, Any], position["table"]).update(events=14, active=1)
    taken = cast(Ankh, ANKH.load(position))
    assert at(taken, "D2", "F1") == ["", "ra obelisk"]


def test_control_by_a_figure_across_a_camel_is_not_possible() -> None:
    camels = ["B6-C6", "C6-C7", "C7-D6", "C7-D7", "C8-D7"]
    tokens = {"1": "A2", "2": "C9", "3": "A3", "4": "A7"}
    board = "Isis: G C7 | Ra: G J9 | neutral: temple D6"
    state = event(board, "ControlMonument", camels=camels, tokens=tokens)
    assert at(state, "D6") == ["neutral temple"]


def test_isis_may_save_a_mummy_and_a_cat_mummy_from_their_deaths() -> None:
    board = "Isis: G A3, cat-mummy D5, mummy C6 | Ra: G E6, W D6, W E7, W D7"
    state = conflict(board, ra=god(devotion=5))
    fight(state, isis=CYCLE, ra=CYCLE)
    play(state, "isis", "save", "save")
    assert dead(state) == []
    assert devotion(state, "ra") == [6]
    assert asked(state) == ["action ra"]


def test_a_lost_battle_may_be_in_the_water_alone() -> None:
    """Osiris has only an Apep there; he has lost, so he may open a gate in that region."""
    board = "Osiris: G J9, apep E4 | Ra: G J1, W J2"
    state = conflict(board)
    fight(state, osiris=CYCLE, ra="chariots")
    assert asked(state) == ["underworld osiris"]
    play(state, "osiris", "fresh")
    west = set(next(v["land"] for v in seen(state)["regions"] if v["token"] == 1))
    assert set(legal(state, "osiris", "gate")) == west - {"J1", "J2"}


def test_a_gate_may_be_opened_and_a_figure_stand_on_a_city() -> None:
    board = "Osiris: G A3, W B4 | Ra: G E7, W E6, W D7"
    state = conflict(board, cities=["B3", "E7"])
    fight(state, osiris=CYCLE, ra="chariots")
    play(state, "osiris", "fresh")
    assert "B3" in legal(state, "osiris", "gate")
    # Ra has won the region of both Cities: one more, not two.
    assert points(state, "ra") == {"victory": 1, "city": 1}


def test_a_pair_s_two_seats_undo_each_other_s_choice() -> None:
    state = acting("Isis: G J1, W J3 | Ra: G J9 | Amun: joins Isis", "move")
    play(state, "isis", "take J1", "to H1")
    assert state.can_undo(2)
    assert not state.can_undo(1)
    state.undo(2)
    assert at(state, "J1", "H1") == ["isis god", ""]


def test_a_god_forgotten_by_its_own_conflict_hands_the_turn_on() -> None:
    heads = {"isis": god(devotion=5), "ra": god(devotion=25), "amun": god(devotion=24)}
    state = conflict("Isis: G J1 | Ra: G J9 | Amun: G D5", 0, 4, **heads)
    assert not of(state, "isis")["in_play"]
    assert asked(state) == ["action ra"]
    play(state, "ra", "act unlock", "decline")
    play(state, "amun", "act unlock", "decline")
    assert asked(state) == ["action ra"]


def test_the_marker_of_a_conflict_goes_back_also_after_merging() -> None:
    heads = {"isis": god(devotion=5), "ra": god(devotion=25), "amun": god(devotion=24)}
    fields = {"markers": {"gain": 4}}
    state = conflict("Isis: G J1 | Ra: G J9 | Amun: G D5", 0, 3, **heads, **fields)
    assert of(state, "isis")["gods"] == ["amun", "isis"]
    assert seen(state)["markers"]["gain"] == {"at": 0, "needed": 4}


def test_two_satets_shove_the_same_figure_one_after_the_other() -> None:
    board = "Ra: G J9, satet C5, satet D5 | Isis: G J1, W C6 | Amun: G A8"
    state = acting(board, "move")
    play(state, "ra", "take C5", "to C6", "shove C7", "take D5", "to C7", "shove B7")
    assert at(state, "C6", "C7", "B7") == ["ra satet", "ra satet", "isis warrior"]


def test_an_apep_dead_in_the_water_leaves_it_free() -> None:
    board = "Isis: G J1, apep E4 | Ra: G E7, W E6"
    state = conflict(board, **FIRST)
    fight(state, isis=CYCLE, ra="chariots")
    assert at(state, "E4") == [""]
    assert of(state, "isis")["guardians"] == {"apep": 1}
    assert of(state, "isis")["bases"] == {"small": 2, "large": 1}
