"""`ennead figures`: own values for the figures that a game's rulebook does not give."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

import ennead
from ennead.core.errors import BadOptions
from ennead.core.game import Game
from ennead.core.own_figures import OPTION
from ennead.terminal.command_errors import FAILED, command_failure, report_errors
from ennead.terminal.commands.options import GameId, Language, read_document
from ennead.words import Words


def figures(
    game: GameId,
    lang: Language,
    template: Annotated[
        bool, typer.Option("--template", help="Print all entries with our values.")
    ] = False,
    check: Annotated[
        Path | None,
        typer.Option(metavar="FILE", exists=True, dir_okay=False, help="Check a file of entries."),
    ] = None,
) -> None:
    """Enter a game's printed figures where its rulebook gives none.

    Print the template, keep and correct the entries you know, check the file, and play with it.

    **Examples**

    - `ennead figures tekhenu --template > my.json`
    - `ennead figures tekhenu --check my.json`
    - `ennead play tekhenu --options '{"figures": "@my.json"}'`
    """
    with report_errors():
        chosen = ennead.game(game)
        if OPTION not in [option.name for option in chosen.options]:
            raise BadOptions(f"{game} takes no figures of your own: its rulebook gives them all")
        if template == (check is not None):
            raise BadOptions("give either --template or --check FILE")
        if check is None:
            print(format_entries(chosen.rulesets.entries()))
        else:
            _check(chosen, check, Words(lang, chosen))


def format_entries(entries: dict[str, Any]) -> str:
    """Entries as JSON, one in a line."""
    lines = [f"  {json.dumps(path)}: {json.dumps(value)}" for path, value in entries.items()]
    return "\n".join(["{", ",\n".join(lines), "}"])


def _check(game: Game, file: Path, words: Words) -> None:
    document = read_document(file)
    try:
        game.new(options={OPTION: document})
    except BadOptions as error:
        file_error = error.file_error
        known = file_error is not None and words.has(f"file-error-{file_error['error']}")
        text = (
            words.message(f"file-error-{file_error['error']}", **file_error)
            if file_error and known
            else str(error)
        )
        raise command_failure(f"{file}: {text}", FAILED) from None
    print(words.message("terminal-figures-valid", file=str(file), count=len(document)))
