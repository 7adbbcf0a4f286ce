"""Each blessing: what it does, and where it cannot be played (9.4)."""

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
    maybe,
    numbered,
    play,
    seen,
    tokens,
    turn,
)

FITS = {
    "draft": {"b07", "b08", "b23", "b24"},
    "die action": {*numbered("b", 20, without=(1, 2, 3, 4, 5, 6, 13, 14, 15, 16))},
    "production": {"b01", "b02", "b03", "b04", "b05", "b06", "b21", "b22"},
    "horus": {"b13", "b14"},
    "ra": {"b13", "b14"},
    "hathor": {"b15", "b16"},
    "bastet": {"b15", "b16"},
    "thoth": set(),
    "osiris": set(),
    "end": {"b07", "b08"},
}
"""The blessings that may be played at each question (4.2)."""

RICH_IN_ALL = {**RICH, "gold": 0, "scribe": 5}


def produce(*blessings: str, die: str = "yellow-1") -> list[str]:
    return [f"take ra-{die}", "produce papyrus", *[f"play {b}" for b in blessings]]


@pytest.mark.parametrize(
    ("card", "token", "count"),
    [
        ("b01", "limestone", 4),
        ("b02", "granite", 4),
        ("b03", "bread", 4),
        ("b04", "papyrus", 5),
        ("b05", "gold", 4),
        ("b06", "scribe", 3),
    ],
)
def test_b01_to_b06_add_tokens_to_a_production(card: str, token: str, count: int) -> None:
    state = turn({}, {"blessings": [card]})
    assert f"play {card}" not in legal(state)
    play(state, 0, "take ra-yellow-1", "produce papyrus")
    assert asked(state) == ["production 0"]
    play(state, 0, f"play {card}")
    assert tokens(state)[token] == count
    assert sum(head(state)["excess"].values()) == 0
    assert head(state)["blessings"] == []
    assert card in seen(state)["discards"]["blessing"]


@pytest.mark.parametrize("card", ["b07", "b08"])
def test_b07_b08_can_be_played_at_turn_start_before_the_action_and_at_turn_end(card: str) -> None:
    state = turn({}, {"blessings": [card], "population": 5, "happiness": 2})
    assert f"play {card}" in legal(state)
    play(state, 0, "take ra-yellow-1")
    assert f"play {card}" in legal(state)
    play(state, 0, "produce papyrus")
    assert legal(state) == ["done", f"play {card}"]
    play(state, 0, f"play {card}", "raise happiness")
    assert head(state)["happiness"] == 5
    assert state.to_move == (1,)


@pytest.mark.parametrize("card", ["b09", "b10"])
def test_b09_b10_turn_the_die_to_another_face(card: str) -> None:
    state = turn({"ra": ["yellow-5"]}, {"blessings": [card], "production": {"papyrus": 6}})
    assert f"play {card}" not in legal(state)
    play(state, 0, "take ra-yellow-5", f"play {card}", "face 6")
    maybe(state, 0, "produce papyrus")
    assert head(state)["left"] == ["yellow-6"]
    assert tokens(state)["papyrus"] == 6


@pytest.mark.parametrize("card", ["b11", "b12"])
def test_b11_b12_dye_the_die(card: str) -> None:
    state = turn({"hathor": ["white-4"]}, {"blessings": [card], "tokens": {"scribe": 0}})
    play(state, 0, "take hathor-white-4")
    assert asked(state) == ["dye 0"]
    assert "dye white same" not in legal(state)
    assert "dye yellow same" not in legal(state)
    play(state, 0, "dye black up")
    maybe(state, 0, "produce granite")
    assert head(state)["left"] == ["white-4"]
    assert tokens(state)["granite"] == 2
    assert head(state)["excess"]["granite"] == 3


@pytest.mark.parametrize("card", ["b13", "b14"])
def test_b13_b14_make_ra_or_horus_free(card: str) -> None:
    poor = {"blessings": [card], "tokens": {"gold": 0}}
    state = act("horus", 1, poor)
    maybe(state, 0, f"play {card}")
    play(state, 0, "statue quarries")
    assert head(state)["people"] == ["quarries"]
    state = act("ra", 1, poor)
    maybe(state, 0, f"play {card}")
    play(state, 0, "place c3", "turn 0")
    assert head(state)["blessings"] == []
    assert act("bastet", 1, poor).events(None)[0]["event"] == "action-lost"


@pytest.mark.parametrize("card", ["b15", "b16"])
def test_b15_b16_make_bastet_or_hathor_free(card: str) -> None:
    poor = {"blessings": [card], "tokens": {"gold": 0}}
    state = act("hathor", 1, poor)
    maybe(state, 0, f"play {card}")
    play(state, 0, "build w3")
    assert head(state)["buildings"] == ["w3"]
    state = act("bastet", 3, {"blessings": [card], "tokens": {"papyrus": 2}})
    assert legal(state) == ["celebrate", f"play {card}"]
    play(state, 0, f"play {card}")
    assert tokens(state)["papyrus"] == 2
    assert act("horus", 1, poor).events(None)[0]["event"] == "action-lost"


@pytest.mark.parametrize("card", ["b17", "b18"])
@pytest.mark.parametrize("order", ["before", "after"])
def test_b17_b18_add_a_neighbour_s_action(card: str, order: str) -> None:
    mine = {"blessings": [card], "tokens": {**RICH, "scribe": 1}, "happiness": 3}
    state = turn({"thoth": ["yellow-1"]}, mine)
    play(state, 0, "take thoth-yellow-1", f"play {card}")
    assert legal(state) == ["extra bastet", "extra osiris"]
    main, extra = "produce papyrus", "found bread-1"
    play(state, 0, "extra osiris", order, *([extra, main] if order == "before" else [main, extra]))
    assert head(state)["works"] == ["bread-1"]
    assert tokens(state)["papyrus"] == 10
    assert "scribe" not in tokens(state)
    none = turn({}, {"blessings": [card], "tokens": {"scribe": 0}})
    play(none, 0, "take ra-yellow-1")
    assert f"play {card}" not in legal(none)


@pytest.mark.parametrize("card", ["b19", "b20"])
def test_b19_b20_add_the_opposite_action(card: str) -> None:
    mine = {"blessings": [card], "tokens": RICH, "happiness": 3, "population": 6}
    state = turn({"hathor": ["brown-1"]}, mine)
    play(state, 0, "take hathor-brown-1", f"play {card}", "after", "produce bread")
    assert (head(state)["happiness"], head(state)["population"]) == (2, 5)
    play(state, 0, "found bread-1")
    assert head(state)["happiness"] == 1
    sad = turn({"hathor": ["brown-1"]}, {**mine, "happiness": 0})
    play(sad, 0, "take hathor-brown-1")
    assert f"play {card}" not in legal(sad)


@pytest.mark.parametrize("card", ["b21", "b22"])
def test_b21_b22_repeat_the_production(card: str) -> None:
    state = turn({"ra": ["yellow-3"]}, {"blessings": [card]})
    play(state, 0, *produce(card, die="yellow-3"))
    assert tokens(state)["papyrus"] == 4
    assert head(state)["excess"]["papyrus"] == 2


def test_a71_t11_pays_for_each_production_of_b21_and_b22() -> None:
    state = turn({}, {"blessings": ["b21", "b22"], "technologies": ["t11"]})
    play(state, 0, *produce("b21", "b22"))
    assert tokens(state)["papyrus"] == 3
    assert head(state)["score"] == 16


@pytest.mark.parametrize("card", ["b23", "b24"])
def test_b23_b24_call_anubis_without_scribes(card: str) -> None:
    state = turn({"hathor": ["white-4"]}, {"blessings": [card], "tokens": {"scribe": 0}})
    assert "anubis" not in legal(state)
    play(state, 0, f"play {card}")
    assert asked(state) == ["anubis 0"]
    play(state, 0, "take hathor-white-4", "produce bread")
    assert head(state)["below"] == ["white-4"]
    assert tokens(state)["bread"] == 2


def test_a19_b19_needs_happiness_and_leaves_some_population() -> None:
    mine = {"blessings": ["b19"], "happiness": 1, "population": 1, "tokens": RICH}
    state = turn({"hathor": ["brown-1"]}, mine)
    play(state, 0, "take hathor-brown-1")
    assert "play b19" not in legal(state)
    state = turn({"hathor": ["brown-1"]}, {**mine, "population": 2, "happiness": 2})
    play(state, 0, "take hathor-brown-1")
    assert "play b19" in legal(state)


def test_a66_t24_s_gold_pays_for_the_action() -> None:
    mine = {"technologies": ["t24"], "blessings": ["b09"], "tokens": {**NONE, "papyrus": 1}}
    state = turn({"bastet": ["gray-3"]}, mine)
    assert "take bastet-gray-3" in legal(state)
    play(state, 0, "take bastet-gray-3")
    maybe(state, 0, "play b09")
    play(state, 0, "face 1")
    assert head(state)["happiness"] == 3


@pytest.mark.parametrize("card", numbered("b", 24))
@pytest.mark.parametrize("god", ["horus", "ra", "hathor", "bastet", "thoth", "osiris"])
def test_a_blessing_can_be_played_only_at_its_gods_actions(card: str, god: str) -> None:
    state = act(god, 1, {"blessings": [card], "tokens": RICH_IN_ALL, "happiness": 3})
    assert (f"play {card}" in legal(state)) == (card in FITS[god])


@pytest.mark.parametrize("card", numbered("b", 24))
def test_a_blessing_can_be_played_only_in_its_window(card: str) -> None:
    mine = {"blessings": [card], "tokens": RICH_IN_ALL, "happiness": 3, "population": 6}
    state = turn({"hathor": ["brown-1"]}, mine)
    assert (f"play {card}" in legal(state)) == (card in FITS["draft"])
    play(state, 0, "take hathor-brown-1")
    assert (f"play {card}" in legal(state)) == (card in FITS["die action"])
    play(state, 0, "produce bread")
    window = "production" if card in FITS["production"] else "end"
    assert (f"play {card}" in legal(state)) == (card in FITS[window])
    assert state.to_move == ((0,) if card in FITS[window] else (1,))


@pytest.mark.parametrize("card", numbered("b", 24))
def test_a_blessing_can_be_played_only_by_its_owner(card: str) -> None:
    state = turn({"hathor": ["brown-1"]}, {}, {"blessings": [card]})
    assert f"play {card}" not in legal(state)
    reason = state.why_not(0, f"play {card}")
    assert reason is not None
    assert reason.kind.name == "not-your-blessing"


@pytest.mark.parametrize(("card", "sector"), [("b17", "thoth"), ("b19", "hathor")])
@pytest.mark.parametrize(
    ("mine", "offered"),
    [
        pytest.param({}, False, id="no change"),
        pytest.param({"technologies": ["t14"]}, True, id="T14"),
        pytest.param({"tokens": {**NONE, "scribe": 2}}, True, id="a scribe left"),
        pytest.param({"blessings": ["b09"]}, True, id="B09"),
        pytest.param({"blessings": ["b11"]}, True, id="B11"),
    ],
)
def test_a86_a_space_left_counts_every_value_the_die_can_have(
    card: str, sector: str, mine: dict[str, Any], offered: bool
) -> None:
    """Row 3 of Osiris is full, row 4 is not. B17 costs a scribe, which cannot change the value."""
    full = ["papyrus-3", "bread-3", "limestone-3", "granite-3"]
    price = 1 if card == "b17" else 0
    own = {"happiness": 3, "tokens": {**NONE, "scribe": price}, **mine}
    own["blessings"] = [card, *mine.get("blessings", [])]
    arrow = "ra" if sector == "thoth" else "horus"
    state = turn({sector: ["brown-3"]}, own, {"works": full}, arrow=arrow)
    play(state, 0, f"take {sector}-brown-3")
    if card == "b19":
        assert ("play b19" in legal(state)) == offered
    else:
        play(state, 0, "play b17")
        assert ("extra osiris" in legal(state)) == offered


def test_a86_a_value_that_scribes_can_give_is_used_for_the_extra_action() -> None:
    full = ["papyrus-3", "bread-3", "limestone-3", "granite-3"]
    mine = {"blessings": ["b19"], "happiness": 3, "tokens": {**NONE, "scribe": 1}}
    state = turn({"hathor": ["brown-3"]}, mine, {"works": full})
    play(state, 0, "take hathor-brown-3", "play b19", "after", "scribes 4")
    maybe(state, 0, "produce bread")
    assert legal(state, 0, "found") == [
        "found papyrus-4",
        "found bread-4",
        "found limestone-4",
        "found granite-4",
    ]
