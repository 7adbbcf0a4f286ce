"""A suggestion of one partner to another."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Suggestion:
    table: str
    seat: int
    """Who suggests."""
    to: int
    """The partner who is asked."""
    question: int
    """The number of the partner's question."""
    action: str
