"""Fit the weights of a game's `evaluation/fitted.py` to the results of games.

    python bench/fit.py aton --goal wins
    python bench/fit.py tekhenu --games 2500 --bot medium
    python bench/fit.py ankh --bot medium --random 0.1
    python bench/fit.py tekhenu --bot mcts:12 --random 0.06 --again --ridge 3000

Two bots play, and give some of their answers at random so that all kinds of positions occur. At
the start of each page, both seats' features are recorded. The differences between the seats are
fitted to the first seat's final lead in points (least squares), or to whether it won (logistic
regression), both with a ridge that keeps weights small. With `--again` the ridge keeps weights near
the current ones instead: then a few games between strong bots can correct what many games between
weak ones found. One game in five is held out for validation.

Copy the printed tables into `fitted.py` by hand: round them, and set weights to 0 that rare
positions made negative. Then let the arena decide whether the new weights play better.

Needs numpy; a compiled build plays the games ten times as fast.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import numpy as np

import ennead
from ennead import bots
from ennead.core.fitted_weights import WeightedPart, Weights
from ennead.core.game import Game
from ennead.core.rng import Rng

HOLD_OUT = 5
"""One game in this many is held out for validation."""
NEWTON_STEPS = 25
"""More than Newton's method needs to converge."""
MIN_SPREAD = 0.2
"""Added to each feature's spread, so that the ridge holds back features that hardly vary."""
Row = tuple[int, "np.ndarray[Any, Any]", float, float]
"""The game's seed, the differences of its features, the margin, and 1, 0.5 or 0 for the result."""


class Columns:
    """The position of each weight in a row: for each table all early ones, then all late ones."""

    def __init__(self, home: str) -> None:
        self.fitted = import_module(f"{home}.evaluation.fitted")
        self.tables: dict[str, Weights] = {
            name: value for name, value in vars(self.fitted).items() if isinstance(value, Weights)
        }
        self.start: dict[int, int] = {}
        self.count = 0
        for weights in self.tables.values():
            self.start[id(weights)] = self.count
            self.count += 2 * len(weights.names)

    def current_weights(self) -> np.ndarray[Any, Any]:
        """The weights that the game uses now."""
        found = np.zeros(self.count)
        for weights in self.tables.values():
            start = self.start[id(weights)]
            middle = start + len(weights.names)
            found[start:middle] = weights.early
            found[middle : middle + len(weights.names)] = weights.late
        return found

    def differences(self, state: Any) -> np.ndarray[Any, Any]:
        row = np.zeros(self.count)
        for sign, seat in ((1.0, 0), (-1.0, 1)):
            parts: list[WeightedPart] = self.fitted.parts(state, seat)
            for part in parts:
                features = np.array(part.features)
                start = self.start[id(part.weights)]
                middle = start + len(features)
                row[start:middle] += sign * part.early * features
                row[middle : middle + len(features)] += sign * part.late * features
        return row


def positions(game: Game, columns: Columns, seed: int, bot: str, share: float) -> Iterator[Row]:
    """Play one game and yield a row for the start of each page."""
    state = game.new(2, seed=seed)
    players = [bots.make(bot, game, 2 * seed + seat) for seat in (0, 1)]
    rng = Rng.of(seed)
    page = -1
    found: list[np.ndarray[Any, Any]] = []
    while not state.over:
        if state.page != page:
            page = state.page
            found.append(columns.differences(state))
        seat = state.to_move[0]
        if rng.below(1000) < 1000 * share:
            options = state.legal(seat)
            state.play(seat, options[rng.below(len(options))])
        else:
            state.play(seat, bots.ask(players[seat], state, seat, rng))
    first, second = state.ranking
    won = 1.0 if first < second else 0.5 if first == second else 0.0
    for row in found:
        yield seed, row, float(state.scores[0] - state.scores[1]), won


def least_squares(
    x: np.ndarray[Any, Any], y: np.ndarray[Any, Any], ridge: float, prior: np.ndarray[Any, Any]
) -> Any:
    return np.linalg.solve(x.T @ x + ridge * np.eye(x.shape[1]), x.T @ y + ridge * prior)


def logistic(
    x: np.ndarray[Any, Any], y: np.ndarray[Any, Any], ridge: float, prior: np.ndarray[Any, Any]
) -> Any:
    weights = prior.copy()
    for _ in range(NEWTON_STEPS):
        chance = 1.0 / (1.0 + np.exp(-np.clip(x @ weights, -30.0, 30.0)))
        gradient = x.T @ (y - chance) - ridge * (weights - prior)
        hessian = (x * (chance * (1.0 - chance))[:, None]).T @ x + ridge * np.eye(x.shape[1])
        weights += np.linalg.solve(hessian, gradient)
    return weights


def fit(rows: list[Row], goal: str, ridge: float, prior: np.ndarray[Any, Any]) -> Any:
    """Fit the weights, and print to stderr how often the side that looked better won."""
    x = np.array([row for _, row, _, _ in rows])
    y = np.array([margin if goal == "points" else won for _, _, margin, won in rows])
    won = np.array([won for _, _, _, won in rows])
    held_out = np.array([seed % HOLD_OUT == 0 for seed, _, _, _ in rows])
    scale = x[~held_out].std(0) + MIN_SPREAD
    method = least_squares if goal == "points" else logistic
    weights = method(x[~held_out] / scale, y[~held_out], ridge, prior * scale) / scale
    for name, chosen in (("fitted", ~held_out), ("held out", held_out)):
        right = ((x[chosen] @ weights > 0) == (won[chosen] > 0.5)).mean()
        print(
            f"{name}: {chosen.sum()} positions, {100 * right:.1f}% judged right",
            file=sys.stderr,
        )
    return weights


def print_tables(columns: Columns, weights: Any) -> None:
    for name, table in columns.tables.items():
        start = columns.start[id(table)]
        count = len(table.names)
        print(f"{name}: Final = Weights(")
        for i, feature in enumerate(table.names):
            early, late = weights[start + i], weights[start + count + i]
            print(f'    ("{feature}", {early:.3f}, {late:.3f}),')
        print(")")


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the weights of a game's evaluation.")
    parser.add_argument("game", choices=[game.id for game in ennead.games()])
    parser.add_argument("--games", type=int, default=1000, help="number of games to play (1000)")
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game (0)")
    parser.add_argument("--bot", default="easy", help="the bot that plays both seats (easy)")
    parser.add_argument("--random", type=float, default=0.1, help="share of random answers (0.1)")
    parser.add_argument("--goal", choices=["points", "wins"], default="points")
    parser.add_argument(
        "--ridge", type=float, default=60.0, help="the greater, the smaller the weights"
    )
    parser.add_argument(
        "--again", action="store_true", help="stay near the current weights instead of 0"
    )
    arguments = parser.parse_args()
    game = ennead.game(arguments.game)
    columns = Columns(game.package)
    rows: list[Row] = []
    for seed in range(arguments.seed, arguments.seed + arguments.games):
        rows += positions(game, columns, seed, arguments.bot, arguments.random)
        print(f"\r{seed - arguments.seed + 1} of {arguments.games} games", end="", file=sys.stderr)
    print(file=sys.stderr)
    prior = columns.current_weights() if arguments.again else np.zeros(columns.count)
    print_tables(columns, fit(rows, arguments.goal, arguments.ridge, prior))


if __name__ == "__main__":
    main()
