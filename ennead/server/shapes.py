"""What goes over the wire, as the API page shows it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

MOST = 10**9


class Asked(BaseModel):
    """What a client sends: exactly these fields, of exactly these types."""

    model_config = ConfigDict(strict=True, extra="forbid")


SeatNumber = Annotated[int, Field(ge=0, le=62)]
Count = Annotated[int, Field(ge=0, le=MOST)]
Request = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[\x20-\x7e]+$")]
"""An id of the client's own: the same one twice counts once."""
ActionText = Annotated[str, Field(min_length=1, max_length=100)]
BotName = Annotated[str, Field(min_length=1, max_length=40)]
NameText = Annotated[str, Field(min_length=1, max_length=100)]


def _empty_is_none(value: object) -> object:
    return None if value == "" else value


OptionalSeat = Annotated[SeatNumber | None, BeforeValidator(_empty_is_none)]
OptionalCount = Annotated[Count | None, BeforeValidator(_empty_is_none)]
OptionalText = Annotated[
    Annotated[str, Field(max_length=100)] | None, BeforeValidator(_empty_is_none)
]


# People.


class Person(BaseModel):
    id: str
    name: str
    account: bool


class NewName(Asked):
    name: NameText


PasswordText = Annotated[str, Field(min_length=1, max_length=200)]


class Credentials(Asked):
    name: NameText
    password: PasswordText


class NewPassword(Asked):
    old: PasswordText
    new: PasswordText


# Games and tables.

OptionValue = str | int | bool | dict[str, Any] | None


class Option(BaseModel):
    """A choice of values; `null` alone stands for a JSON object of a person's own."""

    name: str
    values: list[str | int | bool | None]


class GameInfo(BaseModel):
    id: str
    seats: Annotated[list[int], Field(min_length=2, max_length=2)]
    """Fewest and most players."""
    options: list[Option]
    rules: str
    bots: list[str]


class HouseInfo(BaseModel):
    nearby: str | None
    """The address for others in the same network; null if the server listens to this computer."""


class NewSeat(Asked):
    kind: Literal["me", "open", "bot"]
    bot: BotName | None = None
    name: Annotated[str, Field(max_length=100)] | None = None


class Clock(Asked):
    per: Literal["move", "game"]
    seconds: Annotated[int, Field(ge=1, le=MOST)]


class NewTable(Asked):
    game: Annotated[str, Field(max_length=40)]
    options: dict[str, OptionValue] = {}
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=20)]
    private: bool = True
    pass_and_play: bool = False
    clock: Clock | None = None
    title: Annotated[str, Field(max_length=200)] = ""
    help: bool | None = None
    """Hints and chances; without a word only for one person among bots."""


class Proposal(Asked):
    """Options and players of a table that is not made yet."""

    game: Annotated[str, Field(max_length=40)]
    players: Annotated[int, Field(ge=1, le=20)]
    options: dict[str, OptionValue] = {}


class Wrong(BaseModel):
    message: str
    flaw: dict[str, str | int] | None
    """Its name and arguments, to be said in any language: `flaw-<name>` of the words files."""


class Checked(BaseModel):
    wrong: Wrong | None
    """Null if a table can be made so."""


class Seat(BaseModel):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    stand_in: str | None
    mine: bool
    connected: bool
    away: bool
    """The game waits for a person who has been away for a while: others may vote."""
    votes: list[int]
    """The seats that voted to let a bot stand in."""
    clock: float | None


class Ended(BaseModel):
    by: Literal["game", "resign", "timeout", "idle"]
    seat: int | None


class Table(BaseModel):
    id: str
    game: str
    title: str
    status: Literal["open", "running", "finished"]
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
    rematch: str | None
    commitment: str
    seed: str | None
    created: float
    changed: float


class TableList(BaseModel):
    tables: list[Table]
    next: str | None


class TakeSeat(Asked):
    seat: SeatNumber | None = None


class Fork(Asked):
    move: Count
    seat: SeatNumber
    bot: BotName


# Playing.


class Play(Asked):
    seat: SeatNumber
    question: Count
    action: ActionText
    request: Request


class Number(BaseModel):
    number: int


class Foresee(Asked):
    seat: SeatNumber
    actions: Annotated[list[ActionText], Field(max_length=50)]


class Foresight(BaseModel):
    events: list[dict[str, Any]]
    reveals: bool
    questions: list[dict[str, Any]]
    over: bool
    table: dict[str, Any] | None
    """`view.table` as it would be then; null if that cannot be known yet."""


class WhyNot(Asked):
    seat: SeatNumber
    action: ActionText


class Reason(BaseModel):
    reason: dict[str, Any] | None


Level = Literal["beginner", "easy", "medium", "hard"]


class AskHint(Asked):
    seat: SeatNumber
    level: Level = "hard"
    """Whose choice it is."""


class Hint(BaseModel):
    question: int
    """The question it answers, as `asked` of the state."""
    level: Level
    action: str
    chance: float
    reason: Literal["only", "scores", "hinders", "prepares", "close", "misses"]
    points: float
    other: str | None
    other_chance: float | None
    behind: bool
    """The other answer is better, whatever speaks for this one."""


class Chances(BaseModel):
    move: int
    chances: list[float]
    """Of each seat; together they make 1."""


class Moment(BaseModel):
    move: int
    page: int
    chances: list[float]


class Legal(BaseModel):
    text: str
    verb: str
    args: dict[str, str | int]


class Turn(BaseModel):
    seat: int
    action: Legal


class Mistake(BaseModel):
    move: int
    page: int
    seat: int
    played: Legal
    best: Legal
    cost: float
    line: list[Turn]
    """How it might have gone on."""


class Analysis(BaseModel):
    moves: int
    done: int
    failed: bool
    chances: list[Moment]
    mistakes: list[Mistake]


class Token(BaseModel):
    token: str
    """What a program shows; it is told this once."""
    id: str


class TokenInList(BaseModel):
    id: str
    created: float


class Tokens(BaseModel):
    tokens: list[TokenInList]


class Check(BaseModel):
    """A finished game worked out again from its seed."""

    fault: Literal["", "seed", "commitment", "setup", "dice", "move", "result", "unreadable"]
    """What is not as it should be, '' if everything is."""
    message: str
    commitment: str
    seed: str
    moves: int
    outcomes: int
    rewinds: int
    """How often everybody agreed to go back past something learned; then the dice were new."""
    over: bool
    """False if the game ended otherwise, as by resigning: then there is no result to check."""


class Undo(Asked):
    seat: SeatNumber
    request: Request


class AtSeat(Asked):
    seat: SeatNumber


class Consent(Asked):
    seat: SeatNumber
    agree: bool


class StandIn(Asked):
    seat: SeatNumber
    bot: BotName


class Chat(Asked):
    text: Annotated[str, Field(max_length=2000)]
    team: bool = False
    """Only for those who play as one with the speaker."""


class Said(BaseModel):
    number: int
    name: str
    seat: int | None
    text: str
    at: float
    team: bool
    """Said to those who play as one with the speaker, and to nobody else."""


class UndoRequest(BaseModel):
    seat: int
    agreed: list[int]


class Event(BaseModel):
    model_config = ConfigDict(extra="allow")

    event: str
    move: int
    page: int
    when: float


class State(BaseModel):
    table: Table
    seat: int | None
    view: dict[str, Any] | None
    to_move: list[int]
    asked: int
    legal: list[Legal]
    can_undo: bool
    events: list[Event]
    events_from: int
    chat: list[Said]
    undo_request: UndoRequest | None
    move: int


class Look(Asked):
    """A message over the WebSocket: look with another seat of mine."""

    type: Literal["look"]
    seat: SeatNumber | None = None
    since: Count = 0


class Problem(BaseModel):
    model_config = ConfigDict(extra="allow")

    code: str
    message: str


class Error(BaseModel):
    error: Problem
