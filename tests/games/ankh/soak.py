"""Very many games of Ankh from boosted starts.

From the folder `tests`: `python -m games.ankh.soak --games 20000`.

Games that begin at the beginning seldom leave the red spaces when they are played at random; these
meet the last events, the win at 31 and the rare figures. `make soak` plays both.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter

from games.ankh.ankh_play import ANKH, boosted, check_story, play
from games.ankh.test_invariants import RARE, check_ranking

from ennead.core.record import Record

REPLAYED = 10
"""Of so many games one is replayed from its record."""


def play_one(seed: int, met: Counter[str]) -> None:
    """All that must hold holds at every question, and what is told explains every point."""
    state = boosted(2 + seed % 4, seed)
    begun = state.copy()
    events = play(state, seed)
    check_story(state, begun, events)
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
