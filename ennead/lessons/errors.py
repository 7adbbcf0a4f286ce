"""The error that lessons raise."""

from __future__ import annotations

from ennead.core.errors import EnneadError


class BadLesson(EnneadError):
    """A lesson's file is wrong. The message names the file and the entry in it."""
