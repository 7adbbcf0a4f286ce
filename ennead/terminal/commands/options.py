"""Arguments and options that several commands share."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated

import typer

from ennead.core.errors import BadOptions
from ennead.words import LANGUAGES


def _system_language() -> str:
    """The system's language if it is supported, English otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            language = os.environ[name][:2].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


Language = Annotated[
    str,
    typer.Option(
        metavar="|".join(LANGUAGES),
        help="Language of the table.",
        default_factory=_system_language,
        show_default="the system's",
    ),
]
GameId = Annotated[str, typer.Argument(metavar="GAME", help="A game's id, like `aton`.")]
RecordFile = Annotated[
    Path,
    typer.Argument(
        metavar="FILE", exists=True, dir_okay=False, help="A record, as written by `play`."
    ),
]
Delay = Annotated[float, typer.Option(min=0, metavar="SECONDS", help="Pause after each move.")]
GameOptions = Annotated[
    str, typer.Option(metavar="JSON", help="The game's options, as a JSON object.")
]
Players = Annotated[
    int | None,
    typer.Option(metavar="N", help="Number of players.", show_default="2, if the game allows it"),
]
FirstSeed = Annotated[int, typer.Option(min=0, help="Seed of the first game.")]
Jobs = Annotated[int, typer.Option(min=1, help="Number of processes on this machine.")]
Ray = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Run on a Ray cluster; `local` starts one here."),
]


def parse_game_options(text: str) -> dict[str, object]:
    try:
        value = json.loads(text)
    except ValueError as error:
        raise BadOptions(f"--options must be JSON: {error}") from None
    if not isinstance(value, dict):
        raise BadOptions(f'--options must be a JSON object like {{"name": "value"}}, not {text}')
    return value
