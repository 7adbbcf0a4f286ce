"""History: the log of a game in play, and the events it has reported."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ennead.core.errors import EnneadError
from ennead.core.log import Answer, Checkpoint, Entry
from ennead.core.replay_script import ReplayScript
from ennead.core.shared_dice import SharedDice
from ennead.core.vocabulary import Kind

UNDO_EVENTS: Final = ("undone", "rewound", "retracted")
"""Events whose second value is the number of the first event that was undone."""
CHECKPOINT_SPACING: Final = 8
"""There is a checkpoint at least every so many effective log entries, where they are kept."""


class PreviewStopped(EnneadError):
    """A preview has reached something that cannot be known yet."""

    def __init__(self, reveals: bool) -> None:
        super().__init__(reveals)
        self.reveals = reveals


class History:
    """The log and the events of a game. Copies made for search have none and report no events.

    Each item of `events` is a kind followed by its values. `private` maps the number of an event
    that not everyone saw to the seats (one bit each) that did. `pages` lists, for each page, the
    number of its first event and the page number. `dice` tells where the key of the dice came from,
    if players had a share in it. `ended_turns` has a bit for each seat whose turn has ended; only
    previews, which have a history of their own, ask for it.
    """

    def __init__(
        self, position: dict[str, object] | None = None, dice: SharedDice | None = None
    ) -> None:
        self.position = position
        self.dice = dice
        self.head: Entry | None = None
        self.events: list[tuple[Any, ...]] = []
        self.private: dict[int, int] = {}
        self.pages: list[tuple[int, int]] = []
        self.moves = 0
        self.asked = 0
        self.rewinds = 0
        self.disclosed = 0
        self.ended_turns = 0
        self.script: ReplayScript | None = None
        self.previewing = False
        self.keeps_checkpoints = False
        self.before_chance: Callable[[], None] | None = None
        self._effective: list[Entry] = []
        self._effective_head: Entry | None = None

    def copy(self) -> History:
        """A copy, for a copy of the game that continues independently."""
        twin = History(self.position, self.dice)
        twin.head = self.head
        twin.events = self.events[:]
        twin.private = self.private.copy()
        twin.pages = self.pages[:]
        twin.moves = self.moves
        twin.asked = self.asked
        twin.rewinds = self.rewinds
        twin.disclosed = self.disclosed
        twin.keeps_checkpoints = self.keeps_checkpoints
        twin._effective = self._effective[:]
        twin._effective_head = self._effective_head
        return twin

    def before(self, answer: Answer) -> History:
        """The history as it was just before an answer or undo of its log."""
        twin = History(self.position, self.dice)
        twin.head = answer.previous
        twin.events = self.events[: answer.events]
        twin.private = {at: seen for at, seen in self.private.items() if at < answer.events}
        twin.pages = self.pages[: answer.pages]
        twin.moves = answer.move
        twin.asked = answer.asked
        twin.rewinds = answer.rewinds
        twin.disclosed = answer.disclosed
        twin.keeps_checkpoints = self.keeps_checkpoints
        return twin

    def keep_checkpoint(self, state: Any) -> None:
        """Keep a copy of the current state, unless there is one a few entries ago."""
        entries = self.effective_entries()
        add_checkpoint(entries, len(entries), state)

    def entries(self) -> list[Entry]:
        """The whole log, oldest first."""
        return self._entries_after(None)

    def effective_entries(self) -> list[Entry]:
        """The log without undos and what they took back, oldest first.

        The list is cached and extended, so callers must not change it.
        """
        effective = self._effective
        for entry in self._entries_after(self._effective_head):
            undone = entry.undone if isinstance(entry, Answer) else None
            if undone is None:
                effective.append(entry)
                continue
            at = len(effective) - 1
            while effective[at] is not undone:
                at -= 1
            if isinstance(entry, Answer) and entry.withdrawn:
                del effective[at]
            else:
                del effective[at:]
        self._effective_head = self.head
        return effective

    def unrevealed_answers(self) -> list[Answer]:
        """The secret answers that no reveal has shown: still pending, withdrawn or undone."""
        pending: list[Answer] = []
        dropped: list[Answer] = []
        for entry in self.entries():
            if not isinstance(entry, Answer):
                continue
            undone = entry.undone
            if undone is not None:
                last = undone.move if entry.withdrawn else entry.move
                dropped += [one for one in pending if undone.move <= one.move <= last]
                pending = [one for one in pending if not undone.move <= one.move <= last]
            elif entry.reveals:
                pending = []
            elif entry.secret:
                pending.append(entry)
        return dropped + pending

    def _entries_after(self, known: Entry | None) -> list[Entry]:
        found: list[Entry] = []
        entry = self.head
        while entry is not None and entry is not known:
            found.append(entry)
            entry = entry.previous
        found.reverse()
        return found

    def hidden_events(self, seat: int) -> list[int]:
        """The numbers of the events that a seat has not seen."""
        return [at for at, seen_by in self.private.items() if not seen_by >> seat & 1]

    def seen_events(self, seat: int, since: int) -> list[dict[str, object]]:
        """The events a seat has seen as JSON, each with its move and page.

        Only events from number `since` on are visited, so the cost does not grow with the game.
        """
        hidden = self.hidden_events(seat)
        start = since
        for at in hidden:
            if at <= start:
                start += 1
        later = self._events_before_moves(start)
        move = self.moves - len(later)
        page = len(self.pages)
        while page and self.pages[page - 1][0] > start:
            page -= 1
        unseen = set(hidden)
        found: list[dict[str, object]] = []
        for at in range(start, len(self.events)):
            while later and later[-1] <= at:
                later.pop()
                move += 1
            while page < len(self.pages) and self.pages[page][0] <= at:
                page += 1
            if at in unseen:
                continue
            stored = self.events[at]
            kind: Kind = stored[0]
            values: list[int] = list(stored[1:])
            if kind.name in UNDO_EVENTS:
                first_undone = values[1]
                values[1] = first_undone - len([one for one in hidden if one < first_undone])
            event = kind.json(values)
            event["move"] = move
            event["page"] = self.pages[page - 1][1] if page else 0
            found.append(event)
        return found

    def _events_before_moves(self, start: int) -> list[int]:
        """For each move after event `start`, latest first: the number of events before it."""
        counts: list[int] = []
        entry = self.head
        while entry is not None:
            if isinstance(entry, Answer):
                if entry.events <= start:
                    break
                counts.append(entry.events)
            entry = entry.previous
        return counts


def add_checkpoint(entries: list[Entry], length: int, state: Any) -> None:
    """Keep a copy of the state after the first `length` entries, unless a checkpoint is near."""
    for at in range(length - 1, max(-1, length - 1 - CHECKPOINT_SPACING), -1):
        found = entries[at].checkpoint
        if found is not None and found.length == at + 1:
            return
    if length:
        entries[length - 1].checkpoint = Checkpoint(length, state.fork())
