"""Reading figures from data files with errors that say what is wrong and where."""

from __future__ import annotations

from typing import Any

from ennead.core.domain import Domain
from ennead.core.errors import BadPosition


def number(where: str, value: object, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise ValueError(f"{where} must be a number from {least} to {most}, not {value!r}")
    return value


def numbers(where: str, values: object, count: int, least: int, most: int) -> list[int]:
    if not isinstance(values, list) or len(values) != count:
        raise ValueError(f"{where} must be {count} numbers, not {values!r}")
    return [number(f"{where}[{i}]", value, least, most) for i, value in enumerate(values)]


def part(where: str, data: dict[str, Any], name: str) -> Any:
    if name not in data:
        raise ValueError(f"{where}.{name} is missing")
    return data[name]


def named(where: str, value: object, domain: Domain) -> int:
    try:
        return domain.from_json(value)
    except BadPosition as error:
        raise ValueError(f"{where}: {error}") from None


def rows(where: str, data: dict[str, Any], domain: Domain) -> list[Any]:
    """One object for each name of a domain, in its order, none missing and none besides."""
    for name in data:
        if name not in domain.names:
            raise ValueError(f"{where} has no {domain.kind} {name!r}; expected {domain.span()}")
    return [part(where, data, name) for name in domain.names]


def by_players(where: str, data: dict[str, Any], players: int) -> Any:
    return part(where, data, str(players))


def tokens(where: str, data: dict[str, Any], domain: Domain, most: int = 20) -> list[int]:
    """Counts by name as a list in the order of a domain; what is not named is 0."""
    counts = [0] * len(domain)
    for name, count in data.items():
        counts[named(where, name, domain)] = number(f"{where}.{name}", count, 0, most)
    return counts
