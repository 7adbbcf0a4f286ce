"""The package is the same for its users whether it is compiled or not."""

from __future__ import annotations

import inspect
from typing import Any

import numpy as np
import pytest

import ennead
from ennead import bots
from ennead.core.action import Actions, Verb
from ennead.core.domain import Domain
from ennead.core.features import Part
from ennead.core.foresight import Foresight
from ennead.core.game import Game
from ennead.core.spec import GameSpec
from ennead.core.state import State
from ennead.core.step import Choice, Step
from ennead.core.vocabulary import Reason, Vocabulary

CLASSES = [
    ennead.Action,
    ennead.Features,
    ennead.Game,
    ennead.Record,
    ennead.Rng,
    ennead.State,
    Actions,
    Choice,
    Domain,
    Foresight,
    GameSpec,
    Part,
    Reason,
    Step,
    Verb,
    Vocabulary,
]


PROPERTIES: dict[type, list[str]] = {
    State: ["to_move", "asked", "players", "scores", "ranking"],
    Game: ["default_players"],
}


def public_members(kind: type) -> list[str]:
    """The methods and properties that a class defines itself."""
    methods = [
        name
        for name, member in vars(kind).items()
        if not name.startswith("_")
        and (inspect.isroutine(member) or isinstance(member, staticmethod))
    ]
    return methods + PROPERTIES.get(kind, [])


@pytest.mark.parametrize("kind", CLASSES, ids=lambda kind: kind.__name__)
def test_classes_and_their_members_explain_themselves(kind: type) -> None:
    assert inspect.getdoc(kind), "the class has a docstring"
    for name in public_members(kind):
        assert inspect.getdoc(getattr(kind, name)), f"{kind.__name__}.{name} has no docstring"


def test_signatures_name_their_parameters() -> None:
    assert list(inspect.signature(State.play).parameters) == ["self", "seat", "action"]
    assert list(inspect.signature(State.copy).parameters) == ["self", "history"]
    new = inspect.signature(Game.new).parameters
    assert list(new) == ["self", "players", "seed", "options", "rules", "shares"]
    assert new["players"].default is None
    assert "Answer this seat's question" in (State.play.__doc__ or "")


@pytest.mark.parametrize("id", ["aton", "tekhenu", "ankh"])
@pytest.mark.parametrize("number", [np.int64, np.uint8, np.int16])
def test_numpy_integers_are_integers(id: str, number: Any) -> None:
    game = ennead.game(id)
    state = game.new(number(2), number(3))
    seat = number(state.to_move[0])
    other = number(1 - state.to_move[0])
    action = state.legal(seat)[0]
    assert state.legal(seat) == state.legal(int(seat))
    assert game.evaluate(state, seat) == game.evaluate(state, int(seat))
    assert game.fitted_evaluate(state, seat) == game.fitted_evaluate(state, int(seat))
    assert game.actions.at(number(1)) is game.actions.at(1)
    assert state.view(seat) == state.view(int(seat))
    assert state.why_not(other, number(action.index)) == state.why_not(int(other), action)
    assert state.partners(seat) == state.partners(int(seat))
    assert state.information(seat) == state.information(int(seat))
    assert state.events(seat, number(0)) == state.events(int(seat))
    assert state.foresee(seat, [np.int64(action.index)]).events is not None
    assert game.features(number(2)).row(state, seat) == game.features(2).row(state, int(seat))
    rng = ennead.Rng.of(number(1))
    assert rng.below(number(5)) in range(5)
    assert state.sample(seat, rng).players == 2
    for spec in ("random", "greedy", "mcts:2"):
        bot = bots.make(spec, game, number(1))
        assert bots.ask(bot, state, seat, rng) in state.legal(int(seat))
    assert bots.seed_for(number(1), number(1)) == bots.seed_for(1, 1)
    state.play(seat, np.int64(action.index))
    assert state.can_undo(seat) in (True, False)
    assert state.moment(number(0)).legal(seat)


def test_a_seat_that_does_not_exist_is_refused_everywhere() -> None:
    state = ennead.game("aton").new(seed=1)
    calls: list[Any] = [
        state.legal,
        state.view,
        state.events,
        state.information,
        state.partners,
        lambda seat: state.why_not(seat, 0),
        lambda seat: state.play(seat, 0),
        lambda seat: state.sample(seat, ennead.Rng.of(1)),
    ]
    for call in calls:
        for seat in (9, -1, np.int64(9)):
            with pytest.raises(ennead.NotToMove):
                call(seat)


def test_everything_public_shows_what_it_is() -> None:
    game = ennead.game("ankh")
    state = game.new(seed=1)
    features = game.features()
    things: list[Any] = [
        game,
        state,
        state.legal(0)[0],
        game.actions,
        *game.actions.verbs.values(),
        game.actions.verbs["act"].domains[0],
        features,
        features.parts[0],
        features.new_cache(),
        state.record(),
        ennead.Rng.of(1),
        state.foresee(0, [state.legal(0)[0]]),
        state.config,
        state.config.rules,
        game.questions,
        game.events,
        game.questions.all()[0],
        *game.options,
        state.open[0],
        state.why_not(1, 0),
        *[bots.make(name, game) for name in (*bots.names(), "mcts:5")],
    ]
    for thing in things:
        assert repr(thing) != object.__repr__(thing), type(thing)
        assert " object at 0x" not in repr(thing)
    assert repr(bots.make("greedy", game)) == "<bot greedy for ankh>"
    assert repr(Domain("cell", 0, 3)) == "<Domain cell: 0, 1, 2, 3>"
