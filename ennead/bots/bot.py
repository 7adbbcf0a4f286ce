"""The interface every bot implements."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ennead.core.action import Action
from ennead.core.game import Game
from ennead.core.rng import Rng
from ennead.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Picks a legal action from a state consistent with everything its seat knows."""

    name = "bot"

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game = game
        self.rng = rng

    def __repr__(self) -> str:
        return f"<bot {self.name} for {self.game.id}>"

    def choose(self, state: State, seat: int) -> Action:
        """Return one of `state.legal(seat)`. The bot may modify the state."""
        raise NotImplementedError
