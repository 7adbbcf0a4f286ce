"""Play random games and run every check of the kit on them."""

from __future__ import annotations

from collections.abc import Iterable

from ennead.core.action import Action
from ennead.core.game import Game
from ennead.core.rng import Rng
from ennead.core.state import State
from ennead.testing import (
    checkpoints,
    guide,
    information_states,
    lessons,
    non_interference,
    pictures,
    previews,
    questions,
    records,
    round_trips,
    rulebook,
    samples,
    undo,
    undo_secrets,
    vocabulary,
)
from ennead.testing.failure import located, require


def check_game(
    game: Game,
    games: int = 20,
    players: int | Iterable[int] | None = None,
    seed: int = 0,
    depth: int = 4,
    most_moves: int = 20_000,
) -> None:
    """Play `games` random games for each number of players; raises `Nonconforming` on a fault.

    The expensive checks are made at `depth` moments of each game.
    """
    vocabulary.check(game)
    guide.check(game)
    lessons.check(game)
    rulebook.check(game)
    for count in _counts(game, players):
        for number in range(seed, seed + games):
            with located(f"{game.id}.new(players={count}, seed={number})"):
                _check_one(game, count, number, depth, most_moves)


def _counts(game: Game, players: int | Iterable[int] | None) -> list[int]:
    if players is None:
        return list(range(game.seats[0], game.seats[1] + 1))
    return [players] if isinstance(players, int) else list(players)


def _check_one(game: Game, players: int, seed: int, depth: int, most_moves: int) -> None:
    rng = Rng.of(seed)
    options = random_options(game, players, rng)
    state = game.new(players=players, seed=seed, options=options)
    length = len(_play_quickly(game, players, seed, options, most_moves))
    checked_closely = {rng.below(length) for _ in range(depth)} if length else set()
    played: list[tuple[int, Action]] = []
    while not state.over:
        with located(f"after move {len(played)}"):
            require(len(played) < most_moves, f"the game has not ended after {most_moves} moves")
            questions.check(state, rng)
            if len(played) in checked_closely:
                round_trips.check(game, state, rng)
                undo.check(state, rng)
                samples.check(state, rng)
            seat, action = _pick(state, rng)
            previews.check(state, seat, action)
            state.play(seat, action)
            played.append((seat, action))
    with located(f"at the end, after move {len(played)}"):
        _check_end(state)
        records.check(state, rng)
        pictures.check(game, state, rng)
        _check_equal_games(state, game.new(players=players, seed=seed, options=options), played)
    non_interference.check(game, state, rng, depth)
    information_states.check(state, rng, depth)
    undo_secrets.check(game, state, rng, depth)
    with located("with many undos"):
        checkpoints.check(game, players, options, rng)


def random_options(game: Game, players: int, rng: Rng) -> dict[str, object]:
    """A random value for each option of a game."""
    chosen: dict[str, object] = {}
    for option in game.options:
        values = option.values_for(players)
        chosen[option.name] = values[rng.below(len(values))]
    return chosen


def _play_quickly(
    game: Game, players: int, seed: int, options: dict[str, object], most_moves: int
) -> list[Action]:
    """The moves of a random game with another seed, to estimate how long games are."""
    state = game.new(players=players, seed=seed + 1, options=options)
    rng = Rng.of(seed)
    played: list[Action] = []
    while not state.over and len(played) < most_moves:
        seat, action = _pick(state, rng)
        state.play(seat, action)
        played.append(action)
    return played


def _pick(state: State, rng: Rng) -> tuple[int, Action]:
    seat = state.to_move[rng.below(len(state.to_move))]
    options = state.legal(seat)
    return seat, options[rng.below(len(options))]


def _check_end(state: State) -> None:
    require(state.to_move == (), "a seat is asked, but the game is over")
    places = state.ranking
    require(len(places) == state.players, f"the ranking {places} has the wrong length")
    possible = all(0 <= place <= state.players for place in places)
    require(possible, f"the ranking is {places}; expected 0 for winners … {state.players}")
    require(len(state.scores) == state.players, f"the scores {state.scores} have the wrong length")
    for seat in range(state.players):
        require(state.legal(seat) == [], f"seat {seat} has legal actions, but the game is over")


def _check_equal_games(state: State, again: State, played: list[tuple[int, Action]]) -> None:
    for seat, action in played:
        again.play(seat, action)
    require(again.dump() == state.dump(), "the same inputs gave a different game")
    require(str(again.record()) == str(state.record()), "the same inputs gave a different record")
