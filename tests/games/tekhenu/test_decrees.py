"""Each decree: what it scores, and its limit (7.3, 9.3)."""

from __future__ import annotations

from typing import Any

import pytest
from support.tekhenu.positions import (
    NEXT,
    NONE,
    asked,
    head,
    legal,
    load,
    maybe,
    numbered,
    play,
    scored,
    seen,
    tokens,
)

REVEAL: list[list[object]] = [["RevealDecrees"], *NEXT]
FINAL: list[list[object]] = [["FinalScoring"], ["Round"]]
TILES = {"a2": ["p01", 0], "a4": ["p02", 0], "c3": ["p03", 0]}
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
    mine = {**MINE, **(more or {}), "decrees": [card]}
    return load(REVEAL, [mine, {"happiness": 4}], players, tiles=TILES, **fields)


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
def test_what_each_decree_scores(card: str, points: int) -> None:
    state = score(card)
    maybe(state, 0, "triangles 3")
    assert scored(state) == {card: points}


@pytest.mark.parametrize("card", ["d03", "d23"])
def test_d03_and_d23_score_nothing_by_themselves(card: str) -> None:
    assert scored(score(card)) == {}


def test_d04_is_limited_by_what_can_be_paid() -> None:
    state = score("d04", more={"tokens": {**NONE, "bread": 2}})
    play(state, 0, "triangles 2")
    assert scored(state) == {"d04": 6}
    assert "bread" not in tokens(state)


def test_d04_can_be_paid_with_scribes_by_t10() -> None:
    more = {"tokens": {**NONE, "bread": 1, "scribe": 1}, "technologies": ["t10"]}
    state = score("d04", more=more)
    assert legal(state) == ["triangles 2", "triangles 1", "triangles 0"]


def test_d08_stops_at_twenty() -> None:
    assert scored(score("d08", more={"tokens": {**NONE, "gold": 20}})) == {"d08": 20}


def test_d20_scores_for_the_second_but_not_for_the_third() -> None:
    assert scored(score("d20", order=[1, 0, 2])) == {"d20": 5}
    assert scored(score("d20", order=[1, 2, 0])) == {}


def test_d24_counts_no_statues() -> None:
    assert scored(score("d24", more={"people": ["temple-row", "temple-column"]})) == {"d24": 5}


def test_d03_repeats_another_decree_for_two_gold() -> None:
    mine = {**MINE, "decrees": ["d03", "d13"], "tokens": {**NONE, "gold": 2}}
    state = load(REVEAL, [mine], tiles=TILES)
    assert legal(state) == ["decline", "again d13"]
    play(state, 0, "again d13")
    assert scored(state) == {"d13": 18}
    assert "gold" not in tokens(state)
    poor = load(REVEAL, [{**mine, "tokens": {**NONE, "gold": 1}}], tiles=TILES)
    assert scored(poor) == {"d13": 9}


def test_d08_is_scored_after_d03_has_been_paid() -> None:
    mine = {"decrees": ["d03", "d08"], "tokens": {**NONE, "gold": 5}}
    state = load(REVEAL, [mine])
    play(state, 0, "again d08")
    assert scored(state) == {"d08": 12}


def test_at_most_three_decrees_score() -> None:
    state = load(REVEAL, [{**MINE, "decrees": ["d01", "d05", "d09", "d12"]}], tiles=TILES)
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


def test_d23_counts_towards_the_limit_and_uses_up_its_symbol() -> None:
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


def test_example_10_only_one_decree_of_a_symbol_scores() -> None:
    mine = {
        "decrees": ["d16", "d17", "d07"],
        "gods": {"horus": 1, "ra": 1},
        "people": ["workshops"],
        "pillars": ["a2", "a4", "a5"],
        "tokens": {"scribe": 2},
    }
    tiles = {"a2": ["p01", 0], "a4": ["p02", 0], "a5": ["p03", 0]}
    state = load(REVEAL, [mine], tiles=tiles)
    play(state, 0, "score d17")
    assert (scored(state)["d16"], scored(state)["d17"]) == (8, 12)
    state = load(REVEAL, [mine], tiles=tiles)
    play(state, 0, "score d07")
    assert (scored(state)["d16"], scored(state)["d07"]) == (8, 6)


def test_vector_15_decrees_with_one_symbol_exclude_each_other() -> None:
    state = load([["RevealDecrees"], ["EndOfRound"]], [{"decrees": ["d16", "d17", "d07"]}])
    assert sorted(legal(state)) == ["score d07", "score d16", "score d17"]
    play(state, 0, "score d17")
    assert {e["source"] for e in state.events(None) if e["event"] == "scored"} <= {"d16", "d17"}


def test_a18_d23_takes_no_excess_and_still_costs_happiness() -> None:
    mine = {"decrees": ["d23"], "tokens": NONE, "happiness": 1}
    state = load(FINAL, [mine], round=16)
    play(state, 0, "use", "act osiris", "value 1", "found bread-1")
    assert head(state)["happiness"] == 0
    sad = load(FINAL, [{**mine, "happiness": 0}], round=16)
    play(sad, 0, "use")
    assert "act osiris" not in legal(sad)
    play(sad, 0, "produce granite", "value 6")
    assert head(sad)["excess"]["granite"] == 0
    assert tokens(sad) == {"granite": 2}


def test_a32_d02_counts_the_symbols_of_all_decrees() -> None:
    mine = {"decrees": ["d02", "d05", "d09", "d12", "d22"], "tokens": NONE}
    state = load(REVEAL, [mine])
    play(state, 0, "score d02", "score d12", "score d22")
    assert scored(state)["d02"] == 3 * 5


def test_a33_d03_repeats_a_scored_decree_and_counts_towards_the_limit() -> None:
    mine = {
        "decrees": ["d03", "d08", "d12", "d09"],
        "tokens": {**NONE, "gold": 4},
        "works": ["granite-1"],
        "buildings": ["w1"],
    }
    state = load(REVEAL, [mine])
    play(state, 0, "score d03", "score d08", "score d12")
    assert legal(state) == ["decline", "again d08", "again d12"]
    play(state, 0, "again d08")
    assert scored(state) == {"d08": 2 * 4, "d12": 3}
    full = load(REVEAL, [{**mine, "tokens": {**NONE, "gold": 30}}])
    play(full, 0, "score d03", "score d08", "score d12", "again d08")
    assert scored(full)["d08"] == 20 + 20
    edict = load(FINAL, [{"decrees": ["d03", "d23"], "tokens": {**NONE, "gold": 9}}], round=16)
    play(edict, 0, "use", "produce bread", "value 1")
    assert edict.over, "d23 cannot be scored again"


def test_a34_d24_excludes_statues_from_both_counts() -> None:
    mine = {
        "decrees": ["d24"],
        "buildings": ["w1", "s3"],
        "pillars": ["a2", "a4", "c3"],
        "people": ["temple-row", "temple-column"],
    }
    state = load(REVEAL, [mine], tiles=TILES)
    assert scored(state) == {"d24": 2 + 1 + 1 + 1}


def test_a39_the_bot_s_happiness_counts_for_d06() -> None:
    agenda: list[list[object]] = [["RevealDecrees"], ["Turn", 0], ["EndOfRound"]]
    mine = {"decrees": ["d06"], "happiness": 9, "population": 9}
    state = load(agenda, [mine, {"happiness": 7}], players=1)
    assert scored(state) == {"d06": 2}


def test_a50_d04_costs_one_resource_of_any_kind_per_triangle() -> None:
    goods = {**NONE, "papyrus": 1, "granite": 1, "gold": 1, "scribe": 5}
    state = load(REVEAL, [{"decrees": ["d04"], "population": 16, "tokens": goods}])
    play(state, 0, "triangles 3")
    assert scored(state) == {"d04": 9}
    assert tokens(state) == {"scribe": 5}
    few = load(REVEAL, [{"decrees": ["d04"], "population": 21, "tokens": {**NONE, "gold": 2}}])
    play(few, 0, "triangles 2")
    assert scored(few) == {"d04": 6}


def test_a60_the_question_for_d23_does_not_reveal_who_holds_it() -> None:
    """Players who do not hold it are asked as well, and all see the same questions."""
    with_it = load(FINAL, [{"decrees": ["d23"]}, {"decrees": ["d02"]}], round=16)
    without = load(FINAL, [{"decrees": ["d01"]}, {"decrees": ["d02"]}], round=16)
    for viewer in (1, None):
        assert with_it.view(viewer) == without.view(viewer)
        assert with_it.events(viewer) == without.events(viewer)
    taken_openly = {"d23": -1, "d02": 2}
    known = load(
        FINAL, [{"decrees": ["d23"]}, {"decrees": ["d02"]}], round=16, knowers=taken_openly
    )
    assert asked(known) == ["edict 0"]


def test_a60_d23_is_used_in_the_new_order_and_uses_up_its_symbol() -> None:
    mine = {"decrees": ["d23", "d24", "d13"], "tokens": NONE}
    state = load(FINAL, [mine], round=16, order=[1, 0])
    play(state, 0, "use", "produce bread", "value 1")
    assert not {"d24"} & set(scored(state))
    shown = [e["event"] for e in state.events(None)]
    assert shown.index("edict-shown") < shown.index("decree-revealed")


def test_a74_a_refresh_with_d23_costs_papyrus_and_the_market_is_refilled() -> None:
    mine = {"decrees": ["d23"], "tokens": {**NONE, "papyrus": 1}, "happiness": 2}
    state = load(FINAL, [mine], round=16)
    play(state, 0, "use", "act thoth", "value 5")
    assert legal(state, 0, "refresh") == ["refresh 1", "refresh 2"]
    play(state, 0, "refresh 1")
    assert "papyrus" not in tokens(state)
    play(state, 0, legal(state, 0, "card")[0])
    assert state.over
    assert [len(section) for section in seen(state)["market"][:2]] == [3, 4]


def test_a74_production_blessings_work_with_d23() -> None:
    mine = {
        "decrees": ["d23"],
        "blessings": ["b01", "b21"],
        "technologies": ["t13"],
        "tokens": NONE,
    }
    state = load(FINAL, [mine], round=16)
    play(state, 0, "use", "produce bread", "value 6")
    assert legal(state) == ["done", "play b01", "play b21"], "t13 changes no value here"
    play(state, 0, "play b01", "play b21")
    assert tokens(state) == {"limestone": 4, "bread": 2 * (2 + 1)}


@pytest.mark.parametrize("card", numbered("d", 24))
def test_a_decree_scores_nothing_for_a_player_who_has_nothing(card: str) -> None:
    agenda: list[list[object]] = [["RevealDecrees"], ["Turn", 0], ["EndOfRound"]]
    poor = {"decrees": [card], "tokens": NONE, "happiness": 0, "population": 1}
    state = load(agenda, [{}, {}, poor], players=3)
    assert scored(state, 2) == ({"d02": 3} if card == "d02" else {}), "d02 counts its own symbol"


def test_a88_d04_asks_how_many_triangles_to_pay_for_all_of_them_first() -> None:
    goods = {**NONE, "bread": 2, "gold": 1}
    state = load(REVEAL, [{"decrees": ["d04"], "population": 16, "tokens": goods}])
    assert asked(state) == ["triangles 0"]
    assert legal(state) == ["triangles 3", "triangles 2", "triangles 1", "triangles 0"]
    play(state, 0, "triangles 1")
    assert scored(state) == {"d04": 3}
    assert tokens(state) == {"bread": 1, "gold": 1}


def test_a88_d04_is_not_asked_without_a_triangle_or_a_resource() -> None:
    for population, goods in ((8, {**NONE, "bread": 2}), (16, {**NONE, "scribe": 2})):
        state = load(REVEAL, [{"decrees": ["d04"], "population": population, "tokens": goods}])
        assert "triangles 0" not in asked(state)
        assert scored(state) == {}
