"""The cards a player chooses from, for texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def card(table: Mapping[str, Any], seat: int, number: int) -> str | None:
    """The player's drawn card with this number, counted from 1; None if it is not seen."""
    drawn = table["heads"][seat]["drawn"] or []
    return drawn[number - 1] if 0 < number <= len(drawn) else None
