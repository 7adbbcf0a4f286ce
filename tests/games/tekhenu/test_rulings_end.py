"""Rulings about set-up, Maat, scoring, decrees and Botankhamun, by number."""

# ruff: noqa: N802  the rulings are called A1 to A80

from __future__ import annotations

from typing import Any

from games.tekhenu.tekhenu_table import (
    TEKHENU,
    asked,
    head,
    legal,
    load,
    play,
    scored,
    seen,
    tokens,
    told,
)

from ennead.games.tekhenu.maat import new_order

NONE = {"papyrus": 0, "bread": 0, "limestone": 0, "granite": 0, "gold": 0, "scribe": 0}
NEXT: list[list[object]] = [["Turn", 1], ["EndOfRound"]]
SOLO: list[list[object]] = [["Turn", 0], ["EndOfRound"]]
REVEAL: list[list[object]] = [["RevealDecrees"], *NEXT]
FINAL: list[list[object]] = [["FinalScoring"], ["Round"]]
TILES = {"a2": ["p01", 0], "a4": ["p02", 0], "c3": ["p03", 0]}


def test_A05_the_bot_starts_with_as_many_points_as_the_player() -> None:
    state = TEKHENU.new(players=1, seed=1)
    assert head(state, 1)["score"] == head(state, 0)["score"] == 10


def test_A06_faith_is_placed_openly_in_turn_order() -> None:
    people: list[dict[str, Any]] = [{"tokens": {"faith": 1}}, {"tokens": {"faith": 2}}]
    state = load([["Maat"], ["Round"]], people, round=4, order=[1, 0])
    assert asked(state) == ["faith 1"]
    play(state, 1, "left 2")
    assert told(state, "faith-placed")[0]["faith"] == 2
    assert asked(state) == ["faith 0"]


def test_A09_the_bot_goes_before_an_equal_player() -> None:
    mine = {"balance": -3, "destiny": "f04"}
    assert new_order(load(SOLO, [mine, {"balance": 3}], players=1)) == [1, 0]
    priests = {**mine, "technologies": ["t15"]}
    assert new_order(load(SOLO, [priests, {"balance": 3}], players=1)) == [0, 1]


def test_A18_d23_takes_no_excess_and_still_costs_happiness() -> None:
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


def test_A32_d02_counts_the_symbols_of_all_decrees() -> None:
    mine = {"decrees": ["d02", "d05", "d09", "d12", "d22"], "tokens": NONE}
    state = load(REVEAL, [mine])
    play(state, 0, "score d02", "score d12", "score d22")
    assert scored(state)["d02"] == 3 * 5


def test_A33_d03_repeats_a_decree_that_is_scored_and_takes_a_place() -> None:
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


def test_A34_d24_excludes_statues_from_both_counts() -> None:
    mine = {
        "decrees": ["d24"],
        "buildings": ["w1", "s3"],
        "pillars": ["a2", "a4", "c3"],
        "people": ["temple-row", "temple-column"],
    }
    state = load(REVEAL, [mine], tiles=TILES)
    assert scored(state) == {"d24": 2 + 1 + 1 + 1}


def test_A37_the_bot_builds_at_the_temple_without_pillars_too() -> None:
    spaces = set()
    for seed in range(20):
        lead = {"works": ["papyrus-1", "bread-1", "limestone-1", "granite-1"]}
        agenda: list[list[object]] = [["BotAction", "horus", "gray-2"], *SOLO]
        state = load(agenda, [{"gods": {"ra": 1}}, lead], players=1, seed=seed)
        assert told(state, "bot-scored") == []
        spaces.update(head(state, 1)["people"])
    assert spaces == {"temple-row", "temple-column"}


def test_A38_the_bot_takes_what_a_thinned_section_has() -> None:
    agenda: list[list[object]] = [["BotAction", "thoth", "gray-6"], *SOLO]
    market = [["b01", "b02"], [], [], []]
    state = load(agenda, [{}, {"happiness": 1}], players=1, market=market)
    assert head(state, 1)["blessings"] == ["b01", "b02"]


def test_A40_the_bot_s_scribes_count_before_they_become_points() -> None:
    end: list[list[object]] = [["OrderPoints"], ["Finish"], ["Round"]]
    bot = {"score": 10, "tokens": {"scribe": 4}}
    mine = {"score": 12, "tokens": {"scribe": 3}}
    lost = load(end, [mine, bot], players=1, round=16, order=[0, 1])
    assert (head(lost)["score"], head(lost, 1)["score"]) == (15, 12)
    mine = {"score": 9, "tokens": {"scribe": 3}}
    tied = load(end, [mine, bot], players=1, round=16, order=[0, 1])
    assert tied.scores == (12,)
    assert tied.ranking == (1,), "equal points, but four scribes against three"


def test_A45_t15_s_faith_comes_before_faith_is_placed_and_is_returned() -> None:
    mine = {"technologies": ["t15"], "right": ["gray-2"]}
    state = load([["Maat"], ["Round"]], [mine], round=4)
    assert legal(state) == ["done", "left 1", "left 2", "right 1", "right 2"]
    play(state, 0, "left 1")
    assert told(state, "balanced")[0]["balance"] == -1
    assert head(state)["tokens"]["faith"] == 0


def test_A50_d04_is_paid_with_any_resource_one_a_triangle() -> None:
    goods = {**NONE, "papyrus": 1, "granite": 1, "gold": 1, "scribe": 5}
    state = load(REVEAL, [{"decrees": ["d04"], "population": 16, "tokens": goods}])
    assert scored(state) == {"d04": 9}
    assert tokens(state) == {"scribe": 5}
    few = load(REVEAL, [{"decrees": ["d04"], "population": 21, "tokens": {**NONE, "gold": 2}}])
    assert scored(few) == {"d04": 6}


def test_A51_set_up_gains_by_turn_order_then_number_then_destiny() -> None:
    people: list[dict[str, Any]] = [
        {"starting": ["s07", "s05"], "destiny": "f02", "tokens": NONE},
        {"starting": ["s12", "s01"], "destiny": "f01", "tokens": NONE},
    ]
    state = load([["FirstGains"], ["Round"]], people, round=0, order=[1, 0])
    assert asked(state) == ["osiris 1"]
    play(state, 1, "found bread-5")
    gained = [(e["seat"], e["token"]) for e in told(state, "gained")]
    assert gained == [(1, "bread"), (1, "gold"), (1, "scribe")]
    assert asked(state) == ["keep 0"]
    play(state, 0, "keep 1")
    assert (tokens(state, 0)["scribe"], tokens(state, 0)["gold"]) == (2, 2)


def test_A60_d23_is_used_in_the_new_order_and_takes_up_its_symbol() -> None:
    mine = {"decrees": ["d23", "d24", "d13"], "tokens": NONE}
    state = load(FINAL, [mine], round=16, order=[1, 0])
    play(state, 0, "use", "produce bread", "value 1")
    assert not {"d24"} & set(scored(state))
    shown = [e["event"] for e in state.events(None)]
    assert shown.index("edict-shown") < shown.index("decree-revealed")


def test_A60_asking_for_d23_tells_nobody_who_holds_it() -> None:
    """Those who do not hold it are asked as well, and all see the same questions."""
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


def test_A62_substitution_outside_a_turn_brings_no_points() -> None:
    mine = {
        "technologies": ["t10"],
        "works": ["bread-1", "bread-2"],
        "tokens": {**NONE, "scribe": 1},
    }
    state = load([["Bread", 0], *NEXT], [mine])
    play(state, 0, "feed 1")
    assert tokens(state) == {}
    assert scored(state) == {}
    hoard = {"technologies": ["t10"], "decrees": ["d07", "d08"], "tokens": {**NONE, "gold": 2}}
    assert scored(load(REVEAL, [hoard])) == {"d08": 4}


def test_A64_the_bot_s_prepared_pieces_come_first() -> None:
    for level, columns in (
        ("easy", ["papyrus", "bread", "limestone", "granite"]),
        ("medium", ["papyrus", "limestone"]),
    ):
        state = TEKHENU.new(players=1, seed=3, options={"level": level})
        works = head(state, 1)["works"]
        agenda: list[list[object]] = [["StartingGain", 0, "s01"], *SOLO]
        loaded = load(agenda, [{}, {"works": works}], players=1)
        assert legal(loaded) == [f"found {column}-5" for column in columns]


def test_A74_production_cards_with_d23() -> None:
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


def test_A74_a_refresh_with_d23_costs_papyrus_and_the_market_is_refilled() -> None:
    mine = {"decrees": ["d23"], "tokens": {**NONE, "papyrus": 1}, "happiness": 2}
    state = load(FINAL, [mine], round=16)
    play(state, 0, "use", "act thoth", "value 5")
    assert legal(state, 0, "refresh") == ["refresh 1", "refresh 2"]
    play(state, 0, "refresh 1")
    assert "papyrus" not in tokens(state)
    play(state, 0, legal(state, 0, "card")[0])
    assert state.over
    assert [len(section) for section in seen(state)["market"][:2]] == [3, 4]
