"""K, R and D: the order of a Conflict, presence and domination."""

from __future__ import annotations

import pytest
from support.ankh.boards import APART, CYCLE, DOMINATION, TWO
from support.ankh.positions import (
    DELTA,
    conflict,
    dead,
    devotion,
    events_of,
    fight,
    followers,
    gains,
    god,
    gods_of_events,
    of,
    play,
    points,
    region,
    seen,
)


def test_16_10_domination_pays_majorities_and_one_more() -> None:
    state = conflict(DOMINATION)
    assert devotion(state, "amun", "isis") == [2, 1]
    assert points(state, "amun") == {"obelisk-majority": 1, "domination": 1}
    assert points(state, "isis") == {"domination": 1}
    assert [e["token"] for e in events_of(state, "region-empty")] == [2]


def test_16_10_bountiful_adds_to_both_gains() -> None:
    state = conflict(DOMINATION, amun=god("bountiful"))
    assert gains(state, "amun") == [2, 2]


def test_16_11_rivals_without_figures_count() -> None:
    board = "Isis: G D5, W C6, pyramid B4, pyramid E6 | Amun: G E7, temple D7, pyramid C8"
    board += " | Ra: G J8, temple B7, obelisk C4"
    state = conflict(board, 2)
    play(state, "amun", "decline")
    play(state, "isis", "play cycle-of-maat")
    play(state, "amun", "play cycle-of-maat")
    assert devotion(state, "isis", "ra", "amun") == [2, 1, 0]
    assert points(state, "isis") == {"pyramid-majority": 1, "victory": 1}
    assert dead(state) == []
    assert of(state, "isis")["used"] == of(state, "amun")["used"] == []
    assert events_of(state, "won")[0]["token"] == DELTA


def test_the_tiebreaker_goes_to_the_god_that_triggered() -> None:
    state = conflict(APART, 1)
    assert (seen(state)["tiebreaker"], seen(state)["tiebreaker_up"]) == (1, True)
    fight(state, isis=CYCLE, ra=CYCLE)
    assert seen(state)["tiebreaker"] is None


def test_regions_are_resolved_in_the_order_of_their_tokens() -> None:
    state = conflict("Isis: G J1 | Ra: G J9 | Amun: G D5", tokens={"1": "C9", "2": "A3", "3": "A2"})
    assert gods_of_events(state, "dominated") == ["ra", "amun", "isis"]
    assert [e["token"] for e in events_of(state, "dominated")] == [1, 2, 3]


def test_scorpions_and_omnipresent_come_before_the_regions() -> None:
    board = "Isis: G J1, giant-scorpion J3>nw, temple J2 | Ra: G J9"
    state = conflict(board, isis=god("omnipresent"))
    order = [e["event"] for e in state.events(None)]
    assert order.index("followers") < order.index("dominated")
    assert order.index("destroyed") < order.index("dominated")
    assert points(state, "isis") == {"domination": 1}


def test_presence_is_determined_when_the_regions_turn_comes() -> None:
    board = "Isis: G J9, apep E4, W D5 | Ra: G J1"
    state = conflict(board)
    fight(state, isis=CYCLE, ra="chariots")
    # Apep is dead; the Warrior still dominates the Delta.
    assert dead(state) == ["E4"]
    assert [e["token"] for e in events_of(state, "dominated", "isis")] == [2, 3]


def test_monuments_alone_do_not_make_a_god_present() -> None:
    state = conflict("Isis: G J1 | Ra: G J9, temple J2, temple J3")
    assert points(state, "ra") == {"domination": 1}
    assert points(state, "isis") == {"domination": 1}


def test_majorities_and_domination_are_separate_gains() -> None:
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


def test_the_forecast_predicts_a_domination() -> None:
    state = conflict(TWO + " | Amun: G D5, temple C5, W C6", cities=["B3"])
    forecast = region(state, 3)["forecast"]
    assert [(o["god"], o["points"], o["wins"]) for o in forecast] == [
        (2, {"temple-majority": 1, "domination": 1, "city": 1}, True)
    ]


def test_omnipresent_counts_regions_not_figures() -> None:
    state = conflict("Isis: G J1, W J2, W D5 | Ra: G J9", isis=god("omnipresent"))
    assert followers(state, "isis") == 1 + 2


def test_omnipresent_counts_each_region_of_an_apep_in_water_once() -> None:
    board = "Isis: G J1, apep G5 | Ra: G J9 | Osiris: joins Isis"
    state = conflict(board, isis=god("omnipresent"))
    assert followers(state, "isis") == 1 + 3


def test_ruling_31_apep_in_water_fights_in_each_region_until_it_dies() -> None:
    board = "Isis: G J9, apep E4 | Ra: G J1"
    state = conflict(board)
    fight(state, isis="chariots", ra=CYCLE)
    assert [e["token"] for e in events_of(state, "won", "isis")] == [1]
    assert [e["token"] for e in events_of(state, "dominated", "isis")] == [2, 3]
    lost = conflict(board)
    fight(lost, isis=CYCLE, ra="chariots")
    assert dead(lost) == ["E4"]
    assert [e["token"] for e in events_of(lost, "region-empty")] == [3]


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_check_03_what_follows_each_conflict(number: int) -> None:
    rich = {name: god(devotion=25 + i) for i, name in enumerate(("isis", "ra", "amun"))}
    state = conflict("Isis: G J1 | Ra: G J9 | Amun: G D5", 0, number, **rich)
    assert seen(state)["conflicts"] == number
    assert bool(events_of(state, "merged")) == (number == 3)
    assert state.over == (number == 5)
    poor = conflict("Isis: G J1 | Ra: G J9 | Amun: G D5", 0, number, isis=god(devotion=25))
    assert sorted(gods_of_events(poor, "forgotten")) == (["amun", "ra"] if number == 4 else [])
