"""Soak test with many random games: `python -m ennead.testing.soak aton --games 100000`."""

from __future__ import annotations

import argparse
import time
from multiprocessing import get_context
from os import cpu_count

from ennead.core import registry
from ennead.core.game import Game
from ennead.core.record import Record
from ennead.core.rng import Rng
from ennead.core.state import State
from ennead.testing.check import check_game, random_options
from ennead.testing.failure import located, require

BATCH = 250
CHECKED_PERCENT = 4
"""The percentage of questions at which the position is written, read back and compared."""
MOST_MOVES = 20_000


def play_one(game: Game, players: int, seed: int) -> State:
    """Play a random game to its end, check positions on the way, and replay its record."""
    rng = Rng.of(seed)
    with located(f"{game.id}.new(players={players}, seed={seed})"):
        state = game.new(players=players, seed=seed, options=random_options(game, players, rng))
        moves = 0
        while not state.over:
            require(moves < MOST_MOVES, f"the game has not ended after {MOST_MOVES} moves")
            seat = state.to_move[rng.below(len(state.to_move))]
            options = state.legal(seat)
            require(options != [], f"seat {seat} has no legal action after move {moves}")
            if rng.below(100) < CHECKED_PERCENT:
                position = state.dump()
                require(
                    game.load(position).dump() == position,
                    "a position changes when written and read back",
                )
            state.play(seat, options[rng.below(len(options))])
            moves += 1
        replayed = Record.parse(str(state.record())).replay()
        require(replayed.dump() == state.dump(), "the record replays to a different state")
    return state


def run_batch(task: tuple[str, int, int]) -> dict[str, int]:
    """Play a batch of games; the first seed also goes through the whole conformance kit."""
    id, first, count = task
    game: Game = registry.find(id)
    check_game(game, games=1, seed=first)
    tally = {"games": 0, "moves": 0, "draws": 0}
    fewest, most = game.seats
    for seed in range(first, first + count):
        state = play_one(game, fewest + seed % (most - fewest + 1), seed)
        tally["games"] += 1
        tally["moves"] += state.record().moves
        tally["draws"] += state.ranking.count(0) != 1
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description="Play many random games and check them.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1)
    arguments = parser.parse_args()
    tasks = [
        (arguments.game, first, min(BATCH, arguments.seed + arguments.games - first))
        for first in range(arguments.seed, arguments.seed + arguments.games, BATCH)
    ]
    began = time.monotonic()
    total = {"games": 0, "moves": 0, "draws": 0}
    with get_context("spawn").Pool(arguments.jobs) as pool:
        for tally in pool.imap_unordered(run_batch, tasks):
            for name, count in tally.items():
                total[name] += count
            print(f"\r{total['games']} of {arguments.games} games", end="", flush=True)
    seconds = time.monotonic() - began
    print(
        f"\r{total['games']} games of {arguments.game} passed in {seconds:.0f} s: "
        f"{total['moves']} moves, {total['draws']} without a single winner"
    )


if __name__ == "__main__":
    main()
