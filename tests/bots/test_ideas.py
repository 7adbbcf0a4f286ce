"""Ideas: good answers, and reasons that the terms of the evaluation confirm."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest
from support.ankh.boards import CHOOSING
from support.ankh.positions import god
from support.ankh.positions import turn as ankh_turn
from support.aton.positions import board, last, some
from support.aton.positions import turn as aton_turn
from support.tekhenu.positions import act
from support.tekhenu.positions import turn as tekhenu_turn

import ennead
from ennead import bots
from ennead.bots.ideas import find_ideas
from ennead.bots.reasons import TermChange, changes, largest_changes
from ennead.core.rng import Rng
from ennead.core.state import State
from ennead.core.win_chance import chance_of_lead

GAMES = ["aton", "tekhenu", "ankh"]


def positions(id: str, players: int = 2) -> list[State]:
    """Every fourth position of the first 160 of a game between beginners."""
    game = ennead.game(id)
    state = game.new(players=players, seed=11)
    rng = Rng.of(11)
    seats = [bots.make("beginner", game, seat) for seat in range(players)]
    found: list[State] = []
    for number in range(160):
        if state.over:
            break
        if number % 4 == 0:
            found.append(state.fork())
        seat = state.to_move[0]
        state.play(seat, bots.ask(seats[seat], state, seat, rng))
    return found


def total(state: State, seat: int) -> float:
    return sum(term.worth for term in state.config.spec.terms(state, seat).values())


def reasons(state: State, seat: int, answer: str) -> dict[tuple[str, int], int]:
    """The reasons for one answer against all others, with their amounts."""
    game = ennead.game(state.config.spec.id)
    found: dict[str, list[TermChange]] = {}
    for option in state.legal(seat):
        after = state.fork()
        after.play(seat, option)
        found[str(option)] = changes(game, state, [after])
    mine = found.pop(answer)
    named = largest_changes(seat, mine, list(found.values()))
    return {(change.term, change.seat): round(change.amount) for change in named}


# The terms add up to the evaluation.


def test_the_terms_of_aton_add_up_to_the_lead() -> None:
    module: Any = import_module("ennead.games.aton.evaluation.hand_weighted")
    for state in positions("aton"):
        lead = total(state, 0) - total(state, 1)
        expected = chance_of_lead(lead, module.LEAD_SCALE)
        assert state.config.spec.evaluate(state, 0) == pytest.approx(expected)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_terms_of_tekhenu_add_up_to_the_worth(players: int) -> None:
    module: Any = import_module("ennead.games.tekhenu.evaluation.hand_weighted")
    scoring: Any = import_module("ennead.games.tekhenu.rules.scoring")
    for state in positions("tekhenu", players):
        leaders = [scoring.district_leader(state, good) for good in range(4)]
        for head in range(players):
            assert total(state, head) == pytest.approx(module.worth(state, head, leaders))


@pytest.mark.parametrize("players", [2, 4])
def test_the_terms_of_ankh_add_up_to_the_value(players: int) -> None:
    module: Any = import_module("ennead.games.ankh.evaluation.hand_weighted")
    for state in positions("ankh", players):
        values = module.all_values(state)
        for seat in range(players):
            assert total(state, seat) == pytest.approx(values[seat])


# Reasons from positions of the rules.


def test_aton_6_the_majority_of_the_black_spaces_is_the_reason() -> None:
    """Two black spaces each: the third pays eight points at a scoring, any other space nothing."""
    state = aton_turn(0, "1211", temples=board("1b1 2b1 2a1", "3b1 3b2 3a1"))
    assert reasons(state, 0, "place 1b2")[("black", 0)] == 8


def test_aton_6_a_removal_is_explained_by_what_the_opponent_loses() -> None:
    """Temple III is 1 : 0 for blue; the priest removed there costs it the majority."""
    state = aton_turn(0, "1331", temples=board("", "3a1 1a1 1a2"))
    assert reasons(state, 0, "remove 3a1") == {("temple-3", 1): -1}


def test_aton_equal_spaces_have_no_reason() -> None:
    state = aton_turn(0, "1211", temples=board(some(2, 3), last(2, 3)))
    assert reasons(state, 0, "place 1a1") == {}


def test_tekhenu_example_16_a_festival_is_explained_by_happiness() -> None:
    """Happiness rises by three and stops at the population."""
    mine = {"happiness": 2, "population": 5, "tokens": {"papyrus": 2, "scribe": 0}}
    state = tekhenu_turn({"bastet": ["gray-6"]}, mine)
    assert reasons(state, 0, "take bastet-gray-6")[("happiness", 0)] == 3


def test_tekhenu_example_14_a_tile_is_explained_by_its_points() -> None:
    """In this position both edges match in the corner: four points, and one of the slot."""
    state = act("ra", 2, {"tokens": {"limestone": 2}}, row=["p01", "p02", "p22"])
    state.play(0, "place a1")
    assert reasons(state, 0, "turn 0") == {("points", 0): 5}


def test_ankh_16_5_gain_is_explained_by_three_followers() -> None:
    state = ankh_turn(CHOOSING)
    assert reasons(state, 0, "act gain")[("followers", 0)] == 3


def test_ankh_6_4_a_power_is_explained_by_the_power() -> None:
    state = ankh_turn(CHOOSING, isis=god(followers=5))
    state.play(0, "act unlock")
    found = reasons(state, 0, "unlock revered")
    assert found[("powers", 0)] == 1
    assert reasons(state, 0, "decline") == {}


# How reasons are chosen.


def change(term: str, seat: int, worth: float, amount: float = 1.0) -> TermChange:
    return TermChange(term, seat, worth, amount if worth >= 0 else -amount)


def test_what_every_answer_brings_is_no_reason() -> None:
    others = [[change("points", 0, 2.0)], [change("points", 0, 2.0)]]
    assert largest_changes(0, [change("points", 0, 2.0)], others) == []


def test_a_change_for_the_worse_is_no_reason_even_if_the_others_are_worse() -> None:
    others = [[change("points", 0, -3.0)]]
    assert largest_changes(0, [change("points", 0, -1.0)], others) == []


def test_a_rivals_loss_is_a_reason_and_a_rivals_gain_is_none() -> None:
    loss, gain = change("temple", 1, -2.0), change("points", 1, 5.0)
    assert largest_changes(0, [gain, loss], []) == [loss]


def test_a_weak_second_reason_is_left_out() -> None:
    strong, close, weak = change("a", 0, 2.0), change("b", 0, 1.5), change("c", 0, 0.5)
    assert largest_changes(0, [weak, strong, close], []) == [strong, close]
    assert largest_changes(0, [weak, strong], []) == [strong]


# Ideas in play.


@pytest.mark.parametrize("id", GAMES)
def test_ideas_are_legal_and_reasons_help_the_seat(id: str) -> None:
    game = ennead.game(id)
    for state in positions(id)[::2]:
        seat = state.to_move[0]
        ideas = find_ideas(game, state.sample(seat, Rng.of(1)), seat, Rng.of(2))
        assert 1 <= len(ideas) <= 2
        assert len({idea.action for idea in ideas}) == len(ideas)
        for idea in ideas:
            assert idea.action in state.legal(seat)
            for reason in idea.reasons:
                assert (reason.worth > 0) == (reason.seat == seat)
                assert reason.json()["amount"] != 0


def test_the_last_space_of_a_temple_wins_and_is_the_only_idea() -> None:
    state = aton_turn(0, "1221", temples=board(some(1, 11)))
    ideas = find_ideas(ennead.game("aton"), state, 0, Rng.of(3))
    assert [(str(idea.action), idea.wins) for idea in ideas] == [("place 1c4", True)]


def test_equal_seeds_give_equal_ideas() -> None:
    game = ennead.game("ankh")
    state = ankh_turn(CHOOSING)
    first, again = (find_ideas(game, state, 0, Rng.of(4)) for _ in range(2))
    assert [idea.json() for idea in first] == [idea.json() for idea in again]
