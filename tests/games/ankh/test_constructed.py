"""Positions that no game reaches are marked as constructed and can be played on."""

from __future__ import annotations

import random
from typing import Any

import pytest
from support.ankh.boards import PAIR, SPLIT, TWO
from support.ankh.positions import ANKH, god, load

from ennead.core.state import State
from ennead.games.ankh.rules.state import Ankh

FIRST = [["FirstAction", 0]]


def started(board: str = TWO, **fields: Any) -> Ankh:
    """A position in turn 40, long after the set-up."""
    gods: dict[str, Any] = {n: fields.pop(n) for n in ("isis", "ra") if n in fields}
    return load(board, FIRST, gods, **{"turn": 40, **fields})


def played_on(state: State, seed: int = 1) -> State:
    rng = random.Random(seed)
    while not state.over:
        seat = rng.choice(state.to_move)
        state.play(seat, rng.choice(state.legal(seat)))
    return state


def test_four_players_with_17_events_and_no_merging() -> None:
    state = ANKH.new(4, 3)
    position: dict[str, Any] = state.dump()
    position["table"] |= {"events": 17, "turn": 60}
    for derived in ("conflicts", "ranks"):
        del position["table"][derived]
    for head in position["table"]["heads"]:
        head["devotion"] = 25
    found = ANKH.load({**position, "agenda": [["FirstAction", position["table"]["active"]]]})
    assert found.constructed
    assert played_on(found).constructed


@pytest.mark.parametrize(
    "fields",
    [
        pytest.param({"events": 3, "turn": 2}, id="more events than turns"),
        pytest.param({"isis": god(devotion=3)}, id="Devotion before the first Conflict"),
        pytest.param({"ra": god(used="flood")}, id="a used card before the first Conflict"),
        pytest.param({"events": 16, "isis": god(devotion=20)}, id="a god that must be forgotten"),
        pytest.param(
            {"camels": SPLIT, "tokens": {"1": "A2", "2": "C9", "3": "A3", "4": "A7"}},
            id="a caravan before its event",
        ),
        pytest.param({"tokens": {"1": "A2", "2": "C9", "4": "A3"}}, id="a token left out"),
    ],
)
def test_a_position_that_no_game_reaches_is_marked(fields: dict[str, Any]) -> None:
    assert started(**fields).constructed


@pytest.mark.parametrize(
    ("board", "fields"),
    [
        (TWO, {}),
        (TWO, {"events": 4, "isis": god(devotion=3), "ra": god(used="flood")}),
        (TWO, {"events": 16, "isis": god(devotion=21), "ra": god(devotion=22)}),
        (PAIR, {"events": 12, "isis": god(devotion=9)}),
    ],
)
def test_a_position_that_a_game_can_reach_is_not_marked(board: str, fields: dict[str, Any]) -> None:
    assert not started(board, **fields).constructed


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_position_of_a_game_is_marked(players: int) -> None:
    rng = random.Random(players)
    state = ANKH.new(players, players)
    while not state.over:
        seat = rng.choice(state.to_move)
        state.play(seat, rng.choice(state.legal(seat)))
        if rng.random() < 0.15 or state.over:
            assert not ANKH.load(state.dump()).constructed
