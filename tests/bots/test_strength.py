"""A quick version of the measurements in `docs/bots.md`: few games, wide margins."""

from __future__ import annotations

import ennead
from ennead import bots
from ennead.arena.match import MatchConfig, play_match
from ennead.arena.ratings import share_of
from ennead.arena.schedule import schedule_matches
from ennead.core.rng import Rng

TEKHENU = ennead.game("tekhenu")


def share(game: str, bot: str, rival: str, games: int) -> float:
    results = [play_match(match) for match in schedule_matches(game, [bot, rival], 2, games)]
    return sum(share_of(result, bot) for result in results) / games


def test_greedy_beats_random() -> None:
    assert share("tekhenu", "greedy", "random", 8) >= 0.85


def test_a_beginner_beats_random() -> None:
    assert share("aton", "beginner", "random", 8) >= 0.6
    assert share("tekhenu", "beginner", "random", 8) >= 0.6


def test_easy_beats_a_beginner() -> None:
    assert share("tekhenu", "easy", "beginner", 8) >= 0.6


def test_the_reference_search_beats_random() -> None:
    """Its spec works wherever the arena takes a bot."""
    result = play_match(
        MatchConfig(0, "aton", ("random", "py:support.reference_search:Reference"), 2)
    )
    assert result.failures == ()
    assert result.shares[1] == 1.0


def test_every_level_gives_a_legal_answer() -> None:
    """All levels see the same sample of the same position."""
    state = TEKHENU.new(players=3, seed=4)
    seat = state.to_move[0]
    for name in bots.levels():
        assert bots.ask(bots.make(name, TEKHENU, 1), state, seat, Rng.of(1)) in state.legal(seat)
