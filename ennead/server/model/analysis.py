"""The coach's analysis of a finished game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Analysis:
    """Progress and results, with the worker that computes them."""

    table_id: str
    worker: str
    moves: int
    changed: float
    asked_by: str
    """This person may cancel it, besides those who played."""
    done: int = 0
    failed: bool = False
    judged: tuple[dict[str, Any], ...] = ()
