"""`ennead balance`: how often each seat and trait wins."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid

from ennead.arena.balance import Balance, Row, as_json, draw_chart, read_records
from ennead.arena.statistics import format_percent, percent
from ennead.core.errors import BadOptions
from ennead.terminal.command_errors import report_errors
from ennead.terminal.commands.options import Language, command_words
from ennead.terminal.commands.progress import progress
from ennead.terminal.rendering import GOLD
from ennead.words import Words


def balance(
    records: Annotated[
        list[Path],
        typer.Argument(metavar="RECORD…", exists=True, help="Records, or the folder of an arena."),
    ],
    lang: Language,
    by: Annotated[
        str,
        typer.Option(metavar="TRAIT,…", help="Only these traits of a seat, like `seat,plays-god`."),
    ] = "",
    least: Annotated[
        int, typer.Option(min=1, help="Only values that at least this many seats had.")
    ] = 10,
    plot: Annotated[
        Path | None,
        typer.Option(metavar="FILE.svg", dir_okay=False, help="Also draw a chart into this file."),
    ] = None,
    print_json: Annotated[
        bool, typer.Option("--json", help="Print JSON instead of a table.")
    ] = False,
) -> None:
    """Show how often each seat, god, scenario, starting card or technology wins.

    **Examples**

    - `ennead balance arena/aton-1`
    - `ennead balance arena/tekhenu-1 --by starting-chosen,card-taken --plot cards.svg`
    """
    with report_errors():
        words = command_words(lang)
        found = read_records(records)
        counted = Balance()
        with progress("balance", len(found)) as bar:
            for _, record in found:
                counted.add(record)
                bar.advance(bar.task_ids[0])
        traits = [trait.strip() for trait in by.split(",") if trait.strip()]
        rows = counted.rows(traits, least)
        if not rows:
            raise BadOptions(words.message("balance-nothing", least=least, games=counted.games))
        if plot is not None:
            plot.write_text(draw_chart(rows), "utf-8")
        if print_json:
            print(json.dumps(as_json(rows), indent=1, ensure_ascii=False))
        else:
            _print_table(rows, counted.games, words)


def _print_table(rows: Sequence[Row], games: int, words: Words) -> None:
    grid = Grid(box=None, header_style=f"bold {GOLD}", padding=(0, 2))
    for heading in ("trait", "value"):
        grid.add_column(words.message(f"balance-{heading}"))
    for heading in ("seats", "share"):
        grid.add_column(words.message(f"balance-{heading}"), justify="right")
    grid.add_column(f"{percent(0, words.language)} … {percent(1, words.language)}")
    trait = ""
    for row in rows:
        name = row.trait if row.trait != trait else ""
        trait = row.trait
        share = format_percent(row.share, row.games, words.language)
        grid.add_row(name, row.value, str(row.games), share, _draw_interval(row))
    console = Console(highlight=False)
    console.print(words.message("balance-games", count=games))
    console.print(grid)


def _draw_interval(row: Row, width: int = 25) -> str:
    cells = ["·"] * width
    cells[width // 2] = "┊"
    for at in range(int(row.low * (width - 1)), int(row.high * (width - 1)) + 1):
        cells[at] = "─"
    cells[round(row.share * (width - 1))] = "●"
    return "".join(cells)
