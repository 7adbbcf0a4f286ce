"""`py:module:Class` imports a bot, also from the current folder."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import ennead
from ennead import bots

CODE = """
from ennead.bots import Bot

class First(Bot):
    def choose(self, state, seat):
        return state.legal(seat)[0]
"""


def test_a_bot_in_the_current_folder_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bot_in_this_folder.py").write_text(CODE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path not in ("", ".")])
    game = ennead.game("aton")
    bot = bots.make("py:bot_in_this_folder:First", game)
    state = game.new(seed=1)
    assert bot.choose(state, 0) == state.legal(0)[0]
    with pytest.raises(ennead.BadOptions, match="cannot be imported"):
        bots.make("py:no_such_module_here:First", game)
