"""The lessons of the games on this server."""

from __future__ import annotations

from functools import cache

from ennead.core.game import Game
from ennead.lessons import Lesson, lessons_of
from ennead.server.errors import ApiError
from ennead.server.tables.creation import find_game, games


@cache
def lessons(game: str) -> list[Lesson]:
    """The lessons of a game, in order."""
    return lessons_of(find_game(game))


def lessons_by_game() -> dict[str, list[Lesson]]:
    """The lessons of all games that have some."""
    found = {game: lessons(game) for game in games()}
    return {game: of_game for game, of_game in found.items() if of_game}


def find_lesson(game: str, id: str) -> tuple[Game, Lesson]:
    """A lesson with its game; raises ApiError if there is no such lesson."""
    found = find_game(game)
    lesson = next((one for one in lessons(game) if one.id == id), None)
    if lesson is None:
        raise ApiError("unknown-lesson", f"{game} has no lesson {id!r}")
    return found, lesson


def check_step(lesson: Lesson, step: int) -> None:
    """Raise ApiError unless the lesson has a step with this number, counted from 0."""
    if step >= len(lesson.steps):
        raise ApiError(
            "unknown-step", f"lesson {lesson.id!r} has {len(lesson.steps)} steps, counted from 0"
        )
