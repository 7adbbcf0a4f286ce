"""Randomly mutated positions of real games are refused or can be played to the end."""

from __future__ import annotations

import copy
import random
from functools import cache
from typing import Final, cast

from hypothesis import given, settings
from hypothesis import strategies as st
from support.ankh.random_games import ANKH, boosted, play
from support.mutated_positions import Position, mutate

from ennead.core.errors import BadPosition
from ennead.games.ankh.rules.state import Ankh

LINKED: Final = ("active", "events", "conflicts", "markers", "tiebreaker", "battle")
STRANGE: Final = ("A1", "D5", "isis", "warrior")


@cache
def moments(players: int) -> list[Position]:
    """One position for each question met in a few games, from the set-up to the end."""
    found: dict[str, Position] = {}
    for seed in range(12):
        rng = random.Random(seed)
        state = boosted(players, seed) if seed % 4 else new_game(players, seed)
        while not state.over:
            asked = "+".join(str(question["question"]) for question in state.questions())
            merged = len(set(state.lead)) < players
            if rng.random() < 0.3:
                found[f"{asked} {merged} {bool(state.forgotten)}"] = state.dump()
            seat = rng.choice(state.to_move)
            state.play(seat, rng.choice(state.legal(seat)))
        found[f"over {len(state.ranks)}"] = state.dump()
    return list(found.values())


def new_game(players: int, seed: int) -> Ankh:
    options = {"gods": "drafted", "guardians": "chosen", "scenario": "random"}
    return cast(Ankh, ANKH.new(players=players, seed=seed, options=options))


@settings(max_examples=150)
@given(st.integers(2, 5), st.integers(0, 10**9), st.integers(1, 3))
def test_a_mutated_position_is_refused_or_playable(players: int, seed: int, changes: int) -> None:
    rng = random.Random(seed)
    position = copy.deepcopy(rng.choice(moments(players)))
    for _ in range(changes):
        mutate(position, moments(players), rng, LINKED, STRANGE)
    try:
        state = ANKH.load(position)
    except BadPosition:
        return
    assert isinstance(state, Ankh)
    # What is loaded is what a dump says again, and it can be looked at, told and played.
    assert ANKH.load(state.dump()).dump() == state.dump()
    for seat in (None, *range(players)):
        state.view(seat)
    play(state, seed)


def test_the_unmutated_moments_load() -> None:
    for players in (2, 3, 4, 5):
        for position in moments(players):
            assert ANKH.load(position).dump() == position
