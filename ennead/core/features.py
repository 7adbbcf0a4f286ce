"""Features: what a seat may know, as a row of numbers of fixed length, for learning programs.

Each number is an integer in a known range, stored as a byte: the value minus the lowest possible
value. That makes rows quick to write and easy to compare. Learners divide each byte by its range
and get a number from 0 to 1.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from operator import index
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from mypy_extensions import mypyc_attr

from ennead.core.domain import Domain
from ennead.core.feature_row import FeatureCache, FeatureRow
from ennead.core.spec import GameConfig, GameSpec

if TYPE_CHECKING:
    from ennead.core.engine import Engine
    from ennead.core.step import Choice

MAX_RANGE: Final = 255
MAX_COUNT: Final = 20
"""Counts in a question are clipped to this."""
_MIN_COUNTED: Final = 1000
"""A domain with at least this many values is a count, not a list of things."""

ONE_OF: Final = 0
A_COUNT: Final = 1
A_SEAT: Final = 2


class Part:
    """A named group of numbers in a row, with their range and meaning."""

    def __init__(self, name: str, length: int, high: int, meaning: str, low: int = 0) -> None:
        if length < 1 or not 0 < high - low <= MAX_RANGE:
            raise ValueError(f"part {name!r} cannot have {length} numbers from {low} to {high}")
        self.name = name
        self.length = length
        self.low = low
        self.high = high
        self.meaning = meaning
        self.start = 0

    def __repr__(self) -> str:
        return f"<{self.name}: {self.length} numbers, {self.low} to {self.high}>"


class _Argument:
    """Where an argument of a question is written in the row, and how."""

    def __init__(self, part: Part, mode: int, first: int) -> None:
        self.part = part
        self.mode = mode
        self.first = first


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """The feature rows of one game configuration: the open question, then the game's own parts.

    Seats are counted from the viewer: 0 is the viewer, 1 the next seat.
    """

    def __init__(self, config: GameConfig) -> None:
        self.config = config
        self.players = config.players
        self.size = 0
        self.parts: list[Part] = []
        self._by_name: dict[str, Part] = {}
        spec: GameSpec = config.spec
        self._kinds: dict[str, int] = {}
        self._arguments: list[list[_Argument]] = []
        self._add(Part("asked", self.players, 1, "which seats are asked, starting with mine"))
        kinds = spec.questions.all()
        self._question = self._add(
            Part("question", len(kinds), 1, ", ".join([k.name for k in kinds]))
        )
        for number, kind in enumerate(kinds):
            self._kinds[kind.name] = number
            pairs = list(zip(kind.names, kind.domains, strict=True))[1:]
            self._arguments.append([self._argument(name, domain) for name, domain in pairs])
        self._asking = self.size
        for part in self.table_parts():
            self._add(part)

    # Implemented by a game.

    def table_parts(self) -> list[Part]:
        """The game's own parts, in row order."""
        raise NotImplementedError

    def write_table(self, g: Any, seat: int, row: FeatureRow) -> None:
        """Append the game's parts to the row in order, in any number of segments."""
        raise NotImplementedError

    # Called by programs.

    def new_cache(self) -> FeatureCache:
        """A cache for `row` and `write` that makes the rows of one game faster."""
        return FeatureCache()

    def __repr__(self) -> str:
        spec = self.config.spec
        return f"<Features of {spec.id} for {self.players} players: {self.size} numbers>"

    def row(self, g: Any, seat: SupportsIndex, cache: FeatureCache | None = None) -> bytes:
        """Everything a seat may know, one byte per number."""
        viewer = index(seat)
        if cache is not None:
            cache.use_for(g.config)
        row = FeatureRow(cache)
        self._write_question(g, viewer, row.add(self._asking))
        self.write_table(g, viewer, row)
        whole = row.finish()
        self._check_length(len(whole))
        return whole

    def write(
        self,
        g: Any,
        seat: SupportsIndex,
        rows: bytearray | memoryview,
        at: int = 0,
        cache: FeatureCache | None = None,
    ) -> None:
        """Write the row of a seat into `size` bytes of a buffer, starting at `at`."""
        rows[at : at + self.size] = self.row(g, seat, cache)

    def read(self, row: Sequence[int]) -> dict[str, list[int]]:
        """The values of a row by the names of their parts."""
        self._check_length(len(row))
        return {
            part.name: [part.low + value for value in row[part.start : part.start + part.length]]
            for part in self.parts
        }

    def scales(self) -> list[float]:
        """The factor for each byte that gives a number from 0 to 1."""
        scales: list[float] = []
        for part in self.parts:
            scales += [1.0 / (part.high - part.low)] * part.length
        return scales

    def numbers(self, g: Any, seat: SupportsIndex) -> list[float]:
        """The row of a seat as numbers from 0 to 1."""
        return [
            value * scale for value, scale in zip(self.row(g, seat), self.scales(), strict=True)
        ]

    def digest(self) -> str:
        """A hash of the parts' names, lengths and ranges, on which a trained network depends."""
        lines = [f"{part.name} {part.length} {part.low} {part.high}" for part in self.parts]
        return "sha256:" + hashlib.sha256("\n".join(lines).encode()).hexdigest()

    def _check_length(self, length: int) -> None:
        if length != self.size:
            raise ValueError(f"a row of {self.config.spec.id} has {self.size} bytes, not {length}")

    # The open question.

    def _add(self, part: Part) -> Part:
        if part.name in self._by_name:
            raise ValueError(f"part {part.name!r} is defined twice")
        part.start = self.size
        self.size += part.length
        self.parts.append(part)
        self._by_name[part.name] = part
        return part

    def _argument(self, name: str, domain: Domain) -> _Argument:
        """Where to write an argument. Questions share a part if its name and length match."""
        mode = (
            A_SEAT if domain.kind == "seat" else ONE_OF if len(domain) < _MIN_COUNTED else A_COUNT
        )
        length = self.players if mode == A_SEAT else len(domain) if mode == ONE_OF else 1
        whole = f"ask-{name}"
        part = self._by_name.get(whole)
        if part is not None and part.length != length:
            whole = f"ask-{name}-{domain.kind}"
            part = self._by_name.get(whole)
        if part is None:
            low = -MAX_COUNT if mode == A_COUNT and domain.first < 0 else 0
            high = MAX_COUNT if mode == A_COUNT else 1
            meaning = f"the question's {name}"
            if mode == ONE_OF:
                meaning += f": one of {domain.span()}"
            part = self._add(Part(whole, length, high, meaning, low))
        return _Argument(part, mode, domain.first)

    def _write_question(self, g: Engine, seat: int, numbers: bytearray) -> None:
        """Write who is asked, and the seat's own question or else the first open one."""
        choices = g.open if g.simultaneous is None else g.choices
        mine: Choice[Any] | None = None
        for choice in choices:
            numbers[(choice.seat - seat) % self.players] = 1
            if mine is None or choice.seat == seat:
                mine = choice
        if mine is None:
            return
        kind = self._kinds[mine.question().name]
        numbers[self._question.start + kind] = 1
        arguments = self._arguments[kind]
        if not arguments:
            return
        values = mine.details(g)
        for i in range(len(arguments)):
            self._write_argument(arguments[i], values[i], seat, numbers)

    def _write_argument(
        self, argument: _Argument, value: int, seat: int, numbers: bytearray
    ) -> None:
        part = argument.part
        if argument.mode == A_COUNT:
            numbers[part.start] = min(max(value, part.low), part.high) - part.low
        elif argument.mode == A_SEAT:
            numbers[part.start + (value - seat) % self.players] = 1
        else:
            numbers[part.start + value - argument.first] = 1


def write_bits(numbers: bytearray, at: int, mask: int) -> None:
    """Write a 1 for each bit that is set."""
    while mask:
        low = mask & -mask
        numbers[at + low.bit_length() - 1] = 1
        mask ^= low
