"""The processor instructions that one decision takes, counted by valgrind.

    python bench/instructions.py            # all games, as search plays them
    python bench/instructions.py ankh --log --profile ankh.callgrind

Unlike rates, the counts are the same on a busy machine, so they show whether a change helps. They
belong to the package that this Python imports, compiled or pure. A profile can be read with
`callgrind_annotate`.
"""

from __future__ import annotations

import argparse
import math
import random
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import ennead

DECISIONS = 2_000
"""Whole games are counted until they have had so many decisions."""
COUNTED = "--toggle-collect=math_ceil*"
"""Valgrind counts only while `math.ceil` runs, in which `Counted` plays the games."""


class Counted:
    def __init__(self, run: Callable[[], int]) -> None:
        self.run = run

    def __ceil__(self) -> int:
        return self.run()


def play(id: str, least: int, log: bool) -> int:
    """Play random games; return the number of decisions."""
    game = ennead.game(id)
    random.seed(least)
    decisions = 0
    while decisions < least:
        state = game.new(players=game.seats[1], seed=decisions)
        if not log:
            state = state.fork()
        while not state.over:
            seat = state.to_move[0]
            options = state.legal(seat)
            state.play(seat, options[int(random.random() * len(options))])
            decisions += 1
    return decisions


def count(id: str, log: bool, profile: Path) -> float:
    """Play in a second process under valgrind; return the instructions per decision."""
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={profile}", COUNTED]
    command += [sys.executable, __file__, id, "--counted", *(["--log"] if log else [])]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    found = re.search(r"Collected : (\d+)", run.stderr)
    assert found, run.stderr
    return int(found[1]) / int(run.stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description="Count instructions per decision.")
    parser.add_argument("game", nargs="*", help="by default all games")
    parser.add_argument("--log", action="store_true", help="keep the log and the events")
    parser.add_argument("--profile", type=Path, help="file for the profile of a single game")
    parser.add_argument("--counted", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    ids = options.game or [game.id for game in ennead.games()]
    if options.counted:
        play(ids[0], DECISIONS // 5, options.log)  # fill the caches
        print(math.ceil(Counted(lambda: play(ids[0], DECISIONS, options.log))))
        return
    with TemporaryDirectory() as folder:
        for id in ids:
            profile = options.profile or Path(folder, id)
            print(f"{id}: {count(id, options.log, profile):,.0f} instructions", flush=True)


if __name__ == "__main__":
    main()
