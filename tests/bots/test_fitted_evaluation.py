"""Each game's fitted evaluation: features match their weights, win probabilities make sense."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest
from support import toy

import ennead
from ennead.bots.tree_search import SearchParameters, TreeSearch
from ennead.core.fitted_weights import WeightedPart, Weights, total_value
from ennead.core.game import Game
from ennead.core.rng import Rng
from ennead.core.state import State

GAMES = [ennead.game(id) for id in ("aton", "tekhenu", "ankh")]


def positions(game: Game, players: int, seed: int) -> list[State]:
    """Every fifth position of a random game, and its final position."""
    state = game.new(players=players, seed=seed)
    rng = Rng.of(seed)
    found: list[State] = []
    count = 0
    while not state.over:
        if count % 5 == 0:
            found.append(state.fork())
        count += 1
        seat = state.to_move[0]
        options = state.legal(seat)
        state.play(seat, options[rng.below(len(options))])
    return [*found, state]


def test_a_weight_is_interpolated_from_early_to_late() -> None:
    weights = Weights(("points", 2.0, 1.0), ("cards", 0.5, 0.0))
    assert WeightedPart(weights, [3.0, 4.0], 1.0, 0.0).value() == 8.0
    assert WeightedPart(weights, [3.0, 4.0], 0.0, 1.0).value() == 3.0
    assert total_value([WeightedPart(weights, [3.0, 4.0], 0.5, 0.5)] * 2) == 11.0


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_every_feature_has_a_weight(game: Game) -> None:
    fitted: Any = import_module(f"{game.package}.evaluation.fitted")
    for state in positions(game, 2, 3)[:-1]:
        for seat in (0, 1):
            for part in fitted.parts(state, seat):
                assert len(part.features) == len(part.weights.names)


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_win_probabilities_lie_between_0_and_1(game: Game) -> None:
    for players in {game.seats[0], 2, game.seats[-1]}:
        *going, over = positions(game, players, 4)
        for state in going:
            assert all(0.0 <= game.fitted_evaluate(state, seat) <= 1.0 for seat in range(players))
        for seat in range(players):
            assert game.fitted_evaluate(over, seat) in (0.0, 0.5, 1.0)
            assert (game.fitted_evaluate(over, seat) == 1.0) == (over.ranking[seat] == 0)


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_the_leader_near_the_end_usually_wins(game: Game) -> None:
    """Not always: in a random game anything can still happen."""
    right = []
    for seed in range(10):
        *going, over = positions(game, 2, seed)
        first, second = over.scores
        if first != second:
            better = game.fitted_evaluate(going[-1], 0) > game.fitted_evaluate(going[-1], 1)
            right.append(better == (first > second))
    assert sum(right) >= 0.6 * len(right)


def test_a_game_without_a_fitted_evaluation_uses_its_plain_one() -> None:
    for state in positions(toy.GAME, 2, seed=1):
        assert toy.GAME.fitted_evaluate(state, 0) == toy.GAME.evaluate(state, 0)


def test_a_game_without_playouts_evaluates_new_nodes_immediately() -> None:
    """An iteration on an open question then ends with its new node."""
    ankh = ennead.game("ankh")
    state = ankh.new(2, seed=1)
    while state.simultaneous is not None:
        state.play(state.to_move[0], state.legal(state.to_move[0])[0])
    evaluated = 0

    def counting(g: State, seat: int) -> float:
        nonlocal evaluated
        evaluated += 1
        return ankh.fitted_evaluate(g, seat)

    seat = state.to_move[0]
    TreeSearch(counting, state, seat, SearchParameters(), Rng.of(1)).run(1)
    assert not ankh.needs_playouts
    assert evaluated == len(state.legal(seat)) + state.players
    assert ennead.game("tekhenu").needs_playouts
