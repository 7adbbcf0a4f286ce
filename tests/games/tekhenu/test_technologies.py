"""Each technology: what it does, and its limit (9.5)."""

from __future__ import annotations

from typing import Any

import pytest
from support.tekhenu.positions import (
    NONE,
    RICH,
    act,
    asked,
    head,
    legal,
    load,
    maybe,
    numbered,
    play,
    scored,
    tokens,
    turn,
)

RICH_IN_ALL = {**RICH, "gold": 0, "scribe": 5}
DIE = 1


def test_t01_scores_for_osiris_only() -> None:
    state = act("osiris", 1, {"technologies": ["t01"]})
    play(state, 0, "found papyrus-1")
    assert scored(state) == {"t01": 2}
    assert "t01" not in scored(act("bastet", 1, {"technologies": ["t01"], "tokens": RICH}))


def test_t02_scores_for_ra_only() -> None:
    state = act("ra", 1, {"technologies": ["t02"], "tokens": RICH})
    play(state, 0, "place c3", "turn 0")
    assert scored(state)["t02"] == 2
    assert "t02" not in scored(act("bastet", 1, {"technologies": ["t02"], "tokens": RICH}))


def test_t03_scores_for_thoth_even_if_just_taken() -> None:
    market = [["b01", "b02", "t03"], [], [], []]
    state = act("thoth", 1, {"tokens": {}}, market=market, open_sections=1)
    play(state, 0, "card t03")
    assert scored(state) == {"t03": 2}
    state = act("thoth", 1, {"technologies": ["t04"]}, market=market, open_sections=1)
    play(state, 0, "card b01")
    assert scored(state) == {}


def test_t04_gives_granite_before_paying_and_scores() -> None:
    mine = {"technologies": ["t04"], "tokens": {"granite": 1, "gold": 0}}
    state = act("horus", 1, mine)
    play(state, 0, "statue workshops")
    assert scored(state) == {"t04": 2}
    assert "granite" not in tokens(state)
    poor = {"technologies": ["t04"], "tokens": {"gold": 0}}
    assert next(e["event"] for e in act("horus", 1, poor).events(None)) == "action-lost"


def test_t05_scores_five_for_each_own_pillar_in_line() -> None:
    tiles = {"a1": ["p01", 0], "a2": ["p02", 0], "a3": ["p03", 0]}
    mine = {"technologies": ["t05"], "tokens": RICH, "pillars": ["a1", "a2"]}
    state = act("hathor", 1, mine, {"pillars": ["a3"]}, tiles=tiles)
    play(state, 0, "build w1")
    assert scored(state) == {"pillars": 10}


def test_t06_raises_both_markers_after_a_festival() -> None:
    mine = {"technologies": ["t06"], "tokens": RICH, "happiness": 5, "population": 5}
    state = act("bastet", 3, mine)
    assert (head(state)["happiness"], head(state)["population"]) == (6, 6)
    assert scored(state) == {"t06": 2}


def test_t07_gives_granite_with_a_bonus() -> None:
    mine = {"technologies": ["t07"], "tokens": {**RICH, "granite": 0}, "gods": {"bastet": 1}}
    state = act("bastet", 1, mine)
    assert tokens(state)["granite"] == 1
    state = act("hathor", 1, {**mine, "tokens": {**RICH, "granite": 0}})
    play(state, 0, "build w1")
    assert "granite" not in tokens(state)


def test_t08_treats_forbidden_dice_as_pure_or_tainted() -> None:
    state = turn({"hathor": ["white-4"]}, {"technologies": ["t08"]})
    play(state, 0, "take hathor-white-4")
    assert asked(state) == ["treat 0"]
    play(state, 0, "treat pure")
    maybe(state, 0, "produce limestone")
    assert head(state)["left"] == ["white-4"]
    plain = turn({"hathor": ["white-4"]}, {"technologies": ["t07"]})
    assert "take hathor-white-4" not in legal(plain)


def test_t09_gives_tiles_without_a_background_no_ability() -> None:
    mine = {"technologies": ["t09"], "tokens": RICH}
    state = act("ra", 1, mine, row=["p01", "p02", "p22"])
    play(state, 0, "place c2", "turn 0")
    assert "ability" not in scored(state)


def test_t10_pays_scribes_as_gold_and_scores_once_a_turn() -> None:
    mine = {"technologies": ["t10"], "tokens": {"scribe": 2, "gold": 0}}
    state = turn({"bastet": ["gray-6"]}, mine)
    play(state, 0, "take bastet-gray-6")
    assert scored(state) == {"t10": 1}
    assert "scribe" not in tokens(state)
    paid = turn({"bastet": ["gray-6"]}, {**mine, "tokens": {"papyrus": 2, "scribe": 0}})
    play(paid, 0, "take bastet-gray-6")
    maybe(paid, 0, "act bastet", "pay 0 0 0")
    assert scored(paid) == {}


def test_t10_pays_gold_as_scribes() -> None:
    mine = {"technologies": ["t10"], "tokens": {"scribe": 0, "gold": 2}}
    state = turn({"hathor": ["white-4"]}, mine)
    play(state, 0, "anubis", "take hathor-white-4", "produce limestone")
    assert scored(state) == {"t10": 1}


def test_t11_scores_for_a_real_die_of_value_one() -> None:
    state = turn({}, {"technologies": ["t11"]})
    play(state, 0, "take ra-yellow-1")
    maybe(state, 0, "produce papyrus")
    assert scored(state) == {"t11": 2}
    assert scored(act("bastet", 1, {"technologies": ["t11"], "tokens": RICH})) == {}
    assert scored(act("bastet", 1, {"technologies": ["t11"], "tokens": RICH}, how=DIE)) == {
        "t11": 2
    }


def test_t12_scores_for_excess() -> None:
    state = turn({"ra": ["yellow-6"]}, {"technologies": ["t12"]})
    play(state, 0, "take ra-yellow-6", "produce papyrus")
    assert scored(state) == {"t12": 4}


def test_t13_shifts_production_and_adds_one() -> None:
    state = turn({"ra": ["yellow-2"]}, {"technologies": ["t13"], "tokens": {"scribe": 0}})
    play(state, 0, "take ra-yellow-2")
    maybe(state, 0, "produce papyrus")
    assert legal(state) == [f"value {v}" for v in (1, 2, 3, 4)]
    play(state, 0, "value 4")
    assert tokens(state)["papyrus"] == 3
    assert head(state)["excess"]["papyrus"] == 2


def test_t14_shifts_god_actions_done_with_a_die() -> None:
    mine = {"technologies": ["t14"], "tokens": RICH, "population": 12}
    state = act("bastet", 3, mine, how=DIE)
    assert legal(state) == [f"value {v}" for v in (1, 2, 3, 4, 5)]
    assert asked(act("bastet", 3, mine)) == ["draft 1"]


def test_t15_gives_faith_and_the_best_ankh() -> None:
    people: list[dict[str, Any]] = [{"technologies": ["t15"], "destiny": "f01"}, {"destiny": "f04"}]
    state = load([["Maat"], ["EndOfRound"]], people, round=4)
    assert state.questions()[0]["faith"] == 2
    play(state, 0, "done")
    assert state.order == [0, 1]


def test_t16_pays_the_first_and_the_last_in_the_new_order() -> None:
    people = [{"technologies": ["t16"], "tokens": {"gold": 0}}]
    agenda: list[list[object]] = [["EndOfMaat"], ["Turn", 1], ["EndOfRound"]]
    assert scored(load(agenda, people, players=3, order=[0, 1, 2])) == {"t16": 2}
    last = load(agenda, people, players=3, order=[1, 2, 0])
    assert (scored(last), tokens(last)["gold"]) == ({}, 1)
    middle = load(agenda, people, players=3, order=[1, 0, 2])
    assert (scored(middle), tokens(middle).get("gold", 0)) == ({}, 0)


def test_t17_scores_for_bread_and_none_is_due() -> None:
    state = turn({"thoth": ["brown-3"]}, {"technologies": ["t17"], "tokens": {"scribe": 0}})
    play(state, 0, "take thoth-brown-3")
    maybe(state, 0, "produce bread")
    assert scored(state) == {"t17": 2}
    mine = {"technologies": ["t17"], "works": ["papyrus-1", "papyrus-2", "papyrus-3"]}
    assert head(load([["Turn", 0], ["EndOfRound"]], [mine]))["bread_due"] == 0


def test_t18_scores_for_pure_dice() -> None:
    state = turn({}, {"technologies": ["t18"]})
    play(state, 0, "take ra-yellow-1")
    maybe(state, 0, "produce papyrus")
    assert scored(state) == {"t18": 1}
    tainted = turn({"horus": ["yellow-1"]}, {"technologies": ["t18"]})
    play(tainted, 0, "take horus-yellow-1")
    maybe(tainted, 0, "produce papyrus")
    assert scored(tainted) == {}


def test_t19_allows_a_production_before_the_god_s_action() -> None:
    mine = {"technologies": ["t19"], "tokens": {"scribe": 1, "gold": 0}}
    state = turn({"bastet": ["brown-3"]}, {**mine, "tokens": {"scribe": 1, "papyrus": 2}})
    play(state, 0, "take bastet-brown-3", "prepare")
    assert tokens(state)["bread"] == 2
    assert head(state)["happiness"] == 5
    assert head(state)["excess"]["bread"] == 1
    pure = turn({"ra": ["yellow-3"]}, {**mine, "tokens": {"scribe": 1, "limestone": 9}})
    play(pure, 0, "take ra-yellow-3")
    assert "prepare" not in legal(pure)


def test_t20_gives_papyrus_before_thoth() -> None:
    market = [["b01", "b02", "t03"], [], [], []]
    mine = {"technologies": ["t20"], "tokens": {"papyrus": 1, "gold": 0}}
    state = act("thoth", 3, mine, market=market, open_sections=1)
    play(state, 0, "card b01", "card b02")
    assert head(state)["blessings"] == ["b01", "b02"]
    assert "papyrus" not in tokens(state)


def test_t21_gives_bread_before_hathor() -> None:
    state = act("hathor", 1, {"technologies": ["t21"], "tokens": {"bread": 1, "gold": 0}})
    assert legal(state) == ["build w1", "build w5", "build s1", "build s5"]


def test_t22_pays_one_stone_as_the_other() -> None:
    mine = {"technologies": ["t22"], "tokens": {"limestone": 2, "gold": 0, "scribe": 0}}
    state = turn({"horus": ["white-1"]}, mine)
    play(state, 0, "take horus-white-1", "act horus", "statue workshops")
    assert scored(state) == {"t22": 1}
    plain = {"technologies": ["t22"], "tokens": {"limestone": 0, "granite": 2, "scribe": 0}}
    state = turn({"horus": ["white-1"]}, plain)
    play(state, 0, "take horus-white-1", "act horus", "statue workshops")
    assert scored(state) == {}


def test_t23_scores_for_anubis() -> None:
    state = turn({}, {"technologies": ["t23"], "tokens": {"scribe": 2}})
    play(state, 0, "anubis", "take ra-yellow-1", "produce granite")
    assert scored(state) == {"t23": 3}


def test_t24_gives_gold_before_the_blessing_s_effect() -> None:
    mine = {"technologies": ["t24"], "blessings": ["b01"], "tokens": {"gold": 0}}
    state = turn({}, mine)
    play(state, 0, "take ra-yellow-1")
    maybe(state, 0, "produce papyrus")
    play(
        state,
        0,
        "play b01",
    )
    assert tokens(state)["gold"] == 1
    assert tokens(state)["limestone"] == 4


@pytest.mark.parametrize("card", numbered("t", 24, without=(16,)))
def test_a_technology_leaves_other_actions_alone(card: str) -> None:
    """Producing with a tainted yellow 2, without excess, triggers no technology but T13."""
    state = turn({"horus": ["yellow-2"]}, {"technologies": [card], "tokens": NONE})
    play(state, 0, "take horus-yellow-2")
    if card == "t13":
        play(state, 0, "value 2")
    assert scored(state) == {}
    assert tokens(state) == {"papyrus": 3 if card == "t13" else 2}
    assert head(state)["right"] == ["yellow-2"]


@pytest.mark.parametrize("card", numbered("t", 24, without=(16,)))
def test_a_technology_works_only_for_its_owner(card: str) -> None:
    mine = {"tokens": RICH_IN_ALL, "happiness": 4, "population": 9}
    plain = act("bastet", 1, mine)
    owned = act("bastet", 1, mine, {"technologies": [card]})
    assert (head(owned), scored(owned, 1)) == (head(plain), {})
