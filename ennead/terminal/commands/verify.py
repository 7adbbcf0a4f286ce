"""`ennead verify`: recompute a recorded game and report whether it is genuine."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from ennead.core.record import Record
from ennead.core.verify import (
    COMMITMENT,
    SETUP,
    UNCHECKED,
    UNREADABLE,
    Verdict,
    verify_text,
)
from ennead.terminal.command_errors import FAILED, command_failure, report_errors

INCONCLUSIVE: Final = 3
"""The exit code if the game cannot be checked."""


def verify(
    record: Annotated[
        Path,
        typer.Argument(
            metavar="RECORD",
            exists=True,
            dir_okay=False,
            help="A record, as downloaded from a table.",
        ),
    ],
    commitment: Annotated[
        str | None,
        typer.Option(
            metavar="HEX", help="The commitment you saw when the game started, to compare."
        ),
    ] = None,
) -> None:
    """Check a finished game: the seed, every die roll, every move and the result.

    Exits with 0 if everything is right, 1 if something is wrong, 3 if it cannot be checked.

    **Example:** `ennead verify game.txt`
    """
    with report_errors():
        _check(record, commitment)


def _check(file: Path, seen: str | None) -> None:
    """Print what holds, or fail with the first thing that does not."""
    try:
        text = file.read_text("utf-8")
    except UnicodeDecodeError:
        raise command_failure(f"{file}: not UTF-8 text, so not a record", FAILED) from None
    verdict = verify_text(text)
    if seen is not None and verdict.fault != UNREADABLE:
        promised = Record.parse(text).header("Commitment")
        if "".join(seen.split()).lower() != promised:
            verdict.reject(COMMITMENT, f"the record's commitment is not {seen}, which you saw")
    if verdict.fault:
        place = f"{file}, line {verdict.line}" if verdict.line else f"{file}"
        message = f"{place}: {_heading(verdict.fault)}: {verdict.message}"
        raise command_failure(message, INCONCLUSIVE if verdict.fault in UNCHECKED else FAILED)
    for line in _report(verdict, seen is not None):
        print(line)


def _heading(fault: str) -> str:
    if fault == UNREADABLE:
        return "not a record"
    if fault == SETUP:
        return "cannot be checked with this version of ennead"
    return "cannot be checked" if fault in UNCHECKED else "WRONG"


def _report(verdict: Verdict, seen: bool) -> list[str]:
    lines = [f"commitment  matches the seed: {verdict.commitment}"]
    if seen:
        lines.append("            and is the one you saw")
    lines.append(f"dice        all {verdict.outcomes} chance outcomes follow from the seed")
    if verdict.rewinds:
        times = "once" if verdict.rewinds == 1 else f"{verdict.rewinds} times"
        lines.append(f"            rekeyed {times}, after a rewind that all players agreed to")
    if verdict.from_position:
        lines.append("start       the position in the record, not the game's own set-up")
    lines.append(f"moves       all {verdict.moves} are legal")
    if verdict.over:
        points = "-".join(str(score) for score in verdict.scores)
        lines.append(f"result      {points} follows from the moves")
    else:
        lines.append("result      none: the game is unfinished")
    return lines
