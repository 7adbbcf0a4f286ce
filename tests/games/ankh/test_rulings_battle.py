"""Rulings 1 to 22: Battles, cards and Devotion."""

from __future__ import annotations

from games.ankh.ankh_table import (
    CARDS,
    asked,
    at,
    bids,
    cards,
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
    strengths,
    tellers,
    told,
)

from ennead.games.ankh.state import Ankh

CYCLE = "cycle-of-maat"
PLAGUE = "plague-of-locusts"
APART = "Isis: G A3, W B4 | Ra: G E7, W E6, W D7"
"""In the Delta, nobody beside an enemy."""


def test_ruling_01_magnanimous_asks_for_figures_not_for_deaths() -> None:
    state = conflict(APART, isis=god("magnanimous"))
    fight(state, isis=CYCLE, ra="chariots")
    assert points(state, "isis") == {"magnanimous": 2}
    flooded = conflict(APART, isis=god("magnanimous"))
    fight(flooded, isis="flood", ra="chariots")
    assert dead(flooded) == []
    assert points(flooded, "isis") == {"magnanimous": 2}
    alone = conflict("Isis: G A3 | Ra: G E7, W E6", isis=god("magnanimous"))
    fight(alone, isis=CYCLE, ra="chariots")
    assert points(alone, "isis") == {}


def test_ruling_02_who_has_no_figures_after_plague_has_lost() -> None:
    board = "Osiris: G J1, W D5, W C5 | Ra: G D7, W E7"
    state = conflict(board, osiris=god("magnanimous"))
    fight(state, osiris="chariots", ra=PLAGUE)
    bids(state, osiris=0, ra=1)
    assert dead(state) == ["C5", "D5"]
    assert tellers(state, "lost") == ["osiris"]
    assert asked(state) == ["underworld osiris"]
    assert points(state, "osiris") == {"domination": 1}


def test_ruling_03_in_a_tie_all_lose_even_the_weaker() -> None:
    board = "Isis: G A3, W B4, W C4 | Ra: G E7, W D7, W E6 | Osiris: G A8, W B7"
    state = conflict(board, 2)
    fight(state, isis=CYCLE, ra=CYCLE, osiris=CYCLE)
    assert strengths(state) == {"isis": 3, "ra": 3, "osiris": 2}
    assert sorted(tellers(state, "lost")) == ["isis", "osiris", "ra"]
    assert sorted(dead(state)) == ["B4", "B7", "C4", "D7", "E6"]
    assert told(state, "won") == []


def test_ruling_04_all_dead_after_plague_nobody_wins() -> None:
    state = conflict("Isis: G J1, W D5 | Ra: G J9, W D7")
    fight(state, isis=PLAGUE, ra="chariots")
    bids(state, isis=0, ra=0)
    assert sorted(dead(state)) == ["D5", "D7"]
    assert told(state, "won") == []
    assert sorted(tellers(state, "lost")) == ["isis", "ra"]
    assert devotion(state, "isis", "ra") == [1, 1]


def test_ruling_05_the_last_god_standing_wins_with_strength_0() -> None:
    board = "Isis: G J9, apep E4 | Osiris: G J8, W D6 | Ra: G J1, androsphinx D3"
    state = conflict(board, tokens={"1": "A3", "2": "A2", "3": "C9"})
    fight(state, isis=CYCLE, osiris=PLAGUE)
    bids(state, isis=1, osiris=0)
    assert strengths(state)["isis"] == 0
    assert told(state, "won")[0]["seat"] == 0
    assert points(state, "isis") == {"victory": 1}


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
    assert tellers(state, "plague") == ["ra", "isis"]


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
    assert len(told(state, "nobody-spared")) == 1


def test_ruling_09_a_god_alone_bids_too() -> None:
    state = conflict("Isis: G D5 | Ra: G J9, W D7")
    fight(state, isis=CYCLE, ra=PLAGUE)
    assert asked(state) == ["bid isis", "bid ra"]
    bids(state, isis=1, ra=0)
    assert dead(state) == ["D7"]
    assert at(state, "D5") == ["isis god"]
    assert followers(state, "isis") == 0


MUMMY = "Isis: G B4, mummy B3 | Ra: G E7, W E6, W D7"


def mummy_after_plague(card: str) -> Ankh:
    """Isis's Mummy dies of Ra's Plague and comes back to B3, where it dies in the Resolution."""
    state = conflict(MUMMY)
    fight(state, isis=card, ra=PLAGUE)
    bids(state, isis=0, ra=1)
    assert dead(state) == ["B3"]
    assert asked(state) == ["mummy isis"]
    play(state, "isis", "put B3")
    return state


def test_ruling_10_flood_protects_no_mummy_that_has_come_back() -> None:
    state = mummy_after_plague("flood")
    assert followers(state, "isis") == 1 + 2
    assert dead(state) == ["B3", "B3"]


def test_ruling_11_a_mummy_counts_for_miracle_twice() -> None:
    state = mummy_after_plague("miracle")
    play(state, "isis", "put C4")
    assert points(state, "isis") == {"miracle": 2}
    assert gains(state, "isis") == [2]


def test_ruling_12_a_mummy_that_came_back_fights() -> None:
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


AMUN = "Amun: G A3, W B4 | Ra: G E7, W E6, W D7"


def test_ruling_14_amun_with_one_card_announces_nothing() -> None:
    used = " ".join(card for card in CARDS if card != CYCLE)
    state = conflict(AMUN, amun=god(used=used))
    assert asked(state) == ["card amun", "card ra"]
    assert legal(state, "amun") == [f"play {CYCLE}"]


def test_ruling_15_cycle_as_second_card_brings_all_back() -> None:
    state = conflict(AMUN, amun=god(used="flood miracle"))
    play(state, "amun", "two")
    cards(state, amun=f"chariots {CYCLE}", ra=CYCLE)
    assert of(state, "amun")["used"] == []
    assert len(of(state, "amun")["hand"]) == 7


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


def test_ruling_17_glory_needs_a_margin() -> None:
    board = "Isis: G A3, W B4 | Ra: G E7, W D7"
    state = conflict(board, isis=god("glorious"))
    fight(state, isis=CYCLE, ra=CYCLE)
    play(state, "isis", "tiebreak")
    assert gains(state, "isis") == [1]
    clear = conflict(board, isis=god("glorious"))
    fight(clear, isis="chariots", ra=CYCLE)
    assert gains(clear, "isis") == [3]
    short = conflict("Isis: G A3 | Ra: G E7, W D7", isis=god("glorious"))
    fight(short, isis="chariots", ra=CYCLE)
    assert gains(short, "isis") == [1]


def test_ruling_18_glory_drought_and_the_sun_are_one_gain() -> None:
    state = conflict("Ra: G J9, W J8*, W I8 | Isis: G I6", ra=god("glorious"))
    fight(state, isis=CYCLE, ra="drought")
    assert strengths(state) == {"ra": 4, "isis": 1}
    assert gains(state, "ra") == [3 + 3 + 1]


def test_ruling_19_bountiful_adds_to_every_gain() -> None:
    state = conflict(APART, isis=god("bountiful magnanimous"))
    fight(state, isis="miracle", ra="chariots")
    assert gains(state, "isis") == [2 + 1, 1 + 1]
    paying = conflict(APART, isis=god("bountiful worshipful", followers=2))
    fight(paying, isis=CYCLE, ra="chariots")
    play(paying, "isis", "worship")
    assert gains(paying, "isis") == [1 + 1]


def test_ruling_20_bountiful_looks_at_the_space_before_the_gain() -> None:
    rich = god("bountiful")
    board = "Isis: G J1 | Ra: G J9"
    state = conflict(board, isis={**rich, "devotion": 20}, ra={**rich, "devotion": 21})
    assert gains(state, "isis") == [2]
    assert gains(state, "ra") == [1]
    assert devotion(state, "isis", "ra") == [22, 22]


def test_ruling_21_rivals_without_figures_block_but_score_nothing() -> None:
    board = "Isis: G J1, obelisk J2, temple J4 | Ra: G J9, obelisk I1, pyramid H1, pyramid G1"
    state = conflict(board)
    assert points(state, "isis") == {"temple-majority": 1, "domination": 1}
    assert points(state, "ra") == {"domination": 1}


def test_ruling_22_followers_of_commanding_come_before_devotion() -> None:
    state = conflict(APART, ra=god("commanding"))
    fight(state, isis=CYCLE, ra="chariots")
    assert followers(state, "ra") == 1 + 3
    order = [e["event"] for e in state.events(None)]
    assert order.index("followers") < order.index("devotion")
