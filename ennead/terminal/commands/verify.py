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
from ennead.terminal.commands.options import Language, command_words
from ennead.words import LANGUAGES, Words

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
    lang: Language,
    commitment: Annotated[
        str | None,
        typer.Option(
            metavar="HEX", help="The commitment you saw when the game started, to compare."
        ),
    ] = None,
) -> None:
    """Check a finished game: the seed, every die roll, every move and the result.

    Exits with 0 if everything is right, 1 if something is wrong, 3 if it cannot be checked.

    **Examples**

    - `ennead verify game.txt`
    """
    with report_errors():
        _check(record, commitment, command_words(lang))


def _check(file: Path, seen: str | None, words: Words) -> None:
    """Print what holds, or fail with the first thing that does not."""
    try:
        text = file.read_text("utf-8")
    except UnicodeDecodeError:
        message = words.message("verify-not-text", file=str(file))
        raise command_failure(message, FAILED) from None
    verdict = verify_text(text)
    if seen is not None and verdict.fault != UNREADABLE:
        promised = Record.parse(text).header("Commitment")
        if "".join(seen.split()).lower() != promised:
            verdict.reject(COMMITMENT, f"the record's commitment is not {seen}, which you saw")
    if verdict.fault:
        message = _describe_fault(file, verdict, words)
        raise command_failure(message, INCONCLUSIVE if verdict.fault in UNCHECKED else FAILED)
    for title, line in _report(verdict, seen is not None, words):
        print(f"{title:14}{line}")


def _describe_fault(file: Path, verdict: Verdict, words: Words) -> str:
    """Where and what the fault is. The engine's detailed message exists in English only."""
    place = str(file)
    if verdict.line:
        place = words.message("verify-place", file=place, line=verdict.line)
    heading = words.message(_heading(verdict.fault))
    if words.language == LANGUAGES[0]:
        return f"{place}: {heading}: {verdict.message}"
    return f"{place}: {heading}: {words.message(f'verify-fault-{verdict.fault}')}"


def _heading(fault: str) -> str:
    if fault == UNREADABLE:
        return "verify-not-a-record"
    if fault == SETUP:
        return "verify-other-version"
    return "verify-cannot" if fault in UNCHECKED else "verify-wrong"


def _report(verdict: Verdict, seen: bool, words: Words) -> list[tuple[str, str]]:
    """What holds, in lines with a title; a line without one continues the line before."""
    say = words.message
    matches = say("verify-matches-seed", commitment=verdict.commitment)
    lines = [(say("verify-commitment"), matches)]
    if seen:
        lines.append(("", say("verify-as-seen")))
    lines.append((say("verify-dice"), say("verify-dice-follow", count=verdict.outcomes)))
    if verdict.rewinds:
        lines.append(("", say("verify-rekeyed", count=verdict.rewinds)))
    if verdict.from_position:
        lines.append((say("verify-start"), say("verify-from-position")))
    lines.append((say("verify-moves"), say("verify-moves-legal", count=verdict.moves)))
    points = "-".join(str(score) for score in verdict.scores)
    result = (
        say("verify-result-follows", points=points) if verdict.over else say("verify-unfinished")
    )
    lines.append((say("verify-result"), result))
    return lines
