"""Balance statistics: how often each seat wins, and seats with a certain trait.

A trait is an event that names a seat and one other thing, like `plays-god: ra` or
`card-taken: t19`. An event about the whole table, like a scenario, is a trait of every seat,
combined with the seat's number.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import ennead
from ennead.arena.statistics import confidence_interval, result_shares
from ennead.core.record import Record
from ennead.core.state import State
from ennead.core.vocabulary import Kind

SEAT: Final = "seat"
MAX_VALUES: Final = 120
"""An argument with more values than this, such as a board space, is not a trait."""


@dataclass(frozen=True)
class Row:
    """The results of all seats with one trait."""

    trait: str
    value: str
    games: int
    share: float
    low: float
    high: float


def traits_of(state: State) -> dict[int, set[tuple[str, str]]]:
    """The traits of each seat in a finished game."""
    found: dict[int, set[tuple[str, str]]] = {
        seat: {(SEAT, str(seat))} for seat in range(state.players)
    }
    kinds = state.config.spec.events.by_name
    for event in state.events(None):
        kind = kinds[str(event["event"])]
        argument = _trait_argument(kind)
        if argument is None:
            continue
        trait, value = f"{kind.name} {argument}", str(event[argument])
        if "seat" in kind.names:
            seat = event["seat"]
            assert isinstance(seat, int)
            found[seat].add((trait, value))
        elif event["page"] == 0:
            for seat, traits in found.items():
                traits.add((f"{trait}, {SEAT}", f"{value}, {seat}"))
    return found


def _trait_argument(kind: Kind) -> str | None:
    """The one argument besides the seat that has named values, if there is exactly one."""
    others = [i for i, name in enumerate(kind.names) if name != "seat"]
    if len(others) < 1 or kind.names.count("seat") > 1:
        return None
    named = [i for i in others if kind.domains[i].names and len(kind.domains[i]) <= MAX_VALUES]
    return kind.names[named[0]] if len(named) == 1 else None


def read_records(paths: Iterable[Path]) -> list[tuple[Path, Record]]:
    """Read records from files, and from all `.record` files in folders."""
    files: list[Path] = []
    for path in paths:
        if path.is_dir():
            files.extend(sorted(path.rglob("*.record")))
        else:
            files.append(path)
    return [(file, Record.parse(file.read_text("utf-8"))) for file in files]


class Balance:
    """Collects result shares by trait."""

    def __init__(self) -> None:
        self.games = 0
        self._shares: dict[tuple[str, str], list[float]] = {}

    def add(self, record: Record) -> None:
        """Count a game, unless it is unfinished."""
        state = ennead.game(record.header("Game")).replay(record)
        if not state.over:
            return
        self.games += 1
        shares = result_shares(state.ranking)
        for seat, traits in traits_of(state).items():
            for trait in traits:
                self._shares.setdefault(trait, []).append(shares[seat])

    def rows(self, by: Sequence[str] = (), least: int = 1) -> list[Row]:
        """A row per trait and value that occurs at least `least` times.

        With `by`, only traits whose names start with one of these prefixes.
        """
        rows: list[Row] = []
        for (trait, value), shares in self._shares.items():
            count = len(shares)
            if count < least or (by and not trait.startswith(tuple(by))):
                continue
            mean = sum(shares) / count
            rows.append(Row(trait, value, count, mean, *confidence_interval(mean, count)))
        return sorted(rows, key=lambda row: (row.trait != SEAT, row.trait, -row.share, row.value))


def draw_chart(rows: Sequence[Row]) -> str:
    """The rows as an SVG chart: a dot for each share, a line for its interval."""
    height, left, width = 18, 260, 420
    parts: list[str] = []
    for at, row in enumerate(rows):
        y = (at + 1) * height
        label = _escape(f"{row.trait}: {row.value} ({row.games})")
        parts.append(f'<text x="{left - 8}" y="{y + 4}" text-anchor="end">{label}</text>')
        low, high = left + width * row.low, left + width * row.high
        parts.append(f'<path d="M{low:.1f} {y}H{high:.1f}"/>')
        parts.append(f'<circle cx="{left + width * row.share:.1f}" cy="{y}" r="3.5"/>')
    total = (len(rows) + 2) * height
    half = left + width / 2
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + width + 20} {total}" '
        'font-family="sans-serif" font-size="12">'
        "<style>path{stroke:#2a6f77;stroke-width:2}circle{fill:#b3402a}</style>"
        f'<line x1="{half}" x2="{half}" y1="4" y2="{total - 8}" stroke="#999" '
        'stroke-dasharray="3 3"/>' + "".join(parts) + "</svg>\n"
    )


def _escape(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def as_json(rows: Sequence[Row]) -> list[dict[str, Any]]:
    return [vars(row) for row in rows]
