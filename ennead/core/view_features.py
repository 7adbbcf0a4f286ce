"""Features derived from the types of a game's view, for games without features of their own.

The fields of a `TypedDict` become numbers in the order they are declared. `Annotated` says what a
type alone does not: a `Domain` which values or keys exist, `Range` the range of a number, `Length`
the number of entries, `PER_SEAT` that a list has one entry for each seat.
"""

from __future__ import annotations

from collections.abc import Callable
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from ennead.core.domain import Domain
from ennead.core.feature_row import FeatureRow
from ennead.core.features import Features, Part
from ennead.core.spec import GameConfig

MAX_NUMBER: Final = 100
"""The highest value of a number without a `Range`; larger ones are clipped."""
MAX_COPIES: Final = 20
"""The highest count of equal entries in a list of named things."""


class Range:
    """The range of a number; values outside are clipped."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def __repr__(self) -> str:
        return f"Range({self.low}, {self.high})"


class Length:
    """How many entries of a list are written; the rest is left out."""

    def __init__(self, most: int) -> None:
        self.most = most

    def __repr__(self) -> str:
        return f"Length({self.most})"


class PerSeat:
    """Marks a list with one entry for each seat."""

    def __repr__(self) -> str:
        return "PER_SEAT"


PER_SEAT: Final = PerSeat()


class Encoder:
    """Writes a value of one type as a fixed number of numbers."""

    def __init__(self) -> None:
        self.size = 0

    def parts(self, name: str) -> list[Part]:
        """The parts of a row that `write` fills, in order."""
        raise NotImplementedError

    def write(self, value: Any, seat: int, numbers: bytearray, at: int) -> None:
        """Write the value as the seat sees it."""
        raise NotImplementedError


class NumberEncoder(Encoder):
    """A number or a flag, clipped to its range."""

    def __init__(self, low: int, high: int) -> None:
        super().__init__()
        self.size = 1
        self._low = low
        self._high = high

    def parts(self, name: str) -> list[Part]:
        return [Part(name, 1, self._high, "a number", self._low)]

    def write(self, value: Any, seat: int, numbers: bytearray, at: int) -> None:
        numbers[at] = min(max(int(value), self._low), self._high) - self._low


class SeatEncoder(Encoder):
    """A seat, counted from the viewer."""

    def __init__(self, players: int) -> None:
        super().__init__()
        self.size = players

    def parts(self, name: str) -> list[Part]:
        return [Part(name, self.size, 1, "a seat, starting with mine")]

    def write(self, value: Any, seat: int, numbers: bytearray, at: int) -> None:
        numbers[at + (int(value) - seat) % self.size] = 1


class NameEncoder(Encoder):
    """One of several known names, or a count of each of them in a list."""

    def __init__(self, names: list[object], counted: bool) -> None:
        super().__init__()
        self.size = len(names)
        self._at = {name: i for i, name in enumerate(names)}
        self._counted = counted

    def parts(self, name: str) -> list[Part]:
        most = MAX_COPIES if self._counted else 1
        return [Part(name, self.size, most, ", ".join(str(one) for one in self._at))]

    def write(self, value: Any, seat: int, numbers: bytearray, at: int) -> None:
        for one in value if self._counted else [value]:
            number = at + self._at[one]
            numbers[number] = min(numbers[number] + 1, MAX_COPIES)


class OptionalEncoder(Encoder):
    """A value that may be None: whether it is there, then the value."""

    def __init__(self, inner: Encoder) -> None:
        super().__init__()
        self.size = 1 + inner.size
        self._inner = inner

    def parts(self, name: str) -> list[Part]:
        return [Part(f"{name}?", 1, 1, f"{name} is known"), *self._inner.parts(name)]

    def write(self, value: Any, seat: int, numbers: bytearray, at: int) -> None:
        if value is not None:
            numbers[at] = 1
            self._inner.write(value, seat, numbers, at + 1)


class ListEncoder(Encoder):
    """The first entries of a list, and how many there are."""

    def __init__(self, entry: Encoder, most: int) -> None:
        super().__init__()
        self.size = 1 + most * entry.size
        self._entry = entry
        self._most = most

    def parts(self, name: str) -> list[Part]:
        parts = [Part(f"{name}.length", 1, self._most, f"entries of {name}")]
        for i in range(self._most):
            parts += self._entry.parts(f"{name}.{i}")
        return parts

    def write(self, value: Any, seat: int, numbers: bytearray, at: int) -> None:
        entries = list(value)[: self._most]
        numbers[at] = len(entries)
        for i, entry in enumerate(entries):
            self._entry.write(entry, seat, numbers, at + 1 + i * self._entry.size)


class PerSeatEncoder(Encoder):
    """A list with an entry for each seat, starting with the viewer's."""

    def __init__(self, entry: Encoder, players: int) -> None:
        super().__init__()
        self.size = players * entry.size
        self._entry = entry
        self._players = players

    def parts(self, name: str) -> list[Part]:
        return [
            part for seat in range(self._players) for part in self._entry.parts(f"{name}.{seat}")
        ]

    def write(self, value: Any, seat: int, numbers: bytearray, at: int) -> None:
        for other, entry in enumerate(value):
            place = (other - seat) % self._players
            self._entry.write(entry, seat, numbers, at + place * self._entry.size)


class MappingEncoder(Encoder):
    """The fields of a `TypedDict`, or the values of a dictionary whose keys are known."""

    def __init__(self, fields: dict[str, Encoder]) -> None:
        super().__init__()
        self.size = sum([field.size for field in fields.values()])
        self._fields = fields

    def parts(self, name: str) -> list[Part]:
        prefix = f"{name}." if name else ""
        return [part for key, field in self._fields.items() for part in field.parts(prefix + key)]

    def write(self, value: Any, seat: int, numbers: bytearray, at: int) -> None:
        for key, field in self._fields.items():
            if key in value:
                field.write(value[key], seat, numbers, at)
            at += field.size


class ViewFeatures(Features):
    """The features of a game whose view is a `TypedDict` with at least one field to write."""

    def __init__(self, config: GameConfig, encoder: Encoder, left_out: list[str]) -> None:
        self._encoder = encoder
        self.left_out = left_out
        """The fields of the view that have no fixed size, such as texts."""
        super().__init__(config)

    def table_parts(self) -> list[Part]:
        return self._encoder.parts("")

    def write_table(self, g: Any, seat: int, row: FeatureRow) -> None:
        view = self.config.spec.table_view(g, seat)
        self._encoder.write(view, seat, row.add(self._encoder.size), 0)


def derived_features(
    view: Callable[[Any, int | None], object],
) -> Callable[[GameConfig], Features] | None:
    """The features of a view, or None if its type does not say what it contains."""
    try:
        table = get_type_hints(view, include_extras=True).get("return")
    except (NameError, TypeError):  # imported for type checkers only, or compiled
        return None
    if not is_typeddict(table) or _encoder(table, "", 2, []) is None:
        return None

    def make(config: GameConfig) -> Features:
        left_out: list[str] = []
        encoder = _encoder(table, "", config.players, left_out)
        assert encoder is not None
        return ViewFeatures(config, encoder, left_out)

    return make


def _encoder(kind: Any, path: str, players: int, left_out: list[str]) -> Encoder | None:
    """How to write values of a type; None, and its path among `left_out`, if they have no size."""
    kind, notes = _unwrap(kind)
    found: Encoder | None
    if is_typeddict(kind):
        found = _fields(get_type_hints(kind, include_extras=True), path, players, left_out)
    elif get_origin(kind) in (Union, UnionType):
        return _optional(kind, notes, path, players, left_out)
    elif get_origin(kind) is list:
        found = _list(get_args(kind)[0], notes, path, players, left_out)
    elif get_origin(kind) is dict:
        found = _dictionary(kind, path, players, left_out)
    else:
        found = _leaf(kind, notes, players)
    if found is None:
        left_out.append(path)
    return found


def _unwrap(kind: Any) -> tuple[Any, tuple[Any, ...]]:
    """A type without `Annotated`, and its annotations."""
    if get_origin(kind) is Annotated:
        return get_args(kind)[0], cast(tuple[Any, ...], kind.__metadata__)
    return kind, ()


def _leaf(kind: Any, notes: tuple[Any, ...], players: int) -> Encoder | None:
    if get_origin(kind) is Literal:
        return NameEncoder(list(get_args(kind)), counted=False)
    domain = next((note for note in notes if isinstance(note, Domain)), None)
    if kind is str and domain is not None and domain.names:
        return NameEncoder(list(domain.names), counted=False)
    if kind is bool:
        return NumberEncoder(0, 1)
    if kind is not int:
        return None
    if domain is not None and domain.kind == "seat":
        return SeatEncoder(players)
    if domain is not None:
        return NumberEncoder(domain.first, domain.last)
    span = next((note for note in notes if isinstance(note, Range)), None)
    return NumberEncoder(0, MAX_NUMBER) if span is None else NumberEncoder(span.low, span.high)


def _optional(
    kind: Any, notes: tuple[Any, ...], path: str, players: int, left_out: list[str]
) -> Encoder | None:
    kinds = [one for one in get_args(kind) if one is not NoneType]
    if len(kinds) != 1:
        left_out.append(path)
        return None
    annotated = Annotated[(kinds[0], *notes)] if notes else kinds[0]
    inner = _encoder(annotated, path, players, left_out)
    return None if inner is None else OptionalEncoder(inner)


def _list(
    entry: Any, notes: tuple[Any, ...], path: str, players: int, left_out: list[str]
) -> Encoder | None:
    kind, entry_notes = _unwrap(entry)
    domain = next((note for note in entry_notes if isinstance(note, Domain)), None)
    length = next((note for note in notes if isinstance(note, Length)), None)
    if length is None and PER_SEAT not in notes:
        named = kind is str and domain is not None
        return NameEncoder(list(domain.names), counted=True) if named and domain else None
    inner = _encoder(entry, f"{path}[]", players, left_out)
    if inner is None:
        return None
    return PerSeatEncoder(inner, players) if length is None else ListEncoder(inner, length.most)


def _dictionary(kind: Any, path: str, players: int, left_out: list[str]) -> Encoder | None:
    key, values = get_args(kind)
    domain = next((note for note in _unwrap(key)[1] if isinstance(note, Domain)), None)
    if domain is None or not domain.names:
        return None
    inner = _encoder(values, f"{path}[{domain.kind}]", players, left_out)
    if inner is None:
        return None
    return MappingEncoder({name: OptionalEncoder(inner) for name in domain.names})


def _fields(kinds: dict[str, Any], path: str, players: int, left_out: list[str]) -> Encoder | None:
    prefix = f"{path}." if path else ""
    found = {name: _encoder(kind, prefix + name, players, left_out) for name, kind in kinds.items()}
    fields = {name: encoder for name, encoder in found.items() if encoder is not None}
    return MappingEncoder(fields) if fields else None
