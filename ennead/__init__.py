"""Ennead: three Egyptian strategy games for people, bots and programs."""

from collections.abc import Mapping, Sequence
from typing import Any

import ennead.games  # noqa: F401  imported first, because the function `games` replaces this name
from ennead.core import registry, rendering
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
    WorkerFailed,
)
from ennead.core.features import Features
from ennead.core.game import Game
from ennead.core.position_text import read_line, write_line
from ennead.core.record import Record
from ennead.core.rng import Rng
from ennead.core.sparse_features import SparseFeatures
from ennead.core.state import State
from ennead.core.view import View

__version__ = "0.1.0"

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
    "SparseFeatures",
    "State",
    "UnknownGame",
    "View",
    "WorkerFailed",
    "__version__",
    "format_position",
    "game",
    "games",
    "parse_position",
]


def game(id: str) -> Game:
    """The game with this id: `ennead.game("aton")`."""
    found: Game = registry.find(id)
    return found


def games() -> list[Game]:
    """All games, including those of other installed packages."""
    return registry.find_all()


def format_position(state: State) -> str:
    """A position on one line, without history; it contains everything, secrets included."""
    return write_line(state.dump())


def parse_position(text: str) -> State:
    """The state of a position that `format_position` wrote."""
    position = read_line(text)
    return game(position["game"]).load(position)


def _render(view: Mapping[str, Any], language: str, names: Sequence[str]) -> str:
    from ennead.words.position_svg import draw_position  # loads the message catalogues

    return draw_position(view, language, names)


rendering.set_renderer(_render)
