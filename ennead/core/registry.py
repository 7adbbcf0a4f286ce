"""The registry of games, from `ennead.games` and from other installed packages."""

from __future__ import annotations

import importlib
import pkgutil
import warnings
from importlib.metadata import entry_points
from typing import Any, Final

from ennead.core.errors import UnknownGame

GROUP: Final = "ennead.games"
"""The package of the built-in games, and the entry point group of all others."""

_known: Final[dict[str, Any]] = {}


def add(id: str, game: object) -> None:
    """Register a game; the constructor of `GameSpec` does this."""
    _known[id] = game


def find(id: str) -> Any:
    """The game with this id."""
    if id not in _known:
        _discover()
    if id not in _known:
        raise UnknownGame(f"there is no game {id!r}; expected one of {', '.join(sorted(_known))}")
    return _known[id]


def find_all() -> list[Any]:
    """All games, sorted by id."""
    _discover()
    return [_known[id] for id in sorted(_known)]


def game_of_package(package: str) -> Any:
    """The game that a package defines as `GAME`."""
    return importlib.import_module(package).GAME


def _discover() -> None:
    package = importlib.import_module(GROUP)
    for module in pkgutil.iter_modules(package.__path__, GROUP + "."):
        importlib.import_module(module.name)
    for entry in entry_points(group=GROUP):
        try:
            entry.load()
        except Exception as error:
            # One broken package must not make the other games unavailable.
            warnings.warn(f"cannot load the game {entry.name!r}: {error!r}", stacklevel=3)
