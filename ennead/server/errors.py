"""Errors the server reports to clients, with their codes and HTTP statuses."""

from __future__ import annotations

from typing import Final

from ennead.core.errors import EnneadError

STATUS: Final = {
    "bad-request": 400,
    "bad-token": 401,
    "forbidden-host": 403,
    "forbidden-origin": 403,
    "missing-scope": 403,
    "not-your-seat": 403,
    "wrong-password": 403,
    "not-found": 404,
    "unknown-table": 404,
    "unknown-game": 404,
    "unknown-lesson": 404,
    "unknown-step": 404,
    "not-allowed": 405,
    "old-rules": 410,
    "not-to-move": 409,
    "stale-question": 409,
    "illegal-action": 409,
    "cannot-undo": 409,
    "seat-taken": 409,
    "wrong-status": 409,
    "name-taken": 409,
    "too-many-tables": 409,
    "needs-person": 409,
    "too-large": 413,
    "too-many-requests": 429,
    "internal": 500,
    "busy": 503,
    "unavailable": 503,
}
"""Every error code a client can receive, with its HTTP status."""


class StartupError(EnneadError):
    """The server cannot start with these settings."""


class ApiError(EnneadError):
    """A request was rejected; nothing has changed."""

    def __init__(self, code: str, message: str, **details: object) -> None:
        super().__init__(message)
        self.code = code
        self.status = STATUS[code]
        self.details = details

    def json(self) -> dict[str, object]:
        return {"error": {"code": self.code, "message": str(self), **self.details}}


class DatabaseUnavailable(ApiError):
    """The database is unreachable or full; nothing was acknowledged."""

    def __init__(self) -> None:
        super().__init__(
            "unavailable", "the database cannot be reached; try again soon", retry_after=2
        )


class VersionConflict(ApiError):
    """The stored table is newer than the one a change was based on."""

    def __init__(self) -> None:
        super().__init__("stale-question", "the table has changed in the meantime")


def not_your_seat(seat: int) -> ApiError:
    return ApiError("not-your-seat", f"seat {seat} is not yours")


def no_seat() -> ApiError:
    return ApiError("not-your-seat", "you have no seat here")


def stale_question(question: int, asked: int) -> ApiError:
    return ApiError(
        "stale-question",
        f"question {question} is no longer open; the open one is {asked}",
        asked=asked,
    )


def unknown_seat(seat: int) -> ApiError:
    return ApiError("bad-request", f"there is no seat {seat}")


def unknown_table() -> ApiError:
    return ApiError("unknown-table", "there is no such table")


def old_rules(game: str, rules: str) -> ApiError:
    return ApiError(
        "old-rules",
        f"this game was played under version {rules} of the rules of {game}, which this server "
        "does not have; its result and its record are kept",
    )


def wrong_status(message: str) -> ApiError:
    return ApiError("wrong-status", message)
