"""Cleaning and validation of names, titles and chat."""

from __future__ import annotations

import unicodedata
from typing import Final

from ennead.server.errors import ApiError

MAX_NAME: Final = 24
MAX_TITLE: Final = 60
MAX_CHAT: Final = 500

_BLANKS: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    + "".join(map(chr, (*range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0))))
)
"""Invisible letters and marks. Not the last variation selector, which emoji need."""
_MAX_ACCENTS: Final = 2
"""Combining marks on one letter; no language needs more."""


def clean_name(text: str, longest: int = MAX_NAME, shortest: int = 1) -> str:
    """A name with normalized whitespace; anything unprintable is rejected."""
    if not all(_is_visible(c) or c.isspace() for c in text) or _has_stacked_accents(text):
        raise ApiError("bad-request", "a name may contain only printable characters")
    name = _normalize(text)
    if not shortest <= len(name) <= longest:
        raise ApiError("bad-request", f"a name has {shortest} to {longest} characters")
    if name and not any(c.isalnum() or unicodedata.category(c) == "So" for c in name):
        raise ApiError("bad-request", "a name must contain a letter")
    return name


def clean_title(text: str) -> str:
    return clean_name(text, MAX_TITLE, 0)


def clean_chat(text: str) -> str:
    """A chat message without unprintable characters."""
    kept = "".join(c if _is_visible(c) else " " if c.isspace() else "" for c in text)
    message = _normalize(kept)
    if not 1 <= len(message) <= MAX_CHAT:
        raise ApiError("bad-request", f"a message has 1 to {MAX_CHAT} characters")
    if _has_stacked_accents(message):
        raise ApiError("bad-request", "a message may contain only printable characters")
    return message


def _is_visible(character: str) -> bool:
    """Not a control character, bidi override, surrogate or blank letter."""
    return unicodedata.category(character)[0] != "C" and character not in _BLANKS


def _normalize(text: str) -> str:
    return " ".join(unicodedata.normalize("NFC", text).split())


def _has_stacked_accents(text: str) -> bool:
    run = 0
    for character in text:
        run = run + 1 if unicodedata.combining(character) else 0
        if run > _MAX_ACCENTS:
            return True
    return False
