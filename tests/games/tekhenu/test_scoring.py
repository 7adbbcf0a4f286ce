"""Scoring (7.2)."""

from __future__ import annotations

from support.tekhenu.positions import (
    NEXT,
    NONE,
    head,
    legal,
    load,
    play,
    scored,
    tokens,
)

from ennead.games.tekhenu.rules.scoring import district_leader, temple_points

BOARD: list[object] = ["ScoreBoard"]


def test_example_08_and_09_the_temple_scores_pieces_and_pillars_in_line() -> None:
    pillars = {"a2": ["p01", 0], "a4": ["p02", 0]}
    mine = {"buildings": ["w1", "s2", "s4"], "pillars": ["a2", "a4"]}
    agenda: list[list[object]] = [["ScoreBoard"], ["Turn", 0], ["EndOfRound"]]
    assert scored(load(agenda, [mine], tiles=pillars))["temple"] == 7
    pillars = {"c2": ["p01", 0], "d5": ["p02", 0]}
    mine = {"buildings": ["w1"], "pillars": ["c2", "d5"]}
    assert scored(load(agenda, [mine], tiles=pillars))["temple"] == 1


def test_vector_07_pillars_score_for_each_building_in_line() -> None:
    mine = {"buildings": ["w1", "s2"], "pillars": ["a2", "a4"]}
    state = load([["Turn", 0], ["EndOfRound"]], [mine], tiles={"a2": ["p01", 0], "a4": ["p02", 0]})
    assert temple_points(state, 0) == 5


def test_vector_08_a_statue_above_the_quarries_wins_ties() -> None:
    state = load(
        [["Turn", 0], ["EndOfRound"]], [{"people": ["quarries"]}, {"works": ["granite-1"]}]
    )
    assert [district_leader(state, good) for good in range(4)] == [-1, -1, 0, 0]


def test_vector_14_the_building_row_scores_points_and_demands_bread() -> None:
    mine = {
        "works": ["papyrus-1", "papyrus-2", "papyrus-3", "papyrus-4", "papyrus-5", "papyrus-6"],
        "tokens": {"bread": 1, "gold": 0},
        "score": 20,
    }
    agenda: list[list[object]] = [BOARD, ["PayBread", 0], ["Turn", 1], ["EndOfRound"]]
    state = load(agenda, [mine])
    assert scored(state)["building-row"] == 3
    before = head(state)["score"]
    assert legal(state) == ["feed 0", "feed 1"]
    play(state, 0, "feed 1")
    assert head(state)["score"] == before - 6


def test_a35_bread_may_be_paid_with_gold() -> None:
    mine = {"works": ["bread-1", "bread-2"], "tokens": {**NONE, "gold": 1}, "score": 9}
    state = load([["PayBread", 0], *NEXT], [mine])
    play(state, 0, "feed 1")
    assert tokens(state) == {}
    assert head(state)["score"] == 9


def test_a59_t16_pays_after_the_last_scoring_too() -> None:
    mine = {"technologies": ["t16"], "score": 10}
    state = load([["FinalScoring"], ["Round"]], [mine], players=3, round=16)
    assert scored(state)["t16"] == 2


def test_nobody_wins_an_empty_district() -> None:
    assert [district_leader(load(NEXT), good) for good in range(4)] == [-1] * 4
