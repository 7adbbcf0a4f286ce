"""The command `ennead`: serve, play, replay, show, verify, games, …; `study` has the others."""

from __future__ import annotations

import os
import platform
from enum import StrEnum
from importlib.metadata import version
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid

import ennead
from ennead import bots
from ennead.core.errors import BadOptions, BadRecord, EnneadError
from ennead.core.record import Record
from ennead.terminal import datasets, parts, speed, study
from ennead.terminal.language import Language
from ennead.terminal.plainly import FAILED, failure, plainly
from ennead.terminal.replay import Replay
from ennead.terminal.screen import Screen
from ennead.terminal.seats import names_in, take_seats
from ennead.terminal.table import Table
from ennead.terminal.verify import check_record
from ennead.words import Words

app = typer.Typer(
    name="ennead",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command()(study.arena)
app.command()(study.balance)
app.command()(study.analyse)
app.command()(datasets.dataset)


GameId = Annotated[str, typer.Argument(metavar="GAME", help="A game's id, like `aton`.")]
RecordFile = Annotated[
    Path,
    typer.Argument(
        metavar="FILE", exists=True, dir_okay=False, help="A record, as `play` writes it."
    ),
]
Delay = Annotated[float, typer.Option(min=0, metavar="SECONDS", help="Pause after each move.")]


class Hints(StrEnum):
    """The levels whose choice can be shown."""

    BEGINNER = "beginner"
    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"ennead {version('ennead')}")
        raise typer.Exit


@app.callback()
def _ennead(
    _version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_show_version, is_eager=True, help="Show the version and exit."
        ),
    ] = False,
) -> None:
    """Egyptian strategy games for people, bots and programs at one table."""


@app.command()
def play(
    game: GameId,
    lang: Language,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="SEAT,SEAT…",
            help=f"Who plays: `human`, `human:Name`, {', '.join(f'`{b}`' for b in bots.names())}, "
            "`mcts:500`, `cmd:./mybot` (a program). Usually you against greedy bots.",
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="The same number, the same luck.")
    ] = None,
    options: Annotated[
        str, typer.Option(metavar="JSON", help="The game's options, as a JSON object.")
    ] = "{}",
    record: Annotated[
        Path | None,
        typer.Option(metavar="FILE", dir_okay=False, help="Write the game down, for `replay`."),
    ] = None,
    players: Annotated[
        int | None, typer.Option(metavar="N", help="Number of players, where `--seats` is silent.")
    ] = None,
    delay: Delay = 0.0,
    hints: Annotated[
        Hints, typer.Option(help="Which level's choice the key `h` shows.")
    ] = Hints.HARD,
) -> None:
    """Play a game in the terminal, with people and bots.

    When several people share the screen it hides what the next one must not see.

    **Examples**

    - `ennead play aton` – you against a bot
    - `ennead play aton --seats human:Nefer,human:Khepri --lang pl` – two people, one screen
    - `ennead play aton --seats greedy,random --delay 1` – watch two bots
    - `ennead play aton --seed 7 --record game.txt` – keep the game for `ennead replay`
    """
    with plainly():
        chosen = ennead.game(game)
        words = Words(lang, chosen)
        taken = take_seats(seats, players, chosen, words.message, seed)
        state = chosen.new(len(taken), seed, study.json_object(options))
        if record is not None and not record.parent.is_dir():
            raise BadOptions(f"there is no folder {record.parent} to write the record to")
        screen = Screen(chosen, words, [seat.name for seat in taken])
        Table(state, taken, screen, delay, record, hints.value).play()


@app.command()
def serve(
    host: Annotated[
        str | None,
        typer.Option(help="Where to listen; `0.0.0.0` for all.", show_default="127.0.0.1"),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help="0 takes any free one.", show_default="8000"),
    ] = None,
    data: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR", file_okay=False, help="Where tables are kept, else with the user's data."
        ),
    ] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="A database other than the one in `--data`.")
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(min=1, max=64, help="Processes that serve; several need PostgreSQL."),
    ] = None,
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the table in the browser.")
    ] = False,
    print_config: Annotated[
        bool,
        typer.Option("--print-config", help="Show every setting, where it comes from, and end."),
    ] = False,
) -> None:
    """Serve tables in the browser, until Ctrl-C.

    Everything else is set by the environment: `--print-config` lists it all.

    **Examples**

    - `ennead serve --open` – for this computer
    - `ennead serve --host 0.0.0.0` – for everybody in the house
    - `ennead serve --database postgresql://ennead@db/ennead --workers 2` – for many
    """
    with plainly():
        from ennead.server.serve import serve
        from ennead.server.settings import describe, read_settings

        given = {
            "host": host,
            "port": port,
            "data": data,
            "database": database,
            "workers": workers,
        }
        if print_config:
            print("\n".join(describe(os.environ, **given)))
        else:
            serve(read_settings(os.environ, **given), open_browser)


@app.command()
def replay(
    file: RecordFile,
    lang: Language,
    move: Annotated[int, typer.Option(min=0, metavar="N", help="Begin after this move.")] = 0,
    delay: Delay = 0.0,
) -> None:
    """Step through a recorded game: Enter on, `b` back, a number jumps, `q` ends.

    **Examples**

    - `ennead replay game.txt`
    - `ennead replay game.txt --move 40 --lang ru` – begin after move 40
    - `ennead replay game.txt --delay 0.5` – plays by itself
    """
    with plainly():
        kept = _record(file)
        if move > kept.moves:
            raise BadOptions(f"the record has {kept.moves} moves, so it cannot begin after {move}")
        chosen = ennead.game(kept.header("Game"))
        Replay(kept, Screen(chosen, Words(lang, chosen), names_in(kept)), delay).run(move)


@app.command()
def show(
    file: RecordFile,
    lang: Language,
    at: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="After this move; usually the last.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="As this seat sees it, from 0.")
    ] = None,
    svg: Annotated[
        Path | None,
        typer.Option(metavar="FILE", dir_okay=False, help="Draw it into this file as SVG."),
    ] = None,
) -> None:
    """Show one moment of a recorded game, as a spectator or a seat sees it.

    **Examples**

    - `ennead show game.txt --at 40` – in the terminal
    - `ennead show game.txt --at 40 --seat 0 --svg position.svg` – as a picture, with seat 0's cards
    """
    with plainly():
        kept = _record(file)
        state = kept.replay(at)
        if seat is not None and seat >= state.players:
            raise BadOptions(f"there is no seat {seat}; expected 0 … {state.players - 1}")
        if svg is not None:
            svg.write_text(state.svg(seat, lang, names_in(kept)), "utf-8")
            return
        chosen = ennead.game(kept.header("Game"))
        Screen(chosen, Words(lang, chosen), names_in(kept)).board(state.view(seat))


def _record(file: Path) -> Record:
    """A record that can be replayed, or the reason in one line."""
    try:
        kept = Record.parse(file.read_text("utf-8"))
        kept.replay()
    except BadRecord as error:
        raise failure(f"{file}{', ' if error.line else ': '}{error}", FAILED) from None
    except UnicodeDecodeError:
        raise failure(f"{file}: not a text in UTF-8, so no record", FAILED) from None
    except EnneadError as error:
        raise failure(f"{file}: {error}", FAILED) from None
    return kept


@app.command()
def verify(
    record: Annotated[
        Path,
        typer.Argument(
            metavar="RECORD", exists=True, dir_okay=False, help="A record, as a table gives it."
        ),
    ],
    commitment: Annotated[
        str | None,
        typer.Option(metavar="HEX", help="What you saw when the game began; compared as well."),
    ] = None,
) -> None:
    """Check a finished game: the seed, every dice, every move, the result.

    Ends with 0 if all is right, 1 if something is not, 3 if it cannot be told.

    **Example:** `ennead verify game.txt`
    """
    with plainly():
        check_record(record, commitment)


@app.command()
def games(lang: Language) -> None:
    """List the games there are, those of other installed packages too."""
    with plainly():
        shared = Words(lang)
        grid = Grid(box=None, header_style=f"bold {parts.GOLD}", padding=(0, 2))
        for column in ("id", "title", "players", "rules", "actions"):
            grid.add_column(shared.message(f"terminal-column-{column}"))
        for game in ennead.games():
            fewest, most = game.seats
            grid.add_row(
                game.id,
                Words(lang, game).message("game-title"),
                str(fewest) if fewest == most else f"{fewest}–{most}",
                game.shelf.versions()[-1],
                str(len(game.actions)),
            )
        Console(highlight=False).print(grid)


@app.command()
def rules(game: GameId, lang: Language) -> None:
    """Show a game's rules page.

    **Example:** `ennead rules aton --lang ru`
    """
    with plainly():
        chosen = ennead.game(game)
        Screen(chosen, Words(lang, chosen), []).rules()


@app.command()
def bench(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="A game's id.")] = "aton",
    seconds: Annotated[float, typer.Option(min=0.1, help="How long to measure.")] = 2.0,
) -> None:
    """Measure how fast random games run on this machine, on one core.

    A decision is an answer that had an alternative. `make bench` compares with other projects.

    **Example:** `ennead bench aton --seconds 6`
    """
    with plainly():
        figures = speed.measure(ennead.game(game), seconds)
        kind = "compiled" if speed.is_compiled() else "pure Python"
        print(f"{game}, {kind}, Python {platform.python_version()}, one core, per second:")
        for name, value in figures.items():
            print(f"{value:>14,.0f}  {name}")


def main() -> None:
    app()


if __name__ == "__main__":
    main()
