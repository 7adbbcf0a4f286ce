"""JSON of lessons for clients."""

from __future__ import annotations

from typing import Any

from ennead.lessons import Lesson
from ennead.lessons.elements import expand
from ennead.server.http.serializers import action
from ennead.server.lessons.play import PlayedLesson
from ennead.server.tables.game_log import move_count

Json = dict[str, Any]


def lessons_of_game(game: str, lessons: list[Lesson]) -> Json:
    """`LessonsOfGame`."""
    return {"game": game, "lessons": [_lesson(lesson) for lesson in lessons]}


def _lesson(lesson: Lesson) -> Json:
    return {
        "id": lesson.id,
        "number": lesson.number,
        "title": lesson.title,
        "about": lesson.about,
        "minutes": lesson.minutes,
        "steps": [
            {"id": step.id, "say": step.say, "asks": step.accept is not None}
            for step in lesson.steps
        ],
    }


def moment(played: PlayedLesson) -> Json:
    """`LessonMoment`: all that the learner sees."""
    run = played.run
    state = run.state
    asks = run.asks and played.given_back is None
    return {
        "table": {
            "game": run.game.id,
            "data": state.config.rules.digest,
            "players": state.config.players,
            "options": state.config.options,
        },
        "seat": run.lesson.seat,
        "view": played.view,
        "to_move": list(state.to_move) if asks else [],
        "asked": state.asked,
        "legal": [action(one) for one in run.legal] if asks else [],
        "events": played.events,
        "fresh": played.fresh,
        "move": move_count(state),
        "step": _step(played),
        "steps": len(run.lesson.steps),
        "answers": played.answers,
        "asks": run.asks,
        "verdict": _verdict(played),
    }


def _step(played: PlayedLesson) -> Json:
    run, step = played.run, played.run.step
    return {
        "number": run.number,
        "id": step.id,
        "say": step.say,
        "why": step.why,
        "goal": step.goal,
        "values": played.values,
        "point": [one for element in step.point for one in expand(run.game, element)],
        "checks": [{"say": say, "holds": holds} for say, holds in run.checks()],
        "show": [action(one) for one in step.show],
    }


def _verdict(played: PlayedLesson) -> Json | None:
    verdict = played.verdict
    if verdict is None:
        return None
    return {"tone": verdict.tone, "say": verdict.say, "values": verdict.values}
