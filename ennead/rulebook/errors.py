"""The error that rulebooks raise."""

from __future__ import annotations

from ennead.core.errors import EnneadError


class BadRulebook(EnneadError):
    """A file in a game's folder `pages` is wrong. The message names the file and the entry."""
