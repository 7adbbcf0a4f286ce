"""Queries on the progress in lessons."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, case, delete, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from ennead.lessons import LessonProgress, Progress
from ennead.server.store.schema import LESSON_PROGRESS

_KEY: Final = ["person", "game", "lesson"]
_DONE: Final = LESSON_PROGRESS.c.done
_STEP: Final = LESSON_PROGRESS.c.step


def progress_of(connection: Connection, person: str) -> Progress:
    query = select(LESSON_PROGRESS).where(LESSON_PROGRESS.c.person == person)
    progress = Progress()
    for row in connection.execute(query).mappings():
        known = progress.games.setdefault(row["game"], {})
        known[row["lesson"]] = LessonProgress(row["done"], row["step"])
    return progress


def save(
    connection: Connection, person: str, game: str, lesson: str, new: LessonProgress
) -> LessonProgress:
    """Store the step; a finished lesson stays finished. Returns what is stored now."""
    row = {"person": person, "game": game, "lesson": lesson, "done": new.done, "step": new.step}
    return _upsert(connection, row, furthest=False)


def merge(connection: Connection, guest: str, account: str) -> None:
    """Give a guest's progress to an account: finished wins, and the furthest step."""
    theirs = LESSON_PROGRESS.c.person == guest
    for row in connection.execute(select(LESSON_PROGRESS).where(theirs)).mappings().all():
        _upsert(connection, {**row, "person": account}, furthest=True)
    connection.execute(delete(LESSON_PROGRESS).where(theirs))


def _upsert(connection: Connection, row: dict[str, Any], furthest: bool) -> LessonProgress:
    is_postgres = connection.dialect.name == "postgresql"
    query = (postgresql.insert if is_postgres else sqlite.insert)(LESSON_PROGRESS).values(row)
    new = query.excluded
    step = case((new.step > _STEP, new.step), else_=_STEP) if furthest else new.step
    stored = connection.execute(
        query.on_conflict_do_update(
            index_elements=_KEY, set_={"done": or_(_DONE, new.done), "step": step}
        ).returning(_DONE, _STEP)
    ).one()
    return LessonProgress(stored.done, stored.step)
