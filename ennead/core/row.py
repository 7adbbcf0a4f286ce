"""A row of numbers in the making: stretches of bytes, one behind the other.

Most of a table is as it was when somebody last looked. Whoever follows a game lends its rows a
`Memory`: a stretch that would be written from the same things again is taken from there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ennead.core.card import Setting

_LONGEST: Final = 1 << 12
_LONE: Final = bytes(_LONGEST) + b"\1" + bytes(_LONGEST)
_OCTET: Final = 8
_BITS: Final = [bytes([mask >> bit & 1 for bit in range(_OCTET)]) for mask in range(1 << _OCTET)]


class Memory:
    """The stretches written last in one game, each with all it was written from.

    That can be trusted because the sources of a stretch never change under our hands: they are
    numbers, tuples, and such lists as a state replaces before it changes them.
    """

    def __init__(self) -> None:
        self.setting: Setting | None = None
        self.sources: dict[int, tuple[object, ...]] = {}
        self.numbers: dict[int, bytes] = {}

    def follow(self, setting: Setting) -> None:
        """Forget all if this is another game than before: it may have other rules."""
        if setting is not self.setting:
            self.setting = setting
            self.sources.clear()
            self.numbers.clear()


class Row:
    """The numbers written so far; without a memory all is written anew."""

    def __init__(self, memory: Memory | None = None) -> None:
        self._memory = memory
        self._stretches: list[bytes] = []
        self._number = 0
        self._sources: tuple[object, ...] = ()

    def add(self, numbers: bytes) -> None:
        """Write these numbers behind the others."""
        self._stretches.append(numbers)

    def recall(self, number: int, sources: tuple[object, ...]) -> bytes | None:
        """The numbers of a stretch if they were last written from just these sources."""
        memory = self._memory
        if memory is None:
            return None
        known = memory.sources.get(number)
        if known is not None and known == sources:
            return memory.numbers[number]
        self._number = number
        self._sources = sources
        return None

    def keep(self, numbers: bytes) -> bytes:
        """Remember the stretch that could not be recalled just now, and give it back."""
        memory = self._memory
        if memory is not None:
            memory.sources[self._number] = self._sources
            memory.numbers[self._number] = numbers
        return numbers

    def whole(self) -> bytes:
        """All numbers written."""
        return b"".join(self._stretches)


def lone(length: int, place: int) -> bytes:
    """A 1 at this place among zeros; zeros alone if the place is -1."""
    if place < 0:
        return _LONE[:length]
    return _LONE[_LONGEST - place : _LONGEST - place + length]


def bits(length: int, mask: int) -> bytes:
    """A 1 at the place of each bit that is set."""
    if not mask:
        return _LONE[:length]
    if length <= _OCTET:
        return _BITS[mask][:length]
    octets: list[bytes] = []
    for first in range(0, length, _OCTET):
        octets.append(_BITS[mask >> first & 255])
    return b"".join(octets)[:length]


def ones(length: int, places: Sequence[int]) -> bytes:
    """A 1 at each of these places."""
    if not places:
        return _LONE[:length]
    numbers = bytearray(length)
    for place in places:
        numbers[place] = 1
    return bytes(numbers)


def tally(length: int, places: Sequence[int]) -> bytes:
    """How often each place is among these."""
    if not places:
        return _LONE[:length]
    numbers = bytearray(length)
    for place in places:
        numbers[place] += 1
    return bytes(numbers)
