"""The TypeScript interface of a game's data files, inferred from all their versions.

A field that is missing in some version or some item is optional. An object whose keys are
numbers or codes (`"2"`, `"t07"`) becomes a record.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from ennead.core.game import Game

CODE = re.compile(r"\w?\d+")


@dataclass
class Shape:
    """All types of value seen at one place in the data."""

    plain: set[str] = field(default_factory=set)
    items: Shape | None = None
    """For lists: the shape of their items."""
    fields: dict[str, Shape] = field(default_factory=dict)
    optional: set[str] = field(default_factory=set)
    objects: int = 0
    """How many objects were seen here."""

    def add(self, value: object) -> None:
        if isinstance(value, dict):
            self._add_object(value)
        elif isinstance(value, list):
            self.items = self.items or Shape()
            for item in value:
                self.items.add(item)
        elif isinstance(value, bool):
            self.plain.add("boolean")
        elif isinstance(value, str):
            self.plain.add("string")
        else:
            self.plain.add("null" if value is None else "number")

    def _add_object(self, value: dict[str, object]) -> None:
        for name, inner in value.items():
            if name not in self.fields and self.objects:
                self.optional.add(name)
            self.fields.setdefault(name, Shape()).add(inner)
        self.optional |= self.fields.keys() - value.keys()
        self.objects += 1

    def typescript(self, indent: str = "") -> str:
        found = sorted(self.plain)
        if self.items is not None:
            inner = self.items.typescript(indent)
            found.append(f"({inner})[]" if " | " in inner and inner[0] != "{" else f"{inner}[]")
        if self.objects:
            found.append(self._object(indent))
        return " | ".join(found) or "never"

    def _object(self, indent: str) -> str:
        if self.fields and all(CODE.fullmatch(name) for name in self.fields):
            return f"Record<string, {self._values().typescript(indent)}>"
        if not self.fields:
            return "Record<string, never>"
        inner = indent + "  "
        lines = [
            f"{inner}{quoted(name)}{'?' if name in self.optional else ''}: "
            f"{shape.typescript(inner)};"
            for name, shape in self.fields.items()
        ]
        return "\n".join(["{", *lines, indent + "}"])

    def _values(self) -> Shape:
        """The shapes of all fields, merged into one."""
        merged = Shape()
        for shape in self.fields.values():
            merged.merge(shape)
        return merged

    def merge(self, other: Shape) -> None:
        self.plain |= other.plain
        if other.items is not None:
            self.items = self.items or Shape()
            self.items.merge(other.items)
        if not other.objects:
            return
        if self.objects:
            self.optional |= self.fields.keys() ^ other.fields.keys()
        self.optional |= other.optional
        for name, shape in other.fields.items():
            self.fields.setdefault(name, Shape()).merge(shape)
        self.objects += other.objects


def interface(game: Game) -> list[str]:
    shape = Shape()
    for version in game.rulesets.versions():
        shape.add(game.rulesets.data(game.rulesets.get(version).digest))
    return ["/** The data files, by name. */", f"export interface Data {shape.typescript()}"]


def quoted(name: str) -> str:
    return name if name.isidentifier() else f'"{name}"'
