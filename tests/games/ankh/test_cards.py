"""Each of the seven battle cards in ordinary and in awkward situations."""

from __future__ import annotations

import pytest
from games.ankh.ankh_table import (
    CARDS,
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
    tellers,
    told,
)

CYCLE = "cycle-of-maat"
PLAGUE = "plague-of-locusts"
APART = "Isis: G A3, W B4 | Ra: G E7, W E6, W D7"
PAIR = APART + " | Osiris: joins Ra"
FIRST = {"tokens": {"1": "A3", "2": "A2", "3": "C9"}}


@pytest.mark.parametrize(
    ("card", "strength"),
    [("flood", 0), ("chariots", 3), ("drought", 1), ("miracle", 0), (CYCLE, 0)],
)
def test_what_a_card_adds(card: str, strength: int) -> None:
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


# Flood.


def test_flood_pays_for_figures_on_fertile_spaces_of_the_region() -> None:
    state = conflict("Isis: G D3, W D2, W B4 | Ra: G J1, W J2")
    fight(state, isis="flood", ra=CYCLE)
    assert followers(state, "isis") == 1 + 1


def test_flood_saves_only_those_on_fertile_spaces() -> None:
    state = conflict("Isis: G J9, W D3, W D2 | Ra: G J1, W J2")
    fight(state, isis="flood", ra="chariots")
    assert dead(state) == ["D2"]
    assert at(state, "D3") == ["isis warrior"]


def test_flood_saves_nobody_from_plague() -> None:
    state = conflict(APART)
    fight(state, isis="flood", ra=PLAGUE)
    bids(state, isis=0, ra=1)
    assert dead(state) == ["B4"]


def test_flood_of_one_god_does_not_save_another() -> None:
    state = conflict("Isis: G A3, W B4 | Ra: G E7, W E6", 0)
    fight(state, isis="flood", ra=CYCLE)
    play(state, "isis", "decline")
    assert dead(state) == ["E6"]


def test_flood_of_a_pair_pays_once_for_all_its_figures() -> None:
    state = conflict(PAIR)
    fight(state, isis=CYCLE, ra="flood")
    assert followers(state, "ra") == 1 + 3


# Build Monument.


def test_building_costs_three_and_gives_control() -> None:
    state = conflict(APART, isis=god(followers=4))
    fight(state, isis="build-monument", ra=CYCLE)
    assert legal(state, "isis") == ["build obelisk", "build pyramid", "build temple", "decline"]
    play(state, "isis", "build obelisk")
    assert len(legal(state, "isis", "site")) == 22 - 5
    play(state, "isis", "site F6")
    assert at(state, "F6") == ["isis obelisk"]
    assert (followers(state, "isis"), of(state, "isis")["ankhs"]) == (1, 8)
    assert seen(state)["supply"]["obelisk"] == 9
    assert points(state, "isis") == {"obelisk-majority": 1}


def test_building_may_be_declined() -> None:
    state = conflict(APART, isis=god(followers=4))
    fight(state, isis="build-monument", ra=CYCLE)
    play(state, "isis", "decline")
    assert followers(state, "isis") == 4
    assert seen(state)["supply"]["obelisk"] == 10


def test_without_ankh_tokens_nothing_is_built() -> None:
    spaces = ["J2", "J3", "J4", "I1", "I2", "I4", "H1", "H2", "H3"]
    nine = ", ".join(f"{'obelisk' if i < 5 else 'temple'} {s}" for i, s in enumerate(spaces))
    board = APART.replace("W B4", f"W B4, {nine}")
    state = conflict(board, isis=god(followers=9))
    fight(state, isis="build-monument", ra=CYCLE)
    assert followers(state, "isis") == 9
    assert asked(state) == ["action ra"]


def test_only_what_is_left_in_the_supply_is_built() -> None:
    spaces = ["J2", "J3", "J4", "I1", "I2", "I4", "H1", "H2", "H3", "G1"]
    ten = ", ".join(f"temple {space}" for space in spaces)
    state = conflict(f"{APART} | neutral: {ten}", isis=god(followers=9))
    fight(state, isis="build-monument", ra=CYCLE)
    assert legal(state, "isis", "build") == ["obelisk", "pyramid"]


def test_nothing_is_built_on_a_city() -> None:
    state = conflict(APART, isis=god(followers=9), cities=["A4"])
    fight(state, isis="build-monument", ra=CYCLE)
    play(state, "isis", "build temple")
    assert "A4" not in legal(state, "isis", "site")


# Plague of Locusts.


def test_plague_spares_the_highest_bidder_and_all_bids_are_lost() -> None:
    state = conflict(APART, isis=god(followers=5), ra=god(followers=5))
    fight(state, isis=PLAGUE, ra=CYCLE)
    bids(state, isis=2, ra=3)
    assert dead(state) == ["B4"]
    assert tellers(state, "spared") == ["ra"]
    assert (followers(state, "isis"), followers(state, "ra")) == (3, 2)


def test_bids_go_up_to_all_followers_but_not_beyond_99() -> None:
    state = conflict(APART, isis=god(followers=5), ra=god(followers=150))
    fight(state, isis=PLAGUE, ra=CYCLE)
    assert legal(state, "isis", "bid") == [str(n) for n in range(6)]
    assert legal(state, "ra", "bid") == [str(n) for n in range(100)]


def test_plague_kills_only_in_its_region() -> None:
    state = conflict("Isis: G A3, W B4, W J1 | Ra: G E7, W E6")
    fight(state, isis=CYCLE, ra=PLAGUE)
    bids(state, isis=0, ra=1)
    assert dead(state) == ["B4"]


def test_plague_kills_an_apep_in_the_water() -> None:
    state = conflict("Isis: G A3, apep E4 | Ra: G E7, W E6", **FIRST)
    fight(state, isis=CYCLE, ra=PLAGUE)
    bids(state, isis=0, ra=1)
    assert dead(state) == ["E4"]
    assert of(state, "isis")["guardians"] == {"apep": 1}


def test_a_strange_majority_is_not_scored_by_the_dead() -> None:
    board = "Isis: G J1, W B4, temple A4 | Ra: G E7"
    state = conflict(board, **FIRST)
    fight(state, isis=CYCLE, ra=PLAGUE)
    bids(state, isis=0, ra=1)
    assert points(state, "isis") == {"domination": 1}


# Chariots.


def test_chariots_need_a_figure_at_the_resolution() -> None:
    state = conflict("Isis: G J1, W B4 | Ra: G E7", **FIRST)
    fight(state, isis="chariots", ra=PLAGUE)
    bids(state, isis=0, ra=1)
    assert tellers(state, "won") == ["ra"]


def test_chariots_of_figures_without_strength_still_count() -> None:
    state = conflict("Isis: G D5 | Ra: G E7, androsphinx D6")
    fight(state, isis="chariots", ra=CYCLE)
    assert strengths(state) == {"isis": 3, "ra": 2}


# Drought.


def test_drought_pays_the_winner_for_figures_on_desert() -> None:
    state = conflict("Isis: G J1, W D3, W D2 | Ra: G J4")
    fight(state, isis="drought", ra=CYCLE)
    assert points(state, "isis") == {"victory": 1, "drought": 2}
    assert gains(state, "isis") == [3]


def test_drought_pays_no_loser() -> None:
    state = conflict("Isis: G J1, W D2 | Ra: G J4, W J5")
    fight(state, isis="drought", ra="chariots")
    assert points(state, "isis") == {}


# Miracle.


def test_miracle_pays_for_the_dead_of_plague_and_resolution() -> None:
    board = "Osiris: G A3, W B4, W C4 | Ra: G E7, W E6, W D7"
    state = conflict(board)
    fight(state, osiris=CYCLE, ra="miracle")
    play(state, "osiris", "tiebreak")
    assert points(state, "ra") == {"miracle": 2}
    plague = conflict(board)
    fight(plague, osiris="miracle", ra=PLAGUE)
    bids(plague, osiris=0, ra=1)
    play(plague, "osiris", "decline")
    assert points(plague, "osiris") == {"miracle": 2}


def test_miracle_without_dead_pays_nothing() -> None:
    state = conflict("Isis: G A3 | Ra: G E7, W E6")
    fight(state, isis="miracle", ra=CYCLE)
    assert points(state, "isis") == {}
    assert of(state, "isis")["used"] == ["miracle"]


def test_miracle_counts_only_one_s_own() -> None:
    state = conflict(APART)
    fight(state, isis=CYCLE, ra="miracle")
    assert dead(state) == ["B4"]
    assert points(state, "ra") == {"victory": 1}


# Cycle of Ma'at.


def test_cycle_takes_all_cards_back() -> None:
    state = conflict(APART, isis=god(used="flood chariots miracle"))
    fight(state, isis=CYCLE, ra="chariots")
    assert of(state, "isis")["used"] == []
    assert of(state, "ra")["used"] == ["chariots"]
    assert told(state, "reclaimed")[0]["seat"] == 0


def test_cycle_alone_in_hand_is_still_asked_for() -> None:
    used = " ".join(card for card in CARDS if card != CYCLE)
    state = conflict(APART, isis=god(used=used))
    assert asked(state) == ["card isis", "card ra"]
    fight(state, isis=CYCLE, ra=CYCLE)
    assert len(of(state, "isis")["hand"]) == 7
