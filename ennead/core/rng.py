"""Random numbers that are the same on every platform and in every version.

Block n of a stream is BLAKE2b(n as 8 bytes, big-endian, key=seed, salt=branch as 16 bytes).
It is read in 16-bit big-endian draws. Draws that would favour some outcomes are rejected.
"""

from __future__ import annotations

import hashlib
from operator import index
from typing import Final, SupportsIndex

DRAWS_PER_BLOCK: Final = 32
MAX_OUTCOMES: Final = 65536


def block(key: bytes, branch: int, number: int) -> bytes:
    """64 bytes of the stream: 32 draws."""
    return hashlib.blake2b(
        number.to_bytes(8, "big"), key=key, salt=branch.to_bytes(16, "big")
    ).digest()


class Rng:
    """A random stream for bots, samples and tests; the dice of a game use the same blocks."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.drawn = 0
        self.bytes = b""

    def __repr__(self) -> str:
        return f"<Rng, {self.drawn} numbers drawn>"

    @staticmethod
    def of(seed: SupportsIndex) -> Rng:
        """The stream of an integer seed."""
        return Rng(index(seed).to_bytes(16, "big"))

    def below(self, n: SupportsIndex) -> int:
        """A number from 0 to n - 1, each equally likely."""
        return self._below(index(n))

    def _below(self, n: int) -> int:
        limit = MAX_OUTCOMES - MAX_OUTCOMES % n
        while True:
            at = self.drawn % DRAWS_PER_BLOCK * 2
            if at == 0:
                self.bytes = block(self.key, 0, self.drawn // DRAWS_PER_BLOCK)
            self.drawn += 1
            x = self.bytes[at] << 8 | self.bytes[at + 1]
            if x < limit:
                return x % n

    def fresh_key(self) -> bytes:
        """A key for another stream that discloses nothing about this one."""
        words = [self._below(MAX_OUTCOMES).to_bytes(2, "big") for _ in range(8)]
        return b"".join(words)

    def shuffle(self, items: list[int]) -> None:
        """Shuffle a list in place."""
        for i in range(len(items) - 1, 0, -1):
            k = self._below(i + 1)
            items[i], items[k] = items[k], items[i]
