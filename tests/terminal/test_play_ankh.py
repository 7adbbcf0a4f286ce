"""Whole games of Ankh at the keyboard, and how they end."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.command_line import run

from ennead.core.record import Record

GOLDEN = Path(__file__).parents[1] / "golden" / "ankh"


@pytest.mark.parametrize(
    ("seats", "seed", "language", "met"),
    [
        ("human:Ann,human:Bob", 4, "en", ["Camel Caravan", "Conflict 4 is over."]),
        ("human:Ann,human:Bob,human:Cid", 3, "pl", ["łączą się w jednego Boga", "Konflikt 4"]),
    ],
)
def test_a_game_is_played_to_its_end(seats: str, seed: int, language: str, met: list[str]) -> None:
    """Whoever is asked picks the first or the second option."""
    typed = ["1", "2", "1"] * 250
    result = run(f"play ankh --seats {seats} --seed {seed} --lang {language}", *typed)
    assert result.exit_code == 0
    assert result.exception is None
    for text in met:
        assert text in result.output
    assert "Ann: " in result.output.splitlines()[-len(seats.split(","))]


@pytest.mark.parametrize(
    ("name", "language", "ending"),
    [
        ("greedy-5-players", "en", "greedy 1 + greedy 4 win together!"),
        ("greedy-5-players", "ru", "greedy 1 + greedy 4 побеждают вместе!"),
        ("greedy-5-players", "pl", "greedy 1 + greedy 4 wygrywają wspólnie!"),
        ("random-nobody-wins-with-undos", "en", "Nobody wins."),
    ],
)
def test_a_merged_pair_wins_together(name: str, language: str, ending: str) -> None:
    file = GOLDEN / f"{name}.record"
    last = Record.parse(file.read_text("utf-8")).moves
    result = run(f"replay {file} --lang {language} --move {last}", "q")
    assert f" {ending}\n" in result.output
