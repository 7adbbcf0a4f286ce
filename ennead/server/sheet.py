"""What is known of one table besides its log: plain values, never changed, only replaced."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any, Final

OPEN: Final = "open"
RUNNING: Final = "running"
FINISHED: Final = "finished"

PERSON: Final = "person"
BOT: Final = "bot"

START: Final = "start"
MOVE: Final = "move"
TABLE: Final = "table"
"""Kinds of rows in the log: the deal, what the game counts, what happened to the table."""

PER_MOVE: Final = "move"
PER_GAME: Final = "game"


@dataclass(frozen=True)
class Seat:
    """One seat. An open seat with a person is kept for that person."""

    seat: int
    kind: str = OPEN
    person: str | None = None
    name: str = ""
    bot: str | None = None
    stand_in: str | None = None
    waiting: bool = False
    left: float | None = None
    deadline: float | None = None
    votes: tuple[int, ...] = ()
    called: str = ""
    """The name to show; of a person it is kept with the person."""

    @property
    def player(self) -> str | None:
        """The bot that answers for this seat now, None if a person does."""
        return self.bot if self.kind == BOT else self.stand_in


@dataclass(frozen=True)
class Sheet:
    """A table. `seed` stays in here until the game has ended."""

    id: str
    game: str
    rules: str
    data: str
    options: dict[str, Any]
    title: str
    private: bool
    pass_and_play: bool
    clock_per: str | None
    clock_seconds: int | None
    host: str | None
    seed: str
    created: float
    changed: float
    seats: tuple[Seat, ...]
    position: dict[str, Any] | None = None
    status: str = OPEN
    ended_by: str | None = None
    ended_seat: int | None = None
    rematch: str | None = None
    undo_seat: int | None = None
    undo_agreed: tuple[int, ...] = ()
    undos: int = 0
    moves: int = 0
    page: int = 0
    scores: tuple[int, ...] = ()
    ranking: tuple[int, ...] = ()
    help: bool = False
    """May its players ask for hints and chances?"""
    version: int = 0
    """Grows with every change, so that two workers never change the same thing at once."""

    @property
    def players(self) -> int:
        return len(self.seats)

    def owned_by(self, person: str | None) -> list[int]:
        """The seats this person sits at."""
        if person is None:
            return []
        return [s.seat for s in self.seats if s.kind == PERSON and s.person == person]

    def with_seat(self, seat: Seat) -> Sheet:
        seats = tuple(seat if s.seat == seat.seat else s for s in self.seats)
        return replace(self, seats=seats)


@dataclass(frozen=True)
class Row:
    """One row of a table's log."""

    number: int
    kind: str
    seat: int
    what: str
    move: int
    at: float
    chance: str = ""
    request: str | None = None


@dataclass(frozen=True)
class Said:
    """One line of a table's chat."""

    number: int
    person: str | None
    name: str
    seat: int | None
    text: str
    at: float
    team: int | None = None
    """The seats that may read it, a bit each; None for everybody."""


@dataclass(frozen=True)
class Moved:
    """All that one move has changed of a table: who has the version before it need read no more."""

    table: str
    version: int
    """The one that the move has made."""
    page: int
    scores: tuple[int, ...]
    changed: float
    seats: tuple[tuple[int, bool, float | None, float | None], ...]
    """Of the seats that differ: is it waited for, what its clock had left, when that runs out."""
    row: Row


def moved_by(old: Sheet, new: Sheet, rows: tuple[Row, ...]) -> Moved | None:
    """What one move has changed; None if it was no move, or more has changed than by most."""
    if len(rows) != 1 or rows[0].kind != MOVE:
        return None
    seats = tuple(
        (now.seat, now.waiting, now.left, now.deadline)
        for was, now in zip(old.seats, new.seats, strict=True)
        if was != now
    )
    moved = Moved(new.id, new.version, new.page, new.scores, new.changed, seats, rows[0])
    return moved if follow(old, moved) == new else None


def follow(sheet: Sheet, moved: Moved) -> Sheet:
    """The sheet after a move that was made on top of it."""
    seats = list(sheet.seats)
    for seat, waiting, left, deadline in moved.seats:
        seats[seat] = replace(seats[seat], waiting=waiting, left=left, deadline=deadline)
    return replace(
        sheet,
        version=sheet.version + 1,
        moves=moved.row.move,
        page=moved.page,
        scores=moved.scores,
        changed=moved.changed,
        seats=tuple(seats),
    )


TABLE_COLUMNS: Final = tuple(known.name for known in fields(Sheet) if known.name != "seats")
SEAT_COLUMNS: Final = tuple(known.name for known in fields(Seat) if known.name != "called")


def table_values(sheet: Sheet) -> dict[str, Any]:
    """A sheet as the columns of `tables`."""
    return {name: getattr(sheet, name) for name in TABLE_COLUMNS}


def seat_values(seat: Seat) -> dict[str, Any]:
    """A seat as the columns of `seats`."""
    return {name: getattr(seat, name) for name in SEAT_COLUMNS}
