"""`ennead dataset`: the decisions of bots or of recorded games as Parquet."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

import ennead
from ennead.arena import dataset as datasets
from ennead.arena.parallel import map_parallel
from ennead.core.errors import BadOptions
from ennead.terminal.command_errors import report_errors
from ennead.terminal.commands.options import (
    FirstSeed,
    GameOptions,
    Jobs,
    Language,
    Players,
    Ray,
    command_words,
    parse_game_options,
)
from ennead.terminal.commands.progress import progress


def dataset(
    out: Annotated[
        Path, typer.Argument(metavar="DIR", file_okay=False, help="Folder for the dataset.")
    ],
    lang: Language,
    records: Annotated[
        list[Path] | None,
        typer.Argument(
            metavar="[RECORD…]", exists=True, help="Records, or the folder of an arena."
        ),
    ] = None,
    game: Annotated[
        str | None, typer.Option(metavar="GAME", help="Let bots play this game instead.")
    ] = None,
    bots: Annotated[
        str, typer.Option(metavar="BOT,BOT…", help="The bots; they switch seats every game.")
    ] = "greedy",
    games: Annotated[int, typer.Option(min=1, help="How many games the bots play.")] = 100,
    players: Players = None,
    options: GameOptions = "{}",
    seed: FirstSeed = 0,
    per_part: Annotated[int, typer.Option(min=1, help="Games per file.")] = 50,
    jobs: Jobs = 1,
    ray: Ray = None,
) -> None:
    """Write one row per decision: what was known, what was legal, the choice, and the result.

    The rows go to `part-….parquet` files. To resume an interrupted run, run the same command
    again; it produces exactly the same files.

    **Examples**

    - `ennead dataset aton-data --game aton --bots medium,greedy --games 1000 --jobs 2`
    - `ennead dataset decisions arena/aton-1` – from the records of an arena
    """
    with report_errors():
        words = command_words(lang)
        datasets.import_pyarrow()
        if (game is None) == (not records):
            raise BadOptions(words.message("dataset-needs-source"))
        if game is None:
            plan, source_of = datasets.from_records(records or [], per_part)
        else:
            count = ennead.game(game).default_players if players is None else players
            specs = [spec.strip() for spec in bots.split(",")]
            game_options = parse_game_options(options)
            plan, source_of = datasets.self_play(
                game, specs, games, count, seed, game_options, per_part
            )
        if ennead.game(plan.game).make_features is None:
            print(words.message("dataset-no-features", game=plan.game), file=sys.stderr)
        missing = datasets.open_dataset(out, plan)
        sources = (source_of(part) for part in missing)
        with progress(plan.game, plan.parts) as bar:
            bar.advance(bar.task_ids[0], plan.parts - len(missing))
            for part in map_parallel(datasets.build_part, sources, jobs, ray):
                datasets.write_part(out, part)
                for warning in part.warnings:
                    print(warning, file=sys.stderr)
                bar.advance(bar.task_ids[0])
        rows = str(datasets.count_rows(out, plan))
        files = str(plan.parts)
        print(words.message("dataset-written", rows=rows, files=files, folder=str(out)))
