"""Fit the weights of a game's outlook to how games ended.

    python bench/fit.py aton --goal wins
    python bench/fit.py tekhenu --games 2500 --bot medium
    python bench/fit.py ankh --bot medium --random 0.1
    python bench/fit.py tekhenu --bot mcts:12 --random 0.06 --again --ridge 3000

Two bots play, with a few of their answers at random so that all sorts of positions come up. At the
start of every page the parts of the game's `outlook.py` are noted for both seats; what they differ
in is fitted to the points by which the first seat won in the end (least squares), or to whether
it won (logistic regression), both with a ridge that keeps weights small. With `--again` it keeps
them near those that `outlook.py` has: then few games of strong bots mend what many of weak ones
found. One game in five is kept apart to see how well positions are judged that were not fitted. The
tables that are printed go into `outlook.py`: that is a person's work, who rounds, and sets to 0
what rare positions let go below it. Whether new weights play better is then for the arena to say.

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
from ennead.core.game import Game
from ennead.core.rng import Rng
from ennead.core.weights import Part, Weights

APART = 5
"""One game in so many is not fitted."""
ROUNDS = 25
"""Newton's method has come to rest long before."""
RARE = 0.2
"""Features that differ by less than this between positions are held back by the ridge."""
Row = tuple[int, "np.ndarray[Any, Any]", float, float]
"""The game's seed, the differences of its features, the margin, and 1, 0.5 or 0 for a win."""


class Columns:
    """Where each weight stands in a row: for each table all early ones, then all late ones."""

    def __init__(self, home: str) -> None:
        self.outlook = import_module(f"{home}.outlook")
        self.tables: dict[str, Weights] = {
            name: value for name, value in vars(self.outlook).items() if isinstance(value, Weights)
        }
        self.start: dict[int, int] = {}
        self.count = 0
        for weights in self.tables.values():
            self.start[id(weights)] = self.count
            self.count += 2 * len(weights.names)

    def standing(self) -> np.ndarray[Any, Any]:
        """The weights that the outlook has."""
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
            parts: list[Part] = self.outlook.parts(state, seat)
            for part in parts:
                features = np.array(part.features)
                start = self.start[id(part.weights)]
                middle = start + len(features)
                row[start:middle] += sign * part.early * features
                row[middle : middle + len(features)] += sign * part.late * features
        return row


def positions(game: Game, columns: Columns, seed: int, bot: str, share: float) -> Iterator[Row]:
    """One game, at the start of each of its pages."""
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
    x: np.ndarray[Any, Any], y: np.ndarray[Any, Any], ridge: float, near: np.ndarray[Any, Any]
) -> Any:
    return np.linalg.solve(x.T @ x + ridge * np.eye(x.shape[1]), x.T @ y + ridge * near)


def logistic(
    x: np.ndarray[Any, Any], y: np.ndarray[Any, Any], ridge: float, near: np.ndarray[Any, Any]
) -> Any:
    weights = near.copy()
    for _ in range(ROUNDS):
        chance = 1.0 / (1.0 + np.exp(-np.clip(x @ weights, -30.0, 30.0)))
        slope = x.T @ (y - chance) - ridge * (weights - near)
        bend = (x * (chance * (1.0 - chance))[:, None]).T @ x + ridge * np.eye(x.shape[1])
        weights += np.linalg.solve(bend, slope)
    return weights


def fit(rows: list[Row], goal: str, ridge: float, near: np.ndarray[Any, Any]) -> Any:
    """The weights, near some others, and on stderr how often the side that looked better won."""
    x = np.array([row for _, row, _, _ in rows])
    y = np.array([margin if goal == "points" else won for _, _, margin, won in rows])
    won = np.array([won for _, _, _, won in rows])
    apart = np.array([seed % APART == 0 for seed, _, _, _ in rows])
    scale = x[~apart].std(0) + RARE
    method = least_squares if goal == "points" else logistic
    weights = method(x[~apart] / scale, y[~apart], ridge, near * scale) / scale
    for name, chosen in (("fitted", ~apart), ("kept apart", apart)):
        right = ((x[chosen] @ weights > 0) == (won[chosen] > 0.5)).mean()
        print(
            f"{name}: {chosen.sum()} positions, {100 * right:.1f} % judged right", file=sys.stderr
        )
    return weights


def show(columns: Columns, weights: Any) -> None:
    for name, table in columns.tables.items():
        start = columns.start[id(table)]
        count = len(table.names)
        print(f"{name}: Final = Weights(")
        for i, feature in enumerate(table.names):
            early, late = weights[start + i], weights[start + count + i]
            print(f'    ("{feature}", {early:.3f}, {late:.3f}),')
        print(")")


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the weights of a game's outlook.")
    parser.add_argument("game", choices=[game.id for game in ennead.games()])
    parser.add_argument("--games", type=int, default=1000, help="how many are played (1000)")
    parser.add_argument("--seed", type=int, default=0, help="of the first game (0)")
    parser.add_argument("--bot", default="easy", help="who plays both seats (easy)")
    parser.add_argument("--random", type=float, default=0.1, help="share of such answers (0.1)")
    parser.add_argument("--goal", choices=["points", "wins"], default="points")
    parser.add_argument(
        "--ridge", type=float, default=60.0, help="the greater, the smaller weights"
    )
    parser.add_argument(
        "--again", action="store_true", help="stay near the weights that there are, not near 0"
    )
    asked = parser.parse_args()
    game = ennead.game(asked.game)
    columns = Columns(game.home)
    rows: list[Row] = []
    for seed in range(asked.seed, asked.seed + asked.games):
        rows += positions(game, columns, seed, asked.bot, asked.random)
        print(f"\r{seed - asked.seed + 1} of {asked.games} games", end="", file=sys.stderr)
    print(file=sys.stderr)
    near = columns.standing() if asked.again else np.zeros(columns.count)
    show(columns, fit(rows, asked.goal, asked.ridge, near))


if __name__ == "__main__":
    main()
