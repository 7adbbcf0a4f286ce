"""Commands for bot writers and learners: arena, balance, analyse."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import groupby
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

import ennead
from ennead import bots
from ennead.arena import store, workers
from ennead.arena.balance import Balance, Row, as_json, picture, read
from ennead.arena.fixtures import fixtures
from ennead.arena.match import Result, play
from ennead.arena.ratings import pairings, ratings
from ennead.arena.shares import percent
from ennead.bots import coach
from ennead.bots.command import PREFIX
from ennead.core.errors import BadOptions
from ennead.core.record import Record
from ennead.core.rng import Rng
from ennead.terminal import parts
from ennead.terminal.chart import chart
from ennead.terminal.language import Language
from ennead.terminal.plainly import plainly
from ennead.terminal.seats import names_in
from ennead.words import Words

Options = Annotated[str, typer.Option(metavar="JSON", help="The game's options, as JSON.")]


@contextmanager
def progress(what: str, total: int) -> Iterator[Progress]:
    """A bar on stderr, where somebody looks on."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = Console(stderr=True)
    bar = Progress(*columns, TimeRemainingColumn(), console=console, transient=True)
    with bar:
        bar.add_task(what, total=total)
        yield bar


def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game's id, like `aton`.")],
    bots_: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="BOT,BOT…",
            help="Levels, `greedy`, `random`, `mcts:500` (iterations a question), `mcts:1s` "
            f"(seconds a turn), `{PREFIX}./mybot`.",
        ),
    ],
    games: Annotated[int, typer.Option(min=2, help="For each pairing; an even number.")] = 100,
    jobs: Annotated[int, typer.Option(min=1, help="Processes on this machine.")] = 1,
    players: Annotated[int | None, typer.Option(metavar="N", help="Usually two.")] = None,
    options: Options = "{}",
    seed: Annotated[int, typer.Option(min=0, help="The first game's seed.")] = 0,
    seconds: Annotated[
        float, typer.Option(min=0.05, help="What a program has for an answer.")
    ] = 10.0,
    out: Annotated[
        Path | None,
        typer.Option(metavar="DIR", file_okay=False, help="Where results go, usually `arena/…`."),
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Play on a Ray cluster; `local` starts one here."),
    ] = None,
) -> None:
    """Let bots play each other: every pairing in every seating, all with the same seeds.

    Prints shares and ratings with 95 % intervals; keeps them as JSON and Parquet, and every game
    as a record. A share is the mean of (n - place) / (n - 1).

    **Examples**

    - `ennead arena aton --bots hard,medium --games 40`
    - `ennead arena tekhenu --bots mcts:500,greedy,random --games 400 --jobs 2`
    - `ennead arena aton --bots cmd:./mybot,easy`
    """
    with plainly():
        chosen = ennead.game(game)
        specs = [spec.strip() for spec in bots_.split(",")]
        for spec in specs:
            if not spec.startswith(PREFIX):
                bots.make(spec, chosen)
        count = max(2, chosen.seats[0]) if players is None else players
        terms = fixtures(game, specs, count, games, seed, json_object(options), seconds)
        chosen.new(count, seed, json_object(options))
        ratings(specs, [])
        folder = store.new_folder(out, game)
        played = workers.spread(play, terms, jobs, ray)
        results: list[Result] = []
        try:
            with progress(game, len(terms)) as bar:
                for result in played:
                    results.append(result)
                    store.keep_record(folder, result)
                    for trouble in result.troubles:
                        print(f"game {result.number}, {trouble}", file=sys.stderr)
                    bar.advance(bar.task_ids[0])
        finally:
            if results:
                _report(folder, specs, results)


def _report(folder: Path, specs: Sequence[str], results: Sequence[Result]) -> None:
    pairs = pairings(specs, results)
    rated = ratings(specs, results)
    written = store.keep_results(folder, results, pairs, rated)
    console = Console(highlight=False)
    grid = Grid(box=None, header_style=f"bold {parts.GOLD}", padding=(0, 2))
    grid.add_column("bot")
    for heading in ("rating", "games", "s/page", *[f"against {row.bot}" for row in rated]):
        grid.add_column(heading, justify="right")
    for row in rated:
        cells = [f"{row.strength:.1f} ± {row.high - row.strength:.1f}"]
        cells += [str(row.games), f"{row.seconds:.3f}"]
        for rival in rated:
            met = [p for p in pairs if p.bot == row.bot and p.rival == rival.bot]
            cells.append(percent(met[0].share, met[0].games) if met else "")
        grid.add_row(row.bot, *cells)
    console.print(grid)
    kept = ", ".join(str(path) for path in written)
    console.print(
        f"{len(results)} records in {folder / store.RECORDS}, results in {kept}", soft_wrap=True
    )


def balance(
    records: Annotated[
        list[Path],
        typer.Argument(metavar="RECORD…", exists=True, help="Records, or folders of an arena."),
    ],
    by: Annotated[
        str,
        typer.Option(
            metavar="TRAIT,…", help="Only these, like `seat,plays-god`; what events tell of a seat."
        ),
    ] = "",
    least: Annotated[int, typer.Option(min=1, help="Only what so many seats had.")] = 10,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE.svg", dir_okay=False, help="Draw it, too.")
    ] = None,
    as_json_: Annotated[bool, typer.Option("--json", help="As JSON instead of a table.")] = False,
) -> None:
    """Show which seat, god, scenario, starting card or technology wins how often.

    **Examples**

    - `ennead balance arena/aton-1`
    - `ennead balance arena/tekhenu-1 --by starting-chosen,card-taken --plot cards.svg`
    """
    with plainly():
        found = read(records)
        counted = Balance()
        with progress("balance", len(found)) as bar:
            for _, record in found:
                counted.add(record)
                bar.advance(bar.task_ids[0])
        wanted = [trait.strip() for trait in by.split(",") if trait.strip()]
        rows = counted.rows(wanted, least)
        if not rows:
            raise BadOptions(f"nothing was seen {least} times in {counted.games} finished games")
        if plot is not None:
            plot.write_text(picture(rows), "utf-8")
        if as_json_:
            print(json.dumps(as_json(rows), indent=1, ensure_ascii=False))
        else:
            _print_balance(rows, counted.games)


def _print_balance(rows: Sequence[Row], games: int) -> None:
    grid = Grid(box=None, header_style=f"bold {parts.GOLD}", padding=(0, 2))
    for heading in ("trait", "value"):
        grid.add_column(heading)
    for heading in ("seats", "share"):
        grid.add_column(heading, justify="right")
    grid.add_column("0 % … 100 %")
    trait = ""
    for row in rows:
        name = row.trait if row.trait != trait else ""
        trait = row.trait
        grid.add_row(name, row.value, str(row.games), percent(row.share, row.games), _bar(row))
    console = Console(highlight=False)
    console.print(f"{games} games")
    console.print(grid)


def _bar(row: Row, width: int = 25) -> str:
    cells = ["·"] * width
    cells[width // 2] = "┊"
    for at in range(int(row.low * (width - 1)), int(row.high * (width - 1)) + 1):
        cells[at] = "─"
    cells[round(row.share * (width - 1))] = "●"
    return "".join(cells)


def analyse(
    record: Annotated[
        Path, typer.Argument(metavar="RECORD", exists=True, dir_okay=False, help="A game's record.")
    ],
    lang: Language,
    iterations: Annotated[
        int, typer.Option(min=10, help="How thoroughly each choice is looked at.")
    ] = coach.ITERATIONS,
    seat: Annotated[int | None, typer.Option(min=0, help="Only this seat's mistakes.")] = None,
    as_json_: Annotated[bool, typer.Option("--json", help="As JSON instead of a report.")] = False,
) -> None:
    """Go through a game: everybody's chances over time, and the choices that cost most.

    Every choice is judged by what its maker could know then. Ctrl-C stops; what has been looked
    at so far is shown.

    **Examples**

    - `ennead analyse game.txt --iterations 500`
    - `ennead analyse game.txt --seat 0 --lang pl` – only the first player's mistakes, in Polish
    """
    with plainly():
        kept = Record.parse(record.read_text("utf-8"))
        game = ennead.game(kept.header("Game"))
        judged: list[coach.Judgement] = []
        try:
            with progress(record.name, kept.moves) as bar:
                for one in coach.judge(game, kept, Rng.of(0), iterations):
                    if one is not None:
                        judged.append(one)
                    bar.advance(bar.task_ids[0])
        except KeyboardInterrupt:
            if not judged:
                raise
        worst = coach.mistakes([j for j in judged if seat is None or j.seat == seat])
        if as_json_:
            told = {"moves": [j.json() for j in judged], "mistakes": [j.json() for j in worst]}
            print(json.dumps(told, indent=1, ensure_ascii=False))
            return
        _print_analysis(judged, worst, Words(lang, game), names_in(kept))
        if worst:
            look = f"ennead replay {record} --move {worst[0].move} --lang {lang}"
            print(Words(lang).message("terminal-coach-look", command=look))


def _print_analysis(
    judged: Sequence[coach.Judgement],
    worst: Sequence[coach.Judgement],
    words: Words,
    names: Sequence[str],
) -> None:
    console = Console(highlight=False)
    if judged:
        console.print(words.message("coach-over-time"))
        console.print(chart([one.chances for one in judged], names, console.width), markup=False)
    if not worst:
        console.print(words.message("coach-none"))
        return
    console.print(words.message("coach-mistakes"), style=f"bold {parts.GOLD}")
    for one in worst:
        told = words.message(
            "coach-mistake",
            page=one.page,
            move=one.move + 1,
            name=names[one.seat],
            played=_named(one.played, words),
            best=_named(one.best, words),
            cost=round(100 * one.cost),
        )
        console.print(Padding(Text(told), (0, 0, 0, 2), expand=False))
        if one.line:
            then = words.message("coach-line", line=_line(one.line, words, names))
            console.print(Padding(Text(then, "dim"), (0, 0, 0, 4), expand=False))


def _line(line: Sequence[str], words: Words, names: Sequence[str]) -> str:
    """How it would go on: "Nefer: Keep your cards · Khepri: …", a name once for its answers."""
    steps = [step.partition(": ") for step in line]
    turns = groupby(steps, key=lambda step: step[0])
    return " · ".join(
        f"{names[int(seat)]}: {', '.join(_named(text, words) for _, _, text in answers)}"
        for seat, answers in turns
    )


def _named(text: str, words: Words) -> str:
    assert words.game is not None
    return words.action(words.game.parse(text))


def json_object(text: str) -> dict[str, object]:
    try:
        value = json.loads(text)
    except ValueError as error:
        raise BadOptions(f"--options must be JSON: {error}") from None
    if not isinstance(value, dict):
        raise BadOptions(f'--options must be a JSON object like {{"name": "value"}}, not {text}')
    return value
