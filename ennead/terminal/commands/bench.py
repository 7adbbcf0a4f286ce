"""`ennead bench`: how fast the games run on this machine."""

from __future__ import annotations

import platform
from typing import Annotated

import typer

import ennead
from ennead.terminal.benchmark import is_compiled, measure
from ennead.terminal.command_errors import report_errors
from ennead.terminal.commands.options import Language, command_words


def bench(
    lang: Language,
    game: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help="A game's id.", show_default="every game"),
    ] = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long to measure each game.")] = 2.0,
) -> None:
    """Measure how fast random games run on one core of this machine.

    A decision is an answer to a question with at least two options. `make bench` compares the
    engine with other projects.

    **Examples**

    - `ennead bench aton --seconds 6`
    """
    with report_errors():
        words = command_words(lang)
        build = words.message("bench-compiled" if is_compiled() else "bench-pure")
        for chosen in ennead.games() if game is None else [ennead.game(game)]:
            rates = measure(chosen, seconds)
            python = platform.python_version()
            print(words.message("bench-heading", game=chosen.id, build=build, python=python))
            for name, rate in rates.items():
                print(f"{rate:>14,.0f}  {words.message(f'bench-{name}')}")
