"""Which games have environments, and what learning libraries need to know about each.

A game declares this in its `knowledge/environment.py`.
"""

from __future__ import annotations

import ennead
from ennead.core.game import Game


def learnable_games() -> list[Game]:
    """Every registered game that has features, in the order of their ids."""
    return [game for game in ennead.games() if game.make_features is not None]


def environment_version(game: Game) -> int:
    """The version in names like `aton_v0`: a trained network fits only one version."""
    return int(getattr(game.submodule("knowledge.environment"), "VERSION", 0))


def is_zero_sum(game: Game) -> bool:
    """Whether the results of all seats always add up to 0."""
    return bool(getattr(game.submodule("knowledge.environment"), "ZERO_SUM", False))
