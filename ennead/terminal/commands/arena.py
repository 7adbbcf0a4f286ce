"""`ennead arena`: bots against bots."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid

import ennead
from ennead import bots
from ennead.arena import result_files
from ennead.arena.match import MatchResult, play_match
from ennead.arena.parallel import map_parallel
from ennead.arena.ratings import pairings, ratings
from ennead.arena.schedule import schedule_matches
from ennead.arena.statistics import format_percent
from ennead.bots.subprocess_bot import PREFIX
from ennead.terminal.command_errors import report_errors
from ennead.terminal.commands.options import (
    FirstSeed,
    GameId,
    GameOptions,
    Jobs,
    Language,
    Players,
    Ray,
    command_words,
    parse_game_options,
)
from ennead.terminal.commands.progress import progress
from ennead.terminal.rendering import GOLD
from ennead.words import Words


def arena(
    game: GameId,
    bots_: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="BOT,BOT…",
            help="Levels, `greedy`, `random`, `mcts:500` (iterations per question), `mcts:1s` "
            f"(seconds per turn), `{PREFIX}./mybot` (a program).",
        ),
    ],
    lang: Language,
    games: Annotated[int, typer.Option(min=2, help="Games per pairing; an even number.")] = 100,
    jobs: Jobs = 1,
    players: Players = None,
    options: GameOptions = "{}",
    seed: FirstSeed = 0,
    seconds: Annotated[
        float, typer.Option(min=0.05, help="Time limit for a program's answer.")
    ] = 10.0,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR", file_okay=False, help="Folder for the results.", show_default="arena/…"
        ),
    ] = None,
    ray: Ray = None,
) -> None:
    """Let bots play each other: every pairing in every seating, all with the same seeds.

    Prints shares and ratings with 95% intervals, and saves them as JSON and Parquet along with a
    record of every game. A share is the mean of (n − place) / (n − 1).

    **Examples**

    - `ennead arena aton --bots hard,medium --games 40`
    - `ennead arena tekhenu --bots mcts:500,greedy,random --games 400 --jobs 2`
    - `ennead arena aton --bots cmd:./mybot,easy`
    """
    with report_errors():
        words = command_words(lang)
        chosen = ennead.game(game)
        specs = [spec.strip() for spec in bots_.split(",")]
        for spec in specs:
            if not spec.startswith(PREFIX):
                bots.make(spec, chosen)
        count = chosen.default_players if players is None else players
        game_options = parse_game_options(options)
        matches = schedule_matches(game, specs, count, games, seed, game_options, seconds)
        # Fail before the first game if the options or the rating library would fail later.
        chosen.new(count, seed, game_options)
        ratings(specs, [])
        folder = result_files.new_folder(out, game)
        results: list[MatchResult] = []
        try:
            with progress(game, len(matches)) as bar:
                for result in map_parallel(play_match, matches, jobs, ray):
                    results.append(result)
                    result_files.write_record(folder, result)
                    for failure in result.failures:
                        number = str(result.number)
                        text = words.message("arena-failure", number=number, failure=failure)
                        print(text, file=sys.stderr)
                    bar.advance(bar.task_ids[0])
        finally:
            if results:
                _report(folder, specs, results, words)


def _report(
    folder: Path, specs: Sequence[str], results: Sequence[MatchResult], words: Words
) -> None:
    pairs = pairings(specs, results)
    rated = ratings(specs, results)
    written = result_files.write_results(folder, results, pairs, rated)
    console = Console(highlight=False)
    grid = Grid(box=None, header_style=f"bold {GOLD}", padding=(0, 2))
    grid.add_column(words.message("arena-bot"))
    headings = [words.message(f"arena-{column}") for column in ("rating", "games", "seconds")]
    for heading in [*headings, *[words.message("arena-against", bot=row.bot) for row in rated]]:
        grid.add_column(heading, justify="right")
    for row in rated:
        cells = [f"{row.strength:.1f} ± {row.high - row.strength:.1f}"]
        cells += [str(row.games), f"{row.seconds:.3f}"]
        for rival in rated:
            met = [p for p in pairs if p.bot == row.bot and p.rival == rival.bot]
            cells.append(format_percent(met[0].share, met[0].games, words.language) if met else "")
        grid.add_row(row.bot, *cells)
    console.print(grid)
    files = ", ".join(str(path) for path in written)
    records = folder / result_files.RECORDS_FOLDER
    saved = words.message("arena-saved", count=len(results), records=str(records), files=files)
    console.print(saved, soft_wrap=True)
