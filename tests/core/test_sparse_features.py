"""Sparse features: the inputs of a small network that are on."""

from __future__ import annotations

import pytest

import ennead
from ennead.core.rng import Rng

GAMES = [game.id for game in ennead.games() if game.make_features is not None]


def positions(game: ennead.Game, players: int, seed: int) -> list[tuple[ennead.State, int]]:
    rng = Rng.of(seed)
    state = game.new(players, seed)
    found: list[tuple[ennead.State, int]] = []
    while not state.over and len(found) < 60:
        seat = state.to_move[0]
        found.append((state.copy(), seat))
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])
    return found


@pytest.mark.parametrize("id", GAMES)
def test_the_inputs_say_what_the_row_says(id: str) -> None:
    """A flag or a small number keeps its value; a large one keeps its level, from 1 to 16."""
    game = ennead.game(id)
    sparse = ennead.SparseFeatures(game.features(2))
    ranges = {part.name: part.high - part.low for part in sparse.features.parts}
    lows = {part.name: part.low for part in sparse.features.parts}
    for state, seat in positions(game, 2, 3):
        indices = sparse.indices(state, seat)
        assert indices == sorted(set(indices))
        assert indices[0] >= 0
        assert indices[-1] < sparse.size
        found = sparse.read(indices)
        for name, values in sparse.features.read(sparse.features.row(state, seat)).items():
            levels = found.get(name, [0] * len(values))
            for value, level in zip(values, levels, strict=True):
                offset = value - lows[name]
                if ranges[name] <= 16:
                    assert level == offset
                else:
                    assert (level - 1) * ranges[name] < offset * 16 <= level * ranges[name]


@pytest.mark.parametrize("id", ["ankh", "aton", "tekhenu"])
def test_few_inputs_are_on(id: str) -> None:
    game = ennead.game(id)
    sparse = ennead.SparseFeatures(game.features(2))
    counts = [len(sparse.indices(state, seat)) for state, seat in positions(game, 2, 4)]
    assert max(counts) < sparse.size / 8


def test_a_row_of_another_game_is_refused() -> None:
    sparse = ennead.SparseFeatures(ennead.game("aton").features())
    with pytest.raises(ValueError, match="a row has 216 bytes, not 3"):
        sparse.from_row(b"abc")


def test_the_digest_follows_the_features() -> None:
    aton, ankh = (ennead.SparseFeatures(ennead.game(id).features()) for id in ("aton", "ankh"))
    assert aton.digest() != ankh.digest()
    assert aton.digest() != aton.features.digest()
