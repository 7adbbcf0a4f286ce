"""The registry finds games, and a broken package does not affect the others."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

import ennead
from ennead.core import registry


def test_a_game_that_cannot_be_loaded_is_left_out_with_a_warning(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    broken = EntryPoint("senet", "no_such_package", registry.GROUP)
    monkeypatch.setattr("importlib.metadata.EntryPoints.select", lambda *_, **__: (broken,))
    with pytest.warns(UserWarning, match="cannot load the game 'senet'"):
        found = [game.id for game in ennead.games()]
    assert "aton" in found
    assert "senet" not in found


def test_an_unknown_game_is_refused_with_the_known_ids() -> None:
    with pytest.raises(
        ennead.UnknownGame, match="there is no game 'senet'; expected one of .*aton"
    ):
        ennead.game("senet")
