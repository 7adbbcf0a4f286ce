"""Tables come into memory, and follow what other workers do with them."""

from __future__ import annotations

from functools import partial
from typing import Final

from sqlalchemy import Connection

from ennead.server import game_log
from ennead.server.desk import Desk
from ennead.server.errors import unknown_table
from ennead.server.sheet import Moved, Row, Said, Sheet, follow
from ennead.server.store import log, tables
from ennead.server.store.store import Store

MOST_NEWS: Final = game_log.AT_ONCE
"""So many moves of others are kept until somebody needs a table; of more it is read anew."""


async def is_newest(store: Store, desk: Desk) -> bool:
    """Is the table in memory as the database has it?"""
    if not desk.loaded or not store.shared:
        return desk.loaded
    found = await store.look(partial(tables.version, table=desk.id))
    return found == desk.sheet.version


async def read_on(store: Store, desk: Desk) -> None:
    """Read a table that is held, or of one that is in memory what has come since."""
    start = desk.rows if desk.loaded else 0
    last = desk.chat[-1].number if desk.loaded and desk.chat else 0
    sheet, rows, chat = await store.snapshot(partial(_read, id=desk.id, start=start, last=last))
    if sheet is None:
        desk.loaded = False
        raise unknown_table()
    if desk.loaded and desk.sheet.version == sheet.version:
        return
    if not desk.loaded:
        state = await game_log.replay_aside(sheet, rows) if rows else None
        desk.fill(sheet, state, rows, chat)
        return
    desk.loaded = False  # if what follows fails all is read anew
    if desk.state is None:
        state = await game_log.replay_aside(sheet, rows) if rows else None
    else:
        state = await game_log.go_on_aside(desk.state, rows) if rows else desk.state
    desk.go_on(sheet, state, rows, chat)


def _read(
    connection: Connection, id: str, start: int, last: int
) -> tuple[Sheet | None, list[Row], list[Said]]:
    """A table with the rows from `start` on and what was said after `last`."""
    sheet = tables.find(connection, id)
    if sheet is None:
        return None, [], []
    return sheet, log.rows_of(connection, id, start), log.chat_of(connection, id, last)


def hear(desk: Desk, moved: Moved) -> None:
    """Keep the news of a move until the table is held, also while it is being read."""
    desk.news = [*desk.news, moved][-MOST_NEWS:]


def absorb(desk: Desk) -> bool:
    """Make the moves of others at a table that is held; False if there is a gap before them."""
    news, desk.news = desk.news, []
    for moved in news:
        if not desk.loaded or desk.state is None:
            return False
        if moved.version <= desk.sheet.version:
            continue
        if moved.version != desk.sheet.version + 1:
            return False
        sheet = follow(desk.sheet, moved)
        desk.loaded = False  # if what follows fails all is read anew
        state = game_log.go_on(desk.state, [moved.row])
        desk.go_on(sheet, state, [moved.row], [])
    return desk.loaded
