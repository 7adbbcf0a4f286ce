"""Writing a feature row: segments of bytes, one after another.

From one row to the next, most of a table stays the same. With a `FeatureCache`, a segment whose
sources have not changed is reused instead of being written again.
"""

from __future__ import annotations

from ennead.core.spec import GameConfig


class _Segment:
    """Numbers, and everything they were computed from."""

    def __init__(self, sources: tuple[object, ...], numbers: bytearray) -> None:
        self.sources = sources
        self.numbers = numbers


class FeatureCache:
    """The segments last written for one game.

    This is safe because a segment's sources are never mutated: they are numbers, tuples, and
    lists that the state replaces instead of changing.
    """

    def __init__(self) -> None:
        self.config: GameConfig | None = None
        self.segments: dict[int, _Segment] = {}

    def __repr__(self) -> str:
        return f"<FeatureCache, {len(self.segments)} segments>"

    def use_for(self, config: GameConfig) -> None:
        """Clear the cache if this is a different game, which may have different rules."""
        if config is not self.config:
            self.config = config
            self.segments.clear()


class FeatureRow:
    """The segments of a row in order. Without a cache every segment is written."""

    def __init__(self, cache: FeatureCache | None = None) -> None:
        self._cache = cache
        self._parts: list[bytes | bytearray] = []
        self._fresh: dict[int, _Segment] = {}

    def add(self, length: int) -> bytearray:
        """Append a segment of zeros for the caller to write."""
        numbers = bytearray(length)
        self._parts.append(numbers)
        return numbers

    def put(self, numbers: bytes) -> None:
        """Append a segment that is already written."""
        self._parts.append(numbers)

    def reuse(self, number: int, sources: tuple[object, ...], length: int) -> bytearray | None:
        """Append segment `number`: None if the cached one was reused, else zeros to write."""
        if self._cache is None:
            return self.add(length)
        known = self._cache.segments.get(number)
        if known is not None and known.sources == sources:
            self._parts.append(known.numbers)
            return None
        numbers = self.add(length)
        self._fresh[number] = _Segment(sources, numbers)
        return numbers

    def finish(self) -> bytes:
        """The whole row. New segments enter the cache only now, when they are fully written."""
        if self._cache is not None and self._fresh:
            self._cache.segments.update(self._fresh)
        return b"".join(self._parts)
