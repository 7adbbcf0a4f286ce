"""Types of single fields, and the base class of requests."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

MAX_INT = 10**9


class RequestBody(BaseModel):
    """Exactly these fields, of exactly these types."""

    model_config = ConfigDict(strict=True, extra="forbid")


SeatNumber = Annotated[int, Field(ge=0, le=62)]
Count = Annotated[int, Field(ge=0, le=MAX_INT)]
RequestId = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[\x20-\x7e]+$")]
"""The client's idempotency key: the same one sent twice counts once."""
DiceCommitment = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
"""The SHA-256 of a random number of one's own, as lower-case hex: a share of the dice."""
ActionText = Annotated[str, Field(min_length=1, max_length=100)]
BotName = Annotated[str, Field(min_length=1, max_length=40)]
NameText = Annotated[str, Field(min_length=1, max_length=100)]
PasswordText = Annotated[str, Field(min_length=1, max_length=200)]
OptionValue = str | int | bool | dict[str, Any] | None
Level = Literal["beginner", "easy", "medium", "hard"]


def _empty_is_none(value: object) -> object:
    return None if value == "" else value


OptionalSeat = Annotated[SeatNumber | None, BeforeValidator(_empty_is_none)]
OptionalCount = Annotated[Count | None, BeforeValidator(_empty_is_none)]
OptionalText = Annotated[
    Annotated[str, Field(max_length=100)] | None, BeforeValidator(_empty_is_none)
]
