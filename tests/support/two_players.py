"""A table with two people, and assertions about requests that are refused."""

from __future__ import annotations

from typing import Any

import pytest

from support.clients import Refusal, Table
from support.server_process import Server


def two_people_at_table(server: Server, **more: Any) -> tuple[Table, Table]:
    """Two people at a table whose game has just started."""
    ann, ben = server.client("Ann"), server.client("Ben")
    table = ann.create("me", "open", **more)
    return table, ben.join(table.id)


def assert_error_code(code: str, call: Any, *arguments: Any, **more: Any) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        call(*arguments, **more)
    assert refusal.value.code == code
    return refusal.value


def assert_refused(code: str, status: int, call: Any, *arguments: Any, **more: Any) -> None:
    assert assert_error_code(code, call, *arguments, **more).status == status
