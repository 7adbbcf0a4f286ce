"""§6.4, Unlock Ankh Power."""

from __future__ import annotations

import pytest
from support.ankh.boards import TWO
from support.ankh.positions import (
    POWERS,
    asked,
    dealt,
    followers,
    god,
    legal,
    of,
    play,
    seen,
    turn,
)

from ennead.games.ankh.rules.state import Ankh


def unlocking(**mine: object) -> Ankh:
    heads = [{"followers": 3, "powers": ["commanding"], **mine}, {}]
    return dealt(["amun", "ra"], [["FirstAction", 0]], heads=heads)


SIX = [power for level in POWERS for power in level[:2]]

SMALL = ["satet", "mummy", "androsphinx"]


def test_16_6_the_second_unlock_brings_a_guardian() -> None:
    state = unlocking()
    play(state, "amun", "act unlock", "unlock inspiring")
    amun = of(state, "amun")
    assert amun["followers"] == 2
    assert amun["powers"] == ["commanding", "inspiring"]
    assert amun["guardians"] == {"cat-mummy": 1}
    assert seen(state)["guardians"][0]["left"] == 0
    assert amun["bases"] == {"small": 1, "large": 2}
    assert amun["next_unlock"] == {"level": 2, "cost": 2, "guardian": False}


def test_16_6_without_followers_only_the_marker_moves() -> None:
    state = unlocking(followers=0)
    play(state, "amun", "act unlock")
    assert of(state, "amun")["powers"] == ["commanding"]
    assert seen(state)["markers"]["unlock"]["at"] == 1
    assert asked(state) == ["action ra"]


def test_16_6_an_empty_guardian_card_gives_only_the_power() -> None:
    heads = [{"followers": 3, "powers": ["commanding"]}, {"guardians": {"cat-mummy": 1}}]
    state = dealt(["amun", "ra"], [["FirstAction", 0]], heads=heads)
    play(state, "amun", "act unlock", "unlock inspiring")
    assert of(state, "amun")["powers"] == ["commanding", "inspiring"]
    assert of(state, "amun")["guardians"] == {}
    assert of(state, "amun")["bases"] == {"small": 2, "large": 2}


def test_the_unlocked_power_may_be_declined() -> None:
    """§11.5, row 6."""
    state = unlocking()
    play(state, "amun", "act unlock", "decline")
    assert of(state, "amun")["powers"] == ["commanding"]
    assert of(state, "amun")["followers"] == 3


@pytest.mark.parametrize("done", range(6))
def test_unlocks_go_up_level_by_level(done: int) -> None:
    level = done // 2 + 1
    mine = {"powers": SIX[:done], "followers": 5}
    state = turn(TWO, isis=mine)
    play(state, "isis", "act unlock")
    known = POWERS[level - 1][: done % 2]
    offered = set(POWERS[level - 1]) - set(known)
    assert set(legal(state, "isis", "unlock")) == offered
    chosen = POWERS[level - 1][3]
    play(state, "isis", f"unlock {chosen}")
    assert followers(state, "isis") == 5 - level
    assert chosen in of(state, "isis")["powers"]
    guardians = sum(of(state, "isis")["guardians"].values())
    assert guardians == (1 if done + 1 in (2, 4, 5) else 0)


def test_the_guardian_has_the_level_of_the_unlock() -> None:
    state = turn(TWO, isis={"powers": SIX[:4], "followers": 3})
    play(state, "isis", "act unlock", "unlock glorious")
    assert list(of(state, "isis")["guardians"]) == [seen(state)["guardians"][2]["guardian"]]


def test_after_six_powers_nothing_is_unlocked() -> None:
    state = turn(TWO, isis={"powers": SIX, "followers": 9})
    play(state, "isis", "act unlock")
    assert followers(state, "isis") == 9
    assert asked(state) == ["action ra"]
    assert of(state, "isis")["next_unlock"] is None


def test_too_few_followers_unlock_nothing() -> None:
    state = turn(TWO, isis={"powers": SIX[:4], "followers": 2})
    play(state, "isis", "act unlock")
    assert followers(state, "isis") == 2
    assert len(of(state, "isis")["powers"]) == 4


def test_without_a_free_base_no_guardian_comes() -> None:
    board = "Isis: G J1, satet J2, satet J3 | Ra: G J9 | Amun: G A8 | Osiris: joins Isis"
    state = turn(board, isis={"powers": SIX[:3], "followers": 5}, guardians=SMALL)
    play(state, "isis", "act unlock", "unlock temple-attuned")
    assert "temple-attuned" in of(state, "isis")["powers"]
    assert of(state, "isis")["guardians"] == {}
    assert seen(state)["guardians"][1]["left"] == 3


def test_a_pair_unlocks_for_both_from_its_common_followers() -> None:
    board = "Isis: G J1 | Ra: G J9 | Osiris: joins Isis"
    state = turn(board, 2, isis=god(followers=3))
    play(state, "osiris", "act unlock", "unlock revered")
    assert of(state, "isis")["powers"] == of(state, "osiris")["powers"] == ["revered"]
    assert followers(state, "isis") == 2
