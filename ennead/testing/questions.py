"""Every question: who is asked, the legal actions, and the reasons against all others."""

from __future__ import annotations

from ennead.core.rng import Rng
from ennead.core.state import State
from ennead.testing.failure import require

ACTIONS_TRIED = 25
"""The number of random actions tried at each question."""


def check(state: State, rng: Rng) -> None:
    """Check the open questions of a running game."""
    require(state.to_move != (), "nobody is asked, but the game is not over")
    require(
        len(set(state.to_move)) == len(state.to_move), f"a seat is asked twice: {state.to_move}"
    )
    known = state.config.spec.questions.by_name
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
        require(
            state.simultaneous is not None or len(legal) > 1,
            f"'{legal[0]}' is the only option and should not be asked",
        )
        require(
            choice.options(state) == offered, "options(g) gives different options the second time"
        )
    require(state.dump() == before, "options(g) changed the state")
    for seat in range(state.players):
        if seat not in state.to_move:
            require(state.legal(seat) == [], f"seat {seat} is not asked but has legal actions")


def _check_reasons(state: State, rng: Rng) -> None:
    """`why_not` agrees with `legal`, and its reasons are in the vocabulary."""
    actions = state.config.spec.actions.all
    known = state.config.spec.reasons.by_name
    for seat in state.to_move:
        legal = state.legal(seat)
        tried = [actions[rng.below(len(actions))] for _ in range(ACTIONS_TRIED)]
        for action in [*legal[:ACTIONS_TRIED], *tried]:
            reason = state.why_not(seat, action)
            if action in legal:
                require(reason is None, f"'{action}' is legal, but why_not says {reason}")
            else:
                require(reason is not None, f"'{action}' is illegal, but why_not gives no reason")
                require(reason is not None and reason.kind.name in known, f"unknown {reason}")
