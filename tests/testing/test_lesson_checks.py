"""The conformance kit plays lessons and finds every kind of fault in them."""

from __future__ import annotations

import copy
import json
from importlib import resources
from typing import Any

import pytest
from support import toy

import ennead
from ennead.lessons import lessons_of
from ennead.lessons.reader import read_lesson
from ennead.testing import Nonconforming, lessons

ATON = ennead.game("aton")
FILE = resources.files("ennead.games.aton").joinpath("lessons", "1-four-temples.json")
FIRST: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
PLACE = 3
"""The number of the step with most replies."""


def games_with_lessons() -> list[ennead.Game]:
    found = [game for game in ennead.games() if game.package.startswith("ennead.games.")]
    return [game for game in found if lessons_of(game)]


@pytest.mark.parametrize("game", games_with_lessons(), ids=lambda game: game.id)
def test_the_lessons_of_every_game_conform(game: ennead.Game) -> None:
    lessons.check(game)


def test_aton_has_seven_lessons() -> None:
    assert len(lessons_of(ATON)) == 7


def test_a_game_without_lessons_passes() -> None:
    lessons.check(toy.GAME)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"show": ["place 2a1", "place 2a3", "place 1a1"]}, "show: 'place 2a1' is not legal"),
        ({"show": ["place 2a2", "place 1a1"]}, "show: 'place 1a1' is so-far, not right"),
        ({"show": ["place 3a1"]}, "show: 'place 3a1' is near, not right"),
        ({"point": ["table.gold"]}, "point: there is no 'table.gold' in the view"),
        ({"id": "unsaid"}, "message lesson-four-temples-unsaid is missing in en"),
        ({"values": {"x": {"path": "table.gold"}}}, "values.x: there is no number or name"),
        (
            {"wrong": [*FIRST["steps"][PLACE]["wrong"], {"say": "never", "when": {"any": []}}]},
            "no legal answer is told lesson-four-temples-place-never",
        ),
        (
            {"opponents": [{"seat": 1, "action": "keep"}]},
            "an opponent has no legal answer among those given",
        ),
        (
            {"checks": [{"say": "first", "when": {"any": []}}]},
            "lesson-four-temples-place-first does not hold after the shown answers",
        ),
        ({"so_far": []}, "message lesson-four-temples-place-otherwise is missing"),
    ],
)
def test_a_fault_in_a_step_is_found(
    change: dict[str, Any], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed = copy.deepcopy(FIRST)
    changed["steps"][PLACE] |= change
    refuse(changed, said, monkeypatch)


def test_an_answer_that_is_asked_for_but_never_accepted_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    changed = copy.deepcopy(FIRST)
    changed["steps"][PLACE + 2]["accept"] = {"action": ["place 4b4", "place 2a1"]}
    refuse(changed, "no legal answer that matches 'place 2a1' is accepted", monkeypatch)


def test_a_text_that_no_lesson_says_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    refuse(FIRST, "no lesson says lesson-four-cards", monkeypatch)


def refuse(value: dict[str, Any], said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = read_lesson(ATON, "four-temples", 1, value)
    monkeypatch.setattr(lessons, "lessons_of", lambda game: [lesson])
    with pytest.raises(Nonconforming, match=said):
        lessons.check(ATON)
