"""A server whose tables start from the position that a test has put into a file."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from ennead.server.context import ServerContext
from ennead.server.model.table_record import Seat, TableRecord, with_bot_names
from ennead.server.tables import creation

_add_table = creation.add_table


async def add_table_with_position(ctx: ServerContext, record: TableRecord) -> TableRecord:
    file = Path(os.environ["POSITION"])
    if file.is_file():
        position = json.loads(file.read_text("utf-8"))
        position = {**position, "seed": record.seed, "branch": 0, "drawn": 0}
        record = replace(record, position=position)
    return await _add_table(ctx, record)


def same_bot_names(_table: str, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """The names depend on the seats alone, so that every run shows the same."""
    return with_bot_names("", seats)


creation.add_table = add_table_with_position
creation.__dict__["with_bot_names"] = same_bot_names
