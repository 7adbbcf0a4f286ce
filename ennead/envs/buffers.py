"""The memory that a batch of games shares with NumPy, and with other processes."""

from __future__ import annotations

from typing import Final

NUMBER_BYTES: Final = 4


class Widths:
    """How many seats, numbers in an observation and actions each game has."""

    def __init__(self, players: int, size: int, actions: int) -> None:
        self.players = players
        self.size = size
        self.actions = actions

    def bytes_per_game(self) -> list[int]:
        """The bytes of each buffer; numbers of four bytes come first, so they are aligned."""
        return [NUMBER_BYTES * self.players, NUMBER_BYTES, self.size, self.size, self.actions, 1, 1]


class Buffers:
    """One entry per game.

    `actions` are what to play next. `rewards` (of all seats) and `dones` (1 if the game ended)
    tell of the last step. `rows`, `masks` and `seats` are what the seat to move sees, which of its
    actions are legal, and who it is. `last_rows` are what the seat that ended a game sees.
    """

    def __init__(self, count: int, widths: Widths, parts: list[memoryview]) -> None:
        self.count = count
        self.widths = widths
        self._parts = parts
        self.rewards = parts[0].cast("f")
        self.actions = parts[1].cast("i")
        self.rows = parts[2]
        self.last_rows = parts[3]
        self.masks = parts[4]
        self.seats = parts[5]
        self.dones = parts[6]

    @staticmethod
    def inside(block: memoryview, count: int, widths: Widths) -> Buffers:
        """The buffers of this many games, one after the other in a block of bytes."""
        parts = []
        at = 0
        for length in widths.bytes_per_game():
            parts.append(block[at : at + count * length])
            at += count * length
        return Buffers(count, widths, parts)

    def part(self, first: int, end: int) -> Buffers:
        """The buffers of some of the games, in the same memory."""
        lengths = self.widths.bytes_per_game()
        parts = [
            part[first * length : end * length]
            for part, length in zip(self._parts, lengths, strict=True)
        ]
        return Buffers(end - first, self.widths, parts)


def block_size(count: int, widths: Widths) -> int:
    """The bytes that the buffers of this many games take."""
    return count * sum(widths.bytes_per_game())
