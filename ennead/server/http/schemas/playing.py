"""Moves, previews, undo, seats in a running game, chat and state."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from ennead.server.http.schemas.fields import (
    ActionText,
    BotName,
    Count,
    RequestBody,
    RequestId,
    SeatNumber,
)
from ennead.server.http.schemas.tables import Table
from ennead.server.http.schemas.view import GameEvent, GameQuestion, GameReason, View


class Play(RequestBody):
    seat: SeatNumber
    question: Count
    action: ActionText
    request: RequestId


class Number(BaseModel):
    number: int


class Foresee(RequestBody):
    seat: SeatNumber
    actions: Annotated[list[ActionText], Field(max_length=50)]


class Foresight(BaseModel):
    events: list[GameEvent]
    reveals: bool
    questions: list[GameQuestion]
    over: bool
    table: dict[str, Any] | None
    """`view.table` as it would be then; null if that cannot be known yet."""
    ends_turn: bool
    """The seat's turn would be over."""
    to_move: list[int]
    """The seats that would be asked. If `table` is null, this and `ends_turn` are not certain."""


class WhyNot(RequestBody):
    seat: SeatNumber
    action: ActionText


class Reason(BaseModel):
    reason: GameReason | None


class Undo(RequestBody):
    seat: SeatNumber
    request: RequestId


class AtSeat(RequestBody):
    seat: SeatNumber


class Consent(RequestBody):
    seat: SeatNumber
    agree: bool


class StandIn(RequestBody):
    seat: SeatNumber
    bot: BotName


class Chat(RequestBody):
    text: Annotated[str, Field(max_length=2000)]
    team: bool = False
    """Only for the sender's team."""


class Said(BaseModel):
    number: int
    name: str
    seat: int | None
    text: str
    at: float
    team: bool
    """Only the sender's team can read it."""


class UndoRequest(BaseModel):
    seat: int
    agreed: list[int]


class Event(GameEvent):
    when: float


class Legal(BaseModel):
    text: str
    verb: str
    args: dict[str, str | int]


class PartnerQuestion(BaseModel):
    """A partner is asked, and my seat may suggest an answer."""

    seat: int
    legal: list[Legal]


class Suggest(RequestBody):
    seat: SeatNumber
    question: Count
    action: ActionText


class Suggested(BaseModel):
    """A suggestion for the open question, which only these two seats can see."""

    seat: int
    """Who suggests."""
    to: int
    """Who is asked."""
    action: Legal


class State(BaseModel):
    table: Table
    seat: int | None
    view: View | None
    to_move: list[int]
    secret: Annotated[
        list[int],
        Field(
            description="Those of the caller's several seats whose answer or view is secret now."
        ),
    ]
    asked: int
    legal: list[Legal]
    partner: PartnerQuestion | None
    suggestions: list[Suggested]
    can_undo: bool
    can_take_back: bool
    """At a table of one person against bots, past anything: see `POST /tables/{id}/takeback`."""
    events: list[Event]
    events_from: int
    chat: list[Said]
    undo_request: UndoRequest | None
    move: int


class Look(RequestBody):
    """A WebSocket message: switch to another seat of mine."""

    type: Literal["look"]
    seat: SeatNumber | None = None
    since: Count = 0


class Check(BaseModel):
    """A finished game, recomputed from its seed."""

    fault: Literal["", "seed", "commitment", "setup", "dice", "move", "result", "unreadable"]
    """What does not match; '' if everything does."""
    message: str
    commitment: str
    seed: str
    moves: int
    outcomes: int
    rewinds: int
    """How often players agreed to undo a move that revealed something, which changed the dice."""
    over: bool
    """False if the game ended early, for instance by resignation: there is no result to check."""
