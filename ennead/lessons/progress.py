"""How far a learner has come in the lessons."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from ennead.core.json_fields import an_object, check_names, flag, number
from ennead.lessons.lesson import Lesson

MAX_STEP: Final = 999


@dataclass(frozen=True)
class LessonProgress:
    """Whether a lesson has been finished once, and the step at which to take it up again."""

    done: bool = False
    step: int = 0


@dataclass
class Progress:
    """The progress in all lessons, by game and lesson id. Unknown lessons are kept."""

    games: dict[str, dict[str, LessonProgress]] = field(default_factory=dict)

    def of(self, game: str, lesson: Lesson) -> LessonProgress:
        """The progress in one lesson."""
        return self.games.get(game, {}).get(lesson.id, LessonProgress())

    def reach(self, game: str, lesson: Lesson, step: int) -> None:
        """Remember the step that a learner has come to."""
        done = self.of(game, lesson).done
        self.games.setdefault(game, {})[lesson.id] = LessonProgress(done, step)

    def finish(self, game: str, lesson: Lesson) -> None:
        """Remember that a lesson is finished; it starts at its first step again."""
        self.games.setdefault(game, {})[lesson.id] = LessonProgress(done=True)

    def json(self) -> dict[str, object]:
        """As JSON: `{"aton": {"four-temples": {"done": true, "step": 0}}}`."""
        return {
            game: {id: {"done": one.done, "step": one.step} for id, one in lessons.items()}
            for game, lessons in self.games.items()
        }


def read_progress(value: object) -> Progress:
    """Progress from JSON; `BadPosition` names the entry that is wrong."""
    progress = Progress()
    for game, lessons in an_object("progress", value).items():
        known = progress.games.setdefault(game, {})
        for id, item in an_object(game, lessons).items():
            known[id] = _read_one(f"{game}.{id}", an_object(f"{game}.{id}", item))
    return progress


def _read_one(where: str, data: Mapping[str, object]) -> LessonProgress:
    check_names(where, data, ["done", "step"])
    done = flag(f"{where}.done", data.get("done", False))
    return LessonProgress(done, number(f"{where}.step", data.get("step", 0), 0, MAX_STEP))
