"""Lessons are run over the engine: answers are judged, given back and taken back."""

from __future__ import annotations

from typing import Any

import pytest

import ennead
from ennead.core.errors import IllegalAction
from ennead.lessons import BadLesson, Lesson, LessonRun, Tone, lessons_of
from ennead.lessons.progress import LessonProgress, Progress, read_progress
from ennead.lessons.reader import read_lesson

ATON = ennead.game("aton")
PLAN = [["ExchangeCards"], ["LayCards"], ["Points"], ["TurnOrder"], ["Turns"]]


def lesson(agenda: list[Any], table: dict[str, Any], *steps: dict[str, Any]) -> Lesson:
    position = {"agenda": agenda, "table": table}
    value = {"minutes": 1, "seat": 0, "position": position, "steps": list(steps)}
    return read_lesson(ATON, "tried", 1, value)


def answer(run: LessonRun, text: str) -> Tone:
    return run.answer(ATON.parse(text)).tone


@pytest.fixture
def placing() -> LessonRun:
    """The step of Aton's first lesson that asks to lead temples I and II with three priests."""
    run = LessonRun(ATON, lessons_of(ATON)[0], step=3)
    assert run.step.id == "place"
    return run


def test_a_wrong_answer_is_told_and_given_back(placing: LessonRun) -> None:
    before = placing.state
    verdict = placing.answer(ATON.parse("place 3a1"))
    assert verdict.tone is Tone.NEAR
    assert verdict.say == "lesson-four-temples-place-elsewhere"
    assert [event["event"] for event in verdict.events] == ["placed"]
    assert placing.state is before


def test_an_illegal_answer_is_told_why(placing: LessonRun) -> None:
    verdict = placing.answer(ATON.parse("place 2a1"))
    assert verdict.tone is Tone.ILLEGAL
    assert verdict.reason is not None
    assert verdict.reason.kind.name == "cell-taken"


def test_answers_stand_until_the_goal_and_can_be_taken_back(placing: LessonRun) -> None:
    assert answer(placing, "place 1a1") is Tone.SO_FAR
    assert answer(placing, "place 1a2") is Tone.WRONG
    assert answer(placing, "place 2a2") is Tone.SO_FAR
    assert [holds for _, holds in placing.checks()] == [True, False]
    assert answer(placing, "place 2a3") is Tone.RIGHT
    assert [holds for _, holds in placing.checks()] == [True, True]
    assert placing.legal == []
    assert placing.take_back()
    assert placing.asks
    placing.restart_step()
    assert placing.answers_given == 0
    assert not placing.take_back()


def test_a_step_must_be_solved_or_skipped(placing: LessonRun) -> None:
    with pytest.raises(IllegalAction):
        placing.next()
    placing.skip()
    assert placing.step.id == "colours"
    with pytest.raises(IllegalAction):
        answer(placing, "place 1a1")
    assert placing.back()
    assert placing.step.id == "place"
    assert placing.answers_given == 0


def test_the_first_step_has_none_before_it() -> None:
    run = LessonRun(ATON, lessons_of(ATON)[0])
    assert not run.back()


def test_every_lesson_can_be_taken_up_at_every_step() -> None:
    for known in lessons_of(ATON):
        for step in range(len(known.steps)):
            run = LessonRun(ATON, known, step)
            assert run.number == step
            while not run.finished:
                run.skip()


def test_opponents_answer_first_where_all_answer_in_secret() -> None:
    tried = lesson(
        PLAN[1:],
        {"hands": ["1234", "1234"]},
        {
            "id": "lay",
            "opponents": [{"seat": 1, "action": "lay 3 * * 4"}],
            "accept": {"event": {"event": "scored", "seat": 0}},
            "show": ["lay 4 1 2 3"],
        },
    )
    run = LessonRun(ATON, tried)
    assert run.state.to_move == (0,)
    assert answer(run, "lay 3 1 2 4") is Tone.WRONG
    assert answer(run, "lay 4 1 2 3") is Tone.RIGHT
    sides = run.view["table"]
    assert isinstance(sides, dict)
    assert sides["sides"][1]["laid"] == [3, 1, 2, 4]
    assert run.improvised == 0


@pytest.mark.parametrize(("dice", "hand"), [([0, 0, 0, 0], [1, 1, 1, 1]), ([31] * 4, None)])
def test_the_dice_fall_as_the_step_says(dice: list[int], hand: list[int] | None) -> None:
    """Drawing cards: outcome 0 is the lowest card left; 31 is too high for the second draw."""
    exchange = {
        "id": "exchange",
        "opponents": [{"seat": 1, "action": "keep"}],
        "dice": dice,
        "accept": {"action": ["exchange"]},
        "show": ["exchange"],
    }
    drawn = []
    for _ in range(2):
        run = LessonRun(ATON, lesson(PLAN, {"hands": ["2222", "1234"]}, exchange))
        assert answer(run, "exchange") is Tone.RIGHT
        table = run.view["table"]
        assert isinstance(table, dict)
        drawn.append(table["sides"][0]["hand"])
    assert drawn[0] == drawn[1]
    assert hand is None or drawn[0] == hand


def test_an_answer_that_is_not_legal_is_improvised_and_counted() -> None:
    tried = lesson(
        PLAN,
        {"hands": ["1112", "1234"]},
        {
            "id": "keep",
            "opponents": [{"seat": 1, "action": "place 1a1"}],
            "accept": {"action": ["keep"]},
            "show": ["keep"],
        },
    )
    assert LessonRun(ATON, tried).improvised == 1


def test_errors_in_the_game_name_the_step() -> None:
    unasked = {"id": "x", "accept": {"all": []}, "show": ["keep"]}
    with pytest.raises(BadLesson, match=r"aton, lesson tried: steps\[0\]: position: agenda"):
        LessonRun(ATON, lesson([["Turns"], ["Round"]], {}, unasked))
    value = {"id": "x", "values": {"gold": {"path": "table.gold"}}}
    run = LessonRun(ATON, lesson(PLAN, {"hands": ["1112", "1234"]}, value))
    with pytest.raises(BadLesson, match=r"steps\[0\]: values.gold: there is no number"):
        run.values()


def test_progress_survives_json_and_keeps_unknown_lessons() -> None:
    first, second = lessons_of(ATON)[:2]
    progress = read_progress({"senet": {"start": {"done": True}}})
    progress.finish("aton", first)
    progress.reach("aton", first, 3)
    progress.reach("aton", second, 2)
    again = read_progress(progress.json())
    assert again == progress
    assert again.of("aton", first) == LessonProgress(done=True, step=3)
    assert again.of("aton", second) == LessonProgress(done=False, step=2)
    assert "senet" in again.json()
    assert Progress().of("aton", first) == LessonProgress()
