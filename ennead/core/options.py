"""Options: what can be chosen for a new game besides the number of players."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ennead.core.errors import BadOptions
from ennead.core.own_figures import OPTION
from ennead.core.rules import Rules

MAX_DOCUMENT_BYTES: Final = 64 * 1024
"""The size as JSON without whitespace."""
MAX_DOCUMENT_DEPTH: Final = 20


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """A named choice among a few JSON values; the first is the default.

    `players` maps values that are restricted to the numbers of players they allow.
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

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}: {', '.join(map(repr, self.values))}>"

    def values_for(self, players: int) -> list[str | int | bool | None]:
        """The values allowed for this number of players."""
        return [value for value in self.values if self._allows(value, players)]

    def check(self, value: object, players: int, rules: Rules) -> object:
        """The value if it is allowed, else `BadOptions`."""
        for known in self.values:
            if type(value) is type(known) and value == known:
                if not self._allows(known, players):
                    raise BadOptions(
                        f"option {self.name} cannot be {value!r} for {players} players"
                    )
                return known
        expected = ", ".join(repr(known) for known in self.values_for(players))
        raise BadOptions(f"option {self.name} cannot be {value!r}; expected one of {expected}")

    def _allows(self, value: str | int | bool | None, players: int) -> bool:
        return not isinstance(value, str) or players in self.players.get(value, (players,))


class Document(Option):
    """An option whose value is a JSON object supplied by the user, or null.

    `validate(rules, players, document)` raises `BadOptions` if the game cannot use it.
    """

    def __init__(self, name: str, validate: Callable[[Any, int, object], None]) -> None:
        super().__init__(name, [None])
        self._validate = validate

    def check(self, value: object, players: int, rules: Rules) -> object:
        """The document if the game accepts it, else `BadOptions`."""
        if value is None:
            return None
        if not isinstance(value, dict):
            raise BadOptions(f"option {self.name} must be a JSON object or null, not {value!r}")
        check_json(self.name, value)
        try:
            text = json.dumps(value, separators=(",", ":"), ensure_ascii=False, allow_nan=False)
            size = len(text.encode())
        except ValueError as error:  # NaN, an integer with thousands of digits, a lone surrogate
            raise BadOptions(f"option {self.name} cannot be written as JSON: {error}") from None
        if size > MAX_DOCUMENT_BYTES:
            raise BadOptions(
                f"option {self.name} has {size} bytes; expected {MAX_DOCUMENT_BYTES} at most",
                {"error": "too-large", "size": size, "most": MAX_DOCUMENT_BYTES},
            )
        self._validate(rules, players, value)
        return value


class Figures(Document):
    """The option `figures`, see `ennead.core.own_figures`.

    Here only size and JSON types are checked; building the table's rules checks every entry.
    """

    def __init__(self) -> None:
        super().__init__(OPTION, _accept)


def _accept(rules: Any, players: int, document: object) -> None:
    pass


def check_json(name: str, document: object) -> None:
    """Check that a document has only JSON types and is not nested too deeply."""
    level = [document]
    for _ in range(MAX_DOCUMENT_DEPTH):
        inner: list[object] = []
        for value in level:
            if isinstance(value, dict):
                for key in value:
                    if not isinstance(key, str):
                        raise BadOptions(
                            f"option {name}: {key!r} is not a field name; expected a string"
                        )
                inner += value.values()
            elif isinstance(value, list):
                inner += value
            elif value is not None and not isinstance(value, (str, int, float)):
                raise BadOptions(f"option {name}: {type(value).__name__} is not JSON")
        if not inner:
            return
        level = inner
    raise BadOptions(f"option {name} is nested more than {MAX_DOCUMENT_DEPTH} levels deep")


def resolve_options(
    known: Sequence[Option], given: Mapping[str, object], players: int, rules: Rules
) -> dict[str, Any]:
    """All options: the given values, checked, and defaults for the rest."""
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
