"""What runs in a bot's own process. It gets a position that may be true, never the truth."""

from __future__ import annotations

import importlib
import os
import signal
import threading
from multiprocessing import parent_process
from multiprocessing.connection import wait

from ennead import bots
from ennead.core.game import Game

NICENESS = 10
"""People's clicks come first."""


def begin() -> None:
    """Set up a worker: Ctrl-C is the server's business, and it ends when the server does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    parent = parent_process()
    if parent is not None:
        watch = threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True)
        watch.start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


def think(home: str, spec: str, position: dict[str, object], seat: int, seed: int) -> str:
    """A bot's answer, as text, in the game whose package is `home`."""
    game: Game = importlib.import_module(home).GAME
    bot = bots.make(spec, game, seed)
    return str(bot.choose(game.load(position), seat))


def nothing() -> None:
    """Asked of every worker when the server starts, so that the first answer need not wait."""
