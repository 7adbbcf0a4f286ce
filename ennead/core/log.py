"""The log: everything that was decided, by seats and by chance, and what was told about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ennead.core.errors import BadDice, EnneadError
from ennead.core.kinds import Kind

CHANCE: Final = -1
"""The 'seat' of a chance outcome in the log."""
UNDO: Final = -1
"""What an entry says that takes back its seat's last choice."""
REWIND: Final = -2
"""The same past what was learned, by consent of all; the dice are rekeyed."""

EVERYONE: Final = -1
NOBODY: Final = 0
SPECTATOR: Final = 62
"""A seat that sees only what everyone sees."""

GOING_BACK: Final = ("undone", "rewound")
"""Events whose second value is the number of the event from which on nothing happened."""


class Entry:
    """One line of the log. The log is a chain that copies share; nothing is ever deleted."""

    def __init__(self, before: Entry | None, seat: int, what: int, page: int) -> None:
        self.before = before
        self.seat = seat
        self.what = what
        self.page = page


class Chance(Entry):
    """An outcome of chance, out of how many, and which seats saw it (a bit each)."""

    def __init__(
        self, before: Entry | None, what: int, page: int, outcomes: int, seen_by: int
    ) -> None:
        super().__init__(before, CHANCE, what, page)
        self.outcomes = outcomes
        self.seen_by = seen_by


class Answer(Entry):
    """A seat's answer or undo, with where the game stood just before it."""

    def __init__(self, before: Entry | None, seat: int, what: int, page: int, move: int) -> None:
        super().__init__(before, seat, what, page)
        self.move = move
        self.revealed = 0
        self.told = 0
        self.branch = 0
        self.drawn = 0
        self.undone: Answer | None = None
        self.withdrawn = False


class Unforeseen(EnneadError):
    """A preview has come to what nobody can know yet."""

    def __init__(self, reveals: bool) -> None:
        super().__init__(reveals)
        self.reveals = reveals


class Undecided(EnneadError):
    """A script that asks for chance has come to its end: one of `outcomes` is to be chosen."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class Item:
    """A log entry to be played again, with the record's line it stands on."""

    def __init__(self, seat: int, what: int, page: int = 0, line: int = 0) -> None:
        self.seat = seat
        self.what = what
        self.page = page
        self.line = line


class Script:
    """Log entries to be played again in order; with the seed known, chance is checked too.

    Where it ends the dice go on, unless it asks for chance: then `Undecided` is raised.
    """

    def __init__(self, items: list[Item], seed_known: bool, asks: bool = False) -> None:
        self.items = items
        self.at = 0
        self.seed_known = seed_known
        self.asks = asks

    def here(self) -> Item | None:
        return self.items[self.at] if self.at < len(self.items) else None

    def chance(self, outcomes: int) -> int | None:
        """The next chance outcome, or None where the script has come to its end."""
        item = self.here()
        if item is None:
            if self.asks:
                raise Undecided(outcomes)
            return None
        if item.seat != CHANCE:
            raise BadDice("chance is due here, not an answer", item.line)
        if not 0 <= item.what < outcomes:
            raise BadDice(f"chance gave {item.what}; expected 0 … {outcomes - 1}", item.line)
        self.at += 1
        return item.what


class History:
    """What a game at a table remembers. A copy made for search has none and tells nothing.

    `told` holds the events, a kind and its values each; `whispers` says of those that not
    everybody saw who did, `pages` from which event on which page was turned to.
    """

    def __init__(self, position: dict[str, object] | None = None) -> None:
        self.position = position
        self.head: Entry | None = None
        self.told: list[tuple[Any, ...]] = []
        self.whispers: dict[int, int] = {}
        self.pages: list[tuple[int, int]] = []
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
        twin.whispers = self.whispers.copy()
        twin.pages = self.pages[:]
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
            undone = entry.undone if isinstance(entry, Answer) else None
            if undone is None:
                line.append(entry)
            elif isinstance(entry, Answer) and entry.withdrawn:
                line.remove(undone)
            else:
                del line[line.index(undone) :]
        return line

    def seen(self, seat: int, since: int) -> list[dict[str, object]]:
        """The events a seat has seen as JSON, with the move and page each fell on."""
        answers = [entry for entry in self.entries() if isinstance(entry, Answer)]
        events: list[dict[str, object]] = []
        seen_before: list[int] = []
        seen = move = page = turned = 0
        for at, told in enumerate(self.told):
            seen_before.append(seen)
            while move < len(answers) and answers[move].told <= at:
                move += 1
            while turned < len(self.pages) and self.pages[turned][0] <= at:
                page = self.pages[turned][1]
                turned += 1
            if not self.whispers.get(at, EVERYONE) >> seat & 1:
                continue
            seen += 1
            if seen > since:
                kind: Kind = told[0]
                values: list[int] = list(told[1:])
                if kind.name in GOING_BACK:
                    values[1] = seen_before[values[1]]
                event = kind.json(values)
                event["move"] = move
                event["page"] = page
                events.append(event)
        return events
