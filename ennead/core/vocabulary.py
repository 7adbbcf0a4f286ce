"""Vocabularies of questions, events and reasons: their names and the names of their arguments.

Their sentences are in the words files, one message per kind and language.
"""

from __future__ import annotations

from collections.abc import Sequence

from ennead.core.domain import Domain


class Kind:
    """One kind of question, event or reason."""

    def __init__(
        self, family: str, name: str, names: Sequence[str], domains: Sequence[Domain]
    ) -> None:
        self.family = family
        self.name = name
        self.names = list(names)
        self.domains = list(domains)
        self.arity = len(self.names)

    def __repr__(self) -> str:
        return f"<{self.family} {self.name}>"

    def json(self, values: Sequence[int]) -> dict[str, object]:
        """As JSON: `{'event': 'placed', 'seat': 0, 'cell': '3b2'}`."""
        written: dict[str, object] = {self.family: self.name}
        for i, name in enumerate(self.names):
            written[name] = self.domains[i].json(values[i])
        return written

    @property
    def message(self) -> str:
        """The id of the message in the words files."""
        return f"{self.family}-{self.name}"


class Vocabulary:
    """All questions, events or reasons of a game, by name."""

    def __init__(self, family: str, shared: Sequence[Kind] = ()) -> None:
        self.family = family
        self.by_name: dict[str, Kind] = {kind.name: kind for kind in shared}

    def __repr__(self) -> str:
        return f"<{len(self.by_name)} {self.family}s: {', '.join(self.by_name)}>"

    def add(self, name: str, **domains: Domain) -> Kind:
        """Add a kind with named arguments."""
        if name in self.by_name:
            raise ValueError(f"{self.family} {name!r} is already taken")
        kind = Kind(self.family, name, list(domains), list(domains.values()))
        self.by_name[name] = kind
        return kind

    def all(self) -> list[Kind]:
        """All kinds, in the order they were added."""
        return list(self.by_name.values())


class Reason:
    """Why an action is not legal: a kind and its arguments."""

    def __init__(self, kind: Kind, *values: int) -> None:
        self.kind = kind
        self.values = values

    def __repr__(self) -> str:
        return f"<Reason {self.json()}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.json() == other.json()

    def __hash__(self) -> int:
        return hash((self.kind.name, self.values))

    def json(self) -> dict[str, object]:
        """As JSON: `{'reason': 'cell-taken', 'cell': '3b2'}`."""
        return self.kind.json(self.values)
