"""Every lesson of a game: its answers lead to its goals, and every other answer gets a reply."""

from __future__ import annotations

from collections.abc import Mapping
from fnmatch import fnmatchcase
from typing import Final

from ennead.core.action import Action
from ennead.core.game import Game
from ennead.lessons import Lesson, LessonRun, Tone, Verdict, lessons_of, words_package
from ennead.lessons.condition import answer_patterns
from ennead.lessons.elements import exists
from ennead.lessons.lesson import Step
from ennead.testing.failure import located, require
from ennead.words import LANGUAGES, MissingWords, Words

MAX_SENTENCE: Final = {"en": 130, "ru": 160, "pl": 160}
"""In characters: one sentence at a time."""


def check(game: Game) -> None:
    """Play all lessons of a game; one without lessons passes."""
    lessons = lessons_of(game)
    if not lessons:
        return
    words = [Words(language, game, package=words_package(game)) for language in LANGUAGES]
    said: set[str] = set()
    for lesson in lessons:
        with located(f"lesson {lesson.number} ({lesson.id})"):
            _LessonCheck(game, lesson, words, said).check()
    for known in words:
        unused = {id for id in known.ids() if id.startswith("lesson-")} - said
        require(not unused, f"no lesson says {', '.join(sorted(unused))} in {known.language}")


class _LessonCheck:
    """Plays one lesson; `said` collects the ids of all its texts."""

    def __init__(self, game: Game, lesson: Lesson, words: list[Words], said: set[str]) -> None:
        self.lesson = lesson
        self.words = words
        self.said = said
        self.run = LessonRun(game, lesson)
        self.game = game
        self.told: set[str] = set()
        self.accepted: set[Action] = set()

    def check(self) -> None:
        self._require_text(self.lesson.title)
        self._require_text(self.lesson.about)
        while not self.run.finished:
            with located(f"step {self.run.number + 1} ({self.run.step.id})"):
                self._check_step(self.run.step)
            self.run.next()

    def _check_step(self, step: Step) -> None:
        for element in step.point:
            found = exists(self.game, element, self.run.view)
            require(found, f"point: there is no {element!r} in the view")
        values = self.run.values()
        self._require_text(step.say, values)
        for known in self.words:
            length = len(known.message(step.say, **values))
            most = MAX_SENTENCE[known.language]
            require(length <= most, f"{step.say} has {length} characters in {known.language}")
        if self.words[0].has(step.why):
            self._require_text(step.why, values)
        if step.accept is not None:
            self._check_answers(step, values)
        require(self.run.improvised == 0, "an opponent has no legal answer among those given")

    def _check_answers(self, step: Step, values: dict[str, str | int]) -> None:
        self._require_text(step.goal, values)
        for check in step.checks:
            self._require_text(check.say, values)
        if step.so_far and self.words[0].has(step.otherwise):
            # Not every sequence of answers is tried, and another one may need it.
            self._require_text(step.otherwise, values)
        self.told = set()
        self.accepted = set()
        self._try_all(len(step.show))
        for at, wanted in enumerate(step.show):
            require(wanted in self.run.legal, f"show: '{wanted}' is not legal")
            self._try_all(1)
            tone = self.run.answer(wanted).tone
            expected = Tone.RIGHT if at + 1 == len(step.show) else Tone.SO_FAR
            require(tone is expected, f"show: '{wanted}' is {tone}, not {expected}")
        for say, holds in self.run.checks():
            require(holds, f"{say} does not hold after the shown answers")
        for pattern in answer_patterns(step.accept) if step.accept is not None else []:
            met = any(fnmatchcase(action.text, pattern) for action in self.accepted)
            require(met, f"accept: no legal answer that matches {pattern!r} is accepted")
        for reply in (*step.wrong, *step.so_far):
            require(reply.say in self.told, f"no legal answer is told {reply.say}")

    def _try_all(self, depth: int) -> None:
        """Try every legal answer, and go on from one answer of each kind that is good so far."""
        going_on: dict[str, Action] = {}
        for action in self.run.legal:
            verdict = self._try(action)
            self.told.add(verdict.say)
            if verdict.tone is Tone.RIGHT:
                self.accepted.add(action)
            if verdict.tone is Tone.SO_FAR:
                going_on.setdefault(verdict.say, action)
        for action in going_on.values() if depth > 1 else ():
            self.run.answer(action)
            self._try_all(depth - 1)
            self.run.take_back()

    def _try(self, action: Action) -> Verdict:
        """Give a legal answer, check what is said to it, and take it back."""
        before = self.run.state
        verdict = self.run.answer(action)
        self._require_text(verdict.say, verdict.values)
        if verdict.tone in (Tone.RIGHT, Tone.SO_FAR):
            self.run.take_back()
        require(self.run.state is before, f"'{action}' was not given back")
        return verdict

    def _require_text(self, id: str, values: Mapping[str, str | int] | None = None) -> None:
        self.said.add(id)
        for known in self.words:
            require(known.has(id), f"message {id} is missing in {known.language}")
            try:
                known.message(id, **(values or {}))
            except MissingWords as error:
                require(False, str(error))
