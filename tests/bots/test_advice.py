"""A hint: a level's choice with a reason that is true of it, from what the seat can know."""

from __future__ import annotations

import json
import typing

import pytest
from aton_positions import ATON, LAY, load

import ennead
from ennead import bots
from ennead.bots.advice import BEST, CLOSE, POINTS, REASONS, Advice, advise
from ennead.core.rng import Rng
from ennead.core.state import State
from ennead.server import shapes

FEW = 24
"""Iterations, so that it takes seconds."""


def positions(game: str, seed: int) -> list[tuple[State, int]]:
    """Questions with a choice from a game that beginners play, every fourth of the first 48."""
    chosen = ennead.game(game)
    state = chosen.new(players=2, seed=seed)
    players = [bots.make("beginner", chosen, seat) for seat in range(2)]
    rng = Rng.of(seed)
    found: list[tuple[State, int]] = []
    for number in range(48):
        seat = state.to_move[0]
        if number % 4 == 3 and len(state.legal(seat)) > 1:
            found.append((state.copy(), seat))
        state.play(seat, bots.ask(players[seat], state, seat, rng))
    assert len(found) >= 6
    return found


@pytest.fixture(scope="module", params=["aton", "tekhenu", "ankh"])
def given(request: pytest.FixtureRequest) -> list[tuple[State, Advice]]:
    """What all levels advise in the positions of a game."""
    game = ennead.game(request.param)
    return [
        (state, advise(game, state.sample(seat, Rng.of(1)), seat, Rng.of(2), level, FEW))
        for state, seat in positions(request.param, 5)
        for level in bots.levels()
    ]


def test_every_level_gives_a_legal_answer_with_a_reason(
    given: list[tuple[State, Advice]],
) -> None:
    for state, told in given:
        legal = [option for seat in state.to_move for option in state.legal(seat)]
        assert told.action in legal
        assert told.other in legal
        assert told.other is not told.action
        assert told.reason in REASONS
        assert told.level in bots.levels()


def test_the_reason_is_true_of_the_choice(given: list[tuple[State, Advice]]) -> None:
    """Whether the other answer is better is said, and no reason claims the opposite."""
    for _, told in given:
        lead = told.chance - told.other_chance
        if told.reason == "close":
            assert lead < CLOSE
            assert not told.behind
        elif told.reason == "prepares":
            assert lead >= CLOSE
            assert not told.behind
        elif told.reason == "misses":
            assert lead <= -CLOSE
            assert told.behind
        else:
            assert told.points >= POINTS
            assert told.behind == (lead < 0)
    behind = {told.level for _, told in given if told.behind}
    assert "beginner" in behind, "a beginner overlooks much"
    assert BEST not in behind


def test_the_choice_is_the_level_s_own() -> None:
    """`easy` takes what looks best right after it."""
    compared = 0
    for state, seat in positions("tekhenu", 6):
        if state.together is not None:
            continue
        game = ennead.game("tekhenu")
        known = state.sample(seat, Rng.of(1))
        told = advise(game, known, seat, Rng.of(2), "easy", FEW)
        looks: dict[str, float] = {}
        for option in known.legal(seat):
            after = known.copy()
            after.play(seat, option)
            looks[str(option)] = game.evaluate(after, seat)
        assert looks[str(told.action)] == max(looks.values())
        compared += 1
    assert compared >= 4


def test_a_hint_knows_what_the_seat_knows() -> None:
    """Another truth that the seat cannot tell from this one gets the same hints."""
    truth = ATON.new(seed=3)
    for seat in (0, 1):
        truth.play(seat, "keep")
    truth.play(1, truth.legal(1)[3])  # in secret
    for level in bots.levels():
        told = {
            json.dumps(advise(ATON, state, 0, Rng.of(5), level, FEW).json())
            for state in [truth, *(truth.sample(0, Rng.of(n)) for n in range(3))]
        }
        assert len(told) == 1, level


def test_the_only_answer_needs_no_thought() -> None:
    """Four equal cards can be laid in one way only."""
    state = load(LAY, hands=["2222", "1234"], first=None)
    told = advise(ATON, state, 0, Rng.of(1), "beginner", FEW).json()
    assert told["action"] == "lay 2 2 2 2"
    assert (told["reason"], told["other"], told["behind"]) == ("only", None, False)


def test_the_server_offers_these_levels_and_reasons() -> None:
    assert list(typing.get_args(shapes.Level)) == bots.levels()
    reasons = typing.get_args(typing.get_type_hints(shapes.Hint)["reason"])
    assert list(reasons) == REASONS
    assert shapes.AskHint(seat=0).level == BEST
