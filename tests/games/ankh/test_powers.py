"""Unlocking, and each of the twelve powers in ordinary and in awkward situations."""

from __future__ import annotations

import pytest
from games.ankh.ankh_table import (
    POWERS,
    acting,
    asked,
    at,
    bids,
    conflict,
    dead,
    fight,
    followers,
    gains,
    god,
    legal,
    of,
    play,
    points,
    seen,
    strengths,
    told,
    turn,
)

CYCLE = "cycle-of-maat"
PLAGUE = "plague-of-locusts"
TWO = "Isis: G J1 | Ra: G J9"
APART = "Isis: G A3, W B4 | Ra: G E7, W E6, W D7"
PAIR = APART + " | Osiris: joins Ra"
FIRST = {"tokens": {"1": "A3", "2": "A2", "3": "C9"}}
"""The Delta first."""
SIX = [power for level in POWERS for power in level[:2]]

# Unlocking.


@pytest.mark.parametrize("done", range(6))
def test_unlocks_go_up_level_by_level(done: int) -> None:
    level = done // 2 + 1
    mine = {"powers": SIX[:done], "followers": 5}
    state = turn(TWO, isis=mine)
    play(state, "isis", "act unlock")
    known = POWERS[level - 1][: done % 2]
    offered = set(POWERS[level - 1]) - set(known)
    assert set(legal(state, "isis", "unlock")) == offered
    chosen = POWERS[level - 1][3]
    play(state, "isis", f"unlock {chosen}")
    assert followers(state, "isis") == 5 - level
    assert chosen in of(state, "isis")["powers"]
    guardians = sum(of(state, "isis")["guardians"].values())
    assert guardians == (1 if done + 1 in (2, 4, 5) else 0)


def test_the_guardian_is_of_the_level_of_the_unlock() -> None:
    state = turn(TWO, isis={"powers": SIX[:4], "followers": 3})
    play(state, "isis", "act unlock", "unlock glorious")
    assert list(of(state, "isis")["guardians"]) == [seen(state)["guardians"][2]["guardian"]]


def test_after_six_powers_nothing_is_unlocked() -> None:
    state = turn(TWO, isis={"powers": SIX, "followers": 9})
    play(state, "isis", "act unlock")
    assert followers(state, "isis") == 9
    assert asked(state) == ["action ra"]
    assert of(state, "isis")["next_unlock"] is None


def test_too_few_followers_unlock_nothing() -> None:
    state = turn(TWO, isis={"powers": SIX[:4], "followers": 2})
    play(state, "isis", "act unlock")
    assert followers(state, "isis") == 2
    assert len(of(state, "isis")["powers"]) == 4


def test_without_a_free_base_no_guardian_comes() -> None:
    board = "Isis: G J1, satet J2, satet J3 | Ra: G J9 | Amun: G A8 | Osiris: joins Isis"
    state = turn(board, isis={"powers": SIX[:3], "followers": 5}, guardians=SMALL)
    play(state, "isis", "act unlock", "unlock temple-attuned")
    assert "temple-attuned" in of(state, "isis")["powers"]
    assert of(state, "isis")["guardians"] == {}
    assert seen(state)["guardians"][1]["left"] == 3


SMALL = ["satet", "mummy", "androsphinx"]


def test_a_pair_unlocks_for_both_from_its_common_followers() -> None:
    board = "Isis: G J1 | Ra: G J9 | Osiris: joins Isis"
    state = turn(board, 2, isis=god(followers=3))
    play(state, "osiris", "act unlock", "unlock revered")
    assert of(state, "isis")["powers"] == of(state, "osiris")["powers"] == ["revered"]
    assert followers(state, "isis") == 2


# Level 1.


def test_commanding_pays_for_a_victory_not_for_domination() -> None:
    state = conflict(APART, ra=god("commanding"))
    fight(state, isis=CYCLE, ra=CYCLE)
    assert followers(state, "ra") == 1 + 3
    alone = conflict(TWO, isis=god("commanding"))
    assert followers(alone, "isis") == 1


def test_commanding_pays_for_a_tie_that_is_broken_and_a_pair_once() -> None:
    board = "Isis: G A3, W B4 | Ra: G E7, W E6 | Osiris: joins Ra"
    state = conflict(board, 2, ra=god("commanding"))
    fight(state, isis=CYCLE, ra=CYCLE)
    play(state, "ra", "tiebreak")
    assert followers(state, "ra") == 1 + 3


def test_inspiring_builds_for_nothing() -> None:
    state = conflict(APART, isis=god("inspiring", followers=0))
    fight(state, isis="build-monument", ra=CYCLE)
    play(state, "isis", "build pyramid", "site A4")
    assert followers(state, "isis") == 0
    assert at(state, "A4") == ["isis pyramid"]
    poor = conflict(APART, isis=god(followers=2))
    fight(poor, isis="build-monument", ra=CYCLE)
    assert asked(poor) == ["action ra"]


def test_omnipresent_counts_regions_not_figures() -> None:
    state = conflict("Isis: G J1, W J2, W D5 | Ra: G J9", isis=god("omnipresent"))
    assert followers(state, "isis") == 1 + 2


def test_omnipresent_counts_each_region_of_an_apep_in_water_once() -> None:
    board = "Isis: G J1, apep G5 | Ra: G J9 | Osiris: joins Isis"
    state = conflict(board, isis=god("omnipresent"))
    assert followers(state, "isis") == 1 + 3


def test_revered_pays_one_more_also_for_a_pair() -> None:
    board = "Isis: G J1 | Ra: G J9 | Osiris: joins Isis | neutral: temple J2"
    state = turn(board, 2, isis=god("revered"))
    play(state, "osiris", "act gain")
    assert followers(state, "isis") == 1 + 1 + 1


# Level 2.


@pytest.mark.parametrize(
    ("monuments", "strength"),
    [
        ("obelisk J1, obelisk J2, obelisk B3", 3),
        ("obelisk J1, obelisk J2, temple B3", 1),
        ("obelisk J1, obelisk J2", 1),
    ],
)
def test_resplendent_needs_three_of_a_kind_anywhere(monuments: str, strength: int) -> None:
    state = conflict(f"Isis: G A3, {monuments} | Ra: G E7", isis=god("resplendent"))
    fight(state, isis=CYCLE, ra=CYCLE)
    assert strengths(state)["isis"] == strength


def test_resplendent_adds_to_the_trapped() -> None:
    board = "Anubis: G A3, obelisk J1, obelisk J2, obelisk B3 | Ra: G E7"
    state = conflict(board, anubis=god("resplendent"), slots=[1, 1])
    fight(state, anubis=CYCLE, ra=CYCLE)
    assert strengths(state)["anubis"] == 3 + 2


def test_obelisk_attuned_needs_a_figure_in_the_battle() -> None:
    board = "Isis: G J1, obelisk B4 | Ra: G E7 | Osiris: G A8"
    state = conflict(board, isis=god("obelisk-attuned"), **FIRST)
    assert asked(state) == ["card ra", "card osiris"]


def test_obelisk_attuned_moves_each_figure_once_and_gods_too() -> None:
    board = "Isis: G J1, W B3, W J3, obelisk B4 | Ra: G E7"
    state = conflict(board, isis=god("obelisk-attuned"), **FIRST)
    assert legal(state, "isis", "take") == ["B3", "J1", "J3"]
    play(state, "isis", "take J1")
    assert legal(state, "isis", "to") == ["A4", "C4", "C5"]
    play(state, "isis", "to A4")
    assert legal(state, "isis", "take") == ["B3", "J3"]
    play(state, "isis", "take J3", "to C4", "take B3")
    assert at(state, "A4", "C4", "C5") == ["isis god", "isis warrior", "isis warrior"]
    fight(state, isis=CYCLE, ra=CYCLE)
    assert strengths(state) == {"isis": 3, "ra": 1}


def test_obelisk_attuned_takes_no_space_over_a_river() -> None:
    board = "Isis: G J1, W J2, obelisk D3 | Ra: G J9, W C1"
    state = conflict(board, isis=god("obelisk-attuned"))
    play(state, "isis", "take J1")
    assert legal(state, "isis", "to") == ["C3", "D2", "E3"]


def test_obelisk_attuned_empties_another_region() -> None:
    board = "Isis: G B3, W J2, obelisk B4 | Ra: G E7"
    state = conflict(board, isis=god("obelisk-attuned"), **FIRST)
    play(state, "isis", "take J2", "to A4", "done")
    fight(state, isis=CYCLE, ra=CYCLE)
    assert [e["token"] for e in told(state, "region-empty")] == [2, 3]


def test_temple_attuned_counts_own_temples_with_a_figure_beside_them() -> None:
    board = "Isis: G A3, W B4, temple A4, temple D5, temple J1 | Ra: G E7, temple E6"
    state = conflict(board + " | neutral: temple B3", isis=god("temple-attuned"))
    fight(state, isis=CYCLE, ra=CYCLE)
    assert strengths(state) == {"isis": 2 + 2, "ra": 1}


def test_temple_attuned_is_served_by_a_neutralised_figure() -> None:
    board = "Isis: G D5, temple C5 | Ra: G E7, androsphinx D6"
    state = conflict(board, isis=god("temple-attuned"))
    fight(state, isis=CYCLE, ra=CYCLE)
    assert strengths(state) == {"isis": 0 + 2, "ra": 2}


def test_temple_attuned_after_plague_has_nobody_beside() -> None:
    board = "Isis: G A3, W D5, temple C5 | Ra: G E7"
    state = conflict(board, isis=god("temple-attuned"))
    fight(state, isis=CYCLE, ra=PLAGUE)
    bids(state, isis=0, ra=1)
    assert strengths(state) == {"isis": 1, "ra": 2}


def test_temple_attuned_is_served_from_the_water() -> None:
    board = "Isis: G J1, apep E4, temple D4 | Ra: G E7"
    state = conflict(board, isis=god("temple-attuned"), **FIRST)
    fight(state, isis=CYCLE, ra=CYCLE)
    assert strengths(state) == {"isis": 1 + 2, "ra": 1}


def test_pyramid_attuned_summons_one_more_per_pyramid() -> None:
    board = "Isis: G J1, pyramid C5, pyramid I7 | Ra: G A8"
    state = acting(board, "summon", isis=god("pyramid-attuned"))
    play(state, "isis", "summon warrior", "put C6", "pyramid C5")
    play(state, "isis", "summon warrior", "put I6", "pyramid I7")
    play(state, "isis", "summon warrior", "put J2")
    assert of(state, "isis")["warriors"] == 3
    assert asked(state) == ["action isis"]


def test_each_pyramid_serves_once() -> None:
    board = "Isis: G J1, pyramid C5 | Ra: G A8"
    state = acting(board, "summon", isis=god("pyramid-attuned"))
    play(state, "isis", "summon warrior", "put C6", "pyramid C5")
    play(state, "isis", "summon warrior", "put C4")
    assert asked(state) == ["action isis"]
    assert told(state, "summoned")[1]["allowance"] == "ordinary"


def test_an_extra_figure_may_be_the_neighbour_of_the_ordinary_one() -> None:
    board = "Isis: G J1, pyramid C5 | Ra: G A8"
    state = acting(board, "summon", isis=god("pyramid-attuned"))
    play(state, "isis", "summon warrior", "put D5", "pyramid C5", "summon warrior")
    assert "E6" in legal(state, "isis", "put")


def test_all_additions_are_optional() -> None:
    board = "Isis: G J1, pyramid C5 | Ra: G A8"
    state = acting(board, "summon", isis=god("pyramid-attuned"))
    play(state, "isis", "summon warrior", "put J2", "done")
    assert of(state, "isis")["warriors"] == 5
    assert asked(state) == ["action isis"]


# Level 3.


def test_glorious_counts_those_without_figures_as_nothing() -> None:
    state = conflict("Isis: G A3, W B4 | Ra: G J1, W D7, W E7", **FIRST, isis=god("glorious"))
    fight(state, isis=PLAGUE, ra="chariots")
    bids(state, isis=1, ra=0)
    assert strengths(state)["isis"] == 3
    assert gains(state, "isis")[0] == 3


def test_glorious_measures_against_the_strongest_rival() -> None:
    board = "Isis: G A3, W B4 | Ra: G E7 | Osiris: G A8, W B7, W C7"
    state = conflict(board, isis=god("glorious"))
    fight(state, isis="chariots", ra=CYCLE, osiris=CYCLE)
    assert told(state, "won")[0]["margin"] == 2
    assert gains(state, "isis") == [1]


def test_magnanimous_does_not_count_the_dead_of_plague() -> None:
    state = conflict(APART, isis=god("magnanimous"))
    fight(state, isis=CYCLE, ra=PLAGUE)
    bids(state, isis=0, ra=1)
    assert dead(state) == ["B4"]
    assert points(state, "isis") == {}


def test_magnanimous_counts_an_apep_in_water_and_a_pair_once() -> None:
    board = "Isis: G A3, apep E4 | Ra: G E7, W E6, W D7 | Osiris: joins Isis"
    state = conflict(board, isis=god("magnanimous"), **FIRST)
    fight(state, isis=CYCLE, ra="chariots")
    assert points(state, "isis") == {"magnanimous": 2}


def test_magnanimous_is_not_for_winners() -> None:
    state = conflict(APART, ra=god("magnanimous"))
    fight(state, isis=CYCLE, ra=CYCLE)
    assert points(state, "ra") == {"victory": 1}


def test_bountiful_adds_one_per_gain_not_per_point() -> None:
    board = "Isis: G J1, temple J2, obelisk J3 | Ra: G J9"
    state = conflict(board, isis=god("bountiful"))
    assert gains(state, "isis") == [2 + 1, 1 + 1]


def test_worshipful_needs_a_card_and_two_followers() -> None:
    state = conflict(APART, isis=god("worshipful", followers=4))
    fight(state, isis=CYCLE, ra="chariots")
    assert asked(state) == ["worship isis"]
    play(state, "isis", "worship")
    assert followers(state, "isis") == 2
    assert asked(state) == ["action ra"]
    poor = conflict(APART, isis=god("worshipful", followers=1))
    fight(poor, isis=CYCLE, ra="chariots")
    assert asked(poor) == ["action ra"]
    alone = conflict(TWO, isis=god("worshipful", followers=4))
    assert asked(alone) == ["action ra"]


def test_worshipful_of_a_pair_is_asked_once_of_higher() -> None:
    state = conflict(PAIR, ra=god("worshipful", followers=9))
    fight(state, isis=CYCLE, ra=CYCLE)
    assert asked(state) == ["worship ra"]
    play(state, "ra", "worship")
    assert points(state, "ra") == {"victory": 1, "worshipful": 1}
    assert state.over
