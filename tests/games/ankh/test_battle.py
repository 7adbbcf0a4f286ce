"""B and B7: who takes part, the order of the stages, Monument majorities."""

from __future__ import annotations

from support.ankh.boards import APART, CYCLE, PLAGUE
from support.ankh.positions import (
    asked,
    cards,
    conflict,
    fight,
    god,
    gods_of_events,
    play,
    points,
    strengths,
)


def test_majorities_are_determined_before_any_is_paid() -> None:
    board = "Isis: G A3, temple A4 | Ra: G E7, obelisk D6, W D7"
    state = conflict(board, isis=god(devotion=4))
    fight(state, isis=CYCLE, ra=CYCLE)
    assert gods_of_events(state, "devotion") == ["ra", "isis", "ra"]


def test_a_majority_is_paid_before_the_resolution() -> None:
    board = "Isis: G A3, W B4, temple A4 | Ra: G E7, W E6, W D7"
    state = conflict(board)
    fight(state, isis=CYCLE, ra=CYCLE)
    order = [e["event"] for e in state.events(None)]
    assert order.index("devotion") < order.index("strength") < order.index("died")


def test_gods_outside_the_region_do_not_take_part() -> None:
    state = conflict(APART + " | Amun: G J1")
    assert asked(state) == ["card isis", "card ra"]


def test_ruling_21_rivals_without_figures_block_but_score_nothing() -> None:
    board = "Isis: G J1, obelisk J2, temple J4 | Ra: G J9, obelisk I1, pyramid H1, pyramid G1"
    state = conflict(board)
    assert points(state, "isis") == {"temple-majority": 1, "domination": 1}
    assert points(state, "ra") == {"domination": 1}


def test_ruling_51_the_higher_seat_bids_and_builds_for_the_pair() -> None:
    board = "Isis: G A3, W B4 | Amun: G E7, W E6 | Ra: joins Isis"
    state = conflict(board, isis=god(followers=4))
    play(state, "amun", "decline")
    assert asked(state) == ["card isis", "card amun"]
    cards(state, isis="build-monument", amun=PLAGUE)
    assert asked(state) == ["build isis"]
    play(state, "isis", "build temple", "site A4")
    assert asked(state) == ["bid isis", "bid amun"]


def test_check_04_the_order_of_building_and_of_majorities() -> None:
    board = "Isis: G A3 | Ra: G E7 | Osiris: G A8"
    heads = {
        "isis": god(devotion=2, followers=3),
        "ra": god(devotion=1, followers=3),
        "osiris": god(devotion=3),
    }
    state = conflict(board, **heads)
    fight(state, isis="build-monument", ra="build-monument", osiris="chariots")
    assert asked(state) == ["build ra"]
    play(state, "ra", "build temple", "site E6")
    assert asked(state) == ["build isis"]
    play(state, "isis", "build obelisk", "site A4")
    first = [n for n in gods_of_events(state, "devotion") if n != "osiris"]
    assert first == ["ra", "isis"]


def test_check_05_building_changes_majorities_and_resplendent_at_once() -> None:
    board = "Isis: G D5, obelisk J1, obelisk J2 | Ra: G E7, W A8, W A7, obelisk B7"
    state = conflict(board, isis=god("resplendent", followers=3))
    fight(state, isis="build-monument", ra=CYCLE)
    play(state, "isis", "build obelisk", "site C5")
    assert strengths(state) == {"isis": 3, "ra": 3}
    assert "obelisk-majority" not in points(state, "ra")
    play(state, "isis", "decline")
