"""What the server refuses, and how it says so."""

from __future__ import annotations

from typing import Final

from ennead.core.errors import EnneadError

STATUS: Final = {
    "bad-request": 400,
    "forbidden-origin": 403,
    "not-your-seat": 403,
    "wrong-password": 403,
    "not-found": 404,
    "unknown-table": 404,
    "unknown-game": 404,
    "not-allowed": 405,
    "not-to-move": 409,
    "stale-question": 409,
    "illegal-action": 409,
    "cannot-undo": 409,
    "seat-taken": 409,
    "wrong-status": 409,
    "name-taken": 409,
    "too-many-tables": 409,
    "too-large": 413,
    "too-many-requests": 429,
    "internal": 500,
    "unavailable": 503,
}
"""Every code a client can meet, with the HTTP status it comes with."""


class CannotServe(EnneadError):
    """The server cannot start like this."""


class Refused(EnneadError):
    """A call that was refused; nothing was changed."""

    def __init__(self, code: str, message: str, **more: object) -> None:
        super().__init__(message)
        self.code = code
        self.status = STATUS[code]
        self.more = more

    def json(self) -> dict[str, object]:
        return {"error": {"code": self.code, "message": str(self), **self.more}}


class Unavailable(Refused):
    """The database is away, or has no room left; nothing was acknowledged."""

    def __init__(self) -> None:
        super().__init__(
            "unavailable", "the database cannot be reached; try again soon", retry_after=2
        )


class Overtaken(Refused):
    """Another worker was faster; the table is read anew before it is used again."""

    def __init__(self) -> None:
        super().__init__("stale-question", "the table has changed meanwhile")


def not_your_seat(seat: int) -> Refused:
    return Refused("not-your-seat", f"seat {seat} is not yours")


def no_seat() -> Refused:
    return Refused("not-your-seat", "you have no seat here")


def unknown_table() -> Refused:
    return Refused("unknown-table", "there is no such table")


def wrong_status(message: str) -> Refused:
    return Refused("wrong-status", message)
