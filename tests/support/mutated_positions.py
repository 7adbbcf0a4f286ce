"""Small random changes to real positions, for tests of what a game refuses to load."""

from __future__ import annotations

import copy
import random
from typing import Any, Final

Position = dict[str, Any]
STRANGE: Final[list[Any]] = [None, -1, 0, 1, 2, 7, 99, True, "", [], {}, [0]]


def mutate(
    position: Position,
    others: list[Position],
    rng: random.Random,
    linked: tuple[str, ...] = (),
    strange: tuple[str, ...] = (),
) -> None:
    """One small change: a value, an entry, a whole field, or the agenda of another position.

    `linked` fields may come along with the agenda; `strange` are names of the game's own things.
    """
    other = copy.deepcopy(rng.choice(others))
    table = position["table"]
    kind = rng.randrange(8)
    if kind == 0:
        name = rng.choice(list(table))
        table[name] = other["table"][name]
    elif kind == 1:
        position["agenda"] = other["agenda"]
        if rng.random() < 0.5:
            for name in linked:
                table[name] = other["table"][name]
    elif kind == 2 and position["agenda"]:
        _change_agenda(position["agenda"], other["agenda"], rng, strange)
    elif kind == 3:
        del table[rng.choice(list(table))]
    else:
        where, key = rng.choice(places(table))
        _change_entry(where, key, other, rng, strange)


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


def _change_agenda(
    agenda: list[Any], other: list[Any], rng: random.Random, strange: tuple[str, ...]
) -> None:
    at = rng.randrange(len(agenda))
    kind = rng.randrange(4)
    if kind == 0:
        del agenda[at]
    elif kind == 1 and other:
        agenda.insert(at, rng.choice(other))
    elif kind == 2 and other:
        agenda[at] = rng.choice(other)
    elif len(agenda[at]) > 1:
        agenda[at][rng.randrange(1, len(agenda[at]))] = rng.choice([0, 1, 2, 3, 4, *strange])


def _change_entry(
    where: Any, key: Any, other: Position, rng: random.Random, strange: tuple[str, ...]
) -> None:
    value = where[key]
    kind = rng.randrange(5)
    if kind == 0:
        del where[key]
    elif kind == 1 and isinstance(value, int):
        where[key] = value + rng.choice([-1, 1, 2])
    elif kind == 2 and isinstance(where, list):
        where.insert(key, copy.deepcopy(rng.choice(where)))
    elif kind == 3:
        where[key] = copy.deepcopy(rng.choice([*STRANGE, *strange]))
    else:
        alike = [a[b] for a, b in places(other["table"]) if type(a[b]) is type(value)]
        where[key] = copy.deepcopy(rng.choice(alike or STRANGE))
