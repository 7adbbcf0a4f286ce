"""Information states: a seat's text determines what it sees, may do, and knew before.

A game is played again with one other answer or chance outcome, whoever may see it. Where the texts
of a seat are equal in both games, its views, legal actions and earlier texts must be equal.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from ennead.core.errors import EnneadError
from ennead.core.history import History
from ennead.core.log import CHANCE, Chance, Entry
from ennead.core.replay import play_next, start
from ennead.core.replay_script import ReplayScript, ScriptEntry
from ennead.core.rng import Rng
from ennead.core.state import State
from ennead.testing.failure import located, require
from ennead.testing.observed_replay import altered, script_of

MOVES_COMPARED = 5
"""The number of moves compared after the one that differs."""


class Known:
    """What a seat knows at one moment: its text, and what the text must determine."""

    def __init__(self, state: State, seat: int | None) -> None:
        self.lines = state.known_lines(seat)
        self.text = state.information(seat)
        legal = [] if seat is None else [action.index for action in state.legal(seat)]
        self.determined: tuple[object, ...] = (state.view(seat), legal)


def check(state: State, rng: Rng, depth: int) -> None:
    """Change `depth` entries of a finished game's log, and compare what every seat knows."""
    assert state.history is not None
    log = state.history.effective_entries()
    entries = script_of(state)
    for _ in range(depth if entries else 0):
        at = rng.below(len(entries))
        value = _another(state, entries, log[at], at, rng)
        if value is not None:
            with located(f"log entry {at} changed from {entries[at].value} to {value}"):
                _compare(state, entries, altered(entries, at, value), at)


def _another(
    state: State, entries: list[ScriptEntry], entry: Entry, at: int, rng: Rng
) -> int | None:
    """Another possible value of a log entry; None if there is none."""
    if isinstance(entry, Chance):
        return (entry.value + 1 + rng.below(entry.outcomes - 1)) % entry.outcomes
    *_, before = _moments(state, entries[:at], at)
    others = [a.index for a in before.legal(entry.seat) if a.index != entry.value]
    return others[rng.below(len(others))] if others else None


def _compare(state: State, one: list[ScriptEntry], two: list[ScriptEntry], at: int) -> None:
    for seat in (None, *range(state.players)):
        with located(f"seat {seat}"):
            seen: dict[str, tuple[object, ...]] = {}
            for known in (*_known(state, one, at, seat), *_known(state, two, at, seat)):
                before = seen.setdefault(known.text, known.determined)
                for name, a, b in zip(
                    ("views", "legal actions", "earlier texts"),
                    before,
                    known.determined,
                    strict=True,
                ):
                    require(a == b, f"equal information states have different {name}: {known.text}")


def _known(state: State, entries: list[ScriptEntry], at: int, seat: int | None) -> Iterator[Known]:
    """What a seat knows from just before entry `at` on; the last fact is what it knew earlier."""
    earlier: list[str] = []
    lines: list[str] = []
    for moment in _moments(state, entries, at):
        known = Known(moment, seat)
        require(known.lines[: len(lines)] == lines, "an information state forgets something")
        lines = known.lines
        if earlier[-1:] != [known.text]:
            earlier.append(known.text)
        known.determined = (*known.determined, tuple(earlier[:-1]))
        yield known


def _moments(state: State, entries: list[ScriptEntry], at: int) -> Iterator[State]:
    """The game before log entry `at` and after each of the next answers, as far as it can go."""
    played = cast(State, state.config.spec.new_state())
    history = History()
    script = ReplayScript(entries, False)
    history.script = script
    played.begin(state.config, state.dice_key, history)
    try:
        start(played)
        while script.at < at and _answers_before(script, at):
            play_next(played, script)
        yield played
        for _ in range(MOVES_COMPARED):
            if script.peek() is None:
                return
            play_next(played, script)
            yield played
    except EnneadError:
        return


def _answers_before(script: ReplayScript, at: int) -> bool:
    """Whether the next answer and all chance that follows it come before entry `at`."""
    end = script.at + 1
    while end < len(script.entries) and script.entries[end].seat == CHANCE:
        end += 1
    return end <= at
