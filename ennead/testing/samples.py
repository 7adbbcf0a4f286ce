"""Samples: possible for all a seat knows, all that is possible, and nothing of the truth."""

from __future__ import annotations

from collections.abc import Iterator

from ennead.core.log import Chance, Item
from ennead.core.rng import Rng
from ennead.core.state import State
from ennead.testing.failure import require
from ennead.testing.retelling import Retelling, changed, hidden_from, items_of

SAMPLES = 150
MORE_SAMPLES = 30_000
"""How many more are drawn before something rare counts as missing."""
ALTERNATIVES = 12

Leaves = dict[str, set[object]]


def check(state: State, rng: Rng) -> None:
    make = state.setting.card.make_features
    features = None if make is None else make(state.setting)
    for seat in (None, *range(state.players)):
        view = state.view(seat)
        sampled: Leaves = {}
        for _ in range(SAMPLES):
            sample = state.sample(seat, rng)
            require(sample.view(seat) == view, f"a sample for seat {seat} gives it another view")
            if features is not None and seat is not None:
                same = features.row(sample, seat) == features.row(state, seat)
                require(same, f"a sample for seat {seat} gives it other features")
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
    key = rng.fresh_key()
    expected = state.sample(seat, Rng(key)).dump()
    for alternative in _alternatives(state, seat, view, rng):
        got = alternative.sample(seat, Rng(key)).dump()
        require(got == expected, f"what seat {seat} gets as a sample depends on the truth")
        leaves: Leaves = {}
        _collect(alternative.dump()["table"], "", leaves)
        rare = 0
        while _missing(leaves, sampled) and rare < MORE_SAMPLES:
            _collect(state.sample(seat, rng).dump()["table"], "", sampled)
            rare += 1
        for path, values in _missing(leaves, sampled).items():
            require(False, f"{path} could be {values}, but no sample for seat {seat} has it")


def _alternatives(
    state: State, seat: int | None, view: dict[str, object], rng: Rng
) -> Iterator[State]:
    """Other truths that this seat could not tell from the real one.

    First each hidden chance outcome alone, to find out which are still open; then all of those
    at once, so that a rare truth is not surrounded by truths as rare.
    """
    assert state.history is not None
    items = items_of(state)
    entries = state.history.line()
    hidden = [at for at, entry in enumerate(entries) if hidden_from(entry, seat)][-ALTERNATIVES:]
    still_open = [at for at in hidden if _told_again(state, items, [at], seat, view, rng)]
    for _ in range(ALTERNATIVES):
        told = _told_again(state, items, still_open, seat, view, rng)
        if told is not None:
            yield told


def _told_again(
    state: State,
    items: list[Item],
    places: list[int],
    seat: int | None,
    view: dict[str, object],
    rng: Rng,
) -> State | None:
    """The game with other outcomes at these places, if the seat then knows the same."""
    assert state.history is not None
    entries = state.history.line()
    other = items
    for at in places:
        entry = entries[at]
        assert isinstance(entry, Chance)
        other = changed(other, at, (entry.what + 1 + rng.below(entry.outcomes)) % entry.outcomes)
    told = Retelling(state, other, seat, len(items) + 1, len(items))
    return told.state if told.complete and told.state.view(seat) == view else None


def _missing(leaves: Leaves, sampled: Leaves) -> Leaves:
    """What is possible but in no sample."""
    return {
        path: values - sampled.get(path, set())
        for path, values in leaves.items()
        if not values <= sampled.get(path, set())
    }


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
