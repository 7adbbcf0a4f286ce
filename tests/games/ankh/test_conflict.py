"""The order of a Conflict: what comes first, who is asked, what is counted when."""

from __future__ import annotations

from games.ankh.ankh_table import (
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
    legal,
    of,
    play,
    points,
    region,
    seen,
    strengths,
    tellers,
    told,
)

CYCLE = "cycle-of-maat"
PLAGUE = "plague-of-locusts"
TWO = "Isis: G J1 | Ra: G J9"
APART = "Isis: G A3, W B4 | Ra: G E7, W E6, W D7"
FIRST = {"tokens": {"1": "A3", "2": "A2", "3": "C9"}}
"""The Delta first."""

# K: the event.


def test_the_tiebreaker_goes_to_the_god_that_triggered() -> None:
    state = conflict(APART, 1)
    assert (seen(state)["tiebreaker"], seen(state)["tiebreaker_up"]) == (1, True)
    fight(state, isis=CYCLE, ra=CYCLE)
    assert seen(state)["tiebreaker"] is None


def test_regions_follow_their_tokens() -> None:
    state = conflict("Isis: G J1 | Ra: G J9 | Amun: G D5", tokens={"1": "C9", "2": "A3", "3": "A2"})
    assert tellers(state, "dominated") == ["ra", "amun", "isis"]
    assert [e["token"] for e in told(state, "dominated")] == [1, 2, 3]


def test_the_tiebreaker_decides_one_tie_only() -> None:
    board = "Isis: G J1, W B4 | Ra: G I1, W E6"
    state = conflict(board)
    fight(state, isis=CYCLE, ra=CYCLE)
    play(state, "isis", "tiebreak")
    fight(state, isis=CYCLE, ra=CYCLE)
    assert asked(state) == ["action ra"]
    assert tellers(state, "won") == ["isis"]
    assert sorted(dead(state)) == ["B4", "E6"]


def test_a_kept_tiebreaker_serves_in_the_next_tie() -> None:
    board = "Isis: G J1, W B4 | Ra: G I1, W E6"
    state = conflict(board)
    fight(state, isis=CYCLE, ra=CYCLE)
    play(state, "isis", "decline")
    fight(state, isis=CYCLE, ra=CYCLE)
    assert asked(state) == ["tiebreak isis"]


def test_the_holder_must_be_tied_for_the_first_place() -> None:
    board = "Isis: G A3 | Ra: G E7, W E6 | Osiris: G A8, W B7"
    state = conflict(board)
    fight(state, isis=CYCLE, ra=CYCLE, osiris=CYCLE)
    assert told(state, "nobody-won") != []
    assert asked(state) == ["underworld osiris"]


def test_scorpions_and_the_omnipresent_come_before_the_regions() -> None:
    board = "Isis: G J1, giant-scorpion J3>nw, temple J2 | Ra: G J9"
    state = conflict(board, isis=god("omnipresent"))
    order = [e["event"] for e in state.events(None)]
    assert order.index("followers") < order.index("dominated")
    assert order.index("destroyed") < order.index("dominated")
    assert points(state, "isis") == {"domination": 1}


def test_a_region_is_looked_at_when_its_turn_comes() -> None:
    board = "Isis: G J9, apep E4, W D5 | Ra: G J1"
    state = conflict(board)
    fight(state, isis=CYCLE, ra="chariots")
    # Apep is dead; the Warrior still dominates the Delta.
    assert dead(state) == ["E4"]
    assert [e["token"] for e in told(state, "dominated", "isis")] == [2, 3]


# R and D: one region.


def test_a_figure_on_water_is_present_in_every_region_around() -> None:
    state = conflict("Isis: G J1, apep G5 | Ra: G J9, W D5")
    assert asked(state) == ["card isis", "card ra"]
    assert region(state, 1)["gods"] == [0]
    assert region(state, 2)["gods"] == region(state, 3)["gods"] == [0, 1]


def test_monuments_alone_do_not_make_a_god_present() -> None:
    state = conflict("Isis: G J1 | Ra: G J9, temple J2, temple J3")
    assert points(state, "ra") == {"domination": 1}
    assert points(state, "isis") == {"domination": 1}


def test_majorities_are_one_gain_and_domination_another() -> None:
    board = "Isis: G J1, temple J2, obelisk J3, pyramid J4 | Ra: G J9"
    state = conflict(board)
    assert gains(state, "isis") == [3, 1]


def test_neutral_monuments_count_for_nobody() -> None:
    board = "Isis: G J1, temple J2 | Ra: G J9 | neutral: temple J3, temple J4"
    state = conflict(board)
    assert points(state, "isis") == {"temple-majority": 1, "domination": 1}


def test_a_region_with_a_city_pays_one_more_within_the_reward() -> None:
    state = conflict(TWO, cities=["D2", "H1"])
    assert points(state, "isis") == {"domination": 1, "city": 1}
    assert gains(state, "isis") == [2]
    assert gains(state, "ra") == [1]
    won = conflict(APART, cities=["B3"])
    fight(won, isis=CYCLE, ra=CYCLE)
    assert gains(won, "ra") == [2]


# B: a Battle.


def test_majorities_are_determined_before_any_is_paid() -> None:
    board = "Isis: G A3, temple A4 | Ra: G E7, obelisk D6, W D7"
    state = conflict(board, isis=god(devotion=4))
    fight(state, isis=CYCLE, ra=CYCLE)
    assert tellers(state, "devotion") == ["ra", "isis", "ra"]


def test_a_majority_is_paid_before_the_resolution() -> None:
    board = "Isis: G A3, W B4, temple A4 | Ra: G E7, W E6, W D7"
    state = conflict(board)
    fight(state, isis=CYCLE, ra=CYCLE)
    order = [e["event"] for e in state.events(None)]
    assert order.index("devotion") < order.index("strength") < order.index("died")


def test_those_outside_the_region_take_no_part() -> None:
    state = conflict(APART + " | Amun: G J1")
    assert asked(state) == ["card isis", "card ra"]


def test_the_winner_s_figures_live() -> None:
    state = conflict(APART)
    fight(state, isis=CYCLE, ra=CYCLE)
    assert at(state, "E6", "D7", "E7") == ["ra warrior", "ra warrior", "ra god"]
    assert at(state, "A3", "B4") == ["isis god", ""]
    assert of(state, "isis")["warriors"] == 6


def test_strength_counts_only_figures_of_the_region() -> None:
    state = conflict("Isis: G J1, W B4 | Ra: G J9, W E6, W D7")
    fight(state, isis=CYCLE, ra=CYCLE)
    assert strengths(state) == {"isis": 1, "ra": 2}


def test_after_the_battle_osiris_comes_before_miracle_and_worship() -> None:
    board = "Osiris: G A3, W B4 | Ra: G E7, W E6, W D7"
    state = conflict(board, osiris=god("worshipful", followers=2))
    fight(state, osiris="miracle", ra="chariots")
    assert asked(state) == ["underworld osiris"]
    assert points(state, "osiris") == {}
    play(state, "osiris", "decline")
    assert points(state, "osiris") == {"miracle": 1}
    assert asked(state) == ["worship osiris"]
    play(state, "osiris", "decline")
    assert followers(state, "osiris") == 2


def test_osiris_may_open_a_gate_where_his_warrior_died() -> None:
    board = "Osiris: G A3, W B4 | Ra: G E7, W E6, W D7"
    state = conflict(board)
    fight(state, osiris=CYCLE, ra="chariots")
    play(state, "osiris", "fresh")
    assert "B4" in legal(state, "osiris", "gate")
    assert "E6" not in legal(state, "osiris", "gate")


def test_a_death_in_plague_triggers_at_once() -> None:
    board = "Anubis: G A3 | Ra: G E7, W E6, cat-mummy D7"
    state = conflict(board, anubis=god(devotion=5))
    fight(state, anubis=CYCLE, ra=PLAGUE)
    bids(state, anubis=1, ra=0)
    assert asked(state) == ["trap anubis"]
    play(state, "anubis", "trap ra", "tiebreak")
    assert devotion(state, "anubis") == [5 - 1 + 1]
    order = [e["event"] for e in state.events(None)]
    assert order.index("trapped") < order.index("devotion-lost") < order.index("strength")


# What the view tells before a Conflict.


def test_the_inspector_takes_strength_apart() -> None:
    board = "Anubis: G D5, W C5, temple C4 | Ra: G E7, androsphinx E6"
    state = conflict(board, anubis=god("temple-attuned"), slots=[1])
    (anubis, ra) = region(state, 3)["strength"]
    assert (anubis["god"], ra["god"]) == (0, 1)
    figures = {f["hex"]: (f["strength"], f["trapped"], f["neutralised"]) for f in anubis["figures"]}
    assert figures == {"D5": (0, 1, True), "C5": (1, 0, False)}
    assert (anubis["temples"], anubis["temple_strength"]) == (["C4"], 2)
    assert (anubis["total"], ra["total"]) == (3, 2)
    assert anubis["highest"] == 3 + 3


def test_the_inspector_foretells_a_domination() -> None:
    state = conflict(TWO + " | Amun: G D5, temple C5, W C6", cities=["B3"])
    outlook = region(state, 3)["outlook"]
    assert [(o["god"], o["points"], o["wins"]) for o in outlook] == [
        (2, {"temple-majority": 1, "domination": 1, "city": 1}, True)
    ]
