"""Games, tables and seats."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from ennead.server.http.schemas.fields import (
    MAX_INT,
    BotName,
    Count,
    DiceCommitment,
    OptionValue,
    RequestBody,
    SeatNumber,
)
from ennead.server.http.schemas.view import FileErrorInfo


class Option(BaseModel):
    """The allowed values; a single `null` stands for a custom JSON object."""

    name: str
    values: list[str | int | bool | None]
    players: dict[str, list[int]]
    """The numbers of players for values that do not allow all."""


class GameInfo(BaseModel):
    id: str
    seats: tuple[int, int]
    """Fewest and most players."""
    options: list[Option]
    rules: str
    data: str
    """The digest of the newest data, see `/games/{game}/data/{digest}`."""
    bots: list[str]


class ServerInfo(BaseModel):
    nearby: str | None
    """The server's address on the local network; null if it listens on this computer only."""


class NewSeat(RequestBody):
    kind: Literal["me", "open", "bot"]
    bot: BotName | None = None
    name: Annotated[str, Field(max_length=100)] | None = None


class Clock(RequestBody):
    per: Literal["move", "game"]
    seconds: Annotated[int, Field(ge=1, le=MAX_INT)]


class NewTable(RequestBody):
    game: Annotated[str, Field(max_length=40)]
    options: dict[str, OptionValue] = {}
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=20)]
    private: bool = True
    pass_and_play: bool = False
    clock: Clock | None = None
    title: Annotated[str, Field(max_length=200)] = ""
    help: bool | None = None
    """Allow hints and chances; null allows them only for one person among bots."""
    dice: DiceCommitment | None = None


class Proposal(RequestBody):
    """Options and number of players, to be checked before a table is created."""

    game: Annotated[str, Field(max_length=40)]
    players: Annotated[int, Field(ge=1, le=20)]
    options: dict[str, OptionValue] = {}


class Wrong(BaseModel):
    message: str
    file_error: FileErrorInfo | None
    """Name and arguments for a translated message: `file-error-<name>` in the words files."""


class Checked(BaseModel):
    wrong: Wrong | None
    """Null if a table can be created with these options."""


class DiceShare(BaseModel):
    commitment: str
    number: str | None
    """Null until the game starts; then, if it was not revealed in time."""


class Seat(BaseModel):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    stand_in: str | None
    mine: bool
    connected: bool
    away: bool
    """This player is to move and has been offline for a while: others may vote."""
    votes: list[int]
    """Seats that voted to let a bot stand in."""
    clock: float | None
    dice: DiceShare | None
    """The player's share of the dice; null if they have none."""


class Ended(BaseModel):
    by: Literal["game", "resign", "timeout", "idle", "rules"]
    """`rules`: the table was closed because this server no longer has its rules."""
    seat: int | None


class Table(BaseModel):
    id: str
    game: str
    title: str
    status: Literal["open", "running", "finished"]
    data: str
    """The digest of the data this table is played with, as in its record."""
    rules_known: bool
    """Whether this server has the rules of this table; if not, it cannot be shown or replayed."""
    players: int
    options: dict[str, OptionValue]
    private: bool
    pass_and_play: bool
    clock: Clock | None
    help: bool
    seats: list[Seat]
    mine: list[int]
    host: bool
    waiting_for: list[int]
    page: int
    moves: int
    scores: list[int]
    ranking: list[int]
    ended: Ended | None
    taken_back: bool
    """One person among bots has taken back a move that could not simply be undone."""
    rematch: str | None
    revealing: bool
    """No seat is open, and the players' numbers are awaited: see `POST /tables/{id}/dice`."""
    commitment: str
    seed: str | None
    created: float
    changed: float


class TableList(BaseModel):
    tables: list[Table]
    next: str | None


class TakeSeat(RequestBody):
    seat: SeatNumber | None = None
    dice: DiceCommitment | None = None


class Rematch(RequestBody):
    dice: DiceCommitment | None = None


class Reveal(RequestBody):
    seat: SeatNumber
    number: Annotated[str, Field(min_length=2, max_length=128, pattern=r"^([0-9a-f]{2})+$")]
    """The number that the seat has committed to, in lower-case hex."""


class Fork(RequestBody):
    move: Count
    seat: SeatNumber
    bot: BotName
