"""Readers for data files, with errors that say what is wrong and where."""

from __future__ import annotations

from typing import Any, Final

from ennead.core.domain import Domain
from ennead.core.errors import BadPosition
from ennead.games.tekhenu.vocabulary.names import TOKEN_NAMES

GAIN: Final = Domain.named("gain", [*TOKEN_NAMES, "points", "population", "happiness"])
"""What can be gained, in the order of a list of gains: tokens, points, steps on the track."""
POPULATION_STEPS: Final = 8
HAPPINESS_STEPS: Final = 9


def read_number(where: str, value: object, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise ValueError(f"{where} must be a number from {least} to {most}, not {value!r}")
    return value


def read_numbers(where: str, values: object, count: int, least: int, most: int) -> list[int]:
    if not isinstance(values, list) or len(values) != count:
        raise ValueError(f"{where} must be {count} numbers, not {values!r}")
    return [read_number(f"{where}[{i}]", value, least, most) for i, value in enumerate(values)]


def read_field(where: str, data: dict[str, Any], name: str) -> Any:
    if name not in data:
        raise ValueError(f"{where}.{name} is missing")
    return data[name]


def read_name(where: str, value: object, domain: Domain) -> int:
    try:
        return domain.from_json(value)
    except BadPosition as error:
        raise ValueError(f"{where}: {error}") from None


def read_rows(where: str, data: dict[str, Any], domain: Domain) -> list[Any]:
    """Exactly one object for each name of a domain, in the domain's order."""
    for name in data:
        if name not in domain.names:
            raise ValueError(f"{where} has no {domain.kind} {name!r}; expected {domain.span()}")
    return [read_field(where, data, name) for name in domain.names]


def read_by_players(where: str, data: dict[str, Any], players: int) -> Any:
    return read_field(where, data, str(players))


def read_counts(where: str, data: dict[str, Any], domain: Domain, most: int = 20) -> list[int]:
    """Counts by name as a list in the order of a domain; 0 where a name is missing."""
    counts = [0] * len(domain)
    for name, count in data.items():
        counts[read_name(where, name, domain)] = read_number(f"{where}.{name}", count, 0, most)
    return counts
