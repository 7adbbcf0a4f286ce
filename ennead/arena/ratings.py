"""How strong bots are: results of every pairing, and OpenSkill ratings over all games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from ennead.arena.match import MatchResult
from ennead.arena.statistics import Z_95, confidence_interval
from ennead.core.errors import BadOptions


@dataclass(frozen=True)
class Pairing:
    """One bot against another: its mean share with a 95 % interval."""

    bot: str
    rival: str
    games: int
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Rating:
    """A bot's strength as OpenSkill estimates it, with a 95 % interval."""

    bot: str
    games: int
    strength: float
    low: float
    high: float
    seconds: float
    """The average time it took per page (a turn or round) of the game."""


def share_of(result: MatchResult, bot: str) -> float:
    """A bot's mean share over its seats in a game."""
    own = [s for spec, s in zip(result.seats, result.shares, strict=True) if spec == bot]
    return sum(own) / len(own)


def pairings(specs: Sequence[str], results: Iterable[MatchResult]) -> list[Pairing]:
    """Every pairing of bots that have met."""
    found: dict[tuple[str, str], list[float]] = {}
    for result in results:
        for bot in set(result.seats):
            for rival in set(result.seats) - {bot}:
                found.setdefault((bot, rival), []).append(share_of(result, bot))
    rows = []
    for bot in specs:
        for rival in specs:
            met = found.get((bot, rival))
            if met:
                mean = sum(met) / len(met)
                rows.append(
                    Pairing(bot, rival, len(met), mean, *confidence_interval(mean, len(met)))
                )
    return rows


def ratings(specs: Sequence[str], results: Sequence[MatchResult]) -> list[Rating]:
    """The ratings, strongest first. Games count in the order of their numbers."""
    model = _model()
    strengths: dict[str, Any] = {spec: model.rating(name=spec) for spec in specs}
    games = dict.fromkeys(specs, 0)
    spent = dict.fromkeys(specs, 0.0)
    pages = dict.fromkeys(specs, 0)
    for result in sorted(results, key=lambda result: result.number):
        met = sorted(set(result.seats), key=result.seats.index)
        teams = [[strengths[bot]] for bot in met]
        rated = model.rate(teams, scores=[share_of(result, bot) for bot in met])
        for bot, (strength,) in zip(met, rated, strict=True):
            strengths[bot] = strength
            games[bot] += 1
        for bot, seconds in zip(result.seats, result.seconds, strict=True):
            spent[bot] += seconds
            pages[bot] += max(1, result.pages)
    rows = [
        Rating(
            bot,
            games[bot],
            strength.mu,
            strength.mu - Z_95 * strength.sigma,
            strength.mu + Z_95 * strength.sigma,
            spent[bot] / max(1, pages[bot]),
        )
        for bot, strength in strengths.items()
    ]
    return sorted(rows, key=lambda row: -row.strength)


def _model() -> Any:
    try:
        models = import_module("openskill.models")
    except ImportError:
        raise BadOptions(
            "the arena needs OpenSkill; install it with: pip install 'ennead[arena]'"
        ) from None
    return models.PlackettLuce()
