"""The die action: value, colour, extra actions and what comes first (4.1, 4.2)."""

from __future__ import annotations

import pytest
from support.tekhenu.positions import (
    NONE,
    RICH,
    act,
    asked,
    events_of,
    head,
    legal,
    maybe,
    play,
    scored,
    tokens,
    turn,
)

DIE = 1
"""The action uses a die from the wheel."""
WHEEL = {"ra": ["gray-1"], "hathor": ["yellow-1", "brown-2"]}
"""Gives the next player a choice when the arrow is at Ra."""


@pytest.mark.parametrize(
    ("value", "one", "two"), [(6, {4, 5}, {2, 3, 4, 5}), (3, {1, 2, 4, 5}, {1, 2, 4, 5, 6})]
)
def test_example_11_scribes_change_the_value(value: int, one: set[int], two: set[int]) -> None:
    for scribes, reached in ((1, one), (2, two)):
        state = turn({"ra": [f"yellow-{value}"]}, {"tokens": {"scribe": scribes}})
        play(state, 0, f"take ra-yellow-{value}")
        assert {int(text.split()[1]) for text in legal(state, 0, "scribes")} == reached
    play(state, 0, "scribes 2")
    maybe(state, 0, "produce papyrus")
    assert head(state)["left"] == [f"yellow-{value}"]
    assert tokens(state)["papyrus"] == 2


def test_a01_a_changed_value_is_not_weighed() -> None:
    state = turn({"ra": ["yellow-6"]}, {"tokens": {"scribe": 1}})
    play(state, 0, "take ra-yellow-6", "scribes 4")
    maybe(state, 0, "produce papyrus")
    assert head(state)["left"] == ["yellow-6"]


def test_a02_a_turned_face_is_weighed() -> None:
    state = turn({"ra": ["yellow-6"]}, {"blessings": ["b09"], "tokens": {"scribe": 0}})
    play(state, 0, "take ra-yellow-6", "play b09", "face 2")
    maybe(state, 0, "produce papyrus")
    assert head(state)["left"] == ["yellow-2"]
    assert head(state)["weight"] == 2


def test_a03_changes_add_up() -> None:
    mine = {"blessings": ["b11"], "tokens": {"scribe": 1}, "production": {"bread": 6}}
    state = turn({"ra": ["yellow-4"]}, mine)
    play(state, 0, "take ra-yellow-4", "play b11", "dye brown up", "scribes 6")
    maybe(state, 0, "produce bread")
    assert tokens(state)["bread"] == 6


def test_a26_an_action_cannot_be_declined_but_its_optional_parts_can() -> None:
    state = turn({"bastet": ["brown-3"]}, {"technologies": ["t19"], "tokens": {"papyrus": 2}})
    assert not {"done", "decline"} & set(legal(state))
    play(state, 0, "take bastet-brown-3")
    assert not {"done", "decline"} & set(legal(state))
    assert {"act bastet", "produce bread", "prepare"} <= set(legal(state))
    play(state, 0, "act bastet")
    assert head(state)["tokens"]["bread"] == 0


def test_a29_neighbours_are_those_of_the_die_s_sector_even_with_anubis() -> None:
    mine = {"blessings": ["b17"], "tokens": {**RICH, "scribe": 3}, "happiness": 3}
    state = turn({"hathor": ["white-1"]}, mine)
    play(state, 0, "anubis", "take hathor-white-1", "play b17")
    assert legal(state) == ["extra ra", "extra bastet"]


def test_a30_cards_work_from_the_moment_they_are_taken() -> None:
    market = [["b07", "b02", "t03"], [], [], []]
    mine = {"tokens": NONE, "happiness": 2}
    state = turn({"thoth": ["gray-1"]}, mine, market=market, open_sections=1)
    play(state, 0, "take thoth-gray-1", "card b07")
    assert legal(state) == ["done", "play b07"]
    state = turn({"thoth": ["gray-1"]}, mine, market=market, open_sections=1)
    play(state, 0, "take thoth-gray-1", "card t03")
    assert scored(state) == {"t03": 2}


def test_a49_t19_s_production_has_excess_and_triggers_its_own_cards() -> None:
    mine = {
        "technologies": ["t12", "t17", "t19"],
        "blessings": ["b05"],
        "tokens": {**NONE, "scribe": 1, "papyrus": 2},
    }
    state = turn({"bastet": ["brown-5"]}, mine)
    play(state, 0, "take bastet-brown-5", "prepare", "play b05")
    assert head(state)["excess"]["bread"] == 3
    assert scored(state) == {"t12": 3, "t17": 2}
    assert tokens(state) == {"bread": 2, "gold": 3}
    assert head(state)["happiness"] == 5


def test_a57_t11_looks_at_the_final_value_of_a_real_die() -> None:
    mine = {"technologies": ["t11"], "tokens": {**RICH, "scribe": 1}}
    state = turn({"ra": ["yellow-3"]}, mine)
    play(state, 0, "take ra-yellow-3", "scribes 1", "produce papyrus")
    assert scored(state) == {"t11": 2}
    state = turn({"ra": ["yellow-1"]}, {**mine, "tokens": {"scribe": 1}})
    play(state, 0, "take ra-yellow-1", "scribes 3")
    maybe(state, 0, "produce papyrus")
    assert scored(state) == {}
    both = {**mine, "blessings": ["b17"], "tokens": {**RICH, "scribe": 1}}
    state = turn({"thoth": ["yellow-1"]}, both)
    play(state, 0, "take thoth-yellow-1", "play b17", "extra osiris", "after", "produce papyrus")
    play(state, 0, "found bread-1")
    assert scored(state) == {"t11": 2 + 2}
    ability = act("ra", 6, mine, arrow="ra", row=["p11", "p22", "p23"], wheel=WHEEL, how=DIE)
    play(ability, 0, "place b3", "turn 0", "use", "card b01")
    assert "t11" not in scored(ability)


def test_a58_nothing_changes_the_value_between_t19_s_two_actions() -> None:
    mine = {
        "technologies": ["t19"],
        "blessings": ["b09", "b11", "b17"],
        "tokens": {**NONE, "scribe": 5, "papyrus": 2},
    }
    state = turn({"bastet": ["brown-3"]}, mine)
    play(state, 0, "take bastet-brown-3", "prepare")
    assert head(state)["happiness"] == 5
    assert head(state)["blessings"] == ["b09", "b11", "b17"]


def test_a58_scribes_change_every_action_but_t14_is_chosen_for_each() -> None:
    mine = {"blessings": ["b17"], "tokens": {**RICH, "scribe": 2}, "happiness": 3}
    state = turn({"thoth": ["yellow-1"]}, mine)
    play(state, 0, "take thoth-yellow-1", "play b17", "extra osiris", "after", "scribes 2")
    play(state, 0, "produce papyrus", "found bread-2")
    assert [e["value"] for e in events_of(state, "acted")] == [2]
    assert tokens(state)["papyrus"] == 9 + 2
    shifting = {**mine, "technologies": ["t14"], "tokens": {**RICH, "scribe": 1}}
    state = turn({"thoth": ["yellow-1"]}, shifting)
    play(state, 0, "take thoth-yellow-1", "play b17", "extra osiris", "after", "act thoth")
    assert asked(state) == ["shift 0"]
    play(state, 0, "value 2", "card b01")
    assert asked(state) == ["shift 0"]
    assert legal(state) == ["value 1", "value 2", "value 3"]
    assert asked(act("osiris", 1, {"technologies": ["t14"]})) == ["osiris 0"]


def test_a65_a_die_dyed_gray_is_tainted_everywhere() -> None:
    mine = {"blessings": ["b11"], "tokens": {**RICH, "scribe": 0}}
    state = turn({"bastet": ["black-3"]}, mine)
    play(state, 0, "take bastet-black-3", "play b11", "dye gray same")
    assert head(state)["right"] == ["black-3"]
    assert tokens(state)["papyrus"] == 7


def test_a68_an_action_that_has_become_impossible_is_lost() -> None:
    mine = {"blessings": ["b17"], "tokens": {**NONE, "scribe": 1, "papyrus": 2}, "happiness": 5}
    state = turn({"bastet": ["gray-3"]}, {**mine})
    play(state, 0, "take bastet-gray-3", "play b17", "extra thoth", "before")
    play(state, 0, "card b01")
    maybe(state, 0, "card b02")
    assert [e["deed"] for e in events_of(state, "action-lost")] == ["bastet"]


def test_a72_t19_s_product_pays_for_the_god_s_action() -> None:
    mine = {"technologies": ["t19"], "tokens": {**NONE, "scribe": 1}}
    state = turn({"hathor": ["brown-2"]}, mine)
    play(state, 0, "take hathor-brown-2", "prepare")
    assert asked(state) == ["hathor 0"]
    play(state, 0, "build w1")
    assert head(state)["buildings"] == ["w1"]
    state = turn({"hathor": ["brown-1"]}, mine)
    play(state, 0, "take hathor-brown-1")
    assert "prepare" not in legal(state), "one bread does not pay for any space"


def test_a73_a_second_dye_must_be_another_colour() -> None:
    state = turn({"ra": ["yellow-3"]}, {"blessings": ["b11", "b12"]})
    play(state, 0, "take ra-yellow-3", "play b11", "dye white same", "play b12")
    assert "dye white same" not in legal(state)
    assert "dye yellow same" in legal(state)
