"""What a person may choose when a game is started, besides the number of players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ennead.core.errors import BadOptions


class Option:
    """A named choice among a few JSON values, the first being the usual one."""

    def __init__(self, name: str, values: Sequence[str | int | bool]) -> None:
        self.name = name
        self.values = tuple(values)

    def check(self, value: object) -> str | int | bool:
        for known in self.values:
            if type(value) is type(known) and value == known:
                return known
        expected = ", ".join(repr(known) for known in self.values)
        raise BadOptions(f"option {self.name} cannot be {value!r}; expected one of {expected}")


def settle(known: Sequence[Option], given: Mapping[str, object]) -> dict[str, str | int | bool]:
    """The full set of options: what was given, checked, and the usual value of the rest."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            expected = ", ".join(names) or "none"
            raise BadOptions(f"there is no option {name!r}; this game has: {expected}")
    return {
        option.name: option.check(given[option.name]) if option.name in given else option.values[0]
        for option in known
    }
