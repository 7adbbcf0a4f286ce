"""Schemas of what a game itself sends: its view, questions, events and reasons.

Every game adds fields of its own. Clients in TypeScript get those from `scripts/web_types.py`.
"""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict


class GameQuestion(BaseModel):
    """An open question. The remaining fields are the arguments of its message."""

    model_config = ConfigDict(extra="allow", use_attribute_docstrings=True)

    question: str
    seat: int
    """The seat that has to answer."""


class GameEvent(BaseModel):
    """Something that happened. The remaining fields are the arguments of its message."""

    model_config = ConfigDict(extra="allow", use_attribute_docstrings=True)

    event: str
    move: int
    """The number of moves made when it happened."""
    page: int
    """The round or turn in which it happened."""


class GameReason(BaseModel):
    """Why an action is not legal. The remaining fields are the arguments of its message."""

    model_config = ConfigDict(extra="allow")

    reason: str


class FileErrorInfo(BaseModel):
    """What is wrong with an uploaded document: arguments of the message `file-error-<error>`."""

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[str, str | int]

    error: str


class View(BaseModel):
    """What one seat, or a spectator, may know about the game."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    game: str
    players: int
    seat: int | None
    """The viewing seat; null for a spectator."""
    page: int
    """The current round or turn."""
    questions: list[GameQuestion]
    answer: str | None
    """The viewer's own answer to a secret question that is still open."""
    over: bool
    scores: list[int]
    ranking: list[int]
    """The place of each seat, 0 for winners; empty until the game is over."""
    table: dict[str, Any]
    """The game's own part of the view."""
