"""What a bot is."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ennead.core.action import Action
from ennead.core.game import Game
from ennead.core.rng import Rng
from ennead.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Picks one of the legal actions, from a state that may be the true one for its seat."""

    name = "bot"

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game = game
        self.rng = rng

    def choose(self, state: State, seat: int) -> Action:
        """One of `state.legal(seat)`; the state is the bot's own to try things on."""
        raise NotImplementedError
