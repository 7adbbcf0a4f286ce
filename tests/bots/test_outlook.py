"""The fitted outlook of each game: parts that match their weights, chances that make sense."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest
import toy

import ennead
from ennead.bots.search import Plan, Search
from ennead.core.game import Game
from ennead.core.rng import Rng
from ennead.core.state import State
from ennead.core.weights import Part, Weights, worth_of

GAMES = [ennead.game(id) for id in ("aton", "tekhenu", "ankh")]


def positions(game: Game, players: int, seed: int) -> list[State]:
    """Every fifth position of a game played at random, and its end."""
    state = game.new(players=players, seed=seed)
    rng = Rng.of(seed)
    found: list[State] = []
    count = 0
    while not state.over:
        if count % 5 == 0:
            found.append(state.copy())
        count += 1
        seat = state.to_move[0]
        options = state.legal(seat)
        state.play(seat, options[rng.below(len(options))])
    return [*found, state]


def test_a_weight_goes_from_early_to_late() -> None:
    weights = Weights(("points", 2.0, 1.0), ("cards", 0.5, 0.0))
    assert Part(weights, [3.0, 4.0], 1.0, 0.0).worth() == 8.0
    assert Part(weights, [3.0, 4.0], 0.0, 1.0).worth() == 3.0
    assert worth_of([Part(weights, [3.0, 4.0], 0.5, 0.5)] * 2) == 11.0


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_every_feature_has_a_weight(game: Game) -> None:
    outlook: Any = import_module(f"{game.home}.outlook")
    for state in positions(game, 2, 3)[:-1]:
        for seat in (0, 1):
            for part in outlook.parts(state, seat):
                assert len(part.features) == len(part.weights.names)


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_a_chance_lies_between_lost_and_won(game: Game) -> None:
    for players in {game.seats[0], 2, game.seats[-1]}:
        *going, over = positions(game, players, 4)
        for state in going:
            assert all(0.0 <= game.outlook(state, seat) <= 1.0 for seat in range(players))
        for seat in range(players):
            assert game.outlook(over, seat) in (0.0, 0.5, 1.0)
            assert (game.outlook(over, seat) == 1.0) == (over.ranking[seat] == 0)


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_who_looks_better_near_the_end_has_more_points(game: Game) -> None:
    """In most of ten games that were played at random, where anything can still happen."""
    right = []
    for seed in range(10):
        *going, over = positions(game, 2, seed)
        first, second = over.scores
        if first != second:
            better = game.outlook(going[-1], 0) > game.outlook(going[-1], 1)
            right.append(better == (first > second))
    assert sum(right) >= 0.6 * len(right)


def test_a_game_without_an_outlook_is_judged_by_its_evaluation() -> None:
    assert toy.GAME.outlook == toy.GAME.evaluate


def test_a_game_says_whether_a_search_plays_on() -> None:
    """Where it does not, an iteration of an open question ends with its new node."""
    ankh = ennead.game("ankh")
    state = ankh.new(2, seed=1)
    while state.together is not None:
        state.play(state.to_move[0], state.legal(state.to_move[0])[0])
    evaluated = 0

    def counting(g: State, seat: int) -> float:
        nonlocal evaluated
        evaluated += 1
        return ankh.outlook(g, seat)

    seat = state.to_move[0]
    Search(counting, state, seat, Plan(), Rng.of(1)).run(1)
    assert not ankh.plays_on
    assert evaluated == len(state.legal(seat)) + state.players
    assert ennead.game("tekhenu").plays_on
