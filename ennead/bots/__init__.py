"""Opponents: game-independent, behind one small interface."""

import importlib
import math
import re
from hashlib import blake2b
from typing import Final

from ennead.bots.bot import Bot
from ennead.bots.greedy import Greedy
from ennead.bots.levels import LEVELS, level
from ennead.bots.mcts import Budget, Mcts
from ennead.bots.random import Random
from ennead.bots.search import Plan
from ennead.core.action import Action
from ennead.core.errors import BadOptions
from ennead.core.game import Game
from ennead.core.rng import Rng
from ennead.core.state import State

__all__ = ["Bot", "ask", "levels", "make", "names", "seed_for"]

MOST_ITERATIONS: Final = 10_000_000
IMPORTED: Final = "py:"
USUAL_ITERATIONS: Final = 200
_BUDGET: Final = re.compile(r"mcts(?::(?:(\d{1,8})|(\d{1,4}(?:\.\d{1,3})?)s))?")


def levels() -> list[str]:
    """The names people choose from, weakest first."""
    return list(LEVELS)


def names() -> list[str]:
    """The bots that need nothing but their name; `make` understands `mcts:500` too."""
    return [*LEVELS, "greedy", "random"]


def make(spec: str, game: Game, seed: int = 0) -> Bot:
    """The bot a spec names; equal seeds make equal bots.

    Besides `names()`: `mcts`, `mcts:500` (iterations a question), `mcts:1.5s` (seconds a turn),
    and `py:module:Class`, a subclass of `Bot` that can be imported.
    """
    rng = Rng.of(seed)
    if spec.startswith(IMPORTED):
        return _imported(spec.removeprefix(IMPORTED), game, rng)
    if spec in LEVELS:
        return level(spec, game, rng)
    if spec == "greedy":
        return Greedy(game, rng)
    if spec == "random":
        return Random(game, rng)
    found = _BUDGET.fullmatch(spec)
    if found is None:
        known = ", ".join([*names(), "mcts:500", "mcts:1.5s", "py:module:Class"])
        raise BadOptions(f"no bot is called {spec!r}; expected one of {known}")
    iterations, seconds = found.groups()
    if seconds is not None:
        budget = Budget(MOST_ITERATIONS, float(seconds))
    else:
        budget = Budget(int(iterations or USUAL_ITERATIONS), math.inf)
    if not 0 < budget.iterations <= MOST_ITERATIONS or budget.seconds <= 0:
        raise BadOptions(f"{spec!r} leaves no time to think, or too much")
    return Mcts(game, rng, budget, Plan())


def _imported(where: str, game: Game, rng: Rng) -> Bot:
    module, _, name = where.partition(":")
    try:
        found = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadOptions(f"{IMPORTED}{where} cannot be imported: {error}") from None
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadOptions(f"{IMPORTED}{where} is no subclass of ennead.bots.Bot")
    return found(game, rng)


def ask(bot: Bot, state: State, seat: int, rng: Rng) -> Action:
    """A bot's answer; what it gets is a sample of what its seat can know, never the truth."""
    return bot.choose(state.sample(seat, rng), seat)


def seed_for(table: int, seat: int) -> int:
    """A seed of its own for each bot at a table, telling nothing of the game's dice."""
    digest = blake2b(f"bot {seat + 1} at a table with seed {table}".encode(), digest_size=8)
    return int.from_bytes(digest.digest(), "big")
