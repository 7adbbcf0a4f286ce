"""What a game was worth to each seat, and how sure one can be of a mean of such shares."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

NINETY_FIVE: Final = 1.96


def shares(ranking: Sequence[int]) -> list[float]:
    """(n - place) / (n - 1) for each seat, places counted from 1; equal places share theirs.

    Where everybody lost to the game itself nobody gets more than those who came last.
    """
    count = len(ranking)
    if count == 1:
        return [1.0 if ranking[0] == 0 else 0.0]
    found: list[float] = []
    for place in ranking:
        before = sum(other < place for other in ranking)
        equal = sum(other == place for other in ranking)
        found.append((count - (before + (equal + 1) / 2)) / (count - 1))
    return found


def interval(mean: float, count: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a mean of shares between 0 and 1."""
    if count == 0:
        return 0.0, 1.0
    z = NINETY_FIVE
    centre = mean + z * z / (2 * count)
    reach = z * math.sqrt(mean * (1 - mean) / count + z * z / (4 * count * count))
    below = 1 + z * z / count
    return max(0.0, (centre - reach) / below), min(1.0, (centre + reach) / below)


def percent(mean: float, count: int) -> str:
    """'71 % (66-75)'"""
    low, high = interval(mean, count)
    return f"{100 * mean:.0f} % ({100 * low:.0f}–{100 * high:.0f})"
