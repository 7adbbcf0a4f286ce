"""Reading and checking the JSON fields of a position; invalid values raise `BadPosition`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ennead.core.domain import Domain
from ennead.core.errors import BadPosition


def check_names(where: str, data: Mapping[str, Any], known: list[str]) -> None:
    """Check that an object has no unknown fields."""
    for name in data:
        if name not in known:
            raise BadPosition(f"{where} has no field {name!r}; expected {', '.join(known)}")


def number(where: str, value: object, least: int, most: int) -> int:
    """An integer from `least` to `most`."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadPosition(f"{where} must be a number from {least} to {most}, not {value!r}")
    return value


def flag(where: str, value: object) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise BadPosition(f"{where} must be true or false, not {value!r}")
    return value


def an_object(where: str, value: object) -> dict[str, Any]:
    """A JSON object."""
    if not isinstance(value, dict):
        raise BadPosition(f"{where} must be an object, not {value!r}")
    return value


def a_list(where: str, value: object, count: int) -> list[Any]:
    """A list of `count` values."""
    if not isinstance(value, list) or len(value) != count:
        raise BadPosition(f"{where} must be a list of {count}, not {value!r}")
    return value


def one(where: str, value: object, domain: Domain) -> int:
    """A value of a domain."""
    try:
        return domain.from_json(value)
    except BadPosition as error:
        raise BadPosition(f"{where}: {error}") from None


def optional(where: str, value: object, domain: Domain) -> int:
    """A value of a domain, or -1 for null."""
    return -1 if value is None else one(where, value, domain)


def many(where: str, values: object, domain: Domain) -> list[int]:
    """A list of values of a domain."""
    if not isinstance(values, list):
        raise BadPosition(f"{where} must be a list, not {values!r}")
    return [one(where, value, domain) for value in values]


def distinct(where: str, values: object, domain: Domain) -> tuple[int, ...]:
    """A list of distinct values, in domain order."""
    found = sorted(many(where, values, domain))
    if len(set(found)) != len(found):
        raise BadPosition(f"{where} lists a value twice: {values!r}")
    return tuple(found)


def a_mask(where: str, values: object, domain: Domain) -> int:
    """A list of values as a bit mask."""
    mask = 0
    for value in many(where, values, domain):
        mask |= 1 << value
    return mask


def permutation(where: str, values: object, count: int) -> list[int]:
    """Each of 0 to count - 1 once, in any order."""
    if isinstance(values, list) and all(type(value) is int for value in values):
        if sorted(values) == list(range(count)):
            return values[:]
    raise BadPosition(f"{where} must name each of {count} once, not {values!r}")


def names(domain: Domain, values: Iterable[int]) -> list[str]:
    """The names of values, for writing a position."""
    return [domain.names[value] for value in values]
