"""The log: everything that was decided, by seats and by chance, and what was told about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ennead.core.errors import BadRecord, EnneadError
from ennead.core.kinds import Kind

CHANCE: Final = -1
"""The 'seat' of a chance outcome in the log."""
UNDO: Final = -1
"""What an entry says that takes back its seat's last choice."""
REWIND: Final = -2
"""The same past what was learned, by consent of all; the dice are rekeyed."""

EVERYONE: Final = -1
NOBODY: Final = 0


class Entry:
    """One line of the log. The log is a chain that copies share; nothing is ever deleted.

    Beside what was decided it keeps where the game stood just before: the page, how much was
    revealed and told, the number of the move and the place in the stream of dice.
    """

    def __init__(
        self,
        before: Entry | None,
        seat: int,
        what: int,
        page: int,
        revealed: int,
        told: int,
        move: int,
        branch: int,
        drawn: int,
    ) -> None:
        self.before = before
        self.seat = seat
        self.what = what
        self.page = page
        self.revealed = revealed
        self.told = told
        self.move = move
        self.branch = branch
        self.drawn = drawn
        self.seen_by = EVERYONE
        self.outcomes = 0
        self.undone: Entry | None = None
        self.withdrawn = False


Told = tuple[int, Kind, int, int, int, int, int, int, int, int]
"""An event: who saw it (a bit per seat), its kind, the move and page it fell on, its values."""


class Unforeseen(EnneadError):
    """A preview has come to what nobody can know yet."""

    def __init__(self, reveals: bool) -> None:
        super().__init__(reveals)
        self.reveals = reveals


class Item:
    """A log entry to be played again, with the record's line it stands on."""

    def __init__(self, seat: int, what: int, page: int = 0, line: int = 0) -> None:
        self.seat = seat
        self.what = what
        self.page = page
        self.line = line


class Script:
    """Log entries to be played again in order; with the seed known, chance is checked too."""

    def __init__(self, items: list[Item], seed_known: bool) -> None:
        self.items = items
        self.at = 0
        self.seed_known = seed_known

    def here(self) -> Item | None:
        return self.items[self.at] if self.at < len(self.items) else None

    def chance(self, outcomes: int) -> int | None:
        """The next chance outcome, or None where the script has come to its end."""
        item = self.here()
        if item is None:
            return None
        if item.seat != CHANCE:
            raise BadRecord("chance is due here, not an answer", item.line)
        if not 0 <= item.what < outcomes:
            raise BadRecord(f"chance gave {item.what}; expected 0 … {outcomes - 1}", item.line)
        self.at += 1
        return item.what


class History:
    """What a game at a table remembers. A copy made for search has none and tells nothing."""

    def __init__(self, position: dict[str, object] | None = None) -> None:
        self.position = position
        self.head: Entry | None = None
        self.told: list[Told] = []
        self.moves = 0
        self.asked = 0
        self.rewinds = 0
        self.disclosed = 0
        self.script: Script | None = None
        self.previewing = False
        self.watch: Callable[[], None] | None = None

    def fork(self) -> History:
        """The same past for a second game that goes its own way."""
        twin = History(self.position)
        twin.head = self.head
        twin.told = self.told[:]
        twin.moves = self.moves
        twin.asked = self.asked
        twin.rewinds = self.rewinds
        twin.disclosed = self.disclosed
        return twin

    def entries(self) -> list[Entry]:
        """The whole log, oldest first."""
        found: list[Entry] = []
        entry = self.head
        while entry is not None:
            found.append(entry)
            entry = entry.before
        found.reverse()
        return found

    def line(self) -> list[Entry]:
        """What counts now: the log without what was undone."""
        line: list[Entry] = []
        for entry in self.entries():
            undone = entry.undone
            if undone is None:
                line.append(entry)
            elif entry.withdrawn:
                line.remove(undone)
            else:
                del line[line.index(undone) :]
        return line
