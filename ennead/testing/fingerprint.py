"""Fingerprints of random games, to show that a change of the code changes no game.

    python -m ennead.testing.fingerprint --games 5000

plays the same random games with whichever version of the package Python imports, pure or
compiled, and prints a hash for each game and number of players. Two versions that print the same
hashes met the same questions, options, positions, views, features, evaluations and events.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from multiprocessing import get_context
from os import cpu_count

from ennead.core import registry
from ennead.core.game import Game
from ennead.core.rng import Rng
from ennead.core.state import State

BATCH = 250
VIEWED_PERCENT = 2
"""The percentage of positions of which all views, features and evaluations are hashed, too."""


def fingerprint(game: Game, players: int, first: int, count: int) -> str:
    """A hash of `count` random games with the seeds from `first` on."""
    hashed = hashlib.sha256()
    for seed in range(first, first + count):
        for line in played(game, players, seed):
            hashed.update(line.encode())
    return hashed.hexdigest()


def played(game: Game, players: int, seed: int) -> list[str]:
    """Everything one random game showed, one line of text for each fact.

    Every other game is played on a copy without history, as search plays it.
    """
    rng = Rng.of(seed)
    state: State = game.new(players=players, seed=seed)
    if seed % 2:
        state = state.fork()
    lines: list[str] = []
    while not state.over:
        seats = state.to_move
        legal = [[action.index for action in state.legal(seat)] for seat in seats]
        lines.append(_compact([seats, legal, state.dump()]))
        if rng.below(100) < VIEWED_PERCENT:
            lines.append(_compact([state.view(seat) for seat in (*range(players), None)]))
            lines += [_judged(game, state, seat) for seat in range(players)]
        at = rng.below(len(seats))
        state.play(seats[at], legal[at][rng.below(len(legal[at]))])
    lines.append(_compact([state.dump(), state.scores, state.ranking]))
    lines.append(_compact([state.events(seat) for seat in (*range(players), None)]))
    if state.history is not None:
        lines.append(str(state.record()))
    return lines


def _judged(game: Game, state: State, seat: int) -> str:
    """What learning programs and bots see of a position."""
    values = [game.evaluate(state, seat), game.fitted_evaluate(state, seat)]
    row = (
        ""
        if game.make_features is None
        else game.make_features(state.config).row(state, seat).hex()
    )
    return f"{row} {values}"


def _compact(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def _run(task: tuple[str, int, int, int]) -> str:
    id, players, first, count = task
    return fingerprint(registry.find(id), players, first, count)


def main() -> None:
    parser = argparse.ArgumentParser(description="Print a hash of random games, by game and size.")
    parser.add_argument("game", nargs="*", help="by default all games")
    parser.add_argument("--games", type=int, default=5_000, help="games of each size")
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1)
    arguments = parser.parse_args()
    chosen = [registry.find(id) for id in arguments.game] or registry.find_all()
    with get_context("spawn").Pool(arguments.jobs) as pool:
        for game in chosen:
            for players in range(game.seats[0], game.seats[1] + 1):
                tasks = [
                    (game.id, players, first, min(BATCH, arguments.games - first))
                    for first in range(0, arguments.games, BATCH)
                ]
                hashes = "\n".join(pool.map(_run, tasks, chunksize=1))
                whole = hashlib.sha256(hashes.encode()).hexdigest()
                print(f"{game.id} {players} players, {arguments.games} games: {whole}", flush=True)


if __name__ == "__main__":
    main()
