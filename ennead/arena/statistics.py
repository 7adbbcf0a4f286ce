"""Shares of a game's result, and confidence intervals for their mean."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

NO_BREAK_SPACE: Final = "\u00a0"
Z_95: Final = 1.96
"""A normal distribution has 95 % of its mass within this many standard deviations."""


def result_shares(ranking: Sequence[int]) -> list[float]:
    """(n - place) / (n - 1) for each seat, with places counted from 1; ties share their places.

    If everybody loses to the game itself, everybody counts as tied for last place.
    """
    count = len(ranking)
    if count == 1:
        return [1.0 if ranking[0] == 0 else 0.0]
    shares: list[float] = []
    for place in ranking:
        before = sum(other < place for other in ranking)
        equal = sum(other == place for other in ranking)
        shares.append((count - (before + (equal + 1) / 2)) / (count - 1))
    return shares


def confidence_interval(mean: float, count: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a mean of shares between 0 and 1."""
    if count == 0:
        return 0.0, 1.0
    z = Z_95
    centre = mean + z * z / (2 * count)
    reach = z * math.sqrt(mean * (1 - mean) / count + z * z / (4 * count * count))
    scale = 1 + z * z / count
    return max(0.0, (centre - reach) / scale), min(1.0, (centre + reach) / scale)


def percent(share: float, language: str = "en") -> str:
    """A share as a percentage, spaced as the language wants it: '71%', in Russian '71\u00a0%'."""
    return f"{100 * share:.0f}{NO_BREAK_SPACE if language == 'ru' else ''}%"


def format_percent(mean: float, count: int, language: str = "en") -> str:
    """A mean with its interval, like '71% (66–75)'."""
    low, high = confidence_interval(mean, count)
    return f"{percent(mean, language)} ({100 * low:.0f}–{100 * high:.0f})"
