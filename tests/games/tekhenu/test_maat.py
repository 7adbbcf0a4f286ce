"""The Maat phase: balance, faith, losses and turn order (7.1)."""

from __future__ import annotations

from typing import Any

from support.tekhenu.positions import (
    NEXT,
    asked,
    events_of,
    head,
    legal,
    load,
    play,
    tokens,
)

from ennead.games.tekhenu.rules.maat import balance_loss, new_order, weight

MAAT: list[list[object]] = [["Maat"], ["Round"]]
SOLO: list[list[object]] = [["Turn", 0], ["EndOfRound"]]
SCALES = {
    "left": ["white-3", "white-2"],
    "right": ["gray-6"],
    "below": ["black-5"],
    "excess": {"bread": 2},
}


def test_example_06_excess_counts_against_the_balance() -> None:
    assert weight(load([["Turn", 0], ["EndOfRound"]], [SCALES]), 0) == -3


def test_example_07_faith_improves_the_balance() -> None:
    state = load([["Maat"], ["EndOfRound"]], [{**SCALES, "tokens": {"faith": 2}}], round=4)
    play(state, 0, "left 2")
    balances = [e for e in state.events(None) if e["event"] == "balanced" and e["seat"] == 0]
    assert balances[0]["balance"] == -1
    assert balance_loss(state, -1) == 0
    assert tokens(state).get("faith", 0) == 0


def test_vector_04_balance_and_faith() -> None:
    pans = {"left": ["white-4", "white-3"], "right": ["gray-6"], "excess": {"bread": 2}}
    state = load([["Maat"], ["EndOfRound"]], [{**pans, "tokens": {"faith": 1}}], round=4)
    assert weight(state, 0) == -1
    assert state.questions() == [{"question": "faith", "seat": 0, "balance": -1, "faith": 1}]
    assert legal(state) == ["done", "left 1", "right 1"]
    play(state, 0, "left 1")
    assert next(e["balance"] for e in state.events(None) if e["event"] == "balanced") == 0


def test_vector_05_turn_order_follows_absolute_balance_then_ankh() -> None:
    people = [
        {"balance": -1, "destiny": "f03"},
        {"balance": 1, "destiny": "f04"},
        {"balance": 0, "destiny": "f01"},
    ]
    state = load([["Turn", 0], ["EndOfRound"]], people, players=3)
    assert new_order(state) == [2, 1, 0]


def test_a06_faith_is_placed_openly_in_turn_order() -> None:
    people: list[dict[str, Any]] = [{"tokens": {"faith": 1}}, {"tokens": {"faith": 2}}]
    state = load([["Maat"], ["Round"]], people, round=4, order=[1, 0])
    assert asked(state) == ["faith 1"]
    play(state, 1, "left 2")
    assert events_of(state, "faith-placed")[0]["faith"] == 2
    assert asked(state) == ["faith 0"]


def test_a07_a_balance_below_the_table_costs_the_most() -> None:
    g = load(NEXT)
    losses = [balance_loss(g, balance) for balance in (0, -2, -3, -4, -5, -7, -8, -10, -25, 5)]
    assert losses == [0, 0, 1, 1, 2, 2, 3, 3, 3, 0]


def test_a08_unused_faith_is_returned() -> None:
    state = load(MAAT, [{"tokens": {"faith": 3}}], round=4)
    play(state, 0, "done")
    assert head(state)["tokens"]["faith"] == 0


def test_a09_the_bot_goes_before_an_equal_player() -> None:
    mine = {"balance": -3, "destiny": "f04"}
    assert new_order(load(SOLO, [mine, {"balance": 3}], players=1)) == [1, 0]
    priests = {**mine, "technologies": ["t15"]}
    assert new_order(load(SOLO, [priests, {"balance": 3}], players=1)) == [0, 1]


def test_a45_t15_s_faith_comes_before_faith_is_placed_and_is_returned() -> None:
    mine = {"technologies": ["t15"], "right": ["gray-2"]}
    state = load([["Maat"], ["Round"]], [mine], round=4)
    assert legal(state) == ["done", "left 1", "left 2", "right 1", "right 2"]
    play(state, 0, "left 1")
    assert events_of(state, "balanced")[0]["balance"] == -1
    assert head(state)["tokens"]["faith"] == 0


def test_ties_between_balances_are_broken_by_ankh() -> None:
    people = [{"balance": 2, "destiny": "f01"}, {"balance": -2, "destiny": "f02"}]
    assert new_order(load(NEXT, people)) == [1, 0]
