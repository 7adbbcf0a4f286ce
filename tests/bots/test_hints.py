"""A hint is a level's choice with a true reason, based only on what the seat can know."""

from __future__ import annotations

import json
import typing

import pytest
from support.aton.positions import ATON, LAY, load

import ennead
from ennead import bots
from ennead.bots.hints import BEST_LEVEL, CLOSE, POINTS, REASONS, Hint, find_hint
from ennead.core.rng import Rng
from ennead.core.state import State
from ennead.server.http.schemas import fields
from ennead.server.http.schemas import hints as schemas

FEW = 24
"""Few iterations keep the tests fast."""


def positions(game: str, seed: int) -> list[tuple[State, int]]:
    """Every fourth of the first 48 questions of a game between beginners, if it has a choice."""
    chosen = ennead.game(game)
    state = chosen.new(players=2, seed=seed)
    players = [bots.make("beginner", chosen, seat) for seat in range(2)]
    rng = Rng.of(seed)
    found: list[tuple[State, int]] = []
    for number in range(48):
        seat = state.to_move[0]
        if number % 4 == 3 and len(state.legal(seat)) > 1:
            found.append((state.fork(), seat))
        state.play(seat, bots.ask(players[seat], state, seat, rng))
    assert len(found) >= 6
    return found


@pytest.fixture(scope="module", params=["aton", "tekhenu", "ankh"])
def given(request: pytest.FixtureRequest) -> list[tuple[State, Hint]]:
    """The hints of all levels in the positions of a game."""
    game = ennead.game(request.param)
    return [
        (state, find_hint(game, state.sample(seat, Rng.of(1)), seat, Rng.of(2), level, FEW))
        for state, seat in positions(request.param, 5)
        for level in bots.levels()
    ]


def test_every_level_gives_a_legal_answer_with_a_reason(
    given: list[tuple[State, Hint]],
) -> None:
    for state, hint in given:
        legal = [option for seat in state.to_move for option in state.legal(seat)]
        assert hint.action in legal
        assert hint.other in legal
        assert hint.other is not hint.action
        assert hint.reason in REASONS
        assert hint.level in bots.levels()


def test_the_reason_is_true_of_the_choice(given: list[tuple[State, Hint]]) -> None:
    """`behind` says whether the other answer is better, and no reason contradicts it."""
    for _, hint in given:
        lead = hint.chance - hint.other_chance
        if hint.reason == "close":
            assert lead < CLOSE
            assert not hint.behind
        elif hint.reason == "prepares":
            assert lead >= CLOSE
            assert not hint.behind
        elif hint.reason == "misses":
            assert lead <= -CLOSE
            assert hint.behind
        else:
            assert hint.points >= POINTS
            assert hint.behind == (lead < 0)
    behind = {hint.level for _, hint in given if hint.behind}
    assert "beginner" in behind, "a beginner overlooks a lot"
    assert BEST_LEVEL not in behind


def test_a_hint_is_what_the_level_would_play() -> None:
    """`easy` picks the option after which the position looks best."""
    compared = 0
    for state, seat in positions("tekhenu", 6):
        if state.simultaneous is not None:
            continue
        game = ennead.game("tekhenu")
        known = state.sample(seat, Rng.of(1))
        hint = find_hint(game, known, seat, Rng.of(2), "easy", FEW)
        values: dict[str, float] = {}
        for option in known.legal(seat):
            after = known.fork()
            after.play(seat, option)
            values[str(option)] = game.evaluate(after, seat)
        assert values[str(hint.action)] == max(values.values())
        compared += 1
    assert compared >= 4


def test_a_hint_uses_only_what_the_seat_knows() -> None:
    """States the seat cannot distinguish get the same hints."""
    truth = ATON.new(seed=3)
    for seat in (0, 1):
        truth.play(seat, "keep")
    truth.play(1, truth.legal(1)[3])  # in secret
    for level in bots.levels():
        hint = {
            json.dumps(find_hint(ATON, state, 0, Rng.of(5), level, FEW).json())
            for state in [truth, *(truth.sample(0, Rng.of(n)) for n in range(3))]
        }
        assert len(hint) == 1, level


def test_a_single_legal_answer_needs_no_search() -> None:
    """Four equal cards can be laid in only one way."""
    state = load(LAY, hands=["2222", "1234"], first=None)
    hint = find_hint(ATON, state, 0, Rng.of(1), "beginner", FEW).json()
    assert hint["action"] == "lay 2 2 2 2"
    assert (hint["reason"], hint["other"], hint["behind"]) == ("only", None, False)


def test_the_server_schema_lists_the_same_levels_and_reasons() -> None:
    assert list(typing.get_args(fields.Level)) == bots.levels()
    reasons = typing.get_args(typing.get_type_hints(schemas.Hint)["reason"])
    assert list(reasons) == REASONS
    assert schemas.AskHint(seat=0).level == BEST_LEVEL
