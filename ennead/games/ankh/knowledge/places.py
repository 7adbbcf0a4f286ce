"""Which part of Egypt a space or a region lies in, for texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

WATER: Final = "water"


def area(table: Mapping[str, Any], code: str) -> str:
    """The base region of a space, or of the first space of a side; '' off the map."""
    space = table["map"]["hexes"].get(code.partition("-")[0])
    if space is None:
        return ""
    return space["region"] or WATER


def region(table: Mapping[str, Any], token: int) -> tuple[str, str] | None:
    """A space of the region with a Conflict Order token, and which part of its area that is."""
    for found in table["regions"]:
        if found["token"] == token:
            return found["land"][0], found["part"]
    return None
