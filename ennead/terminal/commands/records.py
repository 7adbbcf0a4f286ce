"""`ennead replay` and `ennead show`: look at a recorded game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import ennead
from ennead.core.errors import BadOptions, BadRecord, EnneadError
from ennead.core.record import Record
from ennead.terminal.command_errors import FAILED, command_failure, report_errors
from ennead.terminal.commands.options import Delay, Language, RecordFile
from ennead.terminal.replay import Replay
from ennead.terminal.screen import Screen
from ennead.terminal.seats import names_in
from ennead.words import Words


def replay(
    file: RecordFile,
    lang: Language,
    move: Annotated[int, typer.Option(min=0, metavar="N", help="Start after this move.")] = 0,
    delay: Delay = 0.0,
) -> None:
    """Step through a recorded game: Enter for the next move, `b` back, a number jumps, `q` quits.

    **Examples**

    - `ennead replay game.txt`
    - `ennead replay game.txt --move 40 --lang ru` – start after move 40
    - `ennead replay game.txt --delay 0.5` – play by itself
    """
    with report_errors():
        record = _read_record(file)
        if move > record.moves:
            raise BadOptions(f"the record has only {record.moves} moves; it cannot start at {move}")
        game = ennead.game(record.header("Game"))
        words = Words(lang, game, game.prepare(record).rules.data)
        Replay(record, Screen(game, words, names_in(record)), delay).run(move)


def show(
    file: RecordFile,
    lang: Language,
    at: Annotated[
        int | None,
        typer.Option(min=0, metavar="N", help="After this move.", show_default="the last"),
    ] = None,
    seat: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="As this seat sees it, from 0.")
    ] = None,
    svg: Annotated[
        Path | None,
        typer.Option(metavar="FILE", dir_okay=False, help="Draw it to this file as SVG."),
    ] = None,
) -> None:
    """Show one position of a recorded game, as a spectator or a seat sees it.

    **Examples**

    - `ennead show game.txt --at 40` – in the terminal
    - `ennead show game.txt --at 40 --seat 0 --svg position.svg` – as a picture, with seat 0's cards
    """
    with report_errors():
        record = _read_record(file)
        state = record.replay(at)
        if seat is not None and seat >= state.players:
            raise BadOptions(f"there is no seat {seat}; expected 0 … {state.players - 1}")
        if svg is not None:
            svg.write_text(state.svg(seat, lang, names_in(record)), "utf-8")
            return
        game = ennead.game(record.header("Game"))
        words = Words(lang, game, state.config.rules.data)
        Screen(game, words, names_in(record)).board(state.view(seat))


def _read_record(file: Path) -> Record:
    """Read a record and check that it can be replayed."""
    try:
        record = Record.parse(file.read_text("utf-8"))
        record.replay()
    except BadRecord as error:
        raise command_failure(f"{file}{', ' if error.line else ': '}{error}", FAILED) from None
    except UnicodeDecodeError:
        raise command_failure(f"{file}: not UTF-8 text, so not a record", FAILED) from None
    except EnneadError as error:
        raise command_failure(f"{file}: {error}", FAILED) from None
    return record
