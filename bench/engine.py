"""The engine's speed: random games of every registered game, on one core.

`python bench/engine.py` measures the package that this Python imports, compiled or pure.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import random, randrange

from measure import Figures, measure, table, write

import ennead
from ennead.core import engine as core

COMPILED = not core.__file__.endswith(".py")


class EnneadSubject:
    """One of our games; `quiet` plays on copies without a log, as search does."""

    def __init__(self, id: str, quiet: bool = False) -> None:
        build = "compiled" if COMPILED else "pure"
        self.game = ennead.game(id)
        self.players = self.game.seats[1]
        quietly = ", quiet" if quiet else ""
        self.name = f"ennead {id}, {self.players} players, {build}{quietly}"
        self.quiet = quiet

    def new(self) -> ennead.State:
        state = self.game.new(players=self.players, seed=randrange(1 << 60))
        return state.fork() if self.quiet else state

    def play(self, state: ennead.State, limit: int) -> tuple[int, int]:
        decisions = real = 0
        while decisions < limit and not state.over:
            seat = state.to_move[0]
            options = state.legal(seat)
            count = len(options)
            state.play(seat, options[int(random() * count)])
            decisions += 1
            real += count > 1
        return decisions, real

    def over(self, state: ennead.State) -> bool:
        return state.over

    def copier(self, state: ennead.State) -> Callable[[], ennead.State]:
        return state.fork

    def viewers(self, state: ennead.State) -> Sequence[Callable[[], object]]:
        return [partial(state.view, seat) for seat in range(state.players)]


def engine(seconds: float, repeats: int) -> list[Figures]:
    """Two rows per game: played normally, and as search plays it."""
    ids = [game.id for game in ennead.games()]
    subjects = [EnneadSubject(id, quiet) for id in ids for quiet in (False, True)]
    return [measure(subject, seconds, repeats) for subject in subjects]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, metavar="FILE", help="file for the results")
    parser.add_argument("--seconds", type=float, default=2.0, help="length of a measurement window")
    parser.add_argument("--repeats", type=int, default=5, help="number of windows to measure")
    arguments = parser.parse_args()
    rows = engine(arguments.seconds, arguments.repeats)
    print(table(rows, rows[0]))
    if arguments.json:
        write(arguments.json, rows)


if __name__ == "__main__":
    main()
