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


def regions(table: Mapping[str, Any]) -> dict[int, tuple[str, str]]:
    """By Conflict Order token: a space of the region, and which part of its area it is."""
    return {found["token"]: (found["land"][0], found["part"]) for found in table["regions"]}
