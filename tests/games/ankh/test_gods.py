"""§11.3: what each god can do."""

from __future__ import annotations

from support.ankh.boards import CYCLE, PLAGUE
from support.ankh.positions import (
    acting,
    asked,
    at,
    bids,
    cards,
    conflict,
    dead,
    events_of,
    fight,
    followers,
    gains,
    god,
    gods_of_events,
    legal,
    of,
    play,
    points,
    region,
    seen,
    strengths,
)

from ennead.games.ankh.rules.state import Ankh


def highest(state: Ankh, token: int) -> int:
    """The highest strength the view shows for Amun."""
    (amun,) = [side for side in region(state, token)["strength"] if side["god"] == 0]
    return amun["highest"]


BESIDE = "Isis: G A3, W D5, W C6 | Ra: G E6, W E7, W D7"
"""Only D5 is beside an enemy."""


def test_amun_plays_two_cards_once_per_conflict() -> None:
    board = "Amun: G A3, W J1 | Ra: G E7, W I1"
    state = conflict(board)
    assert asked(state) == ["two-cards amun"]
    play(state, "amun", "two")
    assert not seen(state)["amun_up"]
    assert asked(state) == ["cards amun", "card ra"]
    cards(state, amun="chariots drought", ra="flood")
    assert strengths(state)["amun"] == 1 + 3 + 1
    # The West is done; in the Delta he has no second card.
    assert asked(state) == ["card amun", "card ra"]
    cards(state, amun=CYCLE, ra=CYCLE)
    play(state, "amun", "tiebreak")
    assert seen(state)["amun_up"]


def test_amun_may_wait_for_a_later_battle() -> None:
    state = conflict("Amun: G A3, W J1 | Ra: G E7, W I1")
    play(state, "amun", "decline")
    cards(state, amun="flood", ra="flood")
    play(state, "amun", "decline")  # the Tiebreaker
    assert asked(state) == ["two-cards amun"]


def test_amun_s_two_cards_are_different_ones() -> None:
    state = conflict("Amun: G A3 | Ra: G E7", amun=god(used="flood"))
    play(state, "amun", "two")
    offered = legal(state, "amun", "cards")
    assert len(offered) == 6 * 5 // 2
    assert all(len(set(pair.split())) == 2 for pair in offered)
    assert not any("flood" in pair for pair in offered)


def test_as_the_lower_half_amun_lets_the_higher_seat_announce() -> None:
    state = conflict("Isis: G A3 | Ra: G E7 | Amun: joins Isis")
    assert asked(state) == ["two-cards isis"]
    play(state, "isis", "two")
    cards(state, isis="chariots flood", ra=CYCLE)
    assert strengths(state) == {"isis": 4, "ra": 1}
    assert of(state, "amun")["used"] == ["flood", "chariots"]


def test_amun_beside_an_androsphinx_keeps_his_two_cards() -> None:
    state = conflict("Amun: G D5 | Ra: G E7, androsphinx D6")
    play(state, "amun", "two")
    cards(state, amun="chariots drought", ra=CYCLE)
    assert strengths(state) == {"amun": 4, "ra": 2}


def test_amun_without_figures_after_plague_has_no_strength() -> None:
    state = conflict("Amun: G J1, W D5 | Ra: G E7")
    play(state, "amun", "two")
    cards(state, amun="chariots miracle", ra=PLAGUE)
    bids(state, amun=0, ra=1)
    assert gods_of_events(state, "won") == ["ra"]
    assert points(state, "amun") == {"domination": 1, "miracle": 1}


def test_the_highest_strength_counts_the_cards_amun_may_still_play() -> None:
    board = "Amun: G D5, W I4 | Ra: G E7, W J1"
    state = conflict(board)
    assert asked(state) == ["two-cards amun"]
    # Chariots 3 and a card of 1, in each of the two Battles, as long as he has not spoken.
    assert [highest(state, token) for token in (1, 3)] == [1 + 4, 1 + 4]
    no = state.fork()
    play(no, "amun", "decline")
    # In this Battle one card, in the next one perhaps two.
    assert [highest(no, token) for token in (1, 3)] == [1 + 3, 1 + 4]
    play(state, "amun", "two")
    assert [highest(state, token) for token in (1, 3)] == [1 + 4, 1 + 3]
    # What he has chosen in secret changes nothing until it is revealed.
    play(state, "amun", "cards flood miracle")
    assert [highest(state, token) for token in (1, 3)] == [1 + 4, 1 + 3]
    play(state, "ra", "play drought")
    assert highest(state, 3) == 1 + 3


def test_anubis_traps_and_grows() -> None:
    state = conflict("Anubis: G A3, W A4 | Ra: G E7, W E6", slots=[1])
    fight(state, anubis="chariots", ra=CYCLE)
    assert strengths(state)["anubis"] == 1 + 1 + 1 + 3
    play(state, "anubis", "trap ra")
    assert seen(state)["slots"] == [1, 1]
    assert (of(state, "ra")["warriors"], of(state, "ra")["trapped"]) == (4, 2)


def test_anubis_has_three_slots() -> None:
    state = conflict("Anubis: G A3, W A4 | Ra: G E7, W E6", slots=[1, 1, 1])
    fight(state, anubis="chariots", ra=CYCLE)
    assert strengths(state)["anubis"] == 2 + 3 + 3
    assert asked(state) == ["action ra"]
    assert of(state, "ra")["warriors"] == 3


def test_anubis_may_decline() -> None:
    state = conflict("Anubis: G A3, W A4 | Ra: G E7, W E6")
    fight(state, anubis="chariots", ra=CYCLE)
    play(state, "anubis", "decline")
    assert seen(state)["slots"] == []
    assert of(state, "ra")["warriors"] == 6


def test_anubis_traps_no_guardians() -> None:
    state = conflict("Anubis: G A3, W A4 | Ra: G E7, satet E6")
    fight(state, anubis="chariots", ra=CYCLE)
    assert dead(state) == ["E6"]
    assert asked(state) == ["action ra"]
    assert of(state, "ra")["guardians"] == {"satet": 1}


def test_a_trapped_warrior_counts_for_miracle_and_gives_its_sun_back() -> None:
    state = conflict("Anubis: G A3, W A4 | Ra: G E7, W E6*")
    fight(state, anubis="chariots", ra="miracle")
    play(state, "anubis", "trap ra")
    assert points(state, "ra") == {"miracle": 1}
    assert seen(state)["supply"]["suns"] == 3


def test_ransom_is_paid_to_anubis() -> None:
    state = acting("Isis: G J1 | Anubis: G J9", "summon", slots=[0])
    assert {"summon warrior", "ransom", "done"} <= set(legal(state, "isis"))
    play(state, "isis", "ransom", "put J2")
    assert (followers(state, "isis"), followers(state, "anubis")) == (0, 2)
    assert at(state, "J2") == ["isis warrior"]
    assert of(state, "isis")["warriors"] == 5
    poor = acting("Isis: G J1 | Anubis: G J9", "summon", slots=[0], isis=god(followers=0))
    assert "ransom" not in legal(poor, "isis")


def test_as_the_lower_half_anubis_traps_for_the_pair() -> None:
    board = "Isis: G A3, W A4 | Ra: G E7, W E6 | Anubis: joins Isis"
    state = conflict(board, slots=[1])
    fight(state, isis=CYCLE, ra=CYCLE)
    assert strengths(state) == {"isis": 1 + 1 + 1, "ra": 2}
    assert asked(state) == ["trap isis"]
    play(state, "isis", "trap ra")
    assert seen(state)["slots"] == [1, 1]


def test_a_merged_pair_is_named_by_its_higher_half() -> None:
    board = "Isis: G E7, W E6 | Ra: joins Isis | Anubis: G A3, W A4"
    state = conflict(board)
    fight(state, anubis="chariots", isis=CYCLE)
    assert legal(state, "anubis") == ["trap isis", "decline"]
    play(state, "anubis", "trap isis")
    assert seen(state)["slots"] == [0]
    assert events_of(state, "trapped")[0]["owner"] == 0


def test_isis_saves_a_figure_beside_an_enemy() -> None:
    state = conflict(BESIDE)
    fight(state, isis=CYCLE, ra="chariots")
    assert asked(state) == ["save isis"]
    assert state.questions()[0]["hex"] == "D5"
    play(state, "isis", "save")
    assert dead(state) == ["C6"]


def test_isis_may_let_it_die() -> None:
    state = conflict(BESIDE)
    fight(state, isis="miracle", ra="chariots")
    play(state, "isis", "decline")
    assert sorted(dead(state)) == ["C6", "D5"]
    assert points(state, "isis") == {"miracle": 2}


def test_isis_saves_nobody_from_plague() -> None:
    state = conflict(BESIDE)
    fight(state, isis=CYCLE, ra=PLAGUE)
    bids(state, isis=0, ra=1)
    assert sorted(dead(state)) == ["C6", "D5"]
    assert events_of(state, "saved") == []


def test_isis_is_not_asked_about_the_flood_s_own() -> None:
    state = conflict(BESIDE)
    fight(state, isis="flood", ra="chariots")
    assert asked(state) == ["action ra"]
    assert dead(state) == []


def test_adjacency_is_determined_before_any_death() -> None:
    state = conflict("Isis: G A3, W D5, W B4 | Ra: G E7, W E6, W D7", 1)
    fight(state, isis=CYCLE, ra=CYCLE)
    play(state, "ra", "decline")
    play(state, "isis", "save")
    assert sorted(dead(state)) == ["B4", "D7", "E6"]
    assert at(state, "D5") == ["isis warrior"]


def test_an_apep_of_isis_is_protected_by_an_enemy_of_another_region() -> None:
    board = "Isis: G J9, apep E4 | Ra: G J1, W J2 | Osiris: G A8, W D4"
    state = conflict(board)
    # In the West; the Warrior on D4 stands in the Delta.
    fight(state, isis=CYCLE, ra="chariots")
    assert asked(state) == ["save isis"]
    assert state.questions()[0]["hex"] == "E4"


def test_as_the_lower_half_isis_protects_the_pair_s_figures() -> None:
    board = "Osiris: G A3, W D5, W C6 | Ra: G E6, W E7, W D7 | Isis: joins Osiris"
    state = conflict(board)
    fight(state, osiris=CYCLE, ra="chariots")
    assert asked(state) == ["save osiris"]
    play(state, "osiris", "save")
    assert dead(state) == ["C6"]


def test_osiris_summons_one_more_from_the_underworld() -> None:
    state = acting("Osiris: G J1 | Ra: G J9", "summon", gates=["D5", "C5"])
    play(state, "osiris", "summon warrior")
    assert legal(state, "osiris", "put") == ["C5", "D5", "I1", "I2", "J2"]
    play(state, "osiris", "put D5")
    assert events_of(state, "summoned")[0]["allowance"] == "underworld"
    play(state, "osiris", "summon warrior")
    # One extra in all; but the figure on D5 makes its neighbours ordinary spaces.
    spaces = legal(state, "osiris", "put")
    assert {"C5", "C6", "D4", "D6", "E5", "E6", "J2"} <= set(spaces)
    play(state, "osiris", "put C5")
    assert asked(state) == ["action osiris"]
    assert of(state, "osiris")["warriors"] == 4


def test_only_osiris_s_figures_end_on_an_underworld_space() -> None:
    state = acting("Osiris: G D4 | Ra: G J9", "move", gates=["D5"])
    play(state, "osiris", "take D4", "to D5")
    assert at(state, "D5") == ["osiris god"]


def test_an_underworld_space_is_neither_fertile_nor_desert() -> None:
    state = conflict("Osiris: G D5, W C4 | Ra: G E7", gates=["D5"])
    fight(state, osiris="flood", ra=CYCLE)
    assert followers(state, "osiris") == 1 + 1
    dry = conflict("Osiris: G J9, W J8 | Ra: G I6", gates=["J9"])
    fight(dry, osiris="drought", ra=CYCLE)
    assert points(dry, "osiris") == {"victory": 1, "drought": 1}


def test_nothing_is_built_on_an_underworld_space() -> None:
    state = conflict("Osiris: G D5, W C4 | Ra: G E7", gates=["C5"], osiris=god(followers=3))
    fight(state, osiris="build-monument", ra=CYCLE)
    play(state, "osiris", "build temple")
    assert "C5" not in legal(state, "osiris", "site")
    assert "C6" in legal(state, "osiris", "site")


def test_a_figure_stays_when_its_token_is_taken_away() -> None:
    state = conflict("Osiris: G A3, W B4 | Ra: G E7, W E6, W D7", gates=["A3"])
    fight(state, osiris=CYCLE, ra="chariots")
    play(state, "osiris", "lift A3", "gate B3")
    assert seen(state)["gates"] == ["B3"]
    assert at(state, "A3") == ["osiris god"]


def test_osiris_gets_nothing_for_winning() -> None:
    state = conflict("Osiris: G A3, W B4 | Ra: G E7")
    fight(state, osiris="chariots", ra=CYCLE)
    assert asked(state) == ["action ra"]


def test_as_the_lower_half_osiris_opens_the_underworld_for_both_seats() -> None:
    board = "Ra: G J1 | Isis: G J9 | Osiris: joins Ra"
    state = acting(board, "summon", 2, gates=["D5"])
    play(state, "osiris", "summon warrior")
    assert "D5" in legal(state, "osiris", "put")
    enemy = acting(board, "summon", 1, gates=["J8"])
    play(enemy, "isis", "summon warrior")
    assert "J8" not in legal(enemy, "isis", "put")


def test_ra_gives_a_sun_when_a_figure_is_summoned() -> None:
    state = acting("Ra: G J9 | Isis: G J1", "summon")
    play(state, "ra", "summon warrior", "put J8")
    assert asked(state) == ["sun ra"]
    play(state, "ra", "sun")
    assert seen(state)["pieces"]["J8"]["sun"]
    assert seen(state)["supply"]["suns"] == 2
    none = acting("Ra: G J9, W I9*, W I10*, W I8* | Isis: G J1", "summon")
    play(none, "ra", "summon warrior", "put J8")
    assert asked(none) == ["action ra"]


def test_a_radiant_figure_pays_once_per_region() -> None:
    state = conflict("Ra: G J9, W J8*, W I8* | Isis: G J1")
    assert points(state, "ra") == {"domination": 1, "radiance": 1}
    assert gains(state, "ra") == [2]
    won = conflict("Ra: G J9, W J8* | Isis: G I6")
    fight(won, ra="chariots", isis=CYCLE)
    assert gains(won, "ra") == [2]


def test_a_radiant_apep_pays_in_each_of_its_regions() -> None:
    state = conflict("Ra: G J9, apep E4* | Isis: G I9, W I8")
    fight(state, ra="chariots", isis=CYCLE)
    shining = [e for e in events_of(state, "points", "ra") if e["source"] == "radiance"]
    assert len(shining) == 2
    assert [e["token"] for e in events_of(state, "dominated", "ra")] == [1, 3]


def test_a_dead_radiant_figure_no_longer_pays() -> None:
    state = conflict("Ra: G E7, W E6*, W D7 | Isis: G A3, W B4, W C4")
    fight(state, ra="chariots", isis=PLAGUE)
    bids(state, ra=0, isis=1)
    assert seen(state)["supply"]["suns"] == 3
    assert strengths(state) == {"ra": 1 + 3, "isis": 3 + 1}
    assert points(state, "ra") == {}


def test_ra_s_returning_mummy_may_get_a_sun() -> None:
    state = conflict("Ra: G E7, mummy E6 | Isis: G A3, W B4, W C4")
    fight(state, ra=CYCLE, isis="chariots")
    play(state, "ra", "put D6")
    assert asked(state) == ["sun ra"]
    play(state, "ra", "sun")
    assert seen(state)["pieces"]["D6"]["sun"]


def test_as_the_lower_half_ra_gives_suns_to_the_pair() -> None:
    state = acting("Isis: G J1 | Amun: G A8 | Ra: joins Isis", "summon")
    play(state, "isis", "summon warrior", "put J2")
    assert asked(state) == ["sun isis"]
    play(state, "isis", "sun")
    shining = conflict("Isis: G J1, W J2* | Amun: G A8 | Ra: joins Isis")
    assert points(shining, "isis") == {"domination": 1, "radiance": 1}
