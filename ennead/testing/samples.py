"""Samples: possible for all a seat knows, all that is possible, and nothing of the truth."""

from __future__ import annotations

from ennead.core.log import Chance
from ennead.core.rng import Rng
from ennead.core.state import State
from ennead.testing.failure import require
from ennead.testing.retelling import Retelling, changed, hidden_from, items_of

SAMPLES = 150
ALTERNATIVES = 12

Leaves = dict[str, set[object]]


def check(state: State, rng: Rng) -> None:
    for seat in (None, *range(state.players)):
        view = state.view(seat)
        sampled: Leaves = {}
        for _ in range(SAMPLES):
            sample = state.sample(seat, rng)
            require(sample.view(seat) == view, f"a sample for seat {seat} gives it another view")
            again = sample.sample(seat, rng)
            require(again.view(seat) == view, f"a sample of a sample for seat {seat} differs")
            _collect(sample.dump()["table"], "", sampled)
            _collect(again.dump()["table"], "", sampled)
        _check_alternatives(state, seat, view, sampled, rng)
    _check_playable(state, rng)


def _check_alternatives(
    state: State, seat: int | None, view: dict[str, object], sampled: Leaves, rng: Rng
) -> None:
    """Change what the seat did not see: another possible truth gives the same samples.

    And every value that a hidden thing can take so turns up in some sample.
    """
    assert state.history is not None
    items = items_of(state)
    entries = state.history.line()
    hidden = [at for at, entry in enumerate(entries) if hidden_from(entry, seat)]
    key = rng.fresh_key()
    expected = state.sample(seat, Rng(key)).dump()
    for _ in range(min(ALTERNATIVES, len(hidden))):
        at = hidden[-1 - rng.below(min(len(hidden), ALTERNATIVES))]
        entry = entries[at]
        assert isinstance(entry, Chance)
        other = changed(items, at, rng.below(entry.outcomes))
        told = Retelling(state, other, seat, len(items) + 1, len(items))
        if not told.complete or told.state.view(seat) != view:
            continue
        alternative = told.state
        got = alternative.sample(seat, Rng(key)).dump()
        require(got == expected, f"what seat {seat} gets as a sample depends on the truth")
        leaves: Leaves = {}
        _collect(alternative.dump()["table"], "", leaves)
        for path, values in leaves.items():
            missing = values - sampled.get(path, set())
            require(not missing, f"{path} could be {missing}, but no sample for seat {seat} has it")


def _check_playable(state: State, rng: Rng) -> None:
    """A sample can be played to its end."""
    seat = state.to_move[0]
    sample = state.sample(seat, rng)
    for _ in range(20_000):
        if sample.over:
            return
        mover = sample.to_move[0]
        options = sample.legal(mover)
        sample.play(mover, options[rng.below(len(options))])
    require(False, "a sample cannot be played to an end")


def _collect(value: object, path: str, leaves: Leaves) -> None:
    """Every number, text letter and flag of a JSON value under the path it stands at."""
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
