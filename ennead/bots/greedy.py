"""The greedy bot: looks one choice ahead with the game's own evaluation."""

from __future__ import annotations

from typing import Final

from ennead.bots.bot import Bot
from ennead.core.action import Action
from ennead.core.state import State

GUESSES: Final = 2
"""How many times it guesses the other seats' answers to a secret question."""
MAX_CHOICES_AHEAD: Final = 30
"""How many choices it plays ahead after a secret answer."""


class Greedy(Bot):
    """Answers an open question with the option after which its position looks best.

    Answers a secret question with the option that does best on average when the others answer at
    random and everybody then plays greedily until the next secret question or the next page.
    """

    name = "greedy"

    def choose(self, state: State, seat: int) -> Action:
        if state.simultaneous is None:
            return self.best_now(state, seat)
        options = state.legal(seat)
        totals = [0.0] * len(options)
        for _ in range(GUESSES):
            guess = self.guess_others(state, seat)
            for i, option in enumerate(options):
                after = self.after_secret(guess, seat, option)
                totals[i] += self.game.evaluate(after, seat)
        return options[self.pick(totals)]

    def best_now(self, state: State, seat: int) -> Action:
        """The answer to an open question after which the position looks best."""
        options = state.legal(seat)
        return options[self.pick([self.value_after(state, seat, option) for option in options])]

    def value_after(self, state: State, seat: int, option: Action) -> float:
        """How good the position looks right after an answer."""
        after = state.fork()
        after.play(seat, option)
        return self.game.evaluate(after, seat)

    def guess_others(self, state: State, seat: int) -> State:
        """A position in which the others have answered a secret question at random."""
        guess = state.fork()
        guess.dice_key = self.rng.fresh_key()
        guess.rekey(0, 0)
        for other in guess.to_move:
            if other != seat:
                options = guess.legal(other)
                guess.play(other, options[self.rng.below(len(options))])
        return guess

    def after_secret(self, guess: State, seat: int, option: Action) -> State:
        """Answer, then let all play greedily until the next secret question or the next page."""
        after = guess.fork()
        after.play(seat, option)
        for _ in range(MAX_CHOICES_AHEAD):
            if after.over or after.simultaneous is not None or after.page != guess.page:
                break
            mover = after.to_move[0]
            after.play(mover, self.best_now(after, mover))
        return after

    def pick(self, values: list[float]) -> int:
        """The index of the highest value; ties are broken at random."""
        best = max(values)
        indexes = [i for i, value in enumerate(values) if value == best]
        return indexes[self.rng.below(len(indexes))]
