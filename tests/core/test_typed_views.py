"""Views have the type of their game's table: mypy checks this file, and running it the values."""

from __future__ import annotations

import ennead
from ennead.games.ankh import GAME as ANKH
from ennead.games.aton import GAME as ATON
from ennead.games.tekhenu import GAME as TEKHENU


def test_a_game_s_own_states_have_typed_tables() -> None:
    priests: dict[str, int] = ATON.new(seed=1).view(0)["table"]["priests"]
    assert priests == {}
    heads: int = len(TEKHENU.new(3, seed=1).view(0)["table"]["heads"])
    assert heads == 3
    seat: int | None = ANKH.new(seed=1).view(None)["seat"]
    assert seat is None


def test_copies_samples_and_moments_keep_the_type() -> None:
    state = ATON.new(seed=1)
    for other in (state.copy(), state.sample(0, ennead.Rng.of(1)), state.moment(0)):
        goal: int = other.view(0)["table"]["goal"]
        assert goal == state.view(0)["table"]["goal"]


def test_a_table_of_any_game_can_be_read() -> None:
    for game in ennead.games():
        view: ennead.View = game.new(seed=1).view(0)
        assert view["game"] == game.id
        assert view["table"]
