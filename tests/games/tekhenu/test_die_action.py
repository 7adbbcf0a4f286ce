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
    assert [e["action"] for e in events_of(state, "action-lost")] == ["bastet"]


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


A81 = {"tokens": {"scribe": 1}, "blessings": ["b17"], "happiness": 2, "population": 5}
A81_WHEEL = {"horus": ["white-5"], "ra": ["white-2", "gray-1"]}


def test_a81_the_main_action_is_chosen_after_the_extra_one_with_what_it_brought() -> None:
    state = turn(A81_WHEEL, A81)
    play(state, 0, "take horus-white-5", "play b17")
    maybe(state, 0, "extra osiris")
    play(state, 0, "before", "found granite-5")
    assert asked(state) == ["die-action 0"]
    assert legal(state) == ["act horus", "produce limestone"]
    play(state, 0, "act horus", "statue workshops")
    assert head(state)["people"] == ["workshops"]


def test_a81_if_the_god_s_action_can_no_longer_be_paid_the_production_is_left() -> None:
    """Both statues cost granite, and there is enough for one."""
    mine = {"blessings": ["b17"], "tokens": {**NONE, "scribe": 1, "limestone": 3, "granite": 0}}
    state = turn(
        {"horus": ["white-1"]}, {**mine, "technologies": ["t22"]}, row=["p01", "p02", "p04"]
    )
    play(state, 0, "take horus-white-1", "play b17")
    maybe(state, 0, "extra ra")
    play(state, 0, "before", "place c3", "turn 0")
    maybe(state, 0, "pay 3 0 0")
    assert "limestone" in tokens(state)
    assert not events_of(state, "action-lost")
    assert head(state)["left"] == ["white-1"]


def test_a81_only_an_action_that_is_wholly_impossible_is_lost() -> None:
    """A gray die cannot produce, and the extra action spent what Horus needs."""
    mine = {"blessings": ["b17"], "tokens": {**NONE, "scribe": 1, "limestone": 2, "granite": 2}}
    state = turn(
        {"horus": ["gray-3"]}, {**mine, "technologies": ["t22"]}, row=["p01", "p03", "p04"]
    )
    play(state, 0, "take horus-gray-3", "play b17")
    maybe(state, 0, "extra ra")
    play(state, 0, "before", "place c3", "turn 0")
    maybe(state, 0, "pay 2 0 0")
    assert [event["action"] for event in events_of(state, "action-lost")] == ["horus"]
    assert head(state)["right"] == ["gray-3"]


def test_a81_the_value_can_still_be_changed_before_the_extra_action_but_not_after_it() -> None:
    mine = {**A81, "tokens": {"scribe": 3}}
    state = turn(A81_WHEEL, mine)
    play(state, 0, "take horus-white-5", "play b17")
    maybe(state, 0, "extra osiris")
    play(state, 0, "before")
    assert legal(state, 0, "act") == ["act osiris"]
    assert legal(state, 0, "produce") == []
    reason = state.why_not(0, "produce limestone")
    assert reason is not None
    assert reason.kind.name == "extra-first"
    play(state, 0, "scribes 6", "found granite-6", "boost granite")
    assert legal(state, 0, "scribes") == []
    assert "act horus" in legal(state)


def test_a83_t19_counts_all_that_the_production_certainly_brings() -> None:
    mine = {"tokens": {**NONE, "scribe": 1}, "technologies": ["t19", "t13"]}
    wheel = {"bastet": ["yellow-1"]}
    state = turn(wheel, mine, arrow="thoth")
    maybe(state, 0, "take bastet-yellow-1")
    assert "prepare" in legal(state)
    play(state, 0, "prepare", "value 1")
    maybe(state, 0, "celebrate")
    assert "papyrus" not in tokens(state)
    assert head(state)["happiness"] == 3


@pytest.mark.parametrize(("die", "offered"), [("black-3", False), ("black-4", True)])
def test_a83_of_the_values_t13_allows_only_the_lowest_is_certain(die: str, offered: bool) -> None:
    """A second statue costs 3 granite: a 3 brings 1 + 1 for certain, a 4 brings 2 + 1."""
    mine = {
        "tokens": {**NONE, "scribe": 1},
        "technologies": ["t19", "t13"],
        "production": {"granite": 6},
        "gods": {"ra": 1},
    }
    state = turn({"horus": [die]}, mine, arrow="osiris")
    maybe(state, 0, f"take horus-{die}")
    assert ("prepare" in legal(state)) == offered


@pytest.mark.parametrize(
    ("blessings", "technologies"),
    [(["b04"], []), (["b21"], []), (["b05"], []), (["b06"], ["t24"])],
)
def test_a83_t19_counts_blessings_of_the_production(
    blessings: list[str], technologies: list[str]
) -> None:
    mine = {"tokens": {**NONE, "scribe": 1}, "blessings": blessings}
    wheel = {"bastet": ["yellow-1"]}
    state = turn(wheel, {**mine, "technologies": ["t19", *technologies]}, arrow="thoth")
    maybe(state, 0, "take bastet-yellow-1")
    play(state, 0, "prepare")
    maybe(state, 0, f"play {blessings[0]}", "celebrate")
    assert head(state)["happiness"] == 3


def test_a83_a_production_of_t19_may_not_leave_its_god_s_action_unpaid() -> None:
    mine = {"tokens": {**NONE, "scribe": 1}, "blessings": ["b04", "b03"], "technologies": ["t19"]}
    state = turn({"bastet": ["yellow-1"]}, mine, arrow="thoth")
    maybe(state, 0, "take bastet-yellow-1")
    play(state, 0, "prepare")
    assert legal(state) == ["play b03", "play b04"]
    play(state, 0, "play b04")
    assert legal(state) == ["done", "play b03"]
