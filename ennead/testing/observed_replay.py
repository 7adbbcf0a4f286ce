"""Replay a game, perhaps with altered entries, and record everything one seat receives."""

from __future__ import annotations

import json
from typing import cast

from ennead.core.errors import EnneadError
from ennead.core.history import History
from ennead.core.log import EVERYONE, Chance, Entry
from ennead.core.replay import play_next, start
from ennead.core.replay_script import ReplayScript, ScriptEntry
from ennead.core.state import State


class Observation:
    """What a seat receives at one moment, and how often it has learned something by then."""

    def __init__(self, received: str, learned: int) -> None:
        self.received = received
        self.learned = learned


class ObservedReplay:
    """Replays log entries and, from entry `since` on, records everything one seat receives.

    It observes before every chance outcome and after every answer, so that a leak cannot hide
    behind something the seat rightly learns at the same time.
    """

    def __init__(
        self, game: State, entries: list[ScriptEntry], seat: int | None, since: int, last: int
    ) -> None:
        self.seat = seat
        self.since = since
        self.observations: list[Observation] = []
        make = game.config.spec.make_features
        self.features = None if make is None else make(game.config)
        self.state = cast(State, game.config.spec.new_state())
        history = History()
        self.script = ReplayScript(entries[:last], False)
        history.script = self.script
        history.before_chance = self._observe
        self.history = history
        self.learned_before = 0
        self._events = 0
        self._outcomes_seen = 0
        self._counted: Entry | None = None
        self.state.begin(game.config, game.dice_key, history)
        try:
            start(self.state)
            self._observe()
            while self.script.peek() is not None:
                play_next(self.state, self.script)
                self._observe(asked=True)
            self.complete = True
        except EnneadError:
            self.complete = False

    def _observe(self, asked: bool = False) -> None:
        if self.script.at < self.since:
            self.learned_before = self._learned()
            return
        state, seat = self.state, self.seat
        received: dict[str, object] = {
            "view": state.view(seat),
            "events": state.events(seat, self._events),
        }
        self._events += len(cast(list[object], received["events"]))
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
        self.observations.append(Observation(text, self._learned()))

    def _learned(self) -> int:
        """How often this seat has learned something: public reveals, and chance it saw."""
        entry = self.history.head
        while entry is not self._counted:
            assert entry is not None
            if isinstance(entry, Chance) and not is_hidden_chance(entry, self.seat):
                self._outcomes_seen += 1
            entry = entry.previous
        self._counted = self.history.head
        return self._outcomes_seen + self.history.disclosed


def is_hidden_chance(entry: Entry, seat: int | None) -> bool:
    """Whether this is a chance outcome that the seat has not seen."""
    mine = 0 if seat is None else 1 << seat
    if not isinstance(entry, Chance) or entry.seen_by == EVERYONE:
        return False
    return not entry.seen_by & mine


def script_of(state: State) -> list[ScriptEntry]:
    """The log of a game, ready to be played again."""
    history = state.history
    assert history is not None
    return [ScriptEntry(entry.seat, entry.value) for entry in history.effective_entries()]


def altered(entries: list[ScriptEntry], at: int, value: int) -> list[ScriptEntry]:
    """The same entries with another value at one place."""
    return [*entries[:at], ScriptEntry(entries[at].seat, value), *entries[at + 1 :]]
