"""Arguments and options that several commands share."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from ennead.core.errors import BadOptions
from ennead.core.options import MAX_DOCUMENT_BYTES
from ennead.terminal.localization import system_language
from ennead.words import LANGUAGES, Words

MAX_FILE_BYTES: Final = 4 * MAX_DOCUMENT_BYTES
"""Leaves room for whitespace."""

Language = Annotated[
    str,
    typer.Option(
        metavar="|".join(LANGUAGES),
        help="Language.",
        default_factory=system_language,
        show_default="the system's",
    ),
]


def command_words(language: str) -> Words:
    """The messages that commands print."""
    return Words(language, package="ennead.terminal")


GameId = Annotated[str, typer.Argument(metavar="GAME", help="A game's id, like `aton`.")]
RecordFile = Annotated[
    Path,
    typer.Argument(
        metavar="FILE", exists=True, dir_okay=False, help="A record, as written by `play`."
    ),
]
Delay = Annotated[float, typer.Option(min=0, metavar="SECONDS", help="Pause after each move.")]
GameOptions = Annotated[
    str,
    typer.Option(
        metavar="JSON", help="The game's options, as a JSON object; `@FILE` reads a document."
    ),
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
    return {name: _read_if_file(option) for name, option in value.items()}


def _read_if_file(option: object) -> object:
    """The document that `"@FILE"` names; other options unchanged."""
    if isinstance(option, str) and option.startswith("@"):
        return read_document(Path(option[1:]))
    return option


def read_document(file: Path) -> dict[str, Any]:
    """A JSON object from a file."""
    try:
        with file.open("rb") as opened:
            text = opened.read(MAX_FILE_BYTES + 1)
        value = json.loads(text) if len(text) <= MAX_FILE_BYTES else None
    except (ValueError, RecursionError) as error:
        raise BadOptions(f"{file} must be a JSON file: {error}") from None
    if not isinstance(value, dict):
        raise BadOptions(
            f"{file} must be a JSON file of up to {MAX_FILE_BYTES} bytes with an object in it"
        )
    return value
