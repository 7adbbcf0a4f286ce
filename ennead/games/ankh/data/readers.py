"""Readers for data files, with errors that say what is wrong and where."""

from __future__ import annotations

from typing import Any, Final

from ennead.core.domain import Domain
from ennead.core.errors import BadPosition
from ennead.games.ankh.data.file_errors import file_error
from ennead.games.ankh.vocabulary.grid import COLUMNS, HEX, HEX_NAMES, ROWS, side_between
from ennead.games.ankh.vocabulary.names import MOST_SEATS

MAX_ARGUMENT: Final = 40
"""Characters of a wrong value in the arguments of an error."""

MAX_QUOTED: Final = 60
"""Characters of a wrong value in the English message of an error."""


def shown(value: object) -> str:
    """A value from a file for an error message, shortened."""
    text = repr(value)
    return text if len(text) <= MAX_QUOTED else f"{text[: MAX_QUOTED - 1]}…"


def read_number(where: str, value: object, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        message = f" must be a number from {least} to {most}, not {shown(value)}"
        raise file_error("not-a-number", message, where, least=least, most=most)
    return value


def read_field(where: str, data: object, name: str) -> Any:
    if not isinstance(data, dict):
        raise file_error("not-an-object", f" must be an object, not {shown(data)}", where)
    if name not in data:
        raise file_error("missing", " is missing", f"{where}.{name}")
    return data[name]


def read_list(where: str, value: object) -> list[Any]:
    if not isinstance(value, list):
        raise file_error("not-a-list", f" must be a list, not {shown(value)}", where)
    return value


def read_name(where: str, value: object, domain: Domain) -> int:
    try:
        return domain.from_json(value)
    except BadPosition:
        message = f": {shown(value)} is not a {domain.kind}; expected {domain.span()}"
        found = str(value)[:MAX_ARGUMENT]
        if domain is HEX:
            raise file_error("unknown-space", message, where, found=found) from None
        expected = domain.span()
        raise file_error("unknown-name", message, where, found=found, expected=expected) from None


def read_by_players(where: str, data: object, least: int, most: int) -> list[int]:
    """A number for each number of players, as a list; 0 and 1 players have 0."""
    numbers = [0, 0]
    for n in range(2, MOST_SEATS + 1):
        numbers.append(read_number(f"{where}.{n}", read_field(where, data, str(n)), least, most))
    return numbers


def read_space(where: str, value: object) -> int:
    """A space by its name, its column q and row r (axial), or an object with either."""
    if isinstance(value, dict):
        if "id" in value:
            named_at = read_space(f"{where}.id", value["id"])
            if (
                "q" in value
                and "r" in value
                and read_space(where, [value["q"], value["r"]]) != named_at
            ):
                q, r = value["q"], value["r"]
                message = f": {HEX_NAMES[named_at]} is not the space at q {q}, r {r}"
                raise file_error("other-space", message, where, hex=HEX_NAMES[named_at], q=q, r=r)
            return named_at
        return read_space(where, [read_field(where, value, "q"), read_field(where, value, "r")])
    if isinstance(value, list):
        if len(value) != 2 or not all(type(x) is int for x in value):
            message = f" must be a space like 'B6' or [q, r], not {shown(value)}"
            raise file_error("not-a-space", message, where)
        row = value[1]
        column = value[0] + (row - row % 2) // 2
        if not (0 <= row < ROWS and 0 <= column < COLUMNS):
            message = f": q {value[0]}, r {row} lies outside the 12×12 grid"
            raise file_error("outside-grid", message, where, q=value[0], r=row)
        return int(row * COLUMNS + column)
    return read_name(where, value, HEX)


def with_hex(where: str, value: object) -> str:
    """The place of an error, with the space it is about if that can be read."""
    try:
        return f"{where} ({HEX_NAMES[read_space(where, value)]})"
    except ValueError:
        return where


def read_side(where: str, value: object) -> int:
    """A side by the two spaces it lies between."""
    ends = read_list(where, value)
    if len(ends) != 2:
        raise file_error("two-spaces", f" must name two spaces, not {shown(value)}", where)
    one, other = read_space(where, ends[0]), read_space(where, ends[1])
    found = side_between(one, other)
    if found < 0:
        here, there = HEX_NAMES[one], HEX_NAMES[other]
        message = f": {here} and {there} share no side"
        raise file_error("no-side", message, where, hex=here, other=there)
    return found
