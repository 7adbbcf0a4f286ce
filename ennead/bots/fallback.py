"""A bot with a fallback: when it fails, a greedy bot plays the rest of the turn."""

from __future__ import annotations

from typing import Final

from ennead.bots import Bot, ask, make
from ennead.bots.greedy import Greedy
from ennead.bots.subprocess_bot import PREFIX, BotFailed, SubprocessBot
from ennead.core.action import Action
from ennead.core.game import Game
from ennead.core.rng import Rng
from ennead.core.state import State

DEFAULT_SECONDS: Final = 10.0
"""The default time limit for an external program's answer."""


class BotWithFallback:
    """Answers with the bot named by a spec. A failure costs it one turn, not the game."""

    def __init__(self, spec: str, game: Game, seed: int, seconds: float = DEFAULT_SECONDS) -> None:
        rng = Rng.of(seed)
        self.bot: Bot
        if spec.startswith(PREFIX):
            self.bot = SubprocessBot(game, rng, spec.removeprefix(PREFIX), seconds)
        else:
            self.bot = make(spec, game, seed)
        self.name = self.bot.name
        self.failures: list[str] = []
        """What went wrong, one line per failure."""
        self._greedy = Greedy(game, Rng.of(seed))
        self._failed_on_page = -1

    def answer(self, state: State, seat: int, rng: Rng) -> Action:
        """Return a legal answer, whatever the bot does."""
        if state.page == self._failed_on_page:
            return ask(self._greedy, state, seat, rng)
        try:
            action = ask(self.bot, state, seat, rng)
            if action not in state.legal(seat):
                raise BotFailed(f"{self.name} answered '{action}', which is not legal now")
            return action
        except BotFailed as failure:
            self._record_failure(state.page, str(failure))
        except Exception as error:
            self._record_failure(state.page, f"{self.name} crashed: {error!r}")
        return ask(self._greedy, state, seat, rng)

    def close(self) -> None:
        if isinstance(self.bot, SubprocessBot):
            self.bot.close()

    def _record_failure(self, page: int, message: str) -> None:
        self._failed_on_page = page
        self.failures.append(message)
