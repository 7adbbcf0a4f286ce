"""What wins how often: seats, and whatever the events of a game say about a seat.

A trait is an event that names a seat and one thing by name, like `plays-god: ra` or
`card-taken: t19`. What an event tells about the whole table, like a scenario, is a trait of
every seat together with its number.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import ennead
from ennead.arena.shares import interval, shares
from ennead.core.kinds import Kind
from ennead.core.record import Record
from ennead.core.state import State

SEAT: Final = "seat"
MOST_VALUES: Final = 120
"""Events that name more different things than this (spaces of a board) are no traits."""


@dataclass(frozen=True)
class Row:
    """How seats with one trait did."""

    trait: str
    value: str
    games: int
    share: float
    low: float
    high: float


def traits_of(state: State) -> dict[int, set[tuple[str, str]]]:
    """What can be said of each seat of a finished game."""
    found: dict[int, set[tuple[str, str]]] = {
        seat: {(SEAT, str(seat))} for seat in range(state.players)
    }
    kinds = state.setting.card.events.by_name
    for event in state.events(None):
        kind = kinds[str(event["event"])]
        named = _named(kind)
        if named is None:
            continue
        trait, value = f"{kind.name} {named}", str(event[named])
        if "seat" in kind.names:
            seat = event["seat"]
            assert isinstance(seat, int)
            found[seat].add((trait, value))
        elif event["page"] == 0:
            for seat, traits in found.items():
                traits.add((f"{trait}, {SEAT}", f"{value}, {seat}"))
    return found


def _named(kind: Kind) -> str | None:
    """The one argument besides the seat, if it is the name of something."""
    others = [i for i, name in enumerate(kind.names) if name != "seat"]
    if len(others) < 1 or kind.names.count("seat") > 1:
        return None
    named = [i for i in others if kind.domains[i].names and len(kind.domains[i]) <= MOST_VALUES]
    return kind.names[named[0]] if len(named) == 1 else None


def read(paths: Iterable[Path]) -> list[tuple[Path, Record]]:
    """Records of files, and of all files in folders."""
    files: list[Path] = []
    for path in paths:
        if path.is_dir():
            files.extend(sorted(path.rglob("*.record")))
        else:
            files.append(path)
    return [(file, Record.parse(file.read_text("utf-8"))) for file in files]


class Balance:
    """Counts shares by trait, game after game."""

    def __init__(self) -> None:
        self.games = 0
        self._found: dict[tuple[str, str], list[float]] = {}

    def add(self, record: Record) -> None:
        """Count a game, if it was played to its end."""
        state = ennead.game(record.header("Game")).replay(record)
        if not state.over:
            return
        self.games += 1
        won = shares(state.ranking)
        for seat, traits in traits_of(state).items():
            for trait in traits:
                self._found.setdefault(trait, []).append(won[seat])

    def rows(self, by: Sequence[str] = (), least: int = 1) -> list[Row]:
        """The traits (those whose name begins like one of `by`), each value that had `least`."""
        rows: list[Row] = []
        for (trait, value), found in self._found.items():
            if len(found) < least or (by and not trait.startswith(tuple(by))):
                continue
            mean = sum(found) / len(found)
            rows.append(Row(trait, value, len(found), mean, *interval(mean, len(found))))
        return sorted(rows, key=lambda row: (row.trait != SEAT, row.trait, -row.share, row.value))


def picture(rows: Sequence[Row]) -> str:
    """The rows as an SVG picture: a dot for each share, a line for its interval."""
    height, left, width = 18, 260, 420
    parts: list[str] = []
    for at, row in enumerate(rows):
        y = (at + 1) * height
        label = _escaped(f"{row.trait}: {row.value} ({row.games})")
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


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def as_json(rows: Sequence[Row]) -> list[dict[str, Any]]:
    return [vars(row) for row in rows]
