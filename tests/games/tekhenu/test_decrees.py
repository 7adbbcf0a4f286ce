"""Each decree: what it brings, and its limit."""

from __future__ import annotations

from typing import Any

import pytest
from games.tekhenu.tekhenu_table import asked, head, legal, load, maybe, play, scored, tokens

TILES = {"a2": ["p01", 0], "a4": ["p02", 0], "c3": ["p03", 0]}
NONE = {"papyrus": 0, "bread": 0, "limestone": 0, "granite": 0, "gold": 0, "scribe": 0}
MINE = {
    "technologies": ["t05", "t08"],
    "population": 16,
    "happiness": 13,
    "tokens": {**NONE, "scribe": 2, "gold": 1, "bread": 3},
    "works": ["granite-1", "limestone-2", "bread-3"],
    "buildings": ["w1", "s3"],
    "pillars": ["a2", "a4", "c3"],
    "gods": {"ra": 1, "bastet": 1},
    "people": ["workshops"],
    "left": ["white-4", "white-3"],
}


def score(card: str, players: int = 3, more: dict[str, Any] | None = None, **fields: Any) -> Any:
    agenda: list[list[object]] = [["RevealDecrees"], ["Turn", 1], ["EndOfRound"]]
    mine = {**MINE, **(more or {}), "decrees": [card]}
    return load(agenda, [mine, {"happiness": 4}], players, tiles=TILES, **fields)


@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("d01", 6),
        ("d02", 3),
        ("d04", 9),
        ("d05", 6),
        ("d06", 11),
        ("d07", 6),
        ("d08", 5),
        ("d09", 6),
        ("d10", 3),
        ("d11", 6),
        ("d12", 6),
        ("d13", 9),
        ("d14", 10),
        ("d15", 10),
        ("d16", 8),
        ("d17", 12),
        ("d18", 9),
        ("d19", 5),
        ("d20", 10),
        ("d21", 5),
        ("d22", 4),
        ("d24", 5),
    ],
)
def test_what_each_decree_brings(card: str, points: int) -> None:
    assert scored(score(card)) == {card: points}


@pytest.mark.parametrize("card", ["d03", "d23"])
def test_decrees_that_bring_nothing_by_themselves(card: str) -> None:
    assert scored(score(card)) == {}


def test_d04_is_limited_by_what_can_be_paid() -> None:
    state = score("d04", more={"tokens": {**NONE, "bread": 2}})
    assert scored(state) == {"d04": 6}
    assert "bread" not in tokens(state)


def test_d04_with_t10_asks_for_scribes() -> None:
    more = {"tokens": {**NONE, "bread": 1, "scribe": 1}, "technologies": ["t10"]}
    state = score("d04", more=more)
    assert legal(state) == ["triangles 1", "triangles 2"]


def test_d08_stops_at_twenty() -> None:
    assert scored(score("d08", more={"tokens": {**NONE, "gold": 20}})) == {"d08": 20}


def test_d20_for_the_second_and_not_for_the_third() -> None:
    assert scored(score("d20", order=[1, 0, 2])) == {"d20": 5}
    assert scored(score("d20", order=[1, 2, 0])) == {}


def test_d24_counts_no_statues() -> None:
    assert scored(score("d24", more={"people": ["temple-row", "temple-column"]})) == {"d24": 5}


def test_d03_repeats_another_decree_for_two_gold() -> None:
    agenda: list[list[object]] = [["RevealDecrees"], ["Turn", 1], ["EndOfRound"]]
    mine = {**MINE, "decrees": ["d03", "d13"], "tokens": {**NONE, "gold": 2}}
    state = load(agenda, [mine], tiles=TILES)
    assert legal(state) == ["decline", "again d13"]
    play(state, 0, "again d13")
    assert scored(state) == {"d13": 18}
    assert "gold" not in tokens(state)
    poor = load(agenda, [{**mine, "tokens": {**NONE, "gold": 1}}], tiles=TILES)
    assert scored(poor) == {"d13": 9}


def test_d08_is_scored_after_d03_has_been_paid() -> None:
    agenda: list[list[object]] = [["RevealDecrees"], ["Turn", 1], ["EndOfRound"]]
    mine = {"decrees": ["d03", "d08"], "tokens": {**NONE, "gold": 5}}
    state = load(agenda, [mine])
    play(state, 0, "again d08")
    assert scored(state) == {"d08": 12}


def test_at_most_three_decrees() -> None:
    agenda: list[list[object]] = [["RevealDecrees"], ["Turn", 1], ["EndOfRound"]]
    state = load(agenda, [{**MINE, "decrees": ["d01", "d05", "d09", "d12"]}], tiles=TILES)
    assert asked(state) == ["score 0"]
    play(state, 0, "score d12", "score d01")
    maybe(state, 0, "score d09")
    assert set(scored(state)) == {"d12", "d01", "d09"}


def final(mine: dict[str, Any]) -> Any:
    return load([["FinalScoring"], ["Round"]], [mine], round=16, tiles=TILES)


def test_d23_acts_for_free_before_the_scoring() -> None:
    state = final({"decrees": ["d23"], "tokens": NONE})
    assert asked(state) == ["edict 0"]
    play(state, 0, "use", "act horus", "value 1", "statue workshops")
    assert head(state)["people"] == ["workshops"]
    assert state.over


def test_d23_production_takes_no_excess() -> None:
    state = final({"decrees": ["d23"], "tokens": NONE, "technologies": ["t12"]})
    play(state, 0, "use", "produce bread", "value 6")
    assert tokens(state)["bread"] == 2
    assert head(state)["excess"]["bread"] == 0
    assert "t12" not in scored(state)


def test_d23_uses_up_a_place_and_its_symbol() -> None:
    state = final({**MINE, "decrees": ["d23", "d22"]})
    play(state, 0, "use", "produce bread", "value 6", "feed 2")
    assert "d22" not in scored(state)


def test_everybody_who_may_hold_d23_is_asked() -> None:
    state = load(
        [["FinalScoring"], ["Round"]],
        [{"decrees": ["d01"]}, {"decrees": ["d02"]}],
        round=16,
    )
    assert asked(state) == ["edict 0", "edict 1"]
    assert legal(state, 0) == legal(state, 1) == ["decline"]
