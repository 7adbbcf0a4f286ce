"""Quantities: what a condition or a text reads from a view."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Final

from ennead.core.errors import BadPosition

KINDS: Final = ("path", "count", "sum")


@dataclass(frozen=True)
class Quantity:
    """One value of a view, the number of some values, or their sum.

    The path consists of keys and list indexes, separated by dots; `*` matches any characters of
    a key. Of a count, only values equal to `of` are counted, unless that is None.
    """

    kind: str
    path: str
    of: object = None

    def read(self, view: object) -> object:
        """The value in this view; None if a path leads nowhere."""
        found = select(view, self.path)
        if self.kind == "path":
            return found[0] if found else None
        if self.kind == "count":
            return sum(self.of is None or value == self.of for value in found)
        return sum(value for value in found if isinstance(value, int))


def select(view: object, path: str) -> list[object]:
    """All values of a view that a path leads to."""
    found = [view]
    for pattern in path.split("."):
        found = [value for parent in found for value in _children(parent, pattern)]
    return found


def _children(parent: object, pattern: str) -> list[object]:
    if isinstance(parent, Mapping):
        return [value for key, value in parent.items() if fnmatchcase(str(key), pattern)]
    if isinstance(parent, list | tuple):
        return [value for at, value in enumerate(parent) if fnmatchcase(str(at), pattern)]
    return []


def read_quantity(where: str, data: Mapping[str, object]) -> Quantity:
    """The quantity that an object of a lesson's file names by `path`, `count` or `sum`."""
    given = [kind for kind in KINDS if kind in data]
    if len(given) != 1:
        raise BadPosition(f"{where} must have one of {', '.join(KINDS)}")
    path = data[given[0]]
    if not isinstance(path, str) or not path:
        raise BadPosition(f"{where}.{given[0]} must be a path, not {path!r}")
    if "of" in data and given[0] != "count":
        raise BadPosition(f"{where}.of belongs to count only")
    return Quantity(given[0], path, data.get("of"))
