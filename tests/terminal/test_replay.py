"""Stepping through records in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.command_line import run

import ennead
from ennead.core.record import Record
from ennead.terminal.replay import open_view
from ennead.words import LANGUAGES, Words


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    assert run(f"play aton --seats random,random --seed 3 --record {file}").exit_code == 0
    return file


def moves(output: str) -> list[int]:
    """The numbers of the shown moves, in order."""
    return [int(line.split()[1]) for line in output.splitlines() if line.startswith(" Move ")]


def test_enter_goes_forward_b_goes_back_and_a_number_jumps(file: Path) -> None:
    result = run(f"replay {file} --lang en", "", "", "b", "9", "b", "frogs", "9999", "q")
    assert result.exit_code == 0
    assert moves(result.output) == [0, 1, 2, 1, 9, 8]
    assert "“frogs” was not understood." in result.output
    assert "“9999” was not understood." in result.output
    assert result.output.endswith("Goodbye!\n")


def test_a_replay_starts_at_the_given_move_and_ends_with_the_result(file: Path) -> None:
    record = Record.parse(file.read_text("utf-8"))
    last = record.moves
    result = run(f"replay {file} --lang en --move {last - 1}", "", "")
    assert result.exit_code == 0
    assert moves(result.output) == [last - 1, last]
    assert "End of the replay." in result.output
    assert f"{record.headers['Players'][0]}: " in result.output


def test_a_delay_plays_by_itself(file: Path) -> None:
    last = Record.parse(file.read_text("utf-8")).moves
    result = run(f"replay {file} --lang en --move {last - 5} --delay 0.001")
    assert moves(result.output) == list(range(last - 5, last + 1))


def test_all_hands_are_open(file: Path) -> None:
    record = Record.parse(file.read_text("utf-8"))
    for move in range(0, record.moves, 7):
        state = record.replay(move)
        sides = open_view(state)["table"]["sides"]
        for seat, side in enumerate(sides):
            own = state.view(seat)["table"]["sides"][seat]
            assert side["hand"] == own["hand"]
    assert "░░░" not in run(f"replay {file}", "", "").output


def test_a_secret_answer_is_shown_when_it_was_given(file: Path) -> None:
    record = Record.parse(file.read_text("utf-8"))
    first = next(line for line in record.entries if line.seat >= 0)
    aton = ennead.game("aton")
    answer = Words("en", aton).action(aton.parse(first.text))
    name = record.headers["Players"][first.seat]
    assert f"{name}: {answer}" in run(f"replay {file} --move 1").output


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_can_be_replayed_in_every_language(file: Path, language: str) -> None:
    result = run(f"replay {file} --lang {language}", *[""] * 400)
    assert result.exit_code == 0, result.output


def test_undone_moves_are_part_of_the_replay(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    command = f"play aton --seats human,random --seed 7 --record {file}"
    run(command, "keep", "1 1 3 4", "3b2", "u", "3b3")
    assert "undo" in file.read_text("utf-8")
    assert "takes back a move" in run(f"replay {file} --lang en", *[""] * 40).output
