"""Sparse features: a row of features as the few numbers of what applies, for small networks.

Most numbers of a row are 0. Each other one becomes the index of an input that is on: a flag has one
input, a larger number has one for each of up to 16 levels. The first layer of a network then adds
up a few rows of its weights instead of multiplying thousands of numbers.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from typing import Any, Final, SupportsIndex

from ennead.core.feature_row import FeatureCache
from ennead.core.features import Features, Part

MAX_LEVELS: Final = 16
"""Numbers with a larger range share levels."""
_NON_ZERO: Final = re.compile(rb"[^\0]")


class SparseFeatures:
    """The inputs that are on for a seat, out of `size` inputs."""

    def __init__(self, features: Features) -> None:
        self.features = features
        self.size = 0
        self._first: list[int] = []
        self._levels: list[bytes] = []
        shared: dict[int, bytes] = {}
        for part in features.parts:
            span = part.high - part.low
            levels = shared.setdefault(span, _level_table(span))
            for _ in range(part.length):
                self._first.append(self.size - 1)
                self._levels.append(levels)
                self.size += min(span, MAX_LEVELS)

    def __repr__(self) -> str:
        return f"<SparseFeatures of {self.features.config.spec.id}: {self.size} inputs>"

    def indices(self, g: Any, seat: SupportsIndex, cache: FeatureCache | None = None) -> list[int]:
        """The inputs that are on for a seat, in increasing order."""
        return self.from_row(self.features.row(g, seat, cache))

    def from_row(self, row: bytes) -> list[int]:
        """The inputs that are on for a row of the features."""
        if len(row) != len(self._first):
            raise ValueError(f"a row has {len(self._first)} bytes, not {len(row)}")
        found: list[int] = []
        for match in _NON_ZERO.finditer(row):
            at = match.start()
            found.append(self._first[at] + self._levels[at][row[at]])
        return found

    def read(self, indices: Sequence[int]) -> dict[str, list[int]]:
        """What the inputs mean: for each part with one that is on, its numbers, as levels."""
        on = set(indices)
        found: dict[str, list[int]] = {}
        for part in self.features.parts:
            numbers = [self._level_of(part, part.start + i, on) for i in range(part.length)]
            if any(numbers):
                found[part.name] = numbers
        return found

    def digest(self) -> str:
        """A hash of what the inputs mean, on which a trained network depends."""
        text = f"{self.features.digest()} {MAX_LEVELS}"
        return "sha256:" + hashlib.sha256(text.encode()).hexdigest()

    def _level_of(self, part: Part, at: int, on: set[int]) -> int:
        for level in range(1, min(part.high - part.low, MAX_LEVELS) + 1):
            if self._first[at] + level in on:
                return level
        return 0


def _level_table(span: int) -> bytes:
    """The level, from 1, of each value of a number, from 0."""
    levels = min(span, MAX_LEVELS)
    return bytes([(value * levels + span - 1) // span for value in range(span + 1)])
