"""§8.2: gains and losses of Devotion, and reaching the top."""

from __future__ import annotations

from support.ankh.boards import APART, CYCLE
from support.ankh.positions import (
    ascending,
    at,
    conflict,
    dead,
    devotion,
    events_of,
    fight,
    gains,
    god,
    legal,
    of,
    play,
)


def test_reaching_31_ends_the_game_in_the_middle_of_a_domination() -> None:
    state = conflict("Isis: G J1, temple J2 | Ra: G J9", isis=god(devotion=30))
    assert state.over
    assert state.ranking == (0, 1)
    assert len(events_of(state, "devotion")) == 1
    assert devotion(state, "isis", "ra") == [31, 0]


def test_nobody_goes_beyond_31() -> None:
    board = "Isis: G J1, temple J2, obelisk J3, pyramid J4 | Ra: G J9"
    state = conflict(board, isis=god(devotion=30))
    assert devotion(state, "isis") == [31]


def test_nobody_dies_after_a_god_reaches_31_in_the_resolution() -> None:
    board = "Isis: G A3, W B4 | Ra: G E7, W E6, W D7"
    state = conflict(board, ra=god(devotion=30))
    fight(state, isis="miracle", ra="chariots")
    assert state.over
    assert at(state, "B4") == ["isis warrior"]
    assert state.questions() == []
    assert legal(state, "isis") == []


def test_reaching_31_by_worship_ends_the_game() -> None:
    board = "Isis: G A3, W B4 | Ra: G E7, W E6, W D7"
    state = conflict(board, isis=god("worshipful", devotion=30, followers=2))
    fight(state, isis=CYCLE, ra="chariots")
    play(state, "isis", "worship")
    assert state.over
    assert state.ranking == (0, 1)
    assert of(state, "isis")["used"] == [CYCLE]


def test_a_loss_puts_the_ankh_on_top_of_the_lower_stack() -> None:
    board = "Isis: G A3, cat-mummy B4 | Ra: G E7, W E6 | Amun: G A8"
    heads = {"isis": god(devotion=4), "ra": god(devotion=5), "amun": god(devotion=5)}
    state = conflict(board, 2, ranks=[0, 2, 1], **heads)
    fight(state, isis=CYCLE, ra=CYCLE, amun=CYCLE)
    assert devotion(state, "isis", "ra", "amun") == [4, 4, 4]
    assert ascending(state) == ["isis", "amun", "ra"]


def test_bountiful_adds_one_per_gain_not_per_point() -> None:
    board = "Isis: G J1, temple J2, obelisk J3 | Ra: G J9"
    state = conflict(board, isis=god("bountiful"))
    assert gains(state, "isis") == [2 + 1, 1 + 1]


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


def test_ruling_45_nothing_is_lost_at_the_bottom() -> None:
    board = "Isis: G A3, cat-mummy B4 | Ra: G E7, W E6 | Amun: G A8"
    state = conflict(board, 2)
    assert ascending(state) == ["amun", "ra", "isis"]
    fight(state, isis=CYCLE, ra=CYCLE, amun=CYCLE)
    assert dead(state) == ["B4", "E6"]
    assert devotion(state, "isis", "ra", "amun") == [0, 0, 0]
    assert ascending(state) == ["amun", "ra", "isis"]
    assert events_of(state, "devotion-lost") == []


def test_ruling_46_the_first_to_arrive_at_31_wins() -> None:
    board = "Isis: G J1 | Ra: G J9"
    state = conflict(board, isis=god(devotion=30), ra=god(devotion=30))
    assert state.over
    assert state.ranking == (0, 1)
    assert gains(state, "ra") == []


def test_check_04_arriving_tokens_go_on_top() -> None:
    heads = {"isis": god(devotion=3), "ra": god(devotion=4)}
    state = conflict("Isis: G J1, temple J2 | Ra: G J9", **heads)
    assert devotion(state, "isis", "ra") == [5, 5]
    assert ascending(state) == ["isis", "ra"]
    state = conflict("Isis: G J9, temple J8 | Ra: G J1", **heads)
    assert devotion(state, "isis", "ra") == [5, 5]
    assert ascending(state) == ["ra", "isis"]


def test_check_10_reaching_31_during_the_majorities_ends_the_game() -> None:
    board = "Isis: G A3, W B4, temple A4 | Ra: G E7, W E6, pyramid D6"
    state = conflict(board, isis=god(devotion=30), ra=god(devotion=29))
    fight(state, isis="miracle", ra="chariots")
    assert state.over
    assert state.ranking == (0, 1)
    assert gains(state, "ra") == [1]
    assert devotion(state, "isis", "ra") == [31, 30]
    assert dead(state) == []
    assert events_of(state, "won") == []
    assert events_of(state, "victory")[0]["ending"] == "devotion"
