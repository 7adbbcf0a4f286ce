"""A whole solo game of Tekhenu in the terminal, in every language."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from typer.testing import CliRunner

import ennead
from ennead.cli import app
from ennead.core.record import Record
from ennead.words import LANGUAGES, Words

TEKHENU = ennead.game("tekhenu")


def typed(seed: int, options: dict[str, object]) -> tuple[list[str], ennead.State]:
    """The input of a player who picks random options, and the final state."""
    dice = random.Random(seed)
    state = TEKHENU.new(players=1, seed=seed, options=options)
    lines: list[str] = []
    while not state.over:
        action = dice.choice(state.legal(0))
        lines.append(str(action))
        state.play(0, action)
    return lines, state


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_a_solo_game_can_be_played_to_its_end(tmp_path: Path, language: str, level: str) -> None:
    options: dict[str, object] = {"level": level, "dear_decrees": level == "hard"}
    lines, played = typed(5, options)
    file = tmp_path / "solo.txt"
    command = ["play", "tekhenu", "--players", "1", "--seed", "5", "--lang", language]
    command += ["--options", json.dumps(options), "--record", str(file), "--no-confirm"]
    result = CliRunner().invoke(app, command, input="\n".join(lines) + "\n")
    assert result.exit_code == 0, result.output[-2000:]
    words = Words(language, TEKHENU)
    ending = "terminal-result-win" if played.ranking == (0,) else "terminal-result-nobody"
    name = words.message("player-default", number=1)
    assert (
        words.message(ending, **({"name": name} if played.ranking == (0,) else {})) in result.output
    )
    assert words.message("board-bot") in result.output
    assert Record.parse(file.read_text("utf-8")).replay().dump() == played.dump()
