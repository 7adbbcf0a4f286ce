"""Forgotten gods, and all the ways in which the game ends."""

from __future__ import annotations

from typing import Any

from games.ankh.ankh_table import (
    ascending,
    asked,
    at,
    conflict,
    devotion,
    fight,
    god,
    legal,
    load,
    of,
    play,
    seen,
    told,
    turn,
)

from ennead.games.ankh.state import Ankh

CYCLE = "cycle-of-maat"
BOARD = "Isis: G J1, W J2, temple J3 | Ra: G J9, W J8* | Amun: G D5"


def forget(board: str, **at_space: int) -> Ankh:
    return forget_with(board, {}, **at_space)


def forget_with(board: str, fields: dict[str, Any], **at_space: int) -> Ankh:
    heads = {name: god(devotion=space) for name, space in at_space.items()}
    return load(board, [["Forget"], ["EndTurn", 0]], heads, events=16, **fields)


def test_forgetting_follows_the_fourth_conflict() -> None:
    state = conflict(BOARD, 0, 4, isis=god(devotion=25), ra=god(devotion=24))
    assert [e["seat"] for e in told(state, "forgotten")] == [2]
    assert asked(state) == ["action ra"]
    # Domination came first: a god on 20 that dominates is saved.
    saved = conflict(BOARD, 0, 4, isis=god(devotion=25), amun=god(devotion=20))
    assert of(saved, "amun")["in_play"]


def test_a_forgotten_god_s_pieces_and_tokens_leave() -> None:
    state = forget(BOARD, isis=5, ra=25, amun=24)
    assert set(seen(state)["pieces"]) == {"J9", "J8", "D5"}
    assert seen(state)["supply"]["temple"] == 10
    assert of(state, "isis")["followers"] == 0
    assert of(state, "isis")["warriors"] == 0


def test_a_forgotten_god_is_skipped_for_ever() -> None:
    state = forget(BOARD, isis=25, ra=5, amun=24)
    for name in ("amun", "isis", "amun"):
        assert asked(state) == [f"action {name}"]
        play(state, name, "act unlock", "decline")


def test_trapped_warriors_of_the_forgotten_leave_the_slots() -> None:
    board = "Anubis: G J1 | Ra: G J9 | Amun: G D5"
    state = forget_with(board, {"slots": [1, 2]}, anubis=25, ra=5, amun=24)
    assert seen(state)["slots"] == [2]


def test_a_forgotten_anubis_frees_his_warriors() -> None:
    board = "Anubis: G J1 | Ra: G J9 | Amun: G D5"
    state = forget_with(board, {"slots": [1, 2]}, anubis=5, ra=25, amun=24)
    assert seen(state)["slots"] == []
    assert (of(state, "ra")["warriors"], of(state, "amun")["warriors"]) == (6, 6)


def test_a_forgotten_osiris_takes_the_underworld_with_him() -> None:
    board = "Osiris: G J1 | Ra: G J9 | Amun: G D5"
    state = forget_with(board, {"gates": ["J2", "C5"]}, osiris=5, ra=25, amun=24)
    assert seen(state)["gates"] == []
    play(state, "ra", "act move", "take J9")


def test_a_forgotten_pair_takes_both_abilities_along() -> None:
    board = "Isis: G J1 | Ra: G J9 | Amun: G D5 | Osiris: joins Isis"
    state = forget_with(board, {"gates": ["J2"]}, isis=5, ra=25, amun=24)
    assert seen(state)["gates"] == []
    assert not of(state, "osiris")["in_play"]
    play(state, "ra", "act unlock", "decline")
    play(state, "amun", "act unlock", "decline")
    assert asked(state) == ["action ra"]


def test_forgotten_gods_are_no_rivals_and_lose_nothing_more() -> None:
    board = "Isis: G J1, temple J3 | Ra: G J9, W J8 | Amun: forgotten"
    state = conflict(board, 0, 5, isis=god(devotion=22), ra=god(devotion=22))
    assert state.over
    assert state.ranking == (0, 1, 2)


def test_only_one_god_left_wins_at_once() -> None:
    state = forget(BOARD, isis=25, ra=20, amun=3)
    assert state.over
    assert state.ranking[0] == 0
    assert 0 not in state.ranking[1:]
    assert (
        told(state, "victory")[0] | {"seat": 0, "ending": "only-god"} == told(state, "victory")[0]
    )
    assert seen(state)["winner"] == 0


def test_nobody_wins_if_all_are_forgotten() -> None:
    state = forget(BOARD, isis=20, ra=10, amun=3)
    assert state.over
    assert 0 not in state.ranking
    assert told(state, "victory") == []
    assert seen(state)["winner"] is None


def test_two_players_can_be_forgotten_too() -> None:
    state = conflict("Isis: G J1 | Ra: G J9", 0, 4)
    assert state.over
    assert 0 not in state.ranking


def test_no_elimination_after_the_fifth_conflict_but_the_rank() -> None:
    state = conflict("Isis: G J1 | Ra: G J9, temple J8", 0, 5, isis=god(devotion=24))
    assert state.over
    assert state.ranking == (0, 1)
    assert told(state, "victory")[0]["ending"] == "rank"
    assert told(state, "forgotten") == []


def test_on_one_space_the_higher_in_the_stack_wins() -> None:
    board = "Isis: G J1, temple J2 | Ra: G J9"
    # West first: Isis to 24; then Ra to 24 on top of her.
    state = conflict(board, 0, 5, isis=god(devotion=22), ra=god(devotion=23))
    assert devotion(state, "isis", "ra") == [24, 24]
    assert ascending(state) == ["isis", "ra"]
    assert state.ranking == (1, 0)


def test_31_ends_the_game_in_the_middle_of_a_domination() -> None:
    state = conflict("Isis: G J1, temple J2 | Ra: G J9", isis=god(devotion=30))
    assert state.over
    assert state.ranking == (0, 1)
    assert len(told(state, "devotion")) == 1
    assert devotion(state, "isis", "ra") == [31, 0]


def test_nobody_goes_beyond_31() -> None:
    board = "Isis: G J1, temple J2, obelisk J3, pyramid J4 | Ra: G J9"
    state = conflict(board, isis=god(devotion=30))
    assert devotion(state, "isis") == [31]


def test_31_in_the_resolution_kills_nobody_any_more() -> None:
    board = "Isis: G A3, W B4 | Ra: G E7, W E6, W D7"
    state = conflict(board, ra=god(devotion=30))
    fight(state, isis="miracle", ra="chariots")
    assert state.over
    assert at(state, "B4") == ["isis warrior"]
    assert state.questions() == []
    assert legal(state, "isis") == []


def test_31_by_worship_ends_it() -> None:
    board = "Isis: G A3, W B4 | Ra: G E7, W E6, W D7"
    state = conflict(board, isis=god("worshipful", devotion=30, followers=2))
    fight(state, isis=CYCLE, ra="chariots")
    play(state, "isis", "worship")
    assert state.over
    assert state.ranking == (0, 1)
    assert of(state, "isis")["used"] == [CYCLE]


def test_the_last_event_comes_by_an_action() -> None:
    state = turn("Isis: G J1 | Ra: G J9", markers={"unlock": 1}, events=17, ra=god(devotion=28))
    play(state, "isis", "act unlock", "decline")
    assert state.over
    assert state.ranking == (1, 0)
