"""Randomly mutated positions of real games are refused or can be played to the end."""

from __future__ import annotations

import copy
import random
from functools import cache
from typing import Any, Final, cast

from hypothesis import given, settings
from hypothesis import strategies as st
from support.ankh.random_games import ANKH, boosted, play

from ennead.core.errors import BadPosition
from ennead.games.ankh.rules.state import Ankh

Position = dict[str, Any]
STRANGE: Final[list[Any]] = [
    None,
    -1,
    0,
    1,
    2,
    7,
    99,
    True,
    "",
    "A1",
    "D5",
    "isis",
    "warrior",
    [],
    {},
    [0],
]


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


def places(value: object) -> list[tuple[Any, Any]]:
    """Every entry of nested lists and objects, as container and key."""
    found: list[tuple[Any, Any]] = []
    entries: list[tuple[Any, Any]] = []
    if isinstance(value, dict):
        entries = list(value.items())
    elif isinstance(value, list):
        entries = list(enumerate(value))
    for key, inner in entries:
        found.append((value, key))
        found += places(inner)
    return found


def change(position: Position, rng: random.Random) -> None:
    """One small mutation: a value, an entry, a whole field, or the agenda of another position."""
    other = copy.deepcopy(rng.choice(moments(position["players"])))
    table = position["table"]
    kind = rng.randrange(8)
    if kind == 0:
        name = rng.choice(list(table))
        table[name] = other["table"][name]
    elif kind == 1:
        position["agenda"] = other["agenda"]
        if rng.random() < 0.5:
            for name in ("active", "events", "conflicts", "markers", "tiebreaker", "battle"):
                table[name] = other["table"][name]
    elif kind == 2 and position["agenda"]:
        change_agenda(position["agenda"], other["agenda"], rng)
    elif kind == 3:
        del table[rng.choice(list(table))]
    else:
        where, key = rng.choice(places(table))
        change_entry(where, key, other, rng)


def change_agenda(agenda: list[Any], other: list[Any], rng: random.Random) -> None:
    at = rng.randrange(len(agenda))
    kind = rng.randrange(4)
    if kind == 0:
        del agenda[at]
    elif kind == 1 and other:
        agenda.insert(at, rng.choice(other))
    elif kind == 2 and other:
        agenda[at] = rng.choice(other)
    elif len(agenda[at]) > 1:
        agenda[at][rng.randrange(1, len(agenda[at]))] = rng.choice([0, 1, 2, 3, 4, "D5", "move"])


def change_entry(where: Any, key: Any, other: Position, rng: random.Random) -> None:
    value = where[key]
    kind = rng.randrange(5)
    if kind == 0:
        del where[key]
    elif kind == 1 and isinstance(value, int):
        where[key] = value + rng.choice([-1, 1, 2])
    elif kind == 2 and isinstance(where, list):
        where.insert(key, copy.deepcopy(rng.choice(where)))
    elif kind == 3:
        where[key] = copy.deepcopy(rng.choice(STRANGE))
    else:
        alike = [a[b] for a, b in places(other["table"]) if type(a[b]) is type(value)]
        where[key] = copy.deepcopy(rng.choice(alike))


@settings(max_examples=150)
@given(st.integers(2, 5), st.integers(0, 10**9), st.integers(1, 3))
def test_a_mutated_position_is_refused_or_playable(players: int, seed: int, changes: int) -> None:
    rng = random.Random(seed)
    position = copy.deepcopy(rng.choice(moments(players)))
    for _ in range(changes):
        change(position, rng)
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
