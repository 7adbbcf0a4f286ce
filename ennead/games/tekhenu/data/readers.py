"""Readers for data files, with errors that name the entry, what was found and what was expected."""

from __future__ import annotations

import itertools
from typing import Any, Final

from ennead.core.domain import Domain
from ennead.core.errors import BadPosition
from ennead.core.own_figures import DataError, shown
from ennead.games.tekhenu.vocabulary.names import TOKEN_NAMES, TOKENS

GAIN: Final = Domain.named("gain", [*TOKEN_NAMES, "points", "population", "happiness"])
"""What can be gained, in the order of a list of gains: tokens, points, steps on the track."""
REWARD: Final = Domain.named("reward", [*TOKEN_NAMES, "points"])
"""What temple cells and Horus bonuses can bring."""
POPULATION_STEPS: Final = 8
HAPPINESS_STEPS: Final = 9
EDGES: Final = "RGBY"
"""The colours of edges: red, green, blue, yellow."""


def read_number(where: str, value: object, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise DataError(
            "number",
            where,
            f"must be a number from {least} to {most}, not {shown(value)}",
            {"found": shown(value), "least": least, "most": most},
        )
    return value


def read_list(where: str, values: object, count: int) -> list[Any]:
    if not isinstance(values, list) or len(values) != count:
        raise DataError(
            "list",
            where,
            f"must be a list of {count}, not {shown(values)}",
            {"found": shown(values), "count": count},
        )
    return values


def read_object(where: str, value: object) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise DataError(
            "object", where, f"must be an object, not {shown(value)}", {"found": shown(value)}
        )
    return value


def read_numbers(where: str, values: object, count: int, least: int, most: int) -> list[int]:
    return [
        read_number(f"{where}[{i}]", value, least, most)
        for i, value in enumerate(read_list(where, values, count))
    ]


def read_field(where: str, data: object, name: str) -> Any:
    found = read_object(where, data)
    if name not in found:
        raise DataError("missing", f"{where}.{name}", "is missing", {})
    return found[name]


def read_fields(where: str, data: object, names: list[str]) -> list[Any]:
    """The values of exactly these fields."""
    for name in read_object(where, data):
        if name not in names:
            raise name_error(where, name, names)
    return [read_field(where, data, name) for name in names]


def read_name(where: str, value: object, domain: Domain) -> int:
    try:
        return domain.from_json(value)
    except BadPosition:
        raise name_error(where, value, domain.names) from None


def name_error(where: str, found: object, expected: list[str]) -> DataError:
    names = ", ".join(expected)
    return DataError(
        "name",
        where,
        f"must be one of {names}, not {shown(found)}",
        {"found": shown(found), "expected": names},
    )


def read_colours(where: str, value: object, count: int) -> str:
    """A text of `count` letters, each the colour of an edge."""
    if not isinstance(value, str) or len(value) != count or set(value) - set(EDGES):
        raise DataError(
            "colours",
            where,
            f"must be {count} of the letters {EDGES}, not {shown(value)}",
            {"found": shown(value), "count": count, "letters": EDGES},
        )
    return value


def read_rows(where: str, data: object, domain: Domain) -> list[Any]:
    """Exactly one object for each name of a domain, in the domain's order."""
    return read_fields(where, data, domain.names)


def read_by_players(where: str, data: dict[str, Any], players: int) -> Any:
    return read_field(where, data, str(players))


def read_counts(where: str, data: object, domain: Domain, most: int = 20) -> list[int]:
    """Counts by name as a list in the order of a domain; 0 where a name is missing."""
    counts = [0] * len(domain)
    for name, count in read_object(where, data).items():
        counts[read_name(where, name, domain)] = read_number(f"{where}.{name}", count, 0, most)
    return counts


def require_rising(where: str, numbers: list[int]) -> None:
    """Check that each number is greater than the one before it."""
    for before, number in itertools.pairwise(numbers):
        if number <= before:
            raise DataError(
                "rising", where, f"must rise, not {shown(numbers)}", {"found": shown(numbers)}
            )


def read_bonus(where: str, alternatives: object) -> list[list[int]]:
    """A Horus bonus: what the owner of a statue gains, or chooses from by its first token."""
    count = len(alternatives) if isinstance(alternatives, list) else 1
    given = read_list(where, alternatives, max(1, count))
    gains = [read_counts(f"{where}[{i}]", gain, REWARD, 9) for i, gain in enumerate(given)]
    tokens = {next((i for i in range(TOKENS) if gain[i]), -1) for gain in gains}
    if count > 1 and (len(tokens) < count or -1 in tokens):
        raise DataError(
            "bonus",
            where,
            f"must offer alternatives that begin with different tokens, not {shown(alternatives)}",
            {"found": shown(alternatives)},
        )
    return gains
