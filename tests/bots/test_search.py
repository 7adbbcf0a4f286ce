"""The search is reproducible, keeps to its budget, and never uses hidden information."""

from __future__ import annotations

import time

import pytest
from support import toy

import ennead
from ennead import bots
from ennead.bots.search_bot import Budget, SearchBot
from ennead.bots.tree_search import SearchParameters, TreeSearch
from ennead.core.errors import BadOptions
from ennead.core.game import Game
from ennead.core.rng import Rng
from ennead.core.state import State

ATON = ennead.game("aton")
TEKHENU = ennead.game("tekhenu")


def at_move(game: Game, moves: int, seed: int = 5) -> State:
    """A position after this many random moves."""
    state = game.new(players=2, seed=seed)
    rng = Rng.of(seed)
    for _ in range(moves):
        seat = state.to_move[0]
        options = state.legal(seat)
        state.play(seat, options[rng.below(len(options))])
    return state


def whole_game(spec: str, game: Game, seed: int) -> list[str]:
    state = game.new(players=2, seed=seed)
    players = [bots.make(spec, game, seat) for seat in range(state.players)]
    rng = Rng.of(seed)
    told = []
    while not state.over:
        seat = state.to_move[0]
        action = bots.ask(players[seat], state, seat, rng)
        told.append(f"{seat}: {action}")
        state.play(seat, action)
    return told


def test_equal_seeds_and_iterations_play_equal_games() -> None:
    assert whole_game("mcts:10", toy.GAME, 3) == whole_game("mcts:10", toy.GAME, 3)


@pytest.mark.parametrize("game", [ATON, TEKHENU, toy.GAME])
@pytest.mark.parametrize("moves", [0, 3, 9])
def test_every_answer_is_legal(game: Game, moves: int) -> None:
    state = at_move(game, moves)
    seat = state.to_move[0]
    assert bots.ask(bots.make("mcts:8", game, 1), state, seat, Rng.of(1)) in state.legal(seat)


def differing(truth: State, seat: int) -> list[State]:
    """The true state, and other states this seat cannot distinguish from it."""
    found = {str(truth.dump()["table"]): truth}
    for number in range(8):
        other = truth.sample(seat, Rng.of(100 + number))
        found.setdefault(str(other.dump()["table"]), other)
    return list(found.values())


@pytest.mark.parametrize("game", [ATON, TEKHENU])
def test_hidden_information_does_not_change_the_answer(game: Game) -> None:
    """States that differ only in what the seat cannot see get the same answer."""
    compared = 0
    for seed in range(20):
        truth = at_move(game, 2 + 2 * seed, seed)
        seat = truth.to_move[0]
        states = differing(truth, seat)
        if len(states) > 1:
            compared += 1
            bots_ = [bots.make("mcts:12", game, 7) for _ in states]
            answers = {
                str(bots.ask(bot, state, seat, Rng.of(9)))
                for bot, state in zip(bots_, states, strict=True)
            }
            assert len(answers) == 1, f"seed {seed}: {answers}"
    assert compared >= 3


def test_secret_answers_are_chosen_independently() -> None:
    """Each seat that answers in secret has its own arms, and all seats get equal visits."""
    state = ATON.new(seed=4)
    while "lay" not in str(state.questions()[0]["question"]):
        state.play(state.to_move[0], "keep")
    assert state.to_move == (0, 1)
    search = TreeSearch(ATON.evaluate, state, 0, SearchParameters(), Rng.of(1))
    search.run(120)
    seats = search.root.seats
    assert sorted(seats) == [0, 1]
    for statistics in seats.values():
        assert statistics.visits == search.iterations <= 120
        assert sum(arm.visits for arm in statistics.arms.values()) == statistics.visits


def test_a_secret_answer_is_found_by_sequential_halving() -> None:
    """All answers take part in round one, half in each later round; the winner in all of them."""
    state = ATON.new(seed=4)
    while "lay" not in str(state.questions()[0]["question"]):
        state.play(state.to_move[0], "keep")
    search = TreeSearch(ATON.evaluate, state, 0, SearchParameters(), Rng.of(1))
    search.run(300)
    visits = sorted(arm.visits for arm in search.root.seats[0].arms.values())
    assert visits[0] >= 1
    assert len(set(visits)) >= 3
    assert search.ranked_arms()[0].visits == visits[-1] == visits[-2]


def test_a_rivals_secret_answer_does_not_change_the_reply() -> None:
    """A rival has already answered in secret; the bot must not react to it."""
    answers = set()
    for bid in ("bid 0", "bid 1", "bid 2"):
        state = toy.GAME.new(players=2, seed=8)
        state.play(1, bid)
        answers.add(str(bots.ask(bots.make("mcts:40", toy.GAME, 3), state, 0, Rng.of(2))))
    assert len(answers) == 1


def test_the_tree_is_reused_while_nothing_new_is_revealed() -> None:
    bot = SearchBot(ATON, Rng.of(1), Budget(60), SearchParameters())
    state = at_move(ATON, 0)
    rng = Rng.of(2)
    kept = 0
    for _ in range(40):
        seat = state.to_move[0]
        if seat == 0 and state.simultaneous is None:
            before = bot.search
            action = bots.ask(bot, state, seat, rng)
            kept += before is not None and bot.search is before
        else:
            action = state.legal(seat)[0]
        state.play(seat, action)
    assert kept > 3


def test_a_turn_is_capped_however_many_questions_it_has() -> None:
    state = at_move(ATON, 0)
    bot = SearchBot(ATON, Rng.of(1), Budget(10**6, 0.4), SearchParameters())
    rng = Rng.of(2)
    spent: dict[int, float] = {}
    while state.page < 3 and not state.over:
        seat = state.to_move[0]
        page = state.page
        if seat == 0:
            start = time.perf_counter()
            action = bots.ask(bot, state, seat, rng)
            spent[page] = spent.get(page, 0.0) + time.perf_counter() - start
        else:
            action = state.legal(seat)[0]
        state.play(seat, action)
    assert spent
    assert max(spent.values()) < 3.0  # generous, because an iteration is slow on a busy machine


def test_questions_with_many_options_are_widened_progressively() -> None:
    state = at_move(ATON, 0)
    while state.simultaneous is not None or len(state.offers[0]) < 12:
        seat = state.to_move[0]
        state.play(seat, state.legal(seat)[0])
    seat = state.to_move[0]

    def tried(iterations: int) -> int:
        parameters = SearchParameters(widening_factor=2.0, widening_exponent=0.4)
        search = TreeSearch(ATON.evaluate, state, seat, parameters, Rng.of(1))
        search.run(iterations)
        return sum(arm.visits > 0 for arm in search.root.seats[seat].arms.values())

    assert tried(4) <= 4 < tried(400)


@pytest.mark.parametrize("spec", ["mcts:0", "mcts:x", "mcts:99999999", "mcts:0s", "MCTS", "cmd:x"])
def test_unknown_bot_specs_are_refused(spec: str) -> None:
    with pytest.raises(BadOptions):
        bots.make(spec, ATON)


def test_every_level_is_a_bot_name() -> None:
    assert bots.levels() == ["beginner", "easy", "medium", "hard"]
    for name in bots.names():
        assert bots.make(name, ATON).name == name
