"""§10: forgotten gods and the end of the game."""

from __future__ import annotations

from typing import Any

from support.ankh.positions import (
    ascending,
    asked,
    at,
    conflict,
    devotion,
    events_of,
    god,
    load,
    of,
    play,
    seen,
)

from ennead.games.ankh.rules.state import Ankh

BOARD = "Isis: G J1, W J2, temple J3 | Ra: G J9, W J8* | Amun: G D5"


def forget_with(board: str, fields: dict[str, Any], **at_space: int) -> Ankh:
    heads = {name: god(devotion=space) for name, space in at_space.items()}
    return load(board, [["ForgetGods"], ["EndTurn", 0]], heads, events=16, **fields)


def forget(board: str, **at_space: int) -> Ankh:
    return forget_with(board, {}, **at_space)


LATE = (
    "Isis: G D2, W B1, obelisk C2 | Osiris: G J2, W H1, temple I2"
    " | Amun: G C6, W B7, pyramid B6 | Ra: joins Isis"
    " | neutral: obelisk D7, obelisk J9, pyramid I4, pyramid J7, temple A4, temple F2"
)


def forgetting(pair: int = 24, osiris: int = 22, amun: int = 18) -> Ankh:
    heads = {
        "isis": god(devotion=pair),
        "osiris": god(devotion=osiris),
        "amun": god(devotion=amun, followers=4),
    }
    return load(LATE, [["ForgetGods"], ["EndTurn", 0]], heads, events=16)


def test_forgetting_follows_the_fourth_conflict() -> None:
    state = conflict(BOARD, 0, 4, isis=god(devotion=25), ra=god(devotion=24))
    assert [e["seat"] for e in events_of(state, "forgotten")] == [2]
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


def test_a_forgotten_god_is_skipped_from_then_on() -> None:
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


def test_forgotten_gods_are_not_rivals_and_lose_nothing_more() -> None:
    board = "Isis: G J1, temple J3 | Ra: G J9, W J8 | Amun: forgotten"
    state = conflict(board, 0, 5, isis=god(devotion=22), ra=god(devotion=22))
    assert state.over
    assert state.ranking == (0, 1, 2)


def test_the_last_god_left_wins_at_once() -> None:
    state = forget(BOARD, isis=25, ra=20, amun=3)
    assert state.over
    assert state.ranking[0] == 0
    assert 0 not in state.ranking[1:]
    assert (
        events_of(state, "victory")[0] | {"seat": 0, "ending": "only-god"}
        == events_of(state, "victory")[0]
    )
    assert seen(state)["winner"] == 0


def test_nobody_wins_if_all_are_forgotten() -> None:
    state = forget(BOARD, isis=20, ra=10, amun=3)
    assert state.over
    assert 0 not in state.ranking
    assert events_of(state, "victory") == []
    assert seen(state)["winner"] is None


def test_two_players_can_be_forgotten_too() -> None:
    state = conflict("Isis: G J1 | Ra: G J9", 0, 4)
    assert state.over
    assert 0 not in state.ranking


def test_after_the_fifth_conflict_rank_decides_and_nobody_is_forgotten() -> None:
    state = conflict("Isis: G J1 | Ra: G J9, temple J8", 0, 5, isis=god(devotion=24))
    assert state.over
    assert state.ranking == (0, 1)
    assert events_of(state, "victory")[0]["ending"] == "rank"
    assert events_of(state, "forgotten") == []


def test_on_one_space_the_higher_in_the_stack_wins() -> None:
    board = "Isis: G J1, temple J2 | Ra: G J9"
    # West first: Isis to 24; then Ra to 24 on top of her.
    state = conflict(board, 0, 5, isis=god(devotion=22), ra=god(devotion=23))
    assert devotion(state, "isis", "ra") == [24, 24]
    assert ascending(state) == ["isis", "ra"]
    assert state.ranking == (1, 0)


def test_16_14_amun_is_forgotten() -> None:
    state = forgetting()
    assert at(state, "C6", "B7", "B6") == ["", "", ""]
    assert seen(state)["supply"]["pyramid"] == 8
    amun = of(state, "amun")
    assert (amun["in_play"], amun["followers"], amun["rank"]) == (False, 0, None)
    assert not state.over
    assert asked(state) == ["action osiris"]
    play(state, "osiris", "act gain", "decline")
    assert asked(state) == ["action ra"]
    play(state, "ra", "act gain")
    assert asked(state) == ["action isis"]
    play(state, "isis", "act gain")
    assert asked(state) == ["action osiris"]
    assert seen(state)["markers"]["gain"] == {"at": 3, "needed": 5}


def test_16_14_the_only_god_wins_with_both_players() -> None:
    state = forgetting(osiris=20)
    assert state.over
    assert state.ranking[0] == state.ranking[3] == 0
    assert min(state.ranking[1:3]) > 0
    assert events_of(state, "victory")[0]["ending"] == "only-god"


def test_16_14_when_all_are_forgotten_nobody_wins() -> None:
    state = forgetting(20, 19, 18)
    assert state.over
    assert 0 not in state.ranking
    assert len(events_of(state, "no-victory")) == 1


def test_16_14_a_god_on_21_stays() -> None:
    state = forgetting(osiris=21)
    assert not state.over
    assert of(state, "osiris")["in_play"]


def test_ruling_47_guardians_of_the_forgotten_do_not_return() -> None:
    board = "Isis: G J1 | Amun: G E7, satet E6 | Ra: G J9"
    heads = {"isis": god(devotion=25), "ra": god(devotion=24), "amun": god(pool="mummy")}
    state = load(board, [["ForgetGods"], ["EndTurn", 0]], heads, events=16)
    views = {view["guardian"]: view for view in seen(state)["guardians"]}
    assert (views["satet"]["left"], views["satet"]["gone"]) == (1, 1)
    assert (views["mummy"]["left"], views["mummy"]["gone"]) == (1, 1)


def test_ruling_48_space_20_is_red_and_21_is_not() -> None:
    board = "Isis: G J1 | Amun: G E7 | Ra: G J9"
    heads = {"isis": god(devotion=25), "ra": god(devotion=21), "amun": god(devotion=20)}
    state = load(board, [["ForgetGods"], ["EndTurn", 0]], heads, events=16)
    assert [of(state, name)["in_play"] for name in ("isis", "ra", "amun")] == [True, True, False]
    assert seen(state)["last_red"] == 20


def test_ruling_60_forgotten_gods_leave_the_track_and_ra_takes_his_suns() -> None:
    board = "Isis: G J1 | Amun: G E7 | Ra: G J9, W J8*"
    heads = {"isis": god(devotion=25), "amun": god(devotion=24), "ra": god(devotion=3)}
    state = load(board, [["ForgetGods"], ["EndTurn", 0]], heads, events=16)
    assert ascending(state) == ["amun", "isis"]
    assert seen(state)["stacks"][3] == []
    assert seen(state)["pieces"].keys() == {"J1", "E7"}
