"""The `ennead` command. Most of its subcommands are in `ennead.terminal.commands`."""

from __future__ import annotations

import os
from importlib.metadata import version
from pathlib import Path
from typing import Annotated

import typer

from ennead.terminal.command_errors import report_errors
from ennead.terminal.commands.analyse import analyse
from ennead.terminal.commands.arena import arena
from ennead.terminal.commands.balance import balance
from ennead.terminal.commands.bench import bench
from ennead.terminal.commands.dataset import dataset
from ennead.terminal.commands.figures import figures
from ennead.terminal.commands.games import games, rules
from ennead.terminal.commands.learn import learn
from ennead.terminal.commands.options import Language, command_words
from ennead.terminal.commands.play import play
from ennead.terminal.commands.records import replay, show
from ennead.terminal.commands.verify import verify
from ennead.terminal.localization import LocalizedCommand, LocalizedGroup

app = typer.Typer(
    name="ennead",
    cls=LocalizedGroup,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


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


def serve(
    host: Annotated[
        str | None,
        typer.Option(
            help="Address to listen on; `0.0.0.0` for all interfaces.", show_default="127.0.0.1"
        ),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(
            min=0, max=65535, help="Port to listen on; 0 for any free one.", show_default="8000"
        ),
    ] = None,
    data: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            file_okay=False,
            help="Folder for the database.",
            show_default="the user's data folder",
        ),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="A database to use instead of the one in `--data`."),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(
            min=1, max=64, help="Number of server processes; more than one needs PostgreSQL."
        ),
    ] = None,
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the lobby in the browser.")
    ] = False,
    print_config: Annotated[
        bool,
        typer.Option(
            "--print-config", help="Show every setting and where it comes from, then exit."
        ),
    ] = False,
) -> None:
    """Serve tables to browsers until Ctrl-C.

    All other settings come from the environment; `--print-config` lists them.

    **Examples**

    - `ennead serve --open` – for this computer
    - `ennead serve --host 0.0.0.0` – for everybody on the local network
    - `ennead serve --database postgresql://ennead@db/ennead --workers 2` – for many people
    """
    with report_errors():
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


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The copy; it must not exist yet.")],
    lang: Language,
    data: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            file_okay=False,
            help="Folder of the database.",
            show_default="the user's data folder",
        ),
    ] = None,
) -> None:
    """Copy the server's SQLite database to FILE, even while the server is running.

    The copy contains hashed passwords and the seeds of running games, but not the key that signs
    cookies: copy `signing.key` too, or everybody has to log in again.

    **Examples**

    - `ennead backup friday.db`
    """
    with report_errors():
        from ennead.server.settings import read_settings
        from ennead.server.store.backup import back_up

        back_up(read_settings(os.environ, data=data), file)
        print(command_words(lang).message("backup-written", file=str(file)))


for _command in (
    arena,
    balance,
    analyse,
    dataset,
    learn,
    play,
    serve,
    backup,
    replay,
    show,
    verify,
    games,
    rules,
    figures,
    bench,
):
    app.command(cls=LocalizedCommand)(_command)


def main() -> None:
    app()


if __name__ == "__main__":
    main()
