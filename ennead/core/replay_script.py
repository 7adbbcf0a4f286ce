"""Replay scripts: log entries that are played again instead of asking seats and rolling dice."""

from __future__ import annotations

from ennead.core.errors import BadDice, EnneadError
from ennead.core.log import CHANCE


class OutcomeNeeded(EnneadError):
    """A script that supplies all chance has run out: the caller must choose one of `outcomes`."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class ScriptEntry:
    """A log entry to play again, with its page and its line in the record."""

    def __init__(self, seat: int, value: int, page: int = 0, line: int = 0) -> None:
        self.seat = seat
        self.value = value
        self.page = page
        self.line = line


class ReplayScript:
    """Log entries to play again in order. If the seed is known, chance is checked against it.

    When the script runs out, the dice take over. With `supplies_chance`, `OutcomeNeeded` is
    raised instead.
    """

    def __init__(
        self, entries: list[ScriptEntry], seed_known: bool, supplies_chance: bool = False
    ) -> None:
        self.entries = entries
        self.at = 0
        self.seed_known = seed_known
        self.supplies_chance = supplies_chance

    def peek(self) -> ScriptEntry | None:
        """The next entry, None at the end."""
        return self.entries[self.at] if self.at < len(self.entries) else None

    def next_outcome(self, outcomes: int) -> int | None:
        """Take the next chance outcome; None at the end of the script."""
        entry = self.peek()
        if entry is None:
            if self.supplies_chance:
                raise OutcomeNeeded(outcomes)
            return None
        if entry.seat != CHANCE:
            raise BadDice("expected a chance outcome here, not an answer", entry.line)
        if not 0 <= entry.value < outcomes:
            raise BadDice(f"chance gave {entry.value}; expected 0 … {outcomes - 1}", entry.line)
        self.at += 1
        return entry.value
