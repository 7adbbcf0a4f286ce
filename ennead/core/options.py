"""What a person may choose when a game is started, besides the number of players."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ennead.core.errors import BadOptions
from ennead.core.rules import Rules

LONGEST_DOCUMENT: Final = 64 * 1024
"""In bytes, as JSON without blanks."""
DEEPEST_DOCUMENT: Final = 20


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """A named choice among a few JSON values, the first being the usual one.

    `players` says of values that are not for any number of players for which ones they are.
    """

    def __init__(
        self,
        name: str,
        values: Sequence[str | int | bool | None],
        players: Mapping[str, Sequence[int]] | None = None,
    ) -> None:
        self.name = name
        self.values = tuple(values)
        self.players = dict(players) if players is not None else {}

    def fitting(self, players: int) -> list[str | int | bool | None]:
        """The values for this number of players."""
        return [value for value in self.values if self._fits(value, players)]

    def check(self, value: object, players: int, rules: Rules) -> object:
        """The value, if it can be chosen; else `BadOptions`."""
        for known in self.values:
            if type(value) is type(known) and value == known:
                if not self._fits(known, players):
                    raise BadOptions(
                        f"option {self.name} cannot be {value!r} for {players} players"
                    )
                return known
        expected = ", ".join(repr(known) for known in self.fitting(players))
        raise BadOptions(f"option {self.name} cannot be {value!r}; expected one of {expected}")

    def _fits(self, value: str | int | bool | None, players: int) -> bool:
        return not isinstance(value, str) or players in self.players.get(value, (players,))


class Document(Option):
    """A JSON object of a person's own, or null; `examine` raises BadOptions if it is no good."""

    def __init__(self, name: str, examine: Callable[[Any, int, object], None]) -> None:
        super().__init__(name, [None])
        self._examine = examine

    def check(self, value: object, players: int, rules: Rules) -> object:
        """The document, if it is one that the game accepts; else `BadOptions`."""
        if value is None:
            return None
        if not isinstance(value, dict):
            raise BadOptions(f"option {self.name} must be a JSON object or null, not {value!r}")
        check_plain(self.name, value)
        try:
            text = json.dumps(value, separators=(",", ":"), ensure_ascii=False, allow_nan=False)
            size = len(text.encode())
        except ValueError as error:  # not a number, one with thousands of digits, half a character
            raise BadOptions(f"option {self.name} cannot be written as JSON: {error}") from None
        if size > LONGEST_DOCUMENT:
            raise BadOptions(
                f"option {self.name} has {size} bytes; expected {LONGEST_DOCUMENT} at most",
                {"flaw": "too-large", "size": size, "most": LONGEST_DOCUMENT},
            )
        self._examine(rules, players, value)
        return value


def check_plain(name: str, document: object) -> None:
    """Is it made of what JSON has, and not nested beyond reason?"""
    level = [document]
    for _ in range(DEEPEST_DOCUMENT):
        inner: list[object] = []
        for value in level:
            if isinstance(value, dict):
                for key in value:
                    if not isinstance(key, str):
                        raise BadOptions(f"option {name}: {key!r} cannot be the name of a field")
                inner += value.values()
            elif isinstance(value, list):
                inner += value
            elif value is not None and not isinstance(value, (str, int, float)):
                raise BadOptions(f"option {name}: {type(value).__name__} is not JSON")
        if not inner:
            return
        level = inner
    raise BadOptions(f"option {name} is nested deeper than {DEEPEST_DOCUMENT} times")


def settle(
    known: Sequence[Option], given: Mapping[str, object], players: int, rules: Rules
) -> dict[str, Any]:
    """The full set of options: what was given, checked, and the usual value of the rest."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            expected = ", ".join(names) or "none"
            raise BadOptions(f"there is no option {name!r}; this game has: {expected}")
    return {
        option.name: option.check(given[option.name], players, rules)
        if option.name in given
        else option.values[0]
        for option in known
    }
