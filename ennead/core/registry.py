"""Where games are found by their id."""

from __future__ import annotations

import importlib
import pkgutil
import warnings
from importlib.metadata import entry_points
from typing import Any, Final

from ennead.core.errors import UnknownGame

GROUP: Final = "ennead.games"
"""Both the package of the games in the house and the entry point group of those outside."""

_known: Final[dict[str, Any]] = {}


def add(id: str, game: object) -> None:
    """Make a game known by its id; every `Game` does this when it is made."""
    _known[id] = game


def find(id: str) -> Any:
    """The game with this id."""
    if id not in _known:
        _discover()
    if id not in _known:
        raise UnknownGame(f"no game is called {id!r}; there are {', '.join(sorted(_known))}")
    return _known[id]


def find_all() -> list[Any]:
    """Every game in the house and every installed one."""
    _discover()
    return [_known[id] for id in sorted(_known)]


def _discover() -> None:
    package = importlib.import_module(GROUP)
    for module in pkgutil.iter_modules(package.__path__, GROUP + "."):
        importlib.import_module(module.name)
    for entry in entry_points(group=GROUP):
        try:
            entry.load()
        except Exception as error:
            # A broken package of somebody else must not take the other games away.
            warnings.warn(f"the game {entry.name!r} cannot be loaded: {error!r}", stacklevel=3)
