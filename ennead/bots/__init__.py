"""Bots: game-independent opponents behind one small interface."""

import importlib
import math
import re
import sys
from hashlib import blake2b
from operator import index
from pathlib import Path
from typing import Final, SupportsIndex

from ennead.bots.bot import Bot
from ennead.bots.greedy import Greedy
from ennead.bots.levels import LEVELS, level
from ennead.bots.random import Random
from ennead.bots.search_bot import Budget, SearchBot
from ennead.bots.tree_search import SearchParameters
from ennead.core.action import Action
from ennead.core.errors import BadOptions
from ennead.core.game import Game
from ennead.core.rng import Rng
from ennead.core.state import State

__all__ = ["Bot", "ask", "levels", "make", "names", "seed_for"]

IMPORT_PREFIX: Final = "py:"
DEFAULT_ITERATIONS: Final = 200
MAX_ITERATIONS: Final = 10_000_000
_BUDGET: Final = re.compile(r"mcts(?::(?:(\d{1,8})|(\d{1,4}(?:\.\d{1,3})?)s))?")


def levels() -> list[str]:
    """The names people choose from, weakest first."""
    return list(LEVELS)


def names() -> list[str]:
    """The bots that are specified by their name alone."""
    return [*LEVELS, "greedy", "random"]


def make(spec: str, game: Game, seed: SupportsIndex = 0) -> Bot:
    """Make the bot named by a spec; equal seeds make equal bots.

    A spec is one of `names()`, `mcts`, `mcts:500` (iterations per question), `mcts:1.5s` (seconds
    per turn), or `py:module:Class` (a subclass of `Bot` to import; the current folder counts).
    """
    rng = Rng.of(seed)
    if spec.startswith(IMPORT_PREFIX):
        return _import_bot(spec.removeprefix(IMPORT_PREFIX), game, rng)
    if spec in LEVELS:
        return level(spec, game, rng)
    if spec == "greedy":
        return Greedy(game, rng)
    if spec == "random":
        return Random(game, rng)
    found = _BUDGET.fullmatch(spec)
    if found is None:
        known = ", ".join([*names(), "mcts:500", "mcts:1.5s", "py:module:Class"])
        raise BadOptions(f"there is no bot {spec!r}; expected one of {known}")
    iterations, seconds = found.groups()
    if seconds is not None:
        budget = Budget(MAX_ITERATIONS, float(seconds))
    else:
        budget = Budget(int(iterations or DEFAULT_ITERATIONS), math.inf)
    if not 0 < budget.iterations <= MAX_ITERATIONS or budget.seconds <= 0:
        raise BadOptions(f"{spec!r} has a budget that is zero or too large")
    return SearchBot(game, rng, budget, SearchParameters())


def _import_bot(path: str, game: Game, rng: Rng) -> Bot:
    module, _, name = path.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # last, so that no file hides an installed module
    try:
        found = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadOptions(f"{IMPORT_PREFIX}{path} cannot be imported: {error}") from None
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadOptions(f"{IMPORT_PREFIX}{path} is not a subclass of ennead.bots.Bot")
    return found(game, rng)


def ask(bot: Bot, state: State, seat: SupportsIndex, rng: Rng) -> Action:
    """A bot's answer. The bot sees a sample of what its seat can know, never the true state."""
    number = index(seat)
    return bot.choose(state.sample(number, rng), number)


def seed_for(table: SupportsIndex, seat: SupportsIndex) -> int:
    """A separate seed for each bot at a table, which reveals nothing about the game's dice."""
    digest = blake2b(
        f"bot {index(seat) + 1} at a table with seed {index(table)}".encode(), digest_size=8
    )
    return int.from_bytes(digest.digest(), "big")
