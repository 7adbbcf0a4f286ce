"""Random and boosted games: every position agrees with a slow, naive model of the rules."""

from __future__ import annotations

import random
from typing import cast

import pytest
from support.ankh.model import Naive, hexes_of
from support.ankh.positions import ANKH, seen
from support.ankh.random_games import boosted

from ennead.games.ankh.rules.state import Ankh

DECISIONS = 200


def compare_board(naive: Naive) -> None:
    view = naive.view
    assert {frozenset(r["land"]) for r in view["regions"]} == set(map(frozenset, naive.regions))
    for region in view["regions"]:
        land = set(region["land"])
        assert set(region["water"]) == naive.waters(land)
        assert set(region["gods"]) == naive.present(land)
        for strength in region["strength"]:
            expected = naive.strength(strength["god"], land)
            assert strength["total"] - strength["cards"] == expected
        if len(region["gods"]) == 1:
            told = {k.removesuffix("-majority") for k in region["forecast"][0]["points"]}
            found = told & {"obelisk", "pyramid", "temple"}
            assert found == naive.majorities(region["gods"][0], land)
    for god in naive.gods():
        assert god["income"] == naive.income(god["seats"][0])


def agenda(state: Ankh) -> list[list[object]]:
    return cast(list[list[object]], state.dump()["agenda"])


def summons(naive: Naive, leader: int, allowances: list[str]) -> set[str]:
    god = naive.god(leader)
    pool = [kind for kind, count in god["guardians"].items() if count]
    pool += ["warrior"] if god["warriors"] else []
    found = {f"summon {kind}" for kind in pool if naive.places(leader, kind, allowances)}
    if god["trapped"] and god["followers"] and naive.places(leader, "warrior", allowances):
        found.add("ransom")
    return {*found, "done"}


def compare_question(state: Ankh, naive: Naive) -> str:
    """The legal answers about spaces are those the naive model allows."""
    question = state.questions()[0]
    kind = str(question["question"])
    seat = state.to_move[0]
    leader = naive.view["seats"][seat]
    options = state.legal(seat)
    battle = naive.view["battle"]
    arena: set[str] = set()
    if battle is not None:
        lands = {r["token"]: set(r["land"]) for r in naive.view["regions"]}
        arena = lands[battle["token"]]
    turn = naive.view["turn"]
    if kind == "move-to":
        assert hexes_of(options, "to") == naive.ends(leader, str(question["hex"]))
    elif kind == "mover":
        assert turn is not None
        movable = {
            name for name in naive.of(leader) - set(turn["moved"]) if naive.ends(leader, name)
        }
        assert hexes_of(options, "take") == movable
    elif kind == "shove":
        satet = str(agenda(state)[0][2])
        assert hexes_of(options, "shove") == naive.shoves(str(question["hex"]), satet)
    elif kind == "place":
        assert turn is not None
        figure = str(question["figure"])
        assert hexes_of(options, "put") == naive.places(leader, figure, turn["allowances"])
    elif kind == "allowance":
        assert turn is not None
        figure, space = str(question["figure"]), str(question["hex"])
        fitting = {
            allowance if allowance in ("ordinary", "underworld") else f"pyramid {allowance}"
            for allowance in turn["allowances"]
            if space in naive.places(leader, figure, [allowance])
        }
        assert {str(action) for action in options} == fitting
    elif kind == "summon":
        assert turn is not None
        assert {str(action) for action in options} == summons(naive, leader, turn["allowances"])
    elif kind == "control":
        assert hexes_of(options, "control") == naive.controllable(leader)
    elif kind == "relocate":
        assert turn is not None
        assert naive.obelisk_ends(leader, arena)
        assert hexes_of(options, "take") == naive.of(leader) - set(turn["moved"])
    elif kind == "build":
        supply = naive.view["supply"]
        left = {"obelisk": supply["obelisk"], "pyramid": supply["pyramid"]}
        left["temple"] = supply["temple"]
        assert hexes_of(options, "build") == {name for name, count in left.items() if count}
        assert naive.god(leader)["ankhs"] > 0
    elif kind == "trap":
        assert battle is not None
        owners = {p["god"] for p in battle["dead"] if p["kind"] == "warrior"} - {leader}
        assert hexes_of(options, "trap") == {
            naive.god(owner)["gods"][0] for owner in owners if owner is not None
        }
        assert len(naive.view["slots"]) < 3
    elif kind == "relocate-to":
        assert hexes_of(options, "to") == naive.obelisk_ends(leader, arena)
    elif kind == "mummy":
        (god,) = naive.of(leader, "god")
        assert hexes_of(options, "put") == {n for n in naive.near(god) if naive.is_open(leader, n)}
    elif kind == "site":
        free = {n for n in arena if n not in naive.pieces and n not in naive.gates}
        assert hexes_of(options, "site") == free - set(naive.view["cities"])
    elif kind == "gate":
        free = {n for n in arena if n not in naive.pieces and n not in naive.gates}
        assert hexes_of(options, "gate") == free
    elif kind == "save":
        assert naive.near(str(question["hex"])) & naive.enemies(leader)
    elif kind == "bid":
        assert len(options) == min(naive.god(leader)["followers"], 99) + 1
    elif kind == "worship":
        assert naive.god(leader)["followers"] >= 2
    return kind


def compare_game(state: Ankh, seed: int) -> set[str]:
    rng = random.Random(seed)
    met = set()
    for _ in range(DECISIONS):
        if state.over:
            break
        naive = Naive(seen(state))
        compare_board(naive)
        met.add(compare_question(state, naive))
        seat = state.to_move[0]
        state.play(seat, rng.choice(state.legal(seat)))
    return met


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_agree_with_the_naive_model(players: int) -> None:
    state = ANKH.new(players, players, {"scenario": "random"})
    assert isinstance(state, Ankh)
    met = compare_game(state, players)
    assert {"action", "mover", "move-to", "summon", "place"} <= met


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_boosted_games_agree_with_the_naive_model(players: int) -> None:
    met = set().union(*(compare_game(boosted(players, seed), seed) for seed in range(2, 5)))
    assert {"card", "place", "move-to", "power"} <= met
