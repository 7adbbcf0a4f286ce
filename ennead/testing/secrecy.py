"""Every secret stays secret: change it, and nobody who may not know it notices.

One hidden log entry (a chance outcome a seat did not see, a secret answer) is changed to
another legal one and the game is told again. All that the seat receives must be the same to
the byte until it rightly learns something.
"""

from __future__ import annotations

from collections.abc import Sequence

from ennead.core.game import Game
from ennead.core.log import CHANCE, Chance, Item
from ennead.core.rng import Rng
from ennead.core.state import State
from ennead.testing.failure import located, require
from ennead.testing.retelling import Retelling, changed, hidden_from, items_of

COMPARED = 30
"""How many log entries are compared after the changed one."""


def check(game: Game, state: State, rng: Rng, depth: int) -> None:
    """Change `depth` hidden entries for each seat of a finished game, and for a spectator."""
    assert state.history is not None
    entries = state.history.line()
    items = items_of(state)
    secret_answers = _secret_answers(game, state)
    for seat in (None, *range(state.players)):
        hidden = [
            at
            for at, entry in enumerate(entries)
            if hidden_from(entry, seat)
            or (at in secret_answers and not secret_answers[at].is_known_to(seat))
        ]
        for _ in range(min(depth, len(hidden))):
            at = hidden[rng.below(len(hidden))]
            entry = entries[at]
            possible: Sequence[int] = (
                range(entry.outcomes) if isinstance(entry, Chance) else secret_answers[at].possible
            )
            others = [what for what in possible if what != entry.what]
            if others:
                _compare(state, items, seat, at, others[rng.below(len(others))])


class SecretAnswer:
    """What else could have been answered, and the team (a bit a seat) that knows the answer."""

    def __init__(self, possible: list[int], team: int) -> None:
        self.possible = possible
        self.team = team

    def is_known_to(self, seat: int | None) -> bool:
        return seat is not None and self.team >> seat & 1 == 1


def _secret_answers(game: Game, state: State) -> dict[int, SecretAnswer]:
    """Where in the log the secret answers stand."""
    replayed = game.replay(state.record(), 0)
    found: dict[int, SecretAnswer] = {}
    assert state.history is not None
    for at, entry in enumerate(state.history.line()):
        if entry.seat != CHANCE:
            if replayed.together is not None:
                possible = [action.index for action in replayed.legal(entry.seat)]
                found[at] = SecretAnswer(possible, replayed.team(entry.seat))
            replayed.play(entry.seat, entry.what)
    return found


def _compare(state: State, items: list[Item], seat: int | None, at: int, what: int) -> None:
    last = min(at + COMPARED, len(items))
    truth = Retelling(state, items, seat, at + 1, last)
    other = Retelling(state, changed(items, at, what), seat, at + 1, last)
    learned_before = truth.learned_before
    for one, two in zip(truth.moments, other.moments, strict=False):
        if one.received != two.received:
            with located(f"seat {seat}, log entry {at} changed from {items[at].what} to {what}"):
                learned = one.learned > learned_before or two.learned > learned_before
                require(learned, f"a secret leaks: {_difference(one.received, two.received)}")
            return
        if items[at].seat == CHANCE:  # an answer is disclosed once and for all, chance bit by bit
            learned_before = one.learned


def _difference(one: str, two: str) -> str:
    start = next(i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b)
    return f"…{one[max(0, start - 60) : start + 40]}… / …{two[max(0, start - 60) : start + 40]}…"
