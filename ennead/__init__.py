"""Ennead: three Egyptian strategy games for people, bots and programs."""

import ennead.games  # noqa: F401  first, because the function `games` takes over this name
from ennead.core import registry
from ennead.core.action import Action
from ennead.core.errors import (
    BadNotation,
    BadOptions,
    BadPosition,
    BadRecord,
    CannotUndo,
    DeadEnd,
    EnneadError,
    IllegalAction,
    NoFeatures,
    NotToMove,
    UnknownGame,
)
from ennead.core.features import Features
from ennead.core.game import Game
from ennead.core.record import Record
from ennead.core.rng import Rng
from ennead.core.state import State

__all__ = [
    "Action",
    "BadNotation",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "CannotUndo",
    "DeadEnd",
    "EnneadError",
    "Features",
    "Game",
    "IllegalAction",
    "NoFeatures",
    "NotToMove",
    "Record",
    "Rng",
    "State",
    "UnknownGame",
    "game",
    "games",
]


def game(id: str) -> Game:
    """The game with this id: `ennead.game("aton")`."""
    found: Game = registry.find(id)
    return found


def games() -> list[Game]:
    """Every game there is, those of other packages too."""
    return registry.find_all()
