"""The cards a player chooses from, for texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def cards(table: Mapping[str, Any], seat: int) -> list[str]:
    """The cards the player has drawn to choose from; none if they are not seen."""
    return list(table["heads"][seat]["drawn"] or [])
