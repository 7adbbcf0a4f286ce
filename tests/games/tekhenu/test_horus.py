"""Horus: statues and their bonuses (6.1)."""

from __future__ import annotations

from support.tekhenu.positions import (
    NEXT,
    NONE,
    RICH,
    act,
    asked,
    events_of,
    head,
    load,
    play,
    tokens,
)


def test_example_13_a_statue_for_a_god_pays_when_others_act() -> None:
    mine = {"tokens": {"granite": 2, "gold": 0, "bread": 9}}
    people = [mine, {"tokens": {"bread": 4}}]
    agenda: list[list[object]] = [
        ["PerformGodAction", 0, "horus", 3, 1],
        ["PerformGodAction", 1, "hathor", 1, 1],
        ["PerformGodAction", 0, "hathor", 1, 1],
        ["Turn", 1],
        ["EndOfRound"],
    ]
    state = load(agenda, people, players=4)
    play(state, 0, "dedicate hathor")
    assert "granite" not in tokens(state)
    assert head(state)["gods"]["hathor"] == 1
    play(state, 1, "build w1")
    assert tokens(state)["gold"] == 1
    play(state, 0, "build s5")
    assert tokens(state)["gold"] == 1


def test_a04_each_owner_is_paid_once_in_turn_order_from_the_active_player() -> None:
    people = [
        {"tokens": RICH},
        {"gods": {"bastet": 1}},
        {"gods": {"bastet": 1}},
    ]
    agenda: list[list[object]] = [["PerformGodAction", 0, "bastet", 1, 0], *NEXT]
    state = load(agenda, people, players=4, order=[2, 0, 3, 1])
    assert [e["seat"] for e in events_of(state, "bonus-due")] == [1, 2]


def test_a44_with_three_players_the_first_statue_pays_immediately() -> None:
    state = act("horus", 3, {"tokens": {**NONE, "granite": 5}}, players=3)
    play(state, 0, "dedicate hathor")
    assert tokens(state) == {"granite": 3, "gold": 1}
    second = {"tokens": {**NONE, "granite": 5}, "gods": {"hathor": 1}}
    state = act("horus", 3, second, players=3)
    play(state, 0, "dedicate hathor")
    assert "gold" not in tokens(state)


def test_a52_a_statue_does_not_pay_for_the_action_that_built_it() -> None:
    state = act("horus", 1, {"tokens": {**NONE, "granite": 2}})
    play(state, 0, "dedicate horus")
    assert not events_of(state, "bonus-due")
    state = act("horus", 1, {"tokens": {**NONE, "granite": 9}, "gods": {"horus": 1}})
    play(state, 0, "statue workshops")
    assert asked(state) == ["bonus 0"]
