"""Randomly mutated positions of real games are refused or can be played to the end."""

from __future__ import annotations

import copy
import random
from functools import cache

from support.aton.positions import ATON
from support.mutated_positions import Position, mutate

from ennead.core.errors import BadPosition

LINKED = ("round", "first", "hands", "laid", "decks", "discards")
STRANGE = ("rb..........", "1234", "4444")
MUTATIONS = 400


@cache
def moments() -> list[Position]:
    """A few positions for each question, from the first round to the end."""
    found: dict[str, Position] = {}
    for seed in range(8):
        rng = random.Random(seed)
        state = ATON.new(seed=seed)
        while not state.over:
            asked = "+".join(str(question["question"]) for question in state.questions())
            if rng.random() < 0.3:
                found[f"{asked} {rng.randrange(4)}"] = state.dump()
            seat = rng.choice(state.to_move)
            state.play(seat, rng.choice(state.legal(seat)))
        found["over"] = state.dump()
    return list(found.values())


def check(seed: int) -> bool:
    """Whether a mutated position was loaded; then it is played to the end."""
    rng = random.Random(seed)
    position = copy.deepcopy(rng.choice(moments()))
    for _ in range(rng.randint(1, 3)):
        mutate(position, moments(), rng, LINKED, STRANGE)
    try:
        state = ATON.load(position)
    except BadPosition:
        return False
    again = ATON.load(state.dump()).dump()
    assert again == {**state.dump(), "constructed": again["constructed"]}
    for viewer in (None, 0, 1):
        state.view(viewer)
    while not state.over:
        seat = rng.choice(state.to_move)
        state.play(seat, rng.choice(state.legal(seat)))
    return True


def test_a_mutated_position_is_refused_or_playable() -> None:
    loaded = sum(check(seed) for seed in range(MUTATIONS))
    assert 40 < loaded < MUTATIONS


def test_the_unmutated_moments_load_without_a_mark() -> None:
    for position in moments():
        assert ATON.load(position).dump() == position
        assert not position["constructed"]
