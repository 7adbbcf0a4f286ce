"""The option `--lang` of commands."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from ennead.words import LANGUAGES


def _language() -> str:
    """The system's language if we speak it, English otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            spoken = os.environ[name][:2].lower()
            return spoken if spoken in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


Language = Annotated[
    str,
    typer.Option(
        metavar="|".join(LANGUAGES),
        help="Language of the table.",
        default_factory=_language,
        show_default="the system's",
    ),
]
