"""A move with PostgreSQL: one statement stores all of it, for whoever still may, and tells others.

Most of what a server does is this. Each statement more would cost as much again as the move itself.
"""

from __future__ import annotations

import json
from typing import Final

from sqlalchemy import Connection

from ennead.server.errors import Overtaken
from ennead.server.sheet import Moved

_HOLDS: Final = """
    AND EXISTS (SELECT 1 FROM people WHERE id = %(person)s AND sessions = %(sessions)s)
"""
_MOVE: Final = """
WITH moved AS (
    UPDATE tables SET moves = %(move)s, page = %(page)s, scores = %(scores)s::json,
        changed = %(changed)s, version = version + 1
    WHERE id = %(table)s AND version = %(before)s {holds}
    RETURNING id
), waited AS (
    UPDATE seats SET waiting = new.waiting, "left" = new.left_, deadline = new.deadline
    FROM moved, unnest(%(seat_)s::int[], %(waiting)s::bool[], %(left)s::float8[],
        %(deadline)s::float8[]) AS new (seat, waiting, left_, deadline)
    WHERE seats.table_id = moved.id AND seats.seat = new.seat
), written AS (
    INSERT INTO moves (table_id, number, kind, seat, what, chance, move, request, at)
    SELECT id, %(number)s, %(kind)s, %(seat)s, %(what)s, %(chance)s, %(move)s, %(request)s, %(at)s
    FROM moved
)
SELECT pg_notify(%(channel)s, %(news)s) FROM moved
"""
_ANYBODYS: Final = _MOVE.format(holds="")
_OF_A_COOKIE: Final = _MOVE.format(holds=_HOLDS)


def save(
    connection: Connection, moved: Moved, cookie: tuple[str, int] | None, channel: str, news: str
) -> None:
    """Store a move on top of the version before it, if the cookie (person, sessions) holds.

    Else nothing is stored and nobody told.
    """
    columns = list(zip(*moved.seats, strict=True)) or [()] * 4
    seats, waiting, left, deadline = (list(column) for column in columns)
    values = {
        **vars(moved.row),
        "table": moved.table,
        "before": moved.version - 1,
        "page": moved.page,
        "scores": json.dumps(moved.scores),
        "changed": moved.changed,
        "seat_": seats,
        "waiting": waiting,
        "left": left,
        "deadline": deadline,
        "channel": channel,
        "news": news,
    }
    query = _ANYBODYS
    if cookie is not None:
        values["person"], values["sessions"] = cookie
        query = _OF_A_COOKIE
    if connection.exec_driver_sql(query, values).first() is None:
        raise Overtaken
