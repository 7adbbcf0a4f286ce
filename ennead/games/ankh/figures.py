"""Reading data files with errors that say what is wrong and where."""

from __future__ import annotations

from typing import Any, Final

from ennead.core.domain import Domain
from ennead.core.errors import BadPosition
from ennead.games.ankh.board import COLUMNS, HEX, HEX_NAMES, MOST_SEATS, ROWS, side_between

LONGEST_SHOWN: Final = 60


def shown(value: object) -> str:
    """A value from a file in an error message, not longer than it helps."""
    text = repr(value)
    return text if len(text) <= LONGEST_SHOWN else f"{text[: LONGEST_SHOWN - 1]}…"


def number(where: str, value: object, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise ValueError(f"{where} must be a number from {least} to {most}, not {shown(value)}")
    return value


def part(where: str, data: object, name: str) -> Any:
    if not isinstance(data, dict):
        raise ValueError(f"{where} must be an object, not {shown(data)}")
    if name not in data:
        raise ValueError(f"{where}.{name} is missing")
    return data[name]


def a_list(where: str, value: object) -> list[Any]:
    if not isinstance(value, list):
        raise ValueError(f"{where} must be a list, not {shown(value)}")
    return value


def named(where: str, value: object, domain: Domain) -> int:
    try:
        return domain.from_json(value)
    except BadPosition:
        raise ValueError(
            f"{where}: {shown(value)} is no {domain.kind}; expected {domain.span()}"
        ) from None


def by_players(where: str, data: object, least: int, most: int) -> list[int]:
    """A number for each number of players, as a list from 0; 0 and 1 players have 0."""
    numbers = [0, 0]
    for n in range(2, MOST_SEATS + 1):
        numbers.append(number(f"{where}.{n}", part(where, data, str(n)), least, most))
    return numbers


def space(where: str, value: object) -> int:
    """A space by its name, its column q and row r (axial), or an object with either."""
    if isinstance(value, dict):
        if "id" in value:
            named_at = space(f"{where}.id", value["id"])
            if "q" in value and "r" in value and space(where, [value["q"], value["r"]]) != named_at:
                raise ValueError(
                    f"{where}: {HEX_NAMES[named_at]} is not the space at q {value['q']}, "
                    f"r {value['r']}"
                )
            return named_at
        return space(where, [part(where, value, "q"), part(where, value, "r")])
    if isinstance(value, list):
        if len(value) != 2 or not all(type(x) is int for x in value):
            raise ValueError(f"{where} must be a space like 'B6' or [q, r], not {shown(value)}")
        row = value[1]
        column = value[0] + (row - row % 2) // 2
        if not (0 <= row < ROWS and 0 <= column < COLUMNS):
            raise ValueError(f"{where}: q {value[0]}, r {row} lies outside the 12×12 grid")
        return int(row * COLUMNS + column)
    return named(where, value, HEX)


def with_hex(where: str, value: object) -> str:
    """Where something is wrong, with the space it is about if that can be read."""
    try:
        return f"{where} ({HEX_NAMES[space(where, value)]})"
    except ValueError:
        return where


def side(where: str, value: object) -> int:
    """A side by the two spaces it lies between."""
    ends = a_list(where, value)
    if len(ends) != 2:
        raise ValueError(f"{where} must name two spaces, not {shown(value)}")
    one, other = space(where, ends[0]), space(where, ends[1])
    found = side_between(one, other)
    if found < 0:
        raise ValueError(f"{where}: {HEX_NAMES[one]} and {HEX_NAMES[other]} share no side")
    return found
