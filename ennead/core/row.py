"""A row of numbers in the making: stretches of bytes, one behind the other.

Most of a table is as it was when somebody last looked. Whoever follows a game lends its rows a
`Memory`: a stretch that would be written from the same things again is taken from there.
"""

from __future__ import annotations

from ennead.core.card import Setting


class _Stretch:
    """Numbers, and all they were written from."""

    def __init__(self, sources: tuple[object, ...], numbers: bytearray) -> None:
        self.sources = sources
        self.numbers = numbers


class Memory:
    """The stretches written last in one game.

    They can be trusted because the sources of a stretch never change under our hands: they are
    numbers, tuples, and such lists as a state replaces before it changes them.
    """

    def __init__(self) -> None:
        self.setting: Setting | None = None
        self.stretches: dict[int, _Stretch] = {}

    def follow(self, setting: Setting) -> None:
        """Forget all if this is another game than before: it may have other rules."""
        if setting is not self.setting:
            self.setting = setting
            self.stretches.clear()


class Row:
    """The stretches of a row in their order; without a memory all are written anew."""

    def __init__(self, memory: Memory | None = None) -> None:
        self._memory = memory
        self._parts: list[bytearray] = []
        self._fresh: dict[int, _Stretch] = {}

    def add(self, length: int) -> bytearray:
        """A new stretch, still all 0, to be written."""
        numbers = bytearray(length)
        self._parts.append(numbers)
        return numbers

    def recall(self, number: int, sources: tuple[object, ...], length: int) -> bytearray | None:
        """Add the stretch of this number: None if it is as last time, else it is to be written."""
        if self._memory is None:
            return self.add(length)
        known = self._memory.stretches.get(number)
        if known is not None and known.sources == sources:
            self._parts.append(known.numbers)
            return None
        numbers = self.add(length)
        self._fresh[number] = _Stretch(sources, numbers)
        return numbers

    def whole(self) -> bytes:
        """All numbers, once they are written; only now the new ones are worth remembering."""
        if self._memory is not None and self._fresh:
            self._memory.stretches.update(self._fresh)
        return b"".join(self._parts)
