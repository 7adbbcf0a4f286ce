"""Hints, winning chances and the coach's analysis."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

from ennead.server.http.schemas.fields import Level, RequestBody, SeatNumber
from ennead.server.http.schemas.playing import Legal


class AskHint(RequestBody):
    seat: SeatNumber
    level: Level = "hard"
    """The level of the bot that is asked."""


class Hint(BaseModel):
    question: int
    """The number of the question it answers: `asked` in the state."""
    level: Level
    action: str
    chance: float
    reason: Literal["only", "scores", "hinders", "prepares", "close", "misses"]
    points: float
    other: str | None
    other_chance: float | None
    behind: bool
    """The other action has the better chance, in spite of the reason for this one."""


class AskIdeas(RequestBody):
    seat: SeatNumber


class TermChange(BaseModel):
    term: str
    """The name of a term of the game's evaluation; its message is `term-<name>`."""
    seat: int
    """Whose term it is: mine rises, a rival's falls."""
    amount: int


class Idea(BaseModel):
    action: str
    then: str | None
    """The next answer of the same kind in the turn."""
    wins: bool
    """It wins the game at once."""
    certain: bool
    """The reasons hold whatever the others choose in secret."""
    reasons: list[TermChange]
    """The strongest first; empty if none is clear."""


class Ideas(BaseModel):
    question: int
    """The number of the question they answer: `asked` in the state."""
    ideas: list[Idea]


class Chances(BaseModel):
    move: int
    chances: list[float]
    """One for each seat; they add up to 1."""


class Moment(BaseModel):
    move: int
    page: int
    chances: list[float]


class Turn(BaseModel):
    seat: int
    action: Legal


class TableNames(BaseModel):
    """What texts about an earlier moment need from its table."""

    drawn: list[str]
    """The cards the player had drawn to choose from."""
    regions: dict[str, tuple[str, str]]
    """By token: a place in the region, and which part of its area it was."""


class Mistake(BaseModel):
    move: int
    page: int
    seat: int
    question: str
    """The name of the question that was answered."""
    names: TableNames
    played: Legal
    best: Legal
    cost: float
    line: list[Turn]
    """How the game might have continued."""


class Analysis(BaseModel):
    moves: int
    done: int
    failed: bool
    chances: list[Moment]
    mistakes: list[Mistake]
