"""The speed of our search, compared with OpenSpiel's MCTS on a game of similar length.

    python bench/search.py                # this package, and OpenSpiel if it is installed

Backgammon has about as many decisions as our shorter games for two players. OpenSpiel's playouts
run to the end of the game with random moves; ours start with a new sample of the hidden
information, follow the game's evaluation and stop at the end of the page (a round or turn). So
this measures how long a decision takes, not who plays better.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from typing import Any

from engine import COMPILED

import ennead
from ennead.bots.tree_search import SearchParameters, TreeSearch
from ennead.core.rng import Rng

POSITIONS = 12
ITERATIONS = 50


def ours(id: str) -> tuple[str, Callable[[int], int]]:
    """A row's name, and a function that searches the nth position and counts iterations."""
    game = ennead.game(id)
    players = game.default_players

    def run(number: int) -> int:
        state = game.new(players, seed=number).fork()
        dice = random.Random(number)
        while True:
            for _ in range(dice.randrange(100)):
                seat = state.to_move[0]
                state.play(seat, dice.choice(state.legal(seat)))
                if state.over:
                    break
            if not state.over:
                break
            state = game.new(players, seed=number).fork()
        search = TreeSearch(
            game.fitted_evaluate, state, state.to_move[0], SearchParameters(), Rng.of(number)
        )
        search.run(ITERATIONS)
        return search.iterations

    build = "compiled" if COMPILED else "pure"
    return f"ennead {id}, {players} players, {build}", run


def spiel(game: str, native: bool) -> tuple[str, Callable[[int], int]]:
    """OpenSpiel's search in C++ or in Python."""
    library: Any = import_module("pyspiel")
    loaded = library.load_game(game)
    if native:
        evaluator = library.RandomRolloutEvaluator(1, 1)
        bot = library.MCTSBot(loaded, evaluator, 1.4, ITERATIONS, 100, False, 1, False)
    else:
        mcts: Any = import_module("open_spiel.python.algorithms.mcts")
        bot = mcts.MCTSBot(loaded, 1.4, ITERATIONS, mcts.RandomRolloutEvaluator(1))

    def run(number: int) -> int:
        dice = random.Random(number)
        state = loaded.new_initial_state()
        left = dice.randrange(60)
        while left or state.is_chance_node():
            state.apply_action(dice.choice(state.legal_actions()))
            left = max(0, left - 1)
            if state.is_terminal():
                state = loaded.new_initial_state()
        bot.step(state)
        return ITERATIONS

    build = "C++" if native else "Python"
    return f"open_spiel {version('open_spiel')} {game}, MCTS in {build}", run


def measure(run: Callable[[int], int]) -> float:
    """Iterations per second of processor time, over positions from every stage of a game."""
    run(0)
    start = time.process_time()
    done = sum(run(number) for number in range(POSITIONS))
    return done / (time.process_time() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how fast searches are, on one core.")
    parser.parse_args()
    rows = [ours(game.id) for game in ennead.games()]
    try:
        rows += [spiel("backgammon", True), spiel("backgammon", False)]
    except ModuleNotFoundError as error:
        print(f"OpenSpiel is not installed: {error}")
    print("| search | iterations/s |\n|---|---:|")
    for name, run in rows:
        print(f"| {name} | {measure(run):,.0f} |", flush=True)


if __name__ == "__main__":
    main()
