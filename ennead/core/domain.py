"""Domains: the values an argument of an action, a question or an event can take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ennead.core.errors import BadNotation, BadPosition

LISTED: Final = 6


class Domain:
    """A run of numbers from `first` to `last`, named or plain: cells, cards, seats, points.

    `kind` tells the browser and the terminal what is named (a `cell` lights up on the board).
    Plain numbers go into JSON as numbers, named values as their names.
    """

    def __init__(self, kind: str, first: int, last: int, names: Sequence[str] = ()) -> None:
        self.kind = kind
        self.first = first
        self.last = last
        self.names = list(names)
        self._values = {name.lower(): first + i for i, name in enumerate(self.names)}

    @staticmethod
    def named(kind: str, names: Sequence[str]) -> Domain:
        """Things by name, numbered from 0."""
        return Domain(kind, 0, len(names) - 1, names)

    def __len__(self) -> int:
        return self.last - self.first + 1

    def __contains__(self, value: int) -> bool:
        return self.first <= value <= self.last

    def name(self, value: int) -> str:
        """What a number is called, in notation."""
        return self.names[value - self.first] if self.names else str(value)

    def value(self, name: str) -> int:
        """The number a name stands for."""
        found = self._values.get(name.lower())
        if found is None and not self.names and name.isascii() and name.isdigit():
            found = int(name)
        if found is None or found not in self:
            raise BadNotation(f"no {self.kind} is called {name!r}; expected {self.span()}")
        return found

    def json(self, value: int) -> int | str:
        """What a number is in JSON: its name if it has one."""
        return self.names[value - self.first] if self.names else value

    def from_json(self, value: object) -> int:
        """The number behind a JSON value, for positions written by hand."""
        if self.names:
            if isinstance(value, str) and value.lower() in self._values:
                return self._values[value.lower()]
        elif isinstance(value, int) and not isinstance(value, bool) and value in self:
            return value
        raise BadPosition(f"{value!r} is no {self.kind}; expected {self.span()}")

    def span(self) -> str:
        """How an error message lists what would have been right."""
        if len(self) <= LISTED:
            return ", ".join(self.name(value) for value in range(self.first, self.last + 1))
        return f"{self.name(self.first)} … {self.name(self.last)}"


def seats(most: int) -> Domain:
    """The seats of a game, counted from 0."""
    return Domain("seat", 0, most - 1)
