"""The schedule of a tournament: every pairing in every seating, with the same seeds for all."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from ennead.arena.match import MatchConfig
from ennead.core.errors import BadOptions


def schedule_matches(
    game: str,
    specs: Sequence[str],
    players: int,
    games: int,
    first_seed: int = 0,
    options: dict[str, Any] | None = None,
    seconds: float = 10.0,
) -> list[MatchConfig]:
    """Schedule `games` games for each pairing, using each seed once in every seating.

    Two bots alternate around the table, A B A …, and then swap seats: B A B …. Pairings take
    turns, so a run that is stopped early has played all of them.
    """
    if len(set(specs)) != len(specs):
        raise BadOptions("a bot is named twice; every bot plays once in each pairing")
    if len(specs) < 2:
        raise BadOptions("an arena needs at least two bots")
    if players < 2:
        raise BadOptions("bots can only be paired in games with at least two players")
    if games < 2 or games % 2:
        raise BadOptions(f"{games} games cannot be paired; the number must be even")
    matches: list[MatchConfig] = []
    for seed in range(first_seed, first_seed + games // 2):
        for pair in combinations(specs, 2):
            for swapped in (0, 1):
                seats = tuple(pair[(seat + swapped) % 2] for seat in range(players))
                matches.append(MatchConfig(len(matches), game, seats, seed, options or {}, seconds))
    return matches
