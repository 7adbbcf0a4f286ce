"""Sampling what a player of Ankh cannot know: cards and bids that are not revealed yet."""

from __future__ import annotations

from ennead.core.rng import Rng
from ennead.games.ankh.rules.state import Ankh


def sample(g: Ankh, viewer: int | None, rng: Rng) -> None:
    """Nothing to do: the core discards unrevealed answers, and nothing else is hidden."""
