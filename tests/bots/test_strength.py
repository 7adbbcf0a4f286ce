"""A little of what `docs/bots.md` measures: few games, wide margins, so that it takes seconds."""

from __future__ import annotations

import ennead
from ennead import bots
from ennead.arena.fixtures import fixtures
from ennead.arena.match import Terms, play
from ennead.arena.ratings import share_of
from ennead.core.rng import Rng

TEKHENU = ennead.game("tekhenu")


def share(game: str, bot: str, rival: str, games: int) -> float:
    results = [play(terms) for terms in fixtures(game, [bot, rival], 2, games)]
    return sum(share_of(result, bot) for result in results) / games


def test_greedy_beats_random() -> None:
    assert share("tekhenu", "greedy", "random", 8) >= 0.85


def test_a_beginner_beats_random() -> None:
    assert share("aton", "beginner", "random", 8) >= 0.6
    assert share("tekhenu", "beginner", "random", 8) >= 0.6


def test_easy_beats_a_beginner() -> None:
    assert share("tekhenu", "easy", "beginner", 8) >= 0.6


def test_the_reference_search_plays() -> None:
    """It can be named wherever a bot of the arena can."""
    result = play(Terms(0, "aton", ("random", "py:reference:Reference"), 2))
    assert result.troubles == ()
    assert result.shares[1] == 1.0


def test_levels_differ_only_by_how_they_choose() -> None:
    """All levels get the same sample of the same position and give legal answers."""
    state = TEKHENU.new(players=3, seed=4)
    seat = state.to_move[0]
    for name in bots.levels():
        assert bots.ask(bots.make(name, TEKHENU, 1), state, seat, Rng.of(1)) in state.legal(seat)
