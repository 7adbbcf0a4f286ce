"""A finished game told again with one hidden thing changed."""

from __future__ import annotations

import json
from typing import cast

from ennead.core import past
from ennead.core.errors import EnneadError
from ennead.core.log import EVERYONE, Chance, Entry, History, Item, Script
from ennead.core.state import State


class Moment:
    """What one seat has received so far, and how much it has learned by then."""

    def __init__(self, received: str, learned: int) -> None:
        self.received = received
        self.learned = learned


class Retelling:
    """Plays log entries again and notes, from entry `since` on, all that one seat receives.

    It looks before every chance and after every answer, so that a leak cannot hide behind
    something the seat rightly learns in the same breath.
    """

    def __init__(self, told: State, items: list[Item], seat: int | None, since: int, last: int):
        self.seat = seat
        self.since = since
        self.moments: list[Moment] = []
        make = told.setting.card.make_features
        self.features = None if make is None else make(told.setting)
        self.state = cast(State, told.setting.card.blank())
        history = History()
        self.script = Script(items[:last], False)
        history.script = self.script
        history.watch = self._look
        self.history = history
        self.learned_before = 0
        self._heard = 0
        self._seen = 0
        self._counted: Entry | None = None
        self.state.begin(told.setting, told.key, history)
        try:
            past.start(self.state)
            self._look()
            while self.script.here() is not None:
                past.play_next(self.state, self.script)
                self._look(asked=True)
            self.complete = True
        except EnneadError:
            self.complete = False

    def _look(self, asked: bool = False) -> None:
        if self.script.at < self.since:
            self.learned_before = self._learned()
            return
        state, seat = self.state, self.seat
        received: dict[str, object] = {
            "view": state.view(seat),
            "events": state.events(seat, self._heard),
        }
        self._heard += len(cast(list[object], received["events"]))
        if seat is not None and self.features is not None:
            received["features"] = self.features.row(state, seat).hex()
        if asked:
            received["to move"] = state.to_move
            received["record"] = str(state.record()) if not state.over else ""
            if seat is not None:
                legal = state.legal(seat)
                received["legal"] = [str(action) for action in legal]
                received["undo"] = state.can_undo(seat)
                received["foreseen"] = [state.foresee(seat, [a]).json() for a in legal[:2]]
        text = json.dumps(received, sort_keys=True)
        self.moments.append(Moment(text, self._learned()))

    def _learned(self) -> int:
        """How often this seat has learned something: public disclosures and chance it saw."""
        entry = self.history.head
        while entry is not self._counted:
            assert entry is not None
            if isinstance(entry, Chance) and not hidden_from(entry, self.seat):
                self._seen += 1
            entry = entry.before
        self._counted = self.history.head
        return self._seen + self.history.disclosed


def hidden_from(entry: Entry, seat: int | None) -> bool:
    """A chance outcome that this seat has not seen."""
    mine = 0 if seat is None else 1 << seat
    if not isinstance(entry, Chance) or entry.seen_by == EVERYONE:
        return False
    return not entry.seen_by & mine


def items_of(state: State) -> list[Item]:
    history = state.history
    assert history is not None
    return [Item(entry.seat, entry.what) for entry in history.line()]


def changed(items: list[Item], at: int, what: int) -> list[Item]:
    return [*items[:at], Item(items[at].seat, what), *items[at + 1 :]]
