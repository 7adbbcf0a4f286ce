"""The log of a game: every answer, undo and chance outcome, as a chain of entries."""

from __future__ import annotations

from typing import Any, Final

CHANCE: Final = -1
"""The seat of a chance outcome in the log."""
UNDO: Final = -1
"""The value of an entry that takes back its seat's last choice."""
REWIND: Final = -2
"""The value of an undo by consent, which may go back past a reveal and rekeys the dice."""
HIDDEN: Final = -3
"""The value of a secret answer that was never revealed and is not in the record."""
TAKEBACK: Final = -4
"""The value of an undo past anything, after which the same dice come again."""
UNDO_TEXTS: Final = {UNDO: "undo", REWIND: "rewind", TAKEBACK: "takeback"}
"""How records write the entries that take back a choice."""

EVERYONE: Final = -1
"""A set of seats (one bit each) with every seat in it."""
NOBODY: Final = 0
"""The empty set of seats."""
SPECTATOR: Final = 62
"""A seat that sees only what everyone sees."""


class Checkpoint:
    """The state after `length` effective log entries, or its position until it is needed.

    Nobody plays on `state`: it is forked, and so can be shared by copies and threads.
    """

    def __init__(self, length: int, state: Any, position: dict[str, object] | None = None) -> None:
        self.length = length
        self.state = state
        self.position = position


class Entry:
    """One entry of the log. Copies of a game share the chain, and no entry is ever deleted.

    `value` is the index of an action, a chance outcome, `UNDO`, `REWIND`, `TAKEBACK` or `HIDDEN`.
    `checkpoint` is a cache: the state in which this is the last effective entry.
    """

    def __init__(self, previous: Entry | None, seat: int, value: int, page: int) -> None:
        self.previous = previous
        self.seat = seat
        self.value = value
        self.page = page
        self.checkpoint: Checkpoint | None = None


class Chance(Entry):
    """A chance outcome, how many were possible, and the seats (one bit each) that saw it."""

    def __init__(
        self, previous: Entry | None, value: int, page: int, outcomes: int, seen_by: int
    ) -> None:
        super().__init__(previous, CHANCE, value, page)
        self.outcomes = outcomes
        self.seen_by = seen_by


class Answer(Entry):
    """A seat's answer or undo, with the game's counters as they were just before it.

    `undone` is the answer that an undo takes back. `withdrawn` marks the undo of a secret answer
    whose question was still open. `secret` marks an answer to a simultaneous choice, `reveals` the
    last one, which reveals them all.
    """

    def __init__(self, previous: Entry | None, seat: int, value: int, page: int, move: int) -> None:
        super().__init__(previous, seat, value, page)
        self.move = move
        self.revealed = 0
        self.events = 0
        self.branch = 0
        self.drawn = 0
        self.pages = 0
        self.asked = 0
        self.rewinds = 0
        self.disclosed = 0
        self.undone: Answer | None = None
        self.withdrawn = False
        self.secret = False
        self.reveals = False
