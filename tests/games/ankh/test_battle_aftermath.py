"""B9: Osiris, Miracle, Worshipful and the Cycle of Ma'at."""

from __future__ import annotations

from support.ankh.boards import APART, CYCLE, DELTA_FIRST, PAIR, PLAGUE, TWO
from support.ankh.positions import (
    asked,
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
)

from ennead.games.ankh.rules.state import Ankh

AMUN = "Amun: G A3, W B4 | Ra: G E7, W E6, W D7"


def osiris_has_lost(*gates: str) -> Ankh:
    state = conflict("Osiris: G A3, W B4 | Ra: G E7, W E6, W D7", gates=list(gates))
    fight(state, osiris=CYCLE, ra="chariots")
    assert asked(state) == ["underworld osiris"]
    return state


def test_a_battle_can_be_lost_with_only_a_figure_in_water() -> None:
    """Osiris has only an Apep there; he lost, so he may place a token in that region."""
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


def test_miracle_counts_only_the_player_s_own_figures() -> None:
    state = conflict(APART)
    fight(state, isis=CYCLE, ra="miracle")
    assert dead(state) == ["B4"]
    assert points(state, "ra") == {"victory": 1}


def test_cycle_takes_all_cards_back() -> None:
    state = conflict(APART, isis=god(used="flood chariots miracle"))
    fight(state, isis=CYCLE, ra="chariots")
    assert of(state, "isis")["used"] == []
    assert of(state, "ra")["used"] == ["chariots"]
    assert events_of(state, "reclaimed")[0]["seat"] == 0


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


def test_worshipful_asks_the_higher_seat_of_a_pair_once() -> None:
    state = conflict(PAIR, ra=god("worshipful", followers=9))
    fight(state, isis=CYCLE, ra=CYCLE)
    assert asked(state) == ["worship ra"]
    play(state, "ra", "worship")
    assert points(state, "ra") == {"victory": 1, "worshipful": 1}
    assert state.over


def test_ruling_15_cycle_as_second_card_brings_all_back() -> None:
    state = conflict(AMUN, amun=god(used="flood miracle"))
    play(state, "amun", "two")
    cards(state, amun=f"chariots {CYCLE}", ra=CYCLE)
    assert of(state, "amun")["used"] == []
    assert len(of(state, "amun")["hand"]) == 7


def test_ruling_23_osiris_places_or_relocates_any_token() -> None:
    state = osiris_has_lost("J1")
    assert sorted(legal(state, "osiris")) == ["decline", "fresh", "lift J1"]
    play(state, "osiris", "lift J1", "gate B4")
    assert seen(state)["gates"] == ["B4"]
    fresh = osiris_has_lost("J1")
    play(fresh, "osiris", "fresh")
    spaces = legal(fresh, "osiris", "gate")
    assert len(spaces) == 22 - 4
    assert not {"A3", "E7", "E6", "D7"} & set(spaces)
    play(fresh, "osiris", "gate B4")
    assert sorted(seen(fresh)["gates"]) == ["B4", "J1"]
    full = osiris_has_lost("B3", "J1", "J2")
    assert legal(full, "osiris") == ["lift B3", "lift J1", "lift J2", "decline"]
    play(full, "osiris", "lift J1")
    assert "B3" not in legal(full, "osiris", "gate")


def test_check_04_the_order_of_magnanimous_miracle_and_worshipful() -> None:
    board = "Isis: G A3, W B4 | Ra: G E7, W E6 | Osiris: G A8, W B7, W C7"
    heads = {
        "isis": god("magnanimous worshipful", devotion=9, followers=9),
        "ra": god("magnanimous worshipful", devotion=2, followers=9),
        "osiris": god(devotion=20),
    }
    state = conflict(board, **heads)
    fight(state, isis="miracle", ra="miracle", osiris="chariots")
    assert asked(state) == ["worship ra"]
    play(state, "ra", "worship")
    assert asked(state) == ["worship isis"]
    play(state, "isis", "decline")
    sources = [(e["seat"], e["source"]) for e in events_of(state, "points") if e["seat"] != 2]
    assert sources == [
        (1, "magnanimous"),
        (0, "magnanimous"),
        (1, "miracle"),
        (0, "miracle"),
        (1, "worshipful"),
    ]


def test_check_06_the_dead_still_use_miracle_worshipful_and_cycle() -> None:
    board = "Ra: G J1, W C5, W C4, temple B4 | Isis: G E7"
    state = conflict(board, **DELTA_FIRST, ra=god("worshipful", followers=2, used="flood"))
    fight(state, ra="miracle", isis=PLAGUE)
    bids(state, ra=0, isis=1)
    play(state, "ra", "worship")
    assert points(state, "ra") == {"miracle": 2, "worshipful": 1, "domination": 1}
    assert gods_of_events(state, "lost") == ["ra"]
    cycle = conflict(board, **DELTA_FIRST, ra=god(used="flood"))
    fight(cycle, ra=CYCLE, isis=PLAGUE)
    bids(cycle, ra=0, isis=1)
    assert of(cycle, "ra")["used"] == []
    assert points(cycle, "ra") == {"domination": 1}
