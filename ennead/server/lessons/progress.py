"""How far each person has come in the lessons."""

from __future__ import annotations

from ennead.lessons import Lesson, LessonProgress, Progress
from ennead.server.lessons.library import check_step
from ennead.server.store import lesson_queries
from ennead.server.store.database import Database


class StoredProgress:
    def __init__(self, db: Database) -> None:
        self._db = db

    async def of(self, person: str | None) -> Progress:
        """A person's progress in all lessons; none for a caller whom the server does not know."""
        if person is None:
            return Progress()
        return await self._db.query(lambda c: lesson_queries.progress_of(c, person))

    async def save(
        self, person: str, game: str, lesson: Lesson, done: bool, step: int
    ) -> LessonProgress:
        """Store the step at which to go on; a lesson that was finished once stays finished."""
        check_step(lesson, step)
        new = LessonProgress(done, step)
        return await self._db.write(lambda c: lesson_queries.save(c, person, game, lesson.id, new))
