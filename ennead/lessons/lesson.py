"""A lesson as its file describes it: a position, a seat and steps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ennead.core.action import Action
from ennead.lessons.condition import Condition
from ennead.lessons.quantity import Quantity


@dataclass(frozen=True)
class Reply:
    """What is said to an answer for which a condition holds; `say` is a message id."""

    say: str
    when: Condition
    near: bool = False
    """Whether the answer is sensible, though not what is asked."""


@dataclass(frozen=True)
class OpponentAnswer:
    """How another seat answers: with the first legal action that the pattern matches."""

    seat: int
    pattern: str


@dataclass(frozen=True)
class Step:
    """One step of a lesson: something to read, or a question to answer on the board.

    A step to be read has no `accept`. The answers in `show` lead to `accept`, and each but the
    last of them is met by an entry of `so_far`. The message ids follow from those of lesson and
    step; `why` is optional, all others exist in every language.
    """

    id: str
    say: str
    where: str
    """The entry in the lesson's file, for error messages."""
    position: Mapping[str, object] | None
    """The position the step starts from; None if it goes on from the step before."""
    point: tuple[str, ...]
    values: Mapping[str, Quantity]
    """What the texts of the step quote from the view."""
    accept: Condition | None
    checks: tuple[Reply, ...]
    """Parts of the goal, each ticked as soon as its condition holds."""
    so_far: tuple[Reply, ...]
    wrong: tuple[Reply, ...]
    show: tuple[Action, ...]
    opponents: tuple[OpponentAnswer, ...]
    dice: tuple[int, ...]
    """The outcomes of the first chances in this step, counted from 0."""

    @property
    def why(self) -> str:
        """The second sentence of the step, which may be missing."""
        return f"{self.say}-why"

    @property
    def goal(self) -> str:
        """What is asked."""
        return f"{self.say}-goal"

    @property
    def right(self) -> str:
        """What is said to an accepted answer."""
        return f"{self.say}-right"

    @property
    def otherwise(self) -> str:
        """What is said to a wrong answer that no entry of `wrong` foresees."""
        return f"{self.say}-otherwise"


@dataclass(frozen=True)
class Lesson:
    """One lesson of a game; `number` counts from 1."""

    id: str
    number: int
    minutes: int
    seat: int
    steps: tuple[Step, ...]

    @property
    def title(self) -> str:
        """The message id of the title."""
        return f"lesson-{self.id}"

    @property
    def about(self) -> str:
        """The message id of the sentence that says what the lesson is about."""
        return f"lesson-{self.id}-about"
