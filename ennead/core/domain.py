"""Domains: the values that an argument of an action, question or event can take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ennead.core.errors import BadNotation, BadPosition

MAX_LISTED: Final = 6


class Domain:
    """The integers from `first` to `last`, optionally named: cells, cards, seats, points.

    `kind` tells user interfaces what a value is: a `cell` is highlighted on the board. In JSON,
    values with a name are written as the name and all others as numbers.
    """

    def __init__(self, kind: str, first: int, last: int, names: Sequence[str] = ()) -> None:
        self.kind = kind
        self.first = first
        self.last = last
        self.names = list(names)
        self._values = {name.lower(): first + i for i, name in enumerate(self.names)}

    @staticmethod
    def named(kind: str, names: Sequence[str]) -> Domain:
        """A domain of named values, numbered from 0."""
        return Domain(kind, 0, len(names) - 1, names)

    def __len__(self) -> int:
        return self.last - self.first + 1

    def __repr__(self) -> str:
        return f"<Domain {self.kind}: {self.span()}>"

    def __contains__(self, value: int) -> bool:
        return self.first <= value <= self.last

    def name(self, value: int) -> str:
        """A value in notation."""
        return self.names[value - self.first] if self.names else str(value)

    def value(self, name: str) -> int:
        """Parse a value in notation."""
        found = self._values.get(name.lower())
        if found is None and not self.names and name.isascii() and name.isdigit():
            found = int(name)
        if found is None or found not in self:
            raise BadNotation(f"there is no {self.kind} {name!r}; expected {self.span()}")
        return found

    def json(self, value: int) -> int | str:
        """A value as JSON: its name if it has one, else the number."""
        return self.names[value - self.first] if self.names else value

    def from_json(self, value: object) -> int:
        """Read a value from JSON; `BadPosition` if it is not in the domain."""
        if self.names:
            if isinstance(value, str) and value.lower() in self._values:
                return self._values[value.lower()]
        elif isinstance(value, int) and not isinstance(value, bool) and value in self:
            return value
        raise BadPosition(f"{value!r} is not a valid {self.kind}; expected {self.span()}")

    def span(self) -> str:
        """The allowed values, for error messages."""
        if len(self) <= MAX_LISTED:
            return ", ".join(self.name(value) for value in range(self.first, self.last + 1))
        return f"{self.name(self.first)} … {self.name(self.last)}"


def seats(most: int) -> Domain:
    """The seats of a game, counted from 0."""
    return Domain("seat", 0, most - 1)
