"""Non-interference: what a seat may not know does not affect anything it receives.

One hidden log entry (a chance outcome the seat did not see, or a secret answer) is replaced with
another legal one and the game is replayed. Everything the seat receives must be identical, byte
for byte, until it rightly learns something.
"""

from __future__ import annotations

from collections.abc import Sequence

from ennead.core.game import Game
from ennead.core.log import CHANCE, Chance
from ennead.core.replay_script import ScriptEntry
from ennead.core.rng import Rng
from ennead.core.state import State
from ennead.testing.failure import located, require
from ennead.testing.observed_replay import (
    ObservedReplay,
    altered,
    is_hidden_chance,
    script_of,
)

ENTRIES_COMPARED = 30
"""The number of log entries compared after the altered one."""


def check(game: Game, state: State, rng: Rng, depth: int) -> None:
    """Alter `depth` hidden entries of a finished game for each seat and for a spectator."""
    assert state.history is not None
    log = state.history.effective_entries()
    entries = script_of(state)
    secret_answers = _secret_answers(game, state)
    for seat in (None, *range(state.players)):
        hidden = [
            at
            for at, entry in enumerate(log)
            if is_hidden_chance(entry, seat)
            or (at in secret_answers and not secret_answers[at].is_known_to(seat))
        ]
        for _ in range(min(depth, len(hidden))):
            at = hidden[rng.below(len(hidden))]
            entry = log[at]
            possible: Sequence[int] = (
                range(entry.outcomes) if isinstance(entry, Chance) else secret_answers[at].possible
            )
            others = [value for value in possible if value != entry.value]
            if others:
                compare(state, entries, seat, at, others[rng.below(len(others))])


class SecretAnswer:
    """The possible answers, and the team (one bit per seat) that knows the one given."""

    def __init__(self, possible: list[int], team: int) -> None:
        self.possible = possible
        self.team = team

    def is_known_to(self, seat: int | None) -> bool:
        return seat is not None and self.team >> seat & 1 == 1


def _secret_answers(game: Game, state: State) -> dict[int, SecretAnswer]:
    """The secret answers of a game, by their place in the log."""
    replayed = game.replay(state.record(), 0)
    found: dict[int, SecretAnswer] = {}
    assert state.history is not None
    for at, entry in enumerate(state.history.effective_entries()):
        if entry.seat != CHANCE:
            if replayed.simultaneous is not None:
                possible = [action.index for action in replayed.legal(entry.seat)]
                found[at] = SecretAnswer(possible, replayed.team(entry.seat))
            replayed.play(entry.seat, entry.value)
    return found


def compare(
    state: State, entries: list[ScriptEntry], seat: int | None, at: int, value: int
) -> None:
    """Replay both logs; what the seat receives may differ only after it has learned something."""
    last = min(at + ENTRIES_COMPARED, len(entries))
    actual = ObservedReplay(state, entries, seat, at + 1, last)
    other = ObservedReplay(state, altered(entries, at, value), seat, at + 1, last)
    learned_before = actual.learned_before
    for one, two in zip(actual.observations, other.observations, strict=False):
        if one.received != two.received:
            change = f"log entry {at} changed from {entries[at].value} to {value}"
            with located(f"seat {seat}, {change}"):
                learned = one.learned > learned_before or two.learned > learned_before
                require(learned, f"a secret leaks: {difference(one.received, two.received)}")
            return
        if entries[at].seat == CHANCE:  # an answer is disclosed at once, chance bit by bit
            learned_before = one.learned


def difference(one: str, two: str) -> str:
    """Where two texts begin to differ."""
    start = next(i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b)
    return f"…{one[max(0, start - 60) : start + 40]}… / …{two[max(0, start - 60) : start + 40]}…"
