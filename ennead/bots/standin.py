"""A bot with somebody behind it: whoever fails loses one turn, not the game."""

from __future__ import annotations

from typing import Final

from ennead.bots import Bot, ask, make
from ennead.bots.command import PREFIX, BotFailed, Command
from ennead.bots.greedy import Greedy
from ennead.core.action import Action
from ennead.core.game import Game
from ennead.core.rng import Rng
from ennead.core.state import State

SECONDS: Final = 10.0
"""What a program has for an answer, if nobody says otherwise."""


class StandIn:
    """Answers with the bot a spec names; after a failure a greedy bot plays the turn to its end."""

    def __init__(self, spec: str, game: Game, seed: int, seconds: float = SECONDS) -> None:
        rng = Rng.of(seed)
        self.bot: Bot
        if spec.startswith(PREFIX):
            self.bot = Command(game, rng, spec.removeprefix(PREFIX), seconds)
        else:
            self.bot = make(spec, game, seed)
        self.name = self.bot.name
        self.troubles: list[str] = []
        """What went wrong, one line each."""
        self._greedy = Greedy(game, Rng.of(seed))
        self._failed_on = -1

    def answer(self, state: State, seat: int, rng: Rng) -> Action:
        """A legal answer, whatever the bot does."""
        if state.page == self._failed_on:
            return ask(self._greedy, state, seat, rng)
        try:
            action = ask(self.bot, state, seat, rng)
            if action not in state.legal(seat):
                raise BotFailed(f"{self.name} answered '{action}', which is not legal now")
            return action
        except BotFailed as failure:
            self._fail(state.page, str(failure))
        except Exception as error:
            self._fail(state.page, f"{self.name} has crashed: {error!r}")
        return ask(self._greedy, state, seat, rng)

    def close(self) -> None:
        if isinstance(self.bot, Command):
            self.bot.close()

    def _fail(self, page: int, what: str) -> None:
        self._failed_on = page
        self.troubles.append(what)
