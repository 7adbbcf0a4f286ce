"""What one move changes: the source for the SQL that stores it and for workers that replay it.

The fields of `TableChange` and `SeatChange` are the columns a move writes. `store/save_move.py`
builds its statements from them, and `MoveDelta.apply` copies them.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from operator import attrgetter
from typing import Final

from ennead.server.model.table_record import MOVE, LogRow, Seat, TableRecord


@dataclass(frozen=True)
class TableChange:
    """The columns of `tables` that a move changes."""

    moves: int
    page: int
    scores: tuple[int, ...]
    changed: float
    version: int


@dataclass(frozen=True)
class SeatChange:
    """The columns of `seats` that a move changes."""

    waiting: bool
    left: float | None
    deadline: float | None


TABLE_CHANGES: Final = tuple(field.name for field in fields(TableChange))
SEAT_CHANGES: Final = tuple(field.name for field in fields(SeatChange))

_table_change: Final = attrgetter(*TABLE_CHANGES)
_seat_change: Final = attrgetter(*SEAT_CHANGES)
_rest_of_table: Final = attrgetter(
    *[f.name for f in fields(TableRecord) if f.name not in (*TABLE_CHANGES, "seats")]
)
_rest_of_seat: Final = attrgetter(*[f.name for f in fields(Seat) if f.name not in SEAT_CHANGES])


@dataclass(frozen=True)
class MoveDelta:
    """Everything one move changed, relative to the version before it."""

    table: str
    change: TableChange
    seats: tuple[tuple[int, SeatChange], ...]
    """Only the seats that differ."""
    row: LogRow

    def apply(self, record: TableRecord) -> TableRecord:
        """The record after the move."""
        seats: list[Seat] = list(record.seats)
        for seat, change in self.seats:
            seats[seat] = replace(seats[seat], **vars(change))
        return replace(record, seats=tuple(seats), **vars(self.change))


def move_delta(old: TableRecord, new: TableRecord, rows: tuple[LogRow, ...]) -> MoveDelta | None:
    """The delta between two records; None unless they differ by a single move and nothing else."""
    if len(rows) != 1 or rows[0].kind != MOVE or new.version != old.version + 1:
        return None
    if _rest_of_table(old) != _rest_of_table(new):
        return None
    seats: list[tuple[int, SeatChange]] = []
    for before, after in zip(old.seats, new.seats, strict=True):
        if before is after:
            continue
        if _rest_of_seat(before) != _rest_of_seat(after):
            return None
        if (change := _seat_change(after)) != _seat_change(before):
            seats.append((after.seat, SeatChange(*change)))
    return MoveDelta(new.id, TableChange(*_table_change(new)), tuple(seats), rows[0])
