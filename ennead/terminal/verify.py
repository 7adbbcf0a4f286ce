"""`ennead verify`: what was recomputed of a record, line by line."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ennead.core.record import Record
from ennead.core.verify import (
    COMMITMENT,
    SETUP,
    UNCHECKED,
    UNREADABLE,
    Verdict,
    verify_text,
)
from ennead.terminal.plainly import FAILED, failure

UNTOLD: Final = 3
"""It can't be told whether all was right."""


def check_record(file: Path, seen: str | None = None) -> None:
    """Print what holds, or end with the first thing that does not and its exit code."""
    try:
        text = file.read_text("utf-8")
    except UnicodeDecodeError:
        raise failure(f"{file}: not a text in UTF-8, so no record", FAILED) from None
    verdict = verify_text(text)
    if seen is not None and verdict.fault != UNREADABLE:
        promised = Record.parse(text).header("Commitment")
        if "".join(seen.split()).lower() != promised:
            verdict.wrong(COMMITMENT, f"the record's commitment is not {seen}, which you saw")
    if verdict.fault:
        where = f"{file}, line {verdict.line}" if verdict.line else f"{file}"
        said = f"{where}: {_heading(verdict.fault)}: {verdict.message}"
        raise failure(said, UNTOLD if verdict.fault in UNCHECKED else FAILED)
    for line in _report(verdict, seen is not None):
        print(line)


def _heading(fault: str) -> str:
    if fault == UNREADABLE:
        return "no record"
    if fault == SETUP:
        return "cannot be checked with this ennead"
    return "cannot be checked" if fault in UNCHECKED else "NOT as it should be"


def _report(verdict: Verdict, seen: bool) -> list[str]:
    lines = [f"commitment  the seed is the one it was made for: {verdict.commitment}"]
    if seen:
        lines.append("            and it is the one you saw")
    lines.append(f"dice        all {verdict.outcomes} chance outcomes come from the seed")
    if verdict.rewinds:
        lines.append(f"            after {verdict.rewinds} rewinds by consent the dice were new")
    if verdict.from_position:
        lines.append("beginning   a position that stands in the record, not the game's own start")
    lines.append(f"moves       all {verdict.moves} were legal")
    if verdict.over:
        points = "-".join(str(score) for score in verdict.scores)
        lines.append(f"result      {points} is what they lead to")
    else:
        lines.append("result      none: the game was not played to its end")
    return lines
