"""A long run of random Ankh games from boosted starts.

From the folder `tests`: `python -m games.ankh.soak --games 20000`.

Random games from the regular start rarely leave the red spaces. Boosted ones reach the last events,
the win at 31 and the rare figures. `make soak` plays both.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter

from games.ankh.test_invariants import RARE, check_ranking
from support.ankh.random_games import ANKH, boosted, check_events_add_up, play

from ennead.core.record import Record

REPLAYED = 10
"""One game in this many is replayed from its record."""


def play_one(seed: int, met: Counter[str]) -> None:
    """Check the invariants at every question, and that events explain every point."""
    state = boosted(2 + seed % 4, seed)
    begun = state.fork()
    events = play(state, seed)
    check_events_add_up(state, begun, events)
    met.update(str(told["event"]) for told in events)
    if seed % REPLAYED == 0:
        replayed = Record.parse(str(state.record())).replay()
        assert replayed.dump() == state.dump()
    assert ANKH.load(state.dump()).dump() == state.dump()
    check_ranking(state)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    given = parser.parse_args()
    met: Counter[str] = Counter()
    began = time.monotonic()
    for count, seed in enumerate(range(given.first, given.first + given.games), 1):
        try:
            play_one(seed, met)
        except BaseException:
            print(f"in the game with the seed {seed}", flush=True)
            raise
        if count % 500 == 0:
            print(f"{count} games in {time.monotonic() - began:.0f} s", flush=True)
    missing = ", ".join(sorted(name for name in RARE if not met[name])) or "nothing"
    print(f"{given.games} games in {time.monotonic() - began:.0f} s; never met: {missing}")


if __name__ == "__main__":
    main()
