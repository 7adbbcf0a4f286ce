"""Lessons: positions with questions that teach a game, played over the ordinary engine.

A lesson is data in its game's folder `lessons`; nothing here knows a game.
"""

from ennead.lessons.errors import BadLesson
from ennead.lessons.lesson import Lesson, Reply, Step
from ennead.lessons.library import lessons_of, words_package
from ennead.lessons.progress import LessonProgress, Progress
from ennead.lessons.run import LessonRun, Tone, Verdict

__all__ = [
    "BadLesson",
    "Lesson",
    "LessonProgress",
    "LessonRun",
    "Progress",
    "Reply",
    "Step",
    "Tone",
    "Verdict",
    "lessons_of",
    "words_package",
]
