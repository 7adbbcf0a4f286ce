"""The command `ennead dataset`: decisions of bots or of recorded games as Parquet."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

import ennead
from ennead.arena import dataset as data
from ennead.arena import workers
from ennead.core.errors import BadOptions
from ennead.terminal.plainly import plainly
from ennead.terminal.study import Options, json_object, progress


def dataset(
    out: Annotated[
        Path, typer.Argument(metavar="DIR", file_okay=False, help="Where the dataset is kept.")
    ],
    records: Annotated[
        list[Path] | None,
        typer.Argument(metavar="[RECORD…]", exists=True, help="Records, or folders of an arena."),
    ] = None,
    game: Annotated[
        str | None, typer.Option(metavar="GAME", help="Let bots play this game instead.")
    ] = None,
    bots: Annotated[
        str, typer.Option(metavar="BOT,BOT…", help="Who plays; they change places.")
    ] = "greedy",
    games: Annotated[int, typer.Option(min=1, help="How many games they play.")] = 100,
    players: Annotated[int | None, typer.Option(metavar="N", help="Usually two.")] = None,
    options: Options = "{}",
    seed: Annotated[int, typer.Option(min=0, help="The first game's seed.")] = 0,
    per_part: Annotated[int, typer.Option(min=1, help="Games in each file.")] = 50,
    jobs: Annotated[int, typer.Option(min=1, help="Processes on this machine.")] = 1,
    ray: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Work on a Ray cluster; `local` starts one here."),
    ] = None,
) -> None:
    """Write one row for every decision: what was known, possible and chosen, and how it ended.

    The rows go to `part-….parquet` files. A run that was cut off goes on when the same command
    is given again, and comes to the same files.

    **Examples**

    - `ennead dataset aton-data --game aton --bots medium,greedy --games 1000 --jobs 2`
    - `ennead dataset decisions arena/aton-1` – from the records of an arena
    """
    with plainly():
        data.arrow_modules()
        if (game is None) == (not records):
            raise BadOptions("a dataset is made of records or of games that bots play: --game")
        if game is None:
            plan, piece = data.from_records(records or [], per_part)
        else:
            count = max(2, ennead.game(game).seats[0]) if players is None else players
            specs = [spec.strip() for spec in bots.split(",")]
            chosen = json_object(options)
            plan, piece = data.self_play(game, specs, games, count, seed, chosen, per_part)
        if ennead.game(plan.game).make_features is None:
            print(f"{plan.game} has no features: that column is left out", file=sys.stderr)
        missing = data.begin(out, plan)
        work = (piece(part) for part in missing)
        with progress(plan.game, plan.parts) as bar:
            bar.advance(bar.task_ids[0], plan.parts - len(missing))
            for made in workers.spread(data.make, work, jobs, ray):
                data.keep(out, made)
                for trouble in made.troubles:
                    print(trouble, file=sys.stderr)
                bar.advance(bar.task_ids[0])
        print(f"{data.counted(out, plan)} decisions in {plan.parts} files in {out}")
