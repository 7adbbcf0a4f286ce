"""The speed of other projects: catanatron and some OpenSpiel games, with random players.

    pip install catanatron open_spiel
    python bench/other_projects.py --json peers.json --seconds 2

Each is driven through its public Python API with as little overhead as possible: no logging, no
validation of actions taken from its own list of legal ones, and the fastest way we know to pick
one at random.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any

from measure import Figures, measure, table, write

SPIEL_GAMES = (
    "tic_tac_toe",
    "backgammon",
    "hearts",
    "gin_rummy",
    "goofspiel",
    "python_tic_tac_toe",
    "python_team_dominoes",
)
CHANCE, SIMULTANEOUS = -1, -2  # OpenSpiel's ids for nodes without a single player to move


class Catan:
    """catanatron's Catan for four. Chance is rolled inside the engine, by the global `random`."""

    def __init__(self) -> None:
        library = import_module("catanatron")
        self.name = f"catanatron {version('catanatron')}: Catan, 4 players"
        self.turns = int(import_module("catanatron.game").TURNS_LIMIT)
        self.start: Callable[[list[Any]], Any] = library.Game
        self.players = [library.RandomPlayer(color) for color in library.Color]

    def new(self) -> Any:
        return self.start(self.players)

    def play(self, state: Any, limit: int) -> tuple[int, int]:
        pick = random.random
        execute, winner, inner = state.execute, state.winning_color, state.state
        decisions = real = 0
        while decisions < limit and winner() is None and inner.num_turns < self.turns:
            actions = inner.playable_actions
            decisions += 1
            if len(actions) > 1:
                real += 1
                execute(actions[int(pick() * len(actions))], validate_action=False)
            else:
                execute(actions[0], validate_action=False)
        return decisions, real

    def over(self, state: Any) -> bool:
        return state.winning_color() is not None or state.state.num_turns >= self.turns

    def copier(self, state: Any) -> Callable[[], Any]:
        copy: Callable[[], Any] = state.copy
        return copy

    def viewers(self, state: Any) -> Sequence[Callable[[], object]]:
        return ()  # its players see the full state


class Spiel:
    """A game of OpenSpiel. Chance is a player there: we roll for it, which is not a decision."""

    def __init__(self, game: str) -> None:
        if game.startswith("python_"):  # registers itself when imported
            import_module(f"open_spiel.python.games.{game.removeprefix('python_')}")
        loaded = import_module("pyspiel").load_game(game)
        self.name = f"open_spiel {version('open_spiel')}: {game}, {loaded.num_players()} players"
        self.new: Callable[[], Any] = loaded.new_initial_state
        self.seats = range(loaded.num_players())

    def play(self, state: Any, limit: int) -> tuple[int, int]:
        pick = random.random
        to_move, legal, apply = state.current_player, state.legal_actions, state.apply_action
        decisions = real = 0
        while decisions < limit:
            seat = to_move()
            if seat >= 0:
                actions = legal()
                decisions += 1
                if len(actions) > 1:
                    real += 1
                    apply(actions[int(pick() * len(actions))])
                else:
                    apply(actions[0])
            elif seat == CHANCE:
                left = pick()
                for action, probability in state.chance_outcomes():
                    left -= probability
                    if left < 0:
                        apply(action)
                        break
                else:  # rounding error
                    apply(action)
            elif seat == SIMULTANEOUS:
                chosen = []
                for seat in self.seats:
                    actions = legal(seat)
                    decisions += 1
                    real += len(actions) > 1
                    chosen.append(actions[int(pick() * len(actions))])
                state.apply_actions(chosen)
            else:
                break
        return decisions, real

    def over(self, state: Any) -> bool:
        return bool(state.is_terminal())

    def copier(self, state: Any) -> Callable[[], Any]:
        copy: Callable[[], Any] = state.clone
        return copy

    def viewers(self, state: Any) -> Sequence[Callable[[], object]]:
        return ()  # its tensors and strings are not comparable to a view


def peers(seconds: float, repeats: int) -> list[Figures]:
    """All rows; the first, catanatron's, is the reference."""
    subjects: list[Catan | Spiel] = [Catan(), *map(Spiel, SPIEL_GAMES)]
    return [measure(subject, seconds, repeats) for subject in subjects]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure catanatron and OpenSpiel on one core.")
    parser.add_argument("--json", type=Path, metavar="FILE", help="file for the results")
    parser.add_argument("--seconds", type=float, default=2.0, help="length of a measurement window")
    parser.add_argument("--repeats", type=int, default=5, help="number of windows to measure")
    options = parser.parse_args()
    try:
        rows = peers(options.seconds, options.repeats)
    except ModuleNotFoundError as error:
        parser.exit(1, f"{error}; run: pip install catanatron open_spiel\n")
    print(table(rows, reference=rows[0]))
    if options.json:
        write(options.json, rows)


if __name__ == "__main__":
    main()
