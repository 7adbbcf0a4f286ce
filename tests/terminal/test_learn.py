"""`ennead learn`: lessons in the terminal, with progress that is kept."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from support.command_line import run
from typer.testing import Result

import ennead
from ennead.lessons import lessons_of

ATON = lessons_of(ennead.game("aton"))


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An own folder for user data, on every platform."""
    monkeypatch.setattr("ennead.terminal.lesson_progress.default_data_folder", lambda: tmp_path)
    return tmp_path


def saved(home: Path) -> Any:
    return json.loads((home / "lessons.json").read_text("utf-8"))


def flat(result: Result) -> str:
    assert result.exit_code == 0, result.output
    return " ".join(result.output.split())


def test_all_lessons_are_listed_with_progress(home: Path) -> None:
    progress = {"aton": {ATON[0].id: {"done": True, "step": 0}, ATON[1].id: {"step": 2}}}
    (home / "lessons.json").write_text(json.dumps(progress), "utf-8")
    listed = flat(run("learn"))
    assert "Aton aton 1 of 7 done ✓ 1 Four temples 2 min … 2 What scores 4 min 3 Four" in listed


@pytest.mark.parametrize(
    ("language", "title"), [("ru", "Четыре храма"), ("pl", "Cztery świątynie")]
)
def test_the_list_is_in_every_language(language: str, title: str, home: Path) -> None:
    assert title in run(f"learn --lang {language}").output


def test_any_move_can_be_tried_and_is_given_back(home: Path) -> None:
    shown = flat(run("learn aton", "", "", "", "3a1", "2a1", "2a2", "u", "?", "? 2a1", "q", "q"))
    assert "Lesson 1 of 7: Four temples · step 4 of 7" in shown
    assert "Your goal: Lead temples I and II." in shown
    assert "Not quite. A fine place" in shown
    assert "Illegal move" in shown
    assert "One each in temple II: a tie." in shown
    assert "Your progress is saved. To go on: ennead learn aton" in shown


def test_a_lesson_is_taken_up_where_it_was_left(home: Path) -> None:
    run("learn aton", "", "", "q", "q")
    assert saved(home) == {"aton": {"four-temples": {"done": False, "step": 2}}}
    shown = flat(run("learn aton", "q", "q"))
    assert "step 3 of 7" in shown
    assert "step 1 of 7" not in shown


def test_the_end_of_the_input_keeps_the_progress(home: Path) -> None:
    flat(run("learn aton 3", ""))
    assert saved(home) == {"aton": {"four-cards": {"done": False, "step": 1}}}


def test_a_finished_lesson_leads_to_the_next(home: Path) -> None:
    steps = len(ATON[0].steps)
    shown = flat(run("learn aton", *["k"] * steps, "", "b", "s", "q", "q"))
    assert "Lesson complete! Next: What scores." in shown
    assert "This is the first step." in shown
    assert saved(home)["aton"]["four-temples"] == {"done": True, "step": 0}
    assert "Lesson 2 of 7" in flat(run("learn aton", "q", "q"))


def test_show_me_names_the_answers(home: Path) -> None:
    shown = flat(run("learn aton 1", "", "", "", "1a1", "s", "2a2", "2a3", "1a1", "", "q", "q"))
    assert "Try “Place a priest on the yellow space in temple II (2a2)”." in shown
    assert "Right! You lead both" in shown
    assert saved(home)["aton"]["four-temples"]["step"] == 4


def test_what_opponents_do_is_shown(home: Path) -> None:
    shown = flat(run("learn aton 7", "", "exchange", "", "3423", "q", "q"))
    laid = shown.index("Player 2 lays 2-2-3-4")
    assert laid < shown.index("Player 2 places a priest on the yellow space in temple III (3a1).")
    run("learn tekhenu 4", "", "k", "q", "q")
    assert "Player 2 takes" in flat(run("learn tekhenu 4", "q", "q"))


def test_the_last_lesson_ends_the_course(home: Path) -> None:
    shown = flat(run("learn aton 7", *["k"] * len(ATON[6].steps)))
    assert "These were all the lessons. Now play: ennead play aton" in shown


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("learn chess", "there is no game 'chess'"),
        ("learn aton 8", "aton has 7 lessons; there is no lesson 8"),
    ],
)
def test_what_does_not_exist_is_refused(command: str, said: str, home: Path) -> None:
    result = run(command)
    assert result.exit_code == 2
    assert said in result.output


@pytest.mark.parametrize("text", ["{", '{"aton": {"four-temples": {"step": -1}}}'])
def test_a_damaged_file_is_reported_and_left_alone(text: str, home: Path) -> None:
    file = home / "lessons.json"
    file.write_text(text, "utf-8")
    result = run("learn aton", "q", "q")
    assert result.exit_code == 1
    assert "lessons.json is damaged" in result.output
    assert file.read_text("utf-8") == text
