"""Plays a lesson up to a moment that a client names: a step and the answers given in it.

Nothing is stored. A step is reached by playing the answers that the lesson shows for the steps
before it, as the terminal does, so the cost depends on the lesson and not on the caller.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ennead.core.action import Action
from ennead.core.errors import BadNotation, IllegalAction
from ennead.core.game import Game
from ennead.lessons import Lesson, LessonRun, Tone, Verdict
from ennead.server.errors import ApiError, wrong_status
from ennead.server.lessons.library import check_step

STANDS = (Tone.RIGHT, Tone.SO_FAR)


@dataclass(frozen=True)
class PlayedLesson:
    """A lesson after some answers; `verdict` is the one on the last of them."""

    run: LessonRun
    answers: list[str]
    """The answers that stand: all, or all but the last one, which was given back."""
    values: Mapping[str, str | int]
    """What the sentence and the goal of the step quote, from before the first answer."""
    verdict: Verdict | None

    @property
    def given_back(self) -> Verdict | None:
        """The verdict on the last answer if that does not stand."""
        verdict = self.verdict
        return verdict if verdict is not None and verdict.tone not in STANDS else None

    @property
    def view(self) -> Mapping[str, object]:
        """What the learner sees after the last answer, even if it was given back."""
        rejected = self.given_back
        if rejected is not None and rejected.view is not None:
            return rejected.view
        return self.run.view

    @property
    def events(self) -> list[Mapping[str, object]]:
        """What the learner has seen since the position that the step goes on from."""
        seen = self.run.state.events(self.run.lesson.seat)
        return [*seen, *(self.given_back.events if self.given_back is not None else ())]

    @property
    def fresh(self) -> int:
        """How many of the events are new since the answer before, or since the step began."""
        if self.given_back is not None:
            return len(self.given_back.events)
        by_learner = self.verdict.events if self.verdict is not None else ()
        return len(by_learner) + len(self.run.opponent_events)


def play_lesson(game: Game, lesson: Lesson, step: int, answers: Sequence[str]) -> PlayedLesson:
    """Play a lesson to a step and give answers there; raises ApiError if one is impossible."""
    check_step(lesson, step)
    run = LessonRun(game, lesson, step)
    values = run.values()
    stand: list[str] = []
    verdict: Verdict | None = None
    for text in answers:
        if verdict is not None and verdict.tone not in STANDS:
            raise ApiError("bad-request", f"the answer before {text!r} was given back")
        verdict = _answer(run, text)
        if verdict.tone in STANDS:
            stand.append(text)
    return PlayedLesson(run, stand, values, verdict)


def foresee(
    game: Game, lesson: Lesson, step: int, answers: Sequence[str], actions: list[str]
) -> dict[str, object]:
    """What would certainly happen if the learner then took these actions."""
    run = play_lesson(game, lesson, step, answers).run
    if not run.asks:
        raise _asks_nothing()
    try:
        return run.state.foresee(lesson.seat, actions).json()
    except (IllegalAction, BadNotation) as error:
        raise ApiError("illegal-action", str(error), reason=None) from error


def _answer(run: LessonRun, text: str) -> Verdict:
    if not run.asks:
        raise _asks_nothing()
    action = _parse(run.game, text)
    verdict = run.answer(action)
    if verdict.reason is not None:
        raise ApiError(
            "illegal-action", f"{text!r} is not legal here", reason=verdict.reason.json()
        )
    return verdict


def _parse(game: Game, text: str) -> Action:
    try:
        return game.parse(text)
    except BadNotation as error:
        raise ApiError("illegal-action", str(error), reason=None) from error


def _asks_nothing() -> ApiError:
    return wrong_status("this step of the lesson asks for no answer")
