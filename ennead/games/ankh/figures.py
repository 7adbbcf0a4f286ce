"""Reading data files with errors that say what is wrong and where."""

from __future__ import annotations

from typing import Any, Final

from ennead.core.domain import Domain
from ennead.core.errors import BadPosition
from ennead.games.ankh.board import COLUMNS, HEX, HEX_NAMES, MOST_SEATS, ROWS, side_between
from ennead.games.ankh.flaws import flaw

LONGEST: Final = 40
"""So much of what somebody wrote is repeated to them."""

LONGEST_SHOWN: Final = 60


def shown(value: object) -> str:
    """A value from a file in an error message, not longer than it helps."""
    text = repr(value)
    return text if len(text) <= LONGEST_SHOWN else f"{text[: LONGEST_SHOWN - 1]}…"


def number(where: str, value: object, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        message = f" must be a number from {least} to {most}, not {shown(value)}"
        raise flaw("not-a-number", message, where, least=least, most=most)
    return value


def part(where: str, data: object, name: str) -> Any:
    if not isinstance(data, dict):
        raise flaw("not-an-object", f" must be an object, not {shown(data)}", where)
    if name not in data:
        raise flaw("missing", " is missing", f"{where}.{name}")
    return data[name]


def a_list(where: str, value: object) -> list[Any]:
    if not isinstance(value, list):
        raise flaw("not-a-list", f" must be a list, not {shown(value)}", where)
    return value


def named(where: str, value: object, domain: Domain) -> int:
    try:
        return domain.from_json(value)
    except BadPosition:
        message = f": {shown(value)} is no {domain.kind}; expected {domain.span()}"
        found = str(value)[:LONGEST]
        if domain is HEX:
            raise flaw("unknown-space", message, where, found=found) from None
        expected = domain.span()
        raise flaw("unknown-name", message, where, found=found, expected=expected) from None


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
                q, r = value["q"], value["r"]
                message = f": {HEX_NAMES[named_at]} is not the space at q {q}, r {r}"
                raise flaw("other-space", message, where, hex=HEX_NAMES[named_at], q=q, r=r)
            return named_at
        return space(where, [part(where, value, "q"), part(where, value, "r")])
    if isinstance(value, list):
        if len(value) != 2 or not all(type(x) is int for x in value):
            message = f" must be a space like 'B6' or [q, r], not {shown(value)}"
            raise flaw("not-a-space", message, where)
        row = value[1]
        column = value[0] + (row - row % 2) // 2
        if not (0 <= row < ROWS and 0 <= column < COLUMNS):
            message = f": q {value[0]}, r {row} lies outside the 12×12 grid"
            raise flaw("outside-grid", message, where, q=value[0], r=row)
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
        raise flaw("two-spaces", f" must name two spaces, not {shown(value)}", where)
    one, other = space(where, ends[0]), space(where, ends[1])
    found = side_between(one, other)
    if found < 0:
        here, there = HEX_NAMES[one], HEX_NAMES[other]
        message = f": {here} and {there} share no side"
        raise flaw("no-side", message, where, hex=here, other=there)
    return found
