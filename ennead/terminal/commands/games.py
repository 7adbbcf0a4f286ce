"""`ennead games` and `ennead rules`: which games there are, and how they are played."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid

import ennead
from ennead.terminal.command_errors import report_errors
from ennead.terminal.commands.options import GameId, Language
from ennead.terminal.rendering import GOLD
from ennead.terminal.rules_text import found_text
from ennead.terminal.screen import Screen
from ennead.words import Words


def games(lang: Language) -> None:
    """List the available games, including those of other installed packages."""
    with report_errors():
        shared = Words(lang)
        grid = Grid(box=None, header_style=f"bold {GOLD}", padding=(0, 2))
        for column in ("id", "title", "players", "rules", "actions"):
            grid.add_column(shared.message(f"terminal-column-{column}"))
        for game in ennead.games():
            fewest, most = game.seats
            grid.add_row(
                game.id,
                Words(lang, game).message("game-title"),
                str(fewest) if fewest == most else f"{fewest}–{most}",
                game.rulesets.versions()[-1],
                str(len(game.actions)),
            )
        Console(highlight=False).print(grid)


Find = Annotated[
    str,
    typer.Option("--find", metavar="WORDS", help="Show only the passages that have these words."),
]


def rules(game: GameId, lang: Language, find: Find = "") -> None:
    """Show a game's rules, or what they say about something.

    **Examples**

    - `ennead rules aton --lang ru`
    - `ennead rules ankh --find "camel caravan"`
    """
    with report_errors():
        chosen = ennead.game(game)
        screen = Screen(chosen, Words(lang, chosen), [])
        if find.strip():
            screen.show(found_text(chosen, screen.words, find))
        else:
            screen.rules()
