"""Files of lessons are read with errors that name the entry."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from support import toy

import ennead
from ennead.core.errors import BadPosition
from ennead.lessons import BadLesson, lessons_of
from ennead.lessons.reader import read_lesson

ATON = ennead.game("aton")
POSITION: dict[str, Any] = {
    "agenda": [["Place", 0, 1], ["SetVictory", 0], ["Scoring"], ["CleanUp"], ["Round"]],
    "table": {"first": 1, "laid": ["3241", "3121"], "score": [1, 2]},
}


def document(**step: Any) -> dict[str, Any]:
    asked = {"id": "one", "accept": {"action": ["place 1*"]}, "show": ["place 1a1"]}
    return {"minutes": 2, "seat": 0, "position": POSITION, "steps": [asked | step]}


def refuse(value: object, said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        read_lesson(ATON, "tried", 1, value)


def test_message_ids_follow_from_lesson_and_step() -> None:
    wrong = [{"say": "far", "when": {"action": ["place 4*"]}}]
    lesson = read_lesson(ATON, "tried", 1, document(wrong=wrong))
    step = lesson.steps[0]
    assert (lesson.title, lesson.about) == ("lesson-tried", "lesson-tried-about")
    assert (step.say, step.goal) == ("lesson-tried-one", "lesson-tried-one-goal")
    assert step.wrong[0].say == "lesson-tried-one-far"


def test_a_steps_position_changes_only_what_it_names() -> None:
    value = document()
    value["steps"].append({"id": "two", "position": {"table": {"score": [7, 8]}}})
    first, second = read_lesson(ATON, "tried", 1, value).steps
    assert first.position == {"game": "aton", **POSITION}
    assert second.position is not None
    assert second.position["agenda"] == POSITION["agenda"]
    assert second.position["table"] == {**POSITION["table"], "score": [7, 8]}


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ({"id": "One"}, r"steps\[0\].id must be lower-case"),
        ({"colour": 1}, r"steps\[0\] has no field 'colour'"),
        ({"show": []}, r"steps\[0\] must have both accept and show"),
        ({"show": ["dance"]}, r"steps\[0\].show\[0\]: 'dance' is not an action"),
        ({"accept": {"action": ["fly *"]}}, r"steps\[0\].accept.action\[0\]: no action of aton"),
        ({"accept": {"all": [{"luck": 1}]}}, r"steps\[0\].accept.all\[0\] has no field 'luck'"),
        ({"accept": {"path": "scores.0"}}, r"steps\[0\].accept must have one of is, least"),
        ({"accept": {"event": {"event": "rain"}}}, r"accept.event: there is no event 'rain'"),
        ({"accept": {"event": {"event": "won", "who": 0}}}, r"accept.event has no field 'who'"),
        ({"point": ["cell:9z9"]}, r"steps\[0\].point: aton has nothing called 'cell:9z9'"),
        ({"values": {"x": {"is": 1}}}, r"steps\[0\].values.x has no field 'is'"),
        ({"wrong": [{"say": "goal", "when": {"all": []}}]}, r"wrong\[0\].say: 'goal' has another"),
        ({"wrong": [{"say": "x"}]}, r"steps\[0\].wrong\[0\].when must be an object"),
        ({"opponents": [{"seat": 2, "action": "keep"}]}, r"opponents\[0\].seat must be a number"),
        ({"dice": [-1]}, r"steps\[0\].dice must be a number"),
    ],
)
def test_a_wrong_entry_is_named(step: dict[str, Any], said: str) -> None:
    refuse(document(**step), said)


def test_a_wrong_lesson_is_named() -> None:
    refuse([], "the lesson must be an object")
    refuse(document() | {"seat": 2}, "seat must be a number from 0 to 1")
    refuse(document() | {"steps": []}, "steps must not be empty")
    twice = document()
    twice["steps"] *= 2
    refuse(twice, r"steps\[1\].id: there is another step 'one'")


def lessons_in(folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setattr(resources, "files", lambda package: folder)
    return [lesson.id for lesson in lessons_of(ATON)]


def test_files_are_read_in_the_order_of_their_numbers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "lessons").mkdir()
    for name in ("2-second.json", "1-first.json"):
        (tmp_path / "lessons" / name).write_text(json.dumps(document()), "utf-8")
    assert lessons_in(tmp_path, monkeypatch) == ["first", "second"]


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("first.json", "{}", "aton/lessons/first.json: the name must be"),
        ("2-first.json", "{}", "aton/lessons: the files must be numbered"),
        ("1-first.json", "{", "aton/lessons/1-first.json: "),
        ("1-first.json", '{"seats": 1}', "aton/lessons/1-first.json: the lesson has no field"),
    ],
)
def test_a_wrong_file_is_named(
    name: str, text: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / name).write_text(text, "utf-8")
    with pytest.raises(BadLesson, match=said):
        lessons_in(tmp_path, monkeypatch)


def test_a_game_can_have_no_lessons() -> None:
    assert lessons_of(toy.GAME) == []
