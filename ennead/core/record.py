"""Records: whole games as text that can be read, compared and replayed.

    [Format "2"]  [Game "aton"]  [Rules "aton 1"]  [Data "sha256:…"]  [Options "{}"]
    [Players "Nefer" "mcts"]  [Commitment "…"]  [Seed "…"]  [Result "47-39"]

    1. * 3 17 8 0
       0: lay 4 1 3 2 | 1: lay 2 2 4 1
       1: place 3b2, place 1a1 | 0: remove 2c3, undo

A `*` starts a list of chance outcomes, a seat and a colon the answers of that seat. A `?` replaces
what is still secret and secret answers that were never revealed. A `;` starts a comment.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, SupportsIndex

from ennead.core import registry
from ennead.core.errors import BadRecord
from ennead.core.log import CHANCE

if TYPE_CHECKING:
    from ennead.core.state import State

FORMAT: Final = "2"
"""The version of the format that records are written in; records without a version have 1."""
FORMATS: Final = ("1", FORMAT)
SECRET: Final = "?"
WIDTH: Final = 96
HEADER_LINES: Final = (
    ("Format", "Game", "Rules", "Data", "Options"),
    ("Players", "Commitment", "Seed", "Result"),
    ("Shares",),
    ("Position",),
)
_HEADER: Final = re.compile(r'\s*\[(\w+)((?:\s+"(?:[^"\\]|\\.)*")+)\s*\]')
_VALUE: Final = re.compile(r'"(?:[^"\\]|\\.)*"')
_PAGE: Final = re.compile(r"(\d{1,12})\.(?:\s+|$)")
_SEAT: Final = re.compile(r"(\d{1,2}):\s*")


class RecordEntry:
    """A chance outcome (seat -1) or an answer as text, with its page and its line in the file."""

    def __init__(self, seat: int, text: str, page: int, line: int = 0) -> None:
        self.seat = seat
        self.text = text
        self.page = page
        self.line = line

    def __repr__(self) -> str:
        who = "chance" if self.seat == CHANCE else f"seat {self.seat}"
        return f"<page {self.page}, {who}: {self.text}>"


class Record:
    """Headers and entries. `replay()` gives the state, `str()` the text."""

    def __init__(self, headers: dict[str, list[str]], entries: list[RecordEntry]) -> None:
        self.headers = headers
        self.entries = entries

    def header(self, name: str) -> str:
        """The first value of a header; '' if the record does not have it."""
        return self.headers[name][0] if name in self.headers else ""

    @property
    def moves(self) -> int:
        """The number of answers and undos, the largest `upto` for `replay`."""
        return sum(1 for entry in self.entries if entry.seat != CHANCE)

    @staticmethod
    def parse(text: str) -> Record:
        """Parse a record; `BadRecord` gives the line and the reason if it is damaged."""
        return _Parser(text).record

    def replay(self, upto: SupportsIndex | None = None) -> State:
        """The state after the whole record, or after its first `upto` moves."""
        state: State = registry.find(self.header("Game")).replay(self, upto)
        return state

    def positions(self) -> Iterator[State]:
        """The state before the first move and after each one, each an independent copy."""
        final = registry.find(self.header("Game")).replay(self, keep_checkpoints=True)
        for move in range(self.moves + 1):
            yield final.moment(move)

    def __repr__(self) -> str:
        players = ", ".join(self.headers.get("Players", []))
        result = self.header("Result") or "no result"
        return f"<Record of {self.header('Game')}, {players}: {self.moves} moves, {result}>"

    def __str__(self) -> str:
        parts = []
        for names in HEADER_LINES:
            shown = [
                _header_text(name, self.headers[name]) for name in names if name in self.headers
            ]
            if shown:
                parts.append("  ".join(shown))
        parts.append("")
        start = 0
        while start < len(self.entries):
            end = start
            while end < len(self.entries) and self.entries[end].page == self.entries[start].page:
                end += 1
            parts.extend(_page_text(self.entries[start:end]))
            start = end
        return "\n".join(parts) + "\n"


def _header_text(name: str, values: list[str]) -> str:
    quoted = " ".join(json.dumps(value, ensure_ascii=False) for value in values)
    return f"[{name} {quoted}]"


def _page_text(entries: list[RecordEntry]) -> list[str]:
    """The text of one page: chance on separate lines, bars between answers of different seats."""
    runs: list[list[RecordEntry]] = []
    for entry in entries:
        if runs and runs[-1][0].seat == entry.seat:
            runs[-1].append(entry)
        else:
            runs.append([entry])
    label = f"{entries[0].page}. "
    written: list[str] = []
    row = ""
    for run in runs:
        if run[0].seat == CHANCE:
            text = " ".join(["*", *(entry.text for entry in run)])
        else:
            text = f"{run[0].seat}: " + ", ".join(entry.text for entry in run)
        fits = row and not row.startswith("*") and text[0] != "*"
        if fits and len(label) + len(row) + len(text) + 3 <= WIDTH:
            row = f"{row} | {text}"
        else:
            if row:
                written.append(row)
            row = text
    written.append(row)
    indent = " " * len(label)
    return [(indent if i else label) + row for i, row in enumerate(written)]


class _Parser:
    """Parses a record line by line; errors carry the line number."""

    def __init__(self, text: str) -> None:
        self.headers: dict[str, list[str]] = {}
        self.entries: list[RecordEntry] = []
        self.page = -1
        for number, raw in enumerate(text.splitlines(), start=1):
            line = raw.strip()
            if line.startswith("["):
                self._read_headers(line, number)
            else:
                self._read_body(line.split(";")[0].strip(), number)
        if "Game" not in self.headers:
            raise BadRecord('the header [Game "…"] is missing')
        version = self.headers.get("Format", ["1"])[0]
        if version not in FORMATS:
            expected = " or ".join(FORMATS)
            raise BadRecord(f"records of format {version!r} cannot be read; expected {expected}")
        self.record = Record(self.headers, self.entries)

    def _read_headers(self, line: str, number: int) -> None:
        at = 0
        while at < len(line) and not line[at:].lstrip().startswith(";"):
            found = _HEADER.match(line, at)
            if found is None:
                raise BadRecord(f'not a header: {line[at:]!r}; expected [Name "value"]', number)
            name = found.group(1)
            if name in self.headers:
                raise BadRecord(f"header {name} appears twice", number)
            if not any(name in names for names in HEADER_LINES):
                known = ", ".join(name for names in HEADER_LINES for name in names)
                raise BadRecord(f"unknown header {name}; expected one of {known}", number)
            if self.entries:
                raise BadRecord("a header follows the first move", number)
            self.headers[name] = [_unquote(v, number) for v in _VALUE.findall(found.group(2))]
            at = found.end()

    def _read_body(self, line: str, number: int) -> None:
        page = _PAGE.match(line)
        if page is not None:
            self.page = int(page.group(1))
            line = line[page.end() :]
        if not line:
            return
        if self.page < 0:
            raise BadRecord(f"expected a number like '1.' before {line!r}", number)
        for part in line.split("|"):
            self._read_run(part.strip(), number)

    def _read_run(self, run: str, number: int) -> None:
        if run.startswith("*"):
            for word in run[1:].split():
                if word != SECRET and not (word.isascii() and word.isdigit() and len(word) <= 5):
                    raise BadRecord(f"{word!r} is not a chance outcome; expected a number", number)
                self.entries.append(RecordEntry(CHANCE, word, self.page, number))
            return
        found = _SEAT.match(run)
        if found is None:
            raise BadRecord(f"expected '*' or a seat like '0:', found {run!r}", number)
        for answer in run[found.end() :].split(","):
            text = " ".join(answer.split())
            if not text:
                raise BadRecord("an answer is missing", number)
            self.entries.append(RecordEntry(int(found.group(1)), text, self.page, number))


def _unquote(quoted: str, number: int) -> str:
    try:
        value = json.loads(quoted, strict=False)
    except ValueError as error:
        raise BadRecord(f"{quoted} is not a quoted string: {error}", number) from None
    return str(value)
