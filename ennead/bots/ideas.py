"""Ideas for somebody who learns: the medium bot's best answers, with reasons in words."""

from __future__ import annotations

import math
from typing import Final

from ennead.bots.greedy import Greedy
from ennead.bots.levels import Medium
from ennead.bots.reasons import TermChange, changes, largest_changes
from ennead.core.action import Action
from ennead.core.game import Game
from ennead.core.rng import Rng
from ennead.core.state import State

IDEAS: Final = 2
WORSE: Final = 0.12
"""A second idea is left out if it costs more than this chance to win."""
OTHERS: Final = 6
"""How many answers an idea is compared with."""
GUESSES: Final = 6
"""How often the others' answers to a secret question are guessed."""
MOST_ANSWERS: Final = 12
"""How many answers of the same turn are played on."""


class Idea:
    """An answer, the next answer of its kind in the turn, and what the turn brings."""

    def __init__(self, action: Action, then: Action | None, reasons: list[TermChange]) -> None:
        self.action = action
        self.then = then
        self.reasons = reasons
        self.wins = False
        """Whether it wins the game at once."""
        self.certain = True
        """Whether the reasons hold whatever the others choose in secret."""

    def json(self) -> dict[str, object]:
        return {
            "action": str(self.action),
            "then": str(self.then) if self.then is not None else None,
            "wins": self.wins,
            "certain": self.certain,
            "reasons": [reason.json() for reason in self.reasons],
        }


class Outcome:
    """What follows from an answer: the positions after the turn, and the answers given in it."""

    def __init__(self, states: list[State], then: Action | None) -> None:
        self.states = states
        self.then = then


def find_ideas(game: Game, state: State, seat: int, rng: Rng) -> list[Idea]:
    """At most two answers, the best first. The state may be the true one or a sample of it."""
    options = state.legal(seat)
    if len(options) == 1:
        return [Idea(options[0], None, [])]
    chosen = _ranked(game, state, seat, rng)
    compared = [option for option in options if option not in chosen]
    while len(compared) > OTHERS:
        compared.pop(rng.below(len(compared)))
    player = Greedy(game, rng)
    guesses = [_guess(player, state, seat) for _ in range(_guess_count(state))]
    outcomes = {option: _outcome(player, guesses, seat, option) for option in [*chosen, *compared]}
    found = {option: changes(game, state, outcomes[option].states) for option in outcomes}
    ideas: list[Idea] = []
    for action in chosen:
        others = [found[option] for option in outcomes if option is not action]
        idea = Idea(action, outcomes[action].then, largest_changes(seat, found[action], others))
        idea.wins = all(_is_won(after, seat) for after in outcomes[action].states)
        idea.certain = state.simultaneous is None
        ideas.append(idea)
    return ideas


def _is_won(state: State, seat: int) -> bool:
    return state.over and state.ranking[seat] == 0


def _ranked(game: Game, state: State, seat: int, rng: Rng) -> list[Action]:
    """The medium bot's best answers. Limited by iterations, so every machine agrees."""
    bot = Medium(game, rng)
    bot.budget.seconds = math.inf
    bot.choose(state.sample(seat, rng), seat)
    assert bot.search is not None  # there are several options
    arms = [arm for arm in bot.search.ranked_arms() if arm.visits > 0][:IDEAS]
    best = arms[0].total / arms[0].visits
    return [arm.action for arm in arms if best - arm.total / arm.visits <= WORSE]


def _guess_count(state: State) -> int:
    return 1 if state.simultaneous is None else GUESSES


def _guess(player: Greedy, state: State, seat: int) -> State:
    return state if state.simultaneous is None else player.guess_others(state, seat)


def _outcome(player: Greedy, guesses: list[State], seat: int, action: Action) -> Outcome:
    if guesses[0].simultaneous is not None:
        return Outcome([player.after_secret(guess, seat, action) for guess in guesses], None)
    return _play_turn(player, guesses[0], seat, action)


def _play_turn(player: Greedy, state: State, seat: int, action: Action) -> Outcome:
    """Answer and go on greedily to the end of the turn, or until something is revealed."""
    asked = state.open[0].question()
    after = state.fork()
    after.play(seat, action)
    then: Action | None = None
    for _ in range(MOST_ANSWERS):
        if after.over or after.simultaneous is not None or after.to_move != (seat,):
            break
        if after.page != state.page or after.revealed != state.revealed:
            break
        answer = player.best_now(after, seat)
        if then is None and after.open[0].question() is asked and answer.verb is action.verb:
            then = answer
        after.play(seat, answer)
    return Outcome([after], then)
