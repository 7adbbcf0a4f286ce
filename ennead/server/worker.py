"""What runs in a bot's own process. It gets a position that may be true, never the truth."""

from __future__ import annotations

import importlib
import os
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from multiprocessing import parent_process
from multiprocessing.connection import wait
from typing import Final, TypeVar

from ennead import bots
from ennead.bots import advice, coach
from ennead.core.game import Game
from ennead.core.record import Record
from ennead.core.rng import Rng

NICENESS = 10
"""People's clicks come first."""
MOST_BOTS: Final = 64
"""So many bots keep what they have thought, for their next question."""

T = TypeVar("T")
_bots: OrderedDict[tuple[str, int, str], bots.Bot] = OrderedDict()


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


def _game(home: str) -> Game:
    game: Game = importlib.import_module(home).GAME
    return game


def timed(work: Callable[..., T], *arguments: object) -> tuple[float, T]:
    """Do some work and tell how long it took, so that waiting for it can be told apart."""
    begun = time.monotonic()
    done = work(*arguments)
    return time.monotonic() - begun, done


def think(
    home: str, table: str, spec: str, position: dict[str, object], seat: int, seed: int
) -> str:
    """A bot's answer, as text, in the game whose package is `home`.

    The bot of a table is kept: it may go on thinking where it stopped.
    """
    game = _game(home)
    key = (table, seat, spec)
    bot = _bots.pop(key, None) or bots.make(spec, game, seed)
    answer = str(bot.choose(game.load(position), seat))
    _bots[key] = bot
    if len(_bots) > MOST_BOTS:
        _bots.popitem(last=False)
    return answer


def advise(
    home: str, position: dict[str, object], seat: int, seed: int, level: str
) -> dict[str, object]:
    """What a level would answer, with the main reason."""
    game = _game(home)
    return advice.advise(game, game.load(position), seat, Rng.of(seed), level).json()


def chances(
    home: str, position: dict[str, object], seat: int, seed: int, iterations: int
) -> list[float]:
    """Everybody's chance to win, as this seat may see it."""
    game = _game(home)
    found = advice.chances(game, game.load(position), seat, Rng.of(seed), iterations)
    return [round(chance, 3) for chance in found]


def judge(home: str, record: str, move: int, iterations: int) -> dict[str, object] | None:
    """What the coach says of one move of a finished game; None if it left no choice."""
    judged = coach.judge_move(_game(home), Record.parse(record), move, Rng.of(move), iterations)
    return judged.json() if judged is not None else None


def nothing() -> None:
    """Asked of every worker when the server starts, so that the first answer need not wait."""
