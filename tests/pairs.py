"""Two people at a table, and calls that are refused: for tests of the server."""

from __future__ import annotations

from typing import Any

import pytest
from callers import Refusal, Table
from served import Server


def pair(server: Server, **more: Any) -> tuple[Table, Table]:
    """Two people at a table that has just begun."""
    ann, ben = server.client("Ann"), server.client("Ben")
    table = ann.create("me", "open", **more)
    return table, ben.join(table.id)


def refused(code: str, status: int, call: object, *args: object, **more: object) -> None:
    with pytest.raises(Refusal) as refusal:
        call(*args, **more)  # type: ignore[operator]
    assert (refusal.value.code, refusal.value.status) == (code, status)
