"""B2, B3 and B7: who takes part, playing cards, Monument majorities."""

from __future__ import annotations

import pytest
from support.ankh.boards import APART, CYCLE, PLAGUE
from support.ankh.positions import (
    CARDS,
    asked,
    bids,
    cards,
    conflict,
    dead,
    fight,
    followers,
    god,
    gods_of_events,
    legal,
    of,
    play,
    points,
    strengths,
)

AMUN = "Amun: G A3, W B4 | Ra: G E7, W E6, W D7"


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


@pytest.mark.parametrize(
    ("card", "strength"),
    [("flood", 0), ("chariots", 3), ("drought", 1), ("miracle", 0), (CYCLE, 0)],
)
def test_cards_add_their_strength(card: str, strength: int) -> None:
    state = conflict("Isis: G A3 | Ra: G E7, W E6")
    fight(state, isis=card, ra="chariots")
    assert strengths(state) == {"isis": 1 + strength, "ra": 2 + 3}


def test_what_plague_and_building_add() -> None:
    state = conflict("Isis: G A3 | Ra: G E7", isis=god(followers=0))
    fight(state, isis="build-monument", ra=PLAGUE)
    bids(state, isis=0, ra=0)
    assert strengths(state) == {"isis": 1, "ra": 2}


def test_used_cards_are_open_and_not_offered_again() -> None:
    state = conflict(APART, isis=god(used="flood chariots"))
    assert of(state, "isis")["used"] == ["flood", "chariots"]
    assert legal(state, "isis", "play") == [c for c in CARDS if c not in ("flood", "chariots")]


def test_a_player_with_only_cycle_in_hand_is_still_asked() -> None:
    used = " ".join(card for card in CARDS if card != CYCLE)
    state = conflict(APART, isis=god(used=used))
    assert asked(state) == ["card isis", "card ra"]
    fight(state, isis=CYCLE, ra=CYCLE)
    assert len(of(state, "isis")["hand"]) == 7


def test_ruling_14_amun_with_one_card_announces_nothing() -> None:
    used = " ".join(card for card in CARDS if card != CYCLE)
    state = conflict(AMUN, amun=god(used=used))
    assert asked(state) == ["card amun", "card ra"]
    assert legal(state, "amun") == [f"play {CYCLE}"]


def test_ruling_16_each_of_two_cards_acts_in_its_own_step() -> None:
    state = conflict(AMUN, amun=god(followers=5))
    play(state, "amun", "two")
    cards(state, amun=f"build-monument {PLAGUE}", ra=CYCLE)
    assert asked(state) == ["build amun"]
    play(state, "amun", "build temple", "site A4")
    assert followers(state, "amun") == 2
    bids(state, amun=2, ra=1)
    assert dead(state) == ["D7", "E6"]
    assert points(state, "amun") == {"temple-majority": 1, "victory": 1}
    assert strengths(state)["amun"] == 2 + 1


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
