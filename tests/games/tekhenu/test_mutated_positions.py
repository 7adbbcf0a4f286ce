"""Randomly mutated positions of real games are refused or can be played to the end."""

from __future__ import annotations

import copy
import random
from functools import cache

import pytest
from support.mutated_positions import Position, mutate
from support.tekhenu.positions import TEKHENU

from ennead.core.errors import BadPosition
from ennead.core.state import State

LINKED = ("round", "turn", "order", "wheel", "markers", "arrow")
STRANGE = ("ra", "p01", "b07", "t16", "d20", "n1", "white-3", "scribe")
MUTATIONS = 120


@cache
def moments(players: int) -> list[Position]:
    """One position for each question met in a few games, from the set-up to the end."""
    found: dict[str, Position] = {}
    for seed in range(5):
        rng = random.Random(seed)
        state = TEKHENU.new(players=players, seed=seed)
        while not state.over:
            asked = "+".join(str(question["question"]) for question in state.questions())
            if rng.random() < 0.3 or asked not in found:
                found[asked] = state.dump()
            seat = rng.choice(state.to_move)
            state.play(seat, rng.choice(state.legal(seat)))
        found["over"] = state.dump()
    return list(found.values())


def play_on(state: State, seed: int) -> None:
    rng = random.Random(seed)
    while not state.over:
        seat = rng.choice(state.to_move)
        state.play(seat, rng.choice(state.legal(seat)))


def check(players: int, seed: int) -> bool:
    """Whether a mutated position was loaded; then it is played to the end."""
    rng = random.Random(seed)
    position = copy.deepcopy(rng.choice(moments(players)))
    for _ in range(rng.randint(1, 3)):
        mutate(position, moments(players), rng, LINKED, STRANGE)
    try:
        state = TEKHENU.load(position)
    except BadPosition:
        return False
    again = TEKHENU.load(state.dump()).dump()
    assert again == {**state.dump(), "constructed": again["constructed"]}
    for seat in (None, *range(players)):
        state.view(seat)
    play_on(state, seed)
    return True


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_mutated_position_is_refused_or_playable(players: int) -> None:
    loaded = sum(check(players, seed) for seed in range(MUTATIONS))
    assert 10 < loaded < MUTATIONS


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_unmutated_moments_load_without_a_mark(players: int) -> None:
    for position in moments(players):
        assert TEKHENU.load(position).dump() == position
        assert not position["constructed"]
