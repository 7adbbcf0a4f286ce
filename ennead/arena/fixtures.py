"""Who plays whom: every pairing in every seating, with the same seeds for all."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from ennead.arena.match import Terms
from ennead.core.errors import BadOptions


def fixtures(
    game: str,
    specs: Sequence[str],
    players: int,
    games: int,
    first_seed: int = 0,
    options: dict[str, Any] | None = None,
    seconds: float = 10.0,
) -> list[Terms]:
    """`games` games for each pairing, each seed once in every seating.

    Two bots take turns around the table, A B A …, and change places: B A B …. Pairings come in
    turn, so that a run which is stopped has seen all of them.
    """
    if len(set(specs)) != len(specs):
        raise BadOptions("a bot is named twice; every bot plays once in each pairing")
    if len(specs) < 2:
        raise BadOptions("an arena needs two bots or more")
    if players < 2:
        raise BadOptions("bots can be paired in games of two players or more")
    if games < 2 or games % 2:
        raise BadOptions(f"{games} games cannot be paired; the number must be even")
    terms: list[Terms] = []
    for seed in range(first_seed, first_seed + games // 2):
        for pair in combinations(specs, 2):
            for turned in (0, 1):
                seats = tuple(pair[(seat + turned) % 2] for seat in range(players))
                terms.append(Terms(len(terms), game, seats, seed, options or {}, seconds))
    return terms
