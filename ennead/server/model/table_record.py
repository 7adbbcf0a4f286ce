"""A table as stored, without its game state. Records are immutable: they are only replaced."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, Final

from ennead.bots.personal_names import personal_names

OPEN: Final = "open"
RUNNING: Final = "running"
FINISHED: Final = "finished"
"""Values of `TableRecord.status`."""

PERSON: Final = "person"
BOT: Final = "bot"
"""Values of `Seat.kind`, besides OPEN."""

START: Final = "start"
MOVE: Final = "move"
TABLE: Final = "table"
"""Values of `LogRow.kind`: the deal, a move or undo, and what happened outside the game."""

RETURN_TO_SEAT: Final = "take-back"
"""`LogRow.what` when a person takes their seat back from a bot."""

PER_MOVE: Final = "move"
PER_GAME: Final = "game"
"""Values of `TableRecord.clock_per`."""


@dataclass(frozen=True)
class Seat:
    """One seat. An open seat with a person is reserved for that person."""

    seat: int
    kind: str = OPEN
    person: str | None = None
    name: str = ""
    """Set where several people share one screen."""
    bot: str | None = None
    stand_in: str | None = None
    waiting: bool = False
    """The game waits for this seat to answer."""
    left: float | None = None
    """Seconds on the clock when it last stopped."""
    deadline: float | None = None
    """When the running clock expires."""
    votes: tuple[int, ...] = ()
    """Seats that voted to let a bot stand in."""
    dice_commitment: str | None = None
    """The SHA-256 of the number that is this seat's share of the dice."""
    dice_number: str | None = None
    """The number in hex, once it is revealed."""
    display_name: str = ""
    """The name to show. Not a column of `seats`: a person's name is stored with the person."""

    @property
    def player(self) -> str | None:
        """The bot that answers for this seat now, or None if a person does."""
        return self.bot if self.kind == BOT else self.stand_in


@dataclass(frozen=True)
class TableRecord:
    """A table. `seed` must not leave the server before the game has ended."""

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
    """Where a forked game began."""
    status: str = OPEN
    ended_by: str | None = None
    ended_seat: int | None = None
    rematch: str | None = None
    undo_seat: int | None = None
    """The seat that asks for consent to go back."""
    undo_agreed: tuple[int, ...] = ()
    undos: int = 0
    taken_back: bool = False
    """Somebody has taken back a move without the consent of another person."""
    moves: int = 0
    page: int = 0
    scores: tuple[int, ...] = ()
    ranking: tuple[int, ...] = ()
    help: bool = False
    """Players may ask for hints and chances."""
    reveal_by: float | None = None
    """Until when a table without open seats waits for the numbers of its players."""
    version: int = 0
    """Incremented by every change, so that concurrent changes are detected."""

    @property
    def players(self) -> int:
        return len(self.seats)

    def seats_of(self, person: str | None) -> list[int]:
        """The seats this person occupies."""
        if person is None:
            return []
        return [s.seat for s in self.seats if s.kind == PERSON and s.person == person]

    @property
    def one_person(self) -> bool:
        """Whether no second person ever sat at the table; a stand-in leaves the seat its person's.

        Several people may share one screen: then each has a seat, and this is false.
        """
        kinds = [seat.kind for seat in self.seats]
        return kinds.count(PERSON) == 1 and OPEN not in kinds

    def with_seat(self, seat: Seat) -> TableRecord:
        seats = tuple(seat if s.seat == seat.seat else s for s in self.seats)
        return replace(self, seats=seats)


def with_bot_names(table: str, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats of a table, with names for its bots."""
    names = personal_names(table, [seat.bot if seat.kind == BOT else None for seat in seats])
    return tuple(
        replace(seat, display_name=name) if seat.kind == BOT else seat
        for seat, name in zip(seats, names, strict=True)
    )


@dataclass(frozen=True)
class LogRow:
    """One row of a table's log."""

    number: int
    kind: str
    seat: int
    what: str
    move: int
    """How many moves the game has after this row."""
    at: float
    chance: str = ""
    """Outcomes of dice and cards that followed."""
    request: str | None = None
    """The client's idempotency key."""


@dataclass(frozen=True)
class ChatLine:
    number: int
    person: str | None
    name: str
    seat: int | None
    text: str
    at: float
    team: int | None = None
    """A bit mask of the seats that may read it; None for everybody."""


TABLE_COLUMNS: Final = tuple(field.name for field in fields(TableRecord) if field.name != "seats")
SEAT_COLUMNS: Final = tuple(field.name for field in fields(Seat) if field.name != "display_name")


def table_values(record: TableRecord) -> dict[str, Any]:
    """Values for the columns of `tables`."""
    return {name: getattr(record, name) for name in TABLE_COLUMNS}


def seat_values(seat: Seat) -> dict[str, Any]:
    """Values for the columns of `seats`."""
    return {name: getattr(seat, name) for name in SEAT_COLUMNS}
