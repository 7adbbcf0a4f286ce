"""Queries on saved games: a cache, from which anything may be deleted at any time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, bindparam, delete, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from ennead.server.store.schema import SAVED_GAMES

_FIND: Final = select(SAVED_GAMES.c.rows, SAVED_GAMES.c.body).where(
    SAVED_GAMES.c.table_id == bindparam("of_table"), SAVED_GAMES.c.digest == bindparam("by_digest")
)


@dataclass(frozen=True)
class SavedGame:
    """A game after the first `rows` rows of its log, compressed."""

    rows: int
    body: bytes


def find(connection: Connection, table: str, digest: str) -> SavedGame | None:
    """The saved game of a table, if the same code and data wrote it."""
    row = connection.execute(_FIND, {"of_table": table, "by_digest": digest}).one_or_none()
    return SavedGame(*row) if row is not None else None


def save(connection: Connection, table: str, digest: str, game: SavedGame, now: float) -> None:
    """Replace the saved game of a table, unless a newer one is stored."""
    is_postgres = connection.dialect.name == "postgresql"
    insert = postgresql.insert if is_postgres else sqlite.insert
    values = {"digest": digest, "rows": game.rows, "saved": now, "body": game.body}
    outdated = or_(SAVED_GAMES.c.digest != digest, SAVED_GAMES.c.rows < game.rows)
    query = insert(SAVED_GAMES).values(table_id=table, **values)
    connection.execute(
        query.on_conflict_do_update(index_elements=["table_id"], set_=values, where=outdated)
    )


def remove_old(connection: Connection, before: float) -> None:
    """Delete games that were saved before this time and not again since."""
    connection.execute(delete(SAVED_GAMES).where(SAVED_GAMES.c.saved < before))
