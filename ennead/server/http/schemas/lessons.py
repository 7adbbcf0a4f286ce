"""Lessons: their list, a moment of one, and the progress in them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from ennead.lessons.progress import MAX_STEP
from ennead.server.http.schemas.fields import ActionText, OptionValue, RequestBody
from ennead.server.http.schemas.playing import Legal
from ennead.server.http.schemas.view import GameEvent, View

StepNumber = Annotated[int, Field(ge=0, le=MAX_STEP)]
"""Counted from 0."""
Answers = Annotated[list[ActionText], Field(max_length=30)]
MessageId = str
MessageValues = dict[str, str | int]


class Documented(BaseModel):
    model_config = ConfigDict(use_attribute_docstrings=True)


class LessonStepInList(Documented):
    id: str
    say: MessageId
    asks: bool
    """Whether the step wants an answer; others are only read."""


class LessonInList(Documented):
    id: str
    number: int
    """Counted from 1."""
    title: MessageId
    about: MessageId
    minutes: int
    steps: list[LessonStepInList]


class LessonsOfGame(BaseModel):
    game: str
    lessons: list[LessonInList]


class LessonAnswers(RequestBody):
    step: StepNumber
    answers: Answers = []


class LessonForesee(LessonAnswers):
    actions: Annotated[list[ActionText], Field(max_length=50)]


class LessonTable(Documented):
    """What a client has to know of the table to draw it."""

    game: str
    data: str
    """The digest of the data files."""
    players: int
    options: dict[str, OptionValue]


class LessonCheck(Documented):
    say: MessageId
    holds: bool


class LessonStep(Documented):
    number: int
    """Counted from 0."""
    id: str
    say: MessageId
    why: MessageId
    """A message that may be missing."""
    goal: MessageId
    """A message that is missing if the step never asks."""
    values: MessageValues
    """The arguments of these messages, from before the first answer of the step."""
    point: list[str]
    """What to look at: values of domains (`cell:3b2`) and paths in the view."""
    checks: list[LessonCheck]
    """Parts of the goal."""
    show: list[Legal]
    """Answers that reach the goal, one after the other."""


class LessonVerdict(Documented):
    """How the last answer was."""

    tone: Literal["right", "so-far", "near", "wrong"]
    """`near` and `wrong` answers are given back."""
    say: MessageId
    values: MessageValues


class LessonMoment(Documented):
    """A lesson after some answers, with the fields of a table's state that a board needs."""

    table: LessonTable
    seat: int
    """The learner's."""
    view: View
    """After the last answer, even if that was given back."""
    to_move: list[int]
    asked: int
    legal: list[Legal]
    """The learner's legal answers; none if the step asks nothing or the answer was given back."""
    events: list[GameEvent]
    """What the learner has seen since the position that the step goes on from."""
    fresh: int
    """How many of them are new since the answer before, or since the step began."""
    move: int
    step: LessonStep
    steps: int
    answers: list[str]
    """The answers of this step that stand."""
    asks: bool
    """Whether the step still wants an answer."""
    verdict: LessonVerdict | None


class LessonProgress(Documented):
    done: bool
    """Finished at least once."""
    step: int
    """Where to go on, counted from 0."""


class SaveLessonProgress(RequestBody):
    done: bool = False
    """True if the lesson is finished now; a finished lesson stays finished."""
    step: StepNumber = 0
