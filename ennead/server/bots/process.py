"""Code that runs in a bot process, on a position its seat considers possible, not the real one."""

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
from ennead.bots import coach, hints, partner
from ennead.bots.ideas import find_ideas
from ennead.core.game import Game
from ennead.core.record import Record
from ennead.core.rng import Rng

NICENESS = 10
"""Bots yield to the server."""
MAX_BOTS: Final = 64
"""Bots that are kept, with their search trees, for their next question."""

T = TypeVar("T")
_bots: OrderedDict[tuple[str, int, str], bots.Bot] = OrderedDict()


def initialize() -> None:
    """Set up a process: ignore Ctrl-C, and end when the server does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(max(0, NICENESS - os.nice(0)))  # a process may have begun with it
    parent = parent_process()
    if parent is not None:
        watch = threading.Thread(target=_exit_with, args=(parent.sentinel,), daemon=True)
        watch.start()


def _exit_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


def _game(package: str) -> Game:
    game: Game = importlib.import_module(package).GAME
    return game


def timed(work: Callable[..., T], *arguments: object) -> tuple[float, float, T]:
    """Run a function; returns the seconds it took, its processor time, and its result."""
    started, used = time.monotonic(), time.process_time()
    result = work(*arguments)
    return time.monotonic() - started, time.process_time() - used, result


def choose(
    package: str, table: str, spec: str, position: dict[str, object], seat: int, seed: int
) -> str:
    """A bot's answer, as text. The bot is kept for its table, so that it can reuse its tree."""
    game = _game(package)
    key = (table, seat, spec)
    bot = _bots.pop(key, None) or bots.make(spec, game, seed)
    answer = str(bot.choose(game.load(position), seat))
    _bots[key] = bot
    if len(_bots) > MAX_BOTS:
        _bots.popitem(last=False)
    return answer


def follows_suggestion(
    package: str, position: dict[str, object], seat: int, seed: int, action: str
) -> bool:
    """Whether a bot takes its partner's suggestion."""
    game = _game(package)
    state = game.load(position)
    return partner.follows_suggestion(game, state, seat, game.parse(action), Rng.of(seed))


def advise(
    package: str, position: dict[str, object], seat: int, seed: int, level: str
) -> dict[str, object]:
    """What a bot of this level would answer, and the main reason."""
    game = _game(package)
    return hints.find_hint(game, game.load(position), seat, Rng.of(seed), level).json()


def ideas(
    package: str, position: dict[str, object], seat: int, seed: int
) -> list[dict[str, object]]:
    """Up to two answers of the medium bot, with their reasons."""
    game = _game(package)
    found = find_ideas(game, game.load(position), seat, Rng.of(seed))
    return [idea.json() for idea in found]


def chances(
    package: str, position: dict[str, object], seat: int, seed: int, iterations: int
) -> list[float]:
    """Every seat's chance to win, as this seat can estimate it."""
    game = _game(package)
    found = hints.win_probabilities(game, game.load(position), seat, Rng.of(seed), iterations)
    return [round(chance, 3) for chance in found]


def judge(package: str, record: str, move: int, iterations: int) -> dict[str, object] | None:
    """The coach's judgement of one move; None if there was no choice."""
    judged = coach.review_move(_game(package), Record.parse(record), move, Rng.of(move), iterations)
    return judged.json() if judged is not None else None


def do_nothing() -> None:
    """Submitted to start a process before it is needed."""
