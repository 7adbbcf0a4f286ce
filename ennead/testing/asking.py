"""What must hold at every question."""

from __future__ import annotations

from ennead.core.rng import Rng
from ennead.core.state import State
from ennead.testing.failure import require

TRIED = 25
"""How many actions of the vocabulary are tried at each question."""


def check(state: State, rng: Rng) -> None:
    require(state.to_move != (), "nobody is asked although the game is not over")
    require(len(set(state.to_move)) == len(state.to_move), f"asked twice: {state.to_move}")
    known = state.setting.card.questions.by_name
    for question in state.questions():
        require(question["question"] in known, f"unknown question {question}")
    _check_options(state)
    _check_reasons(state, rng)


def _check_options(state: State) -> None:
    before = state.dump()
    for choice, offered in zip(state.open, state.offers, strict=True):
        legal = state.legal(choice.seat)
        require(legal != [], f"seat {choice.seat} has no legal action")
        require(len(set(legal)) == len(legal), f"seat {choice.seat} is offered an action twice")
        require(state.together is not None or len(legal) > 1, f"'{legal[0]}' need not be asked")
        require(choice.options(state) == offered, "asking for the options again gives others")
    require(state.dump() == before, "asking for the options changed the state")
    for seat in range(state.players):
        if seat not in state.to_move:
            require(state.legal(seat) == [], f"seat {seat} is not asked but has legal actions")


def _check_reasons(state: State, rng: Rng) -> None:
    """`why_not` agrees with `legal`, and its reasons are in the vocabulary."""
    actions = state.setting.card.actions.all
    known = state.setting.card.reasons.by_name
    for seat in state.to_move:
        legal = state.legal(seat)
        tried = [actions[rng.below(len(actions))] for _ in range(TRIED)]
        for action in [*legal[:TRIED], *tried]:
            reason = state.why_not(seat, action)
            if action in legal:
                require(reason is None, f"'{action}' is legal, yet why_not says {reason}")
            else:
                require(reason is not None, f"'{action}' is not legal, but nothing says why")
                require(reason is not None and reason.kind.name in known, f"unknown {reason}")
