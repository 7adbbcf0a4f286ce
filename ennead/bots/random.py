"""The random bot: picks any legal action."""

from __future__ import annotations

from ennead.bots.bot import Bot
from ennead.core.action import Action
from ennead.core.state import State


class Random(Bot):
    name = "random"

    def choose(self, state: State, seat: int) -> Action:
        options = state.legal(seat)
        return options[self.rng.below(len(options))]
