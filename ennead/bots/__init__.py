"""Opponents: game-independent, behind one small interface."""

from collections.abc import Callable
from typing import Final

from ennead.bots.bot import Bot
from ennead.bots.greedy import Greedy
from ennead.bots.random import Random
from ennead.core.action import Action
from ennead.core.errors import BadOptions
from ennead.core.game import Game
from ennead.core.rng import Rng
from ennead.core.state import State

__all__ = ["Bot", "ask", "make", "names"]

_MAKERS: Final[dict[str, Callable[[Game, Rng], Bot]]] = {"random": Random, "greedy": Greedy}


def names() -> list[str]:
    """What `make` understands."""
    return list(_MAKERS)


def make(spec: str, game: Game, seed: int = 0) -> Bot:
    """The bot a spec names; equal seeds make equal bots."""
    if spec not in _MAKERS:
        raise BadOptions(f"no bot is called {spec!r}; expected one of {', '.join(_MAKERS)}")
    return _MAKERS[spec](game, Rng.of(seed))


def ask(bot: Bot, state: State, seat: int, rng: Rng) -> Action:
    """A bot's answer; what it gets is a sample of what its seat can know, never the truth."""
    return bot.choose(state.sample(seat, rng), seat)
