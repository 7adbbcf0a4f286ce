"""Errors in a map or scenario file, as names with arguments that messages are made from.

`hex`, `other` and `side` name the spaces an error is about; `where` is the place in the file.
"""

from __future__ import annotations

import re
from typing import Final

SPACE_BESIDE: Final = re.compile(r" \([A-L]\d+\)")
"""The space that a place in the file is about, added for human readers."""

FILE_ERRORS: Final[dict[str, list[str]]] = {
    # The file.
    "not-an-object": ["where"],
    "not-a-list": ["where"],
    "missing": ["where"],
    "unknown-field": ["found"],
    "not-a-number": ["where", "least", "most"],
    "unknown-name": ["where", "found", "expected"],
    "not-a-space": ["where"],
    "unknown-space": ["where", "found"],
    "outside-grid": ["q", "r"],
    "other-space": ["hex", "q", "r"],
    "two-spaces": ["where"],
    "no-side": ["hex", "other"],
    "other-players": ["players", "seats"],
    # The map.
    "space-twice": ["hex"],
    "land-without-region": ["hex"],
    "water-with-region": ["hex"],
    "region-name": ["hex"],
    "river-off-land": ["side"],
    "river-inside": ["side", "region"],
    "river-twice": ["side"],
    "river-missing": ["hex", "other"],
    "no-land": [],
    "cut-off": ["hex", "other"],
    "region-apart": ["hex", "other", "region"],
    "region-small": ["hex", "count", "least"],
    "region-unknown": ["region"],
    "region-size": ["hex", "count"],
    # The scenario.
    "camel-off-land": ["side"],
    "camel-on-river": ["side"],
    "camel-twice": ["side"],
    "too-many-camels": ["most"],
    "not-land": ["hex"],
    "taken": ["hex", "what"],
    "token-twice": ["hex", "token"],
    "no-token": ["hex"],
    "too-many-regions": ["most"],
    "too-many-monuments": ["monument", "most"],
    "too-many-owned": ["most"],
    "figure-kind": ["where"],
    "figures-of-player": ["player", "warriors"],
    "too-many-cities": ["most"],
}


class FileError(ValueError):
    """A file that cannot be played: an English message, and a name with arguments."""

    def __init__(self, name: str, message: str, where: str, args: dict[str, str | int]) -> None:
        super().__init__(message)
        self.name = name
        self.where = where
        self.named = args

    def json(self) -> dict[str, str | int]:
        return {"error": self.name, "where": self.where, **self.named}


def file_error(name: str, message: str, where: str, **args: str | int) -> FileError:
    """An error to raise; the message begins with `where`, the place in the file."""
    return FileError(name, f"{where}{message}", SPACE_BESIDE.sub("", where), args)
