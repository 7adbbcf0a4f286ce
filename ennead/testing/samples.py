"""Samples agree with what a seat knows, cover all possibilities and disclose nothing more."""

from __future__ import annotations

from collections.abc import Iterator

from ennead.core.log import Chance
from ennead.core.replay_script import ScriptEntry
from ennead.core.rng import Rng
from ennead.core.state import State
from ennead.core.view import View
from ennead.testing.failure import require
from ennead.testing.observed_replay import (
    ObservedReplay,
    altered,
    is_hidden_chance,
    script_of,
)

SAMPLES = 150
MORE_SAMPLES = 30_000
"""The number of additional samples before a rare value counts as missing."""
ALTERNATIVES = 12

Leaves = dict[str, set[object]]


def check(state: State, rng: Rng) -> None:
    """Draw many samples for each seat and for a spectator, and compare."""
    make = state.config.spec.make_features
    features = None if make is None else make(state.config)
    for seat in (None, *range(state.players)):
        view = state.view(seat)
        sampled: Leaves = {}
        for _ in range(SAMPLES):
            sample = state.sample(seat, rng)
            require(sample.view(seat) == view, f"a sample for seat {seat} has a different view")
            if features is not None and seat is not None:
                same = features.row(sample, seat) == features.row(state, seat)
                require(same, f"a sample for seat {seat} has different features")
            again = sample.sample(seat, rng)
            require(again.view(seat) == view, f"a sample of a sample for seat {seat} differs")
            _collect(sample.dump()["table"], "", sampled)
            _collect(again.dump()["table"], "", sampled)
        _check_alternatives(state, seat, view, sampled, rng)
    _check_playable(state, rng)


def _check_alternatives(
    state: State, seat: int | None, view: View, sampled: Leaves, rng: Rng
) -> None:
    """Alter what the seat has not seen: the samples must stay the same.

    Every value that a hidden thing takes in some alternative must turn up in some sample.
    """
    key = rng.fresh_key()
    expected = state.sample(seat, Rng(key)).dump()
    for alternative in _alternatives(state, seat, view, rng):
        got = alternative.sample(seat, Rng(key)).dump()
        require(got == expected, f"a sample for seat {seat} depends on what it cannot know")
        leaves: Leaves = {}
        _collect(alternative.dump()["table"], "", leaves)
        rare = 0
        while _missing(leaves, sampled) and rare < MORE_SAMPLES:
            _collect(state.sample(seat, rng).dump()["table"], "", sampled)
            rare += 1
        for path, values in _missing(leaves, sampled).items():
            require(False, f"{path} could be {values}, but no sample for seat {seat} has that")


def _alternatives(state: State, seat: int | None, view: View, rng: Rng) -> Iterator[State]:
    """Other states of the game that this seat cannot tell from the real one.

    First each hidden chance outcome is altered alone to find those that are still open. Then all
    of these are altered at once, so that rare states turn up too.
    """
    assert state.history is not None
    entries = script_of(state)
    log = state.history.effective_entries()
    hidden = [at for at, entry in enumerate(log) if is_hidden_chance(entry, seat)][-ALTERNATIVES:]
    still_open = [at for at in hidden if _altered_state(state, entries, [at], seat, view, rng)]
    for _ in range(ALTERNATIVES):
        other = _altered_state(state, entries, still_open, seat, view, rng)
        if other is not None:
            yield other


def _altered_state(
    state: State,
    entries: list[ScriptEntry],
    places: list[int],
    seat: int | None,
    view: View,
    rng: Rng,
) -> State | None:
    """The game with other outcomes at these places, if the seat has the same view of it."""
    assert state.history is not None
    log = state.history.effective_entries()
    other = entries
    for at in places:
        entry = log[at]
        assert isinstance(entry, Chance)
        other = altered(other, at, (entry.value + 1 + rng.below(entry.outcomes)) % entry.outcomes)
    replay = ObservedReplay(state, other, seat, len(entries) + 1, len(entries))
    return replay.state if replay.complete and replay.state.view(seat) == view else None


def _missing(leaves: Leaves, sampled: Leaves) -> Leaves:
    """The possible values that no sample has."""
    return {
        path: values - sampled.get(path, set())
        for path, values in leaves.items()
        if not values <= sampled.get(path, set())
    }


def _check_playable(state: State, rng: Rng) -> None:
    """Check that a sample can be played to its end."""
    seat = state.to_move[0]
    sample = state.sample(seat, rng)
    for _ in range(20_000):
        if sample.over:
            return
        mover = sample.to_move[0]
        options = sample.legal(mover)
        sample.play(mover, options[rng.below(len(options))])
    require(False, "a sample cannot be played to its end")


def _collect(value: object, path: str, leaves: Leaves) -> None:
    """Collect every number, letter and flag of a JSON value by its path."""
    if isinstance(value, dict):
        for name, inner in value.items():
            _collect(inner, f"{path}.{name}", leaves)
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            _collect(inner, f"{path}[{i}]", leaves)
    elif isinstance(value, str):
        for i, letter in enumerate(value):
            leaves.setdefault(f"{path}[{i}]", set()).add(letter)
    else:
        leaves.setdefault(path, set()).add(value)
