"""Reading fields of the files in a game's folder `pages`."""

from __future__ import annotations

import re
from typing import Any, Final

from ennead.core.errors import BadPosition

_ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def a_text(where: str, value: object) -> str:
    """A value that must be a text."""
    if not isinstance(value, str):
        raise BadPosition(f"{where} must be a text, not {value!r}")
    return value


def an_id(where: str, value: object) -> str:
    """A value that must be an id."""
    id = a_text(where, value)
    if not _ID.fullmatch(id):
        raise BadPosition(f"{where} must be lower-case letters, digits and hyphens, not {id!r}")
    return id


def a_list(where: str, value: object) -> list[Any]:
    """A value that must be a list; a missing one is empty."""
    if value is None:
        return []
    if not isinstance(value, list):
        raise BadPosition(f"{where} must be a list, not {value!r}")
    return value
