"""B2 to B6, Battle cards: playing them, Flood, Build Monument and Plague of Locusts."""

from __future__ import annotations

import pytest
from support.ankh.boards import APART, CYCLE, DELTA_FIRST, PAIR, PLAGUE
from support.ankh.positions import (
    CARDS,
    asked,
    at,
    bids,
    cards,
    conflict,
    dead,
    events_of,
    fight,
    followers,
    god,
    gods_of_events,
    legal,
    of,
    play,
    points,
    seen,
    strengths,
)

AMUN = "Amun: G A3, W B4 | Ra: G E7, W E6, W D7"


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


def test_the_second_of_two_plagues_needs_a_bidder() -> None:
    """Everybody is dead after the first one: nobody bids and nothing more happens."""
    state = conflict("Isis: G J1, W D5 | Ra: G J9, W D7")
    fight(state, isis=PLAGUE, ra=PLAGUE)
    bids(state, isis=1, ra=1)
    assert (followers(state, "isis"), followers(state, "ra")) == (0, 0)
    assert sorted(dead(state)) == ["D5", "D7"]


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


def test_only_monuments_left_in_the_supply_can_be_built() -> None:
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


def test_plague_spares_the_highest_bidder_and_all_bids_are_lost() -> None:
    state = conflict(APART, isis=god(followers=5), ra=god(followers=5))
    fight(state, isis=PLAGUE, ra=CYCLE)
    bids(state, isis=2, ra=3)
    assert dead(state) == ["B4"]
    assert gods_of_events(state, "spared") == ["ra"]
    assert (followers(state, "isis"), followers(state, "ra")) == (3, 2)


def test_ruling_65_bids_go_up_to_all_followers_but_not_beyond_99() -> None:
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
    state = conflict("Isis: G A3, apep E4 | Ra: G E7, W E6", **DELTA_FIRST)
    fight(state, isis=CYCLE, ra=PLAGUE)
    bids(state, isis=0, ra=1)
    assert dead(state) == ["E4"]
    assert of(state, "isis")["guardians"] == {"apep": 1}


def test_a_god_without_figures_after_plague_scores_no_majority() -> None:
    board = "Isis: G J1, W B4, temple A4 | Ra: G E7"
    state = conflict(board, **DELTA_FIRST)
    fight(state, isis=CYCLE, ra=PLAGUE)
    bids(state, isis=0, ra=1)
    assert points(state, "isis") == {"domination": 1}


def test_inspiring_builds_for_free() -> None:
    state = conflict(APART, isis=god("inspiring", followers=0))
    fight(state, isis="build-monument", ra=CYCLE)
    play(state, "isis", "build pyramid", "site A4")
    assert followers(state, "isis") == 0
    assert at(state, "A4") == ["isis pyramid"]
    poor = conflict(APART, isis=god(followers=2))
    fight(poor, isis="build-monument", ra=CYCLE)
    assert asked(poor) == ["action ra"]


def test_ruling_06_two_plagues_are_two_bids() -> None:
    board = "Isis: G D5 | Ra: G E7, W D7 | Osiris: G J1, W B4"
    state = conflict(board)
    fight(state, isis=PLAGUE, ra=PLAGUE, osiris=CYCLE)
    assert asked(state) == ["bid isis", "bid ra", "bid osiris"]
    bids(state, isis=0, ra=1, osiris=0)
    assert dead(state) == ["B4"]
    assert asked(state) == ["bid isis", "bid ra"]
    bids(state, isis=1, ra=0)
    assert dead(state) == ["B4", "D7"]
    # Osiris has dominated the West: Ra has the least Devotion, then Isis.
    assert gods_of_events(state, "plague") == ["ra", "isis"]


def test_ruling_07_a_sole_bidder_is_the_highest() -> None:
    state = conflict("Isis: G J1, W D5 | Ra: G J9, W D7, W E7")
    fight(state, isis=PLAGUE, ra=PLAGUE)
    bids(state, isis=0, ra=1)
    assert asked(state) == ["bid ra"]
    bids(state, ra=0)
    assert dead(state) == ["D5"]
    assert at(state, "D7", "E7") == ["ra warrior", "ra warrior"]


def test_ruling_08_all_bidding_nothing_is_a_tie() -> None:
    state = conflict(APART)
    fight(state, isis=PLAGUE, ra=CYCLE)
    bids(state, isis=0, ra=0)
    assert sorted(dead(state)) == ["B4", "D7", "E6"]
    assert len(events_of(state, "nobody-spared")) == 1


def test_ruling_09_a_god_alone_bids_too() -> None:
    state = conflict("Isis: G D5 | Ra: G J9, W D7")
    fight(state, isis=CYCLE, ra=PLAGUE)
    assert asked(state) == ["bid isis", "bid ra"]
    bids(state, isis=1, ra=0)
    assert dead(state) == ["D7"]
    assert at(state, "D5") == ["isis god"]
    assert followers(state, "isis") == 0


def test_ruling_32_water_is_neither_fertile_nor_desert() -> None:
    flood = conflict("Isis: G D3, apep E4 | Ra: G J1")
    fight(flood, isis="flood", ra=CYCLE)
    assert followers(flood, "isis") == 1 + 1
    drought = conflict("Isis: G E2, apep E4 | Ra: G J1")
    fight(drought, isis="drought", ra=CYCLE)
    assert points(drought, "isis") == {"victory": 1, "drought": 1, "domination": 1}


def test_check_05_flood_pays_for_building_in_the_same_battle() -> None:
    state = conflict("Amun: G D5, W C5, W C4 | Ra: G E7", amun=god(followers=0))
    play(state, "amun", "two")
    cards(state, amun="flood build-monument", ra=CYCLE)
    assert followers(state, "amun") == 3
    play(state, "amun", "build obelisk", "site B4")
    assert followers(state, "amun") == 0
    assert at(state, "B4") == ["amun obelisk"]


def test_check_06_a_tied_plague_kills_all_but_gods() -> None:
    state = conflict("Isis: G D5, W C5 | Ra: G E7, W A8")
    fight(state, isis=PLAGUE, ra=CYCLE)
    bids(state, isis=1, ra=1)
    assert sorted(dead(state)) == ["A8", "C5"]
    assert at(state, "D5", "E7") == ["isis god", "ra god"]
    assert (followers(state, "isis"), followers(state, "ra")) == (0, 0)
