"""Queries on API tokens, and on the values that workers share, such as the signing key."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from ennead.server.model.person import Person, Token
from ennead.server.store import people_queries
from ennead.server.store.schema import KEYS, TOKENS

PROBE: Final = "probe"


def add(connection: Connection, token: Token) -> None:
    connection.execute(insert(TOKENS).values(**vars(token)))


def remove(connection: Connection, person: str, id: str) -> bool:
    """Delete a token of this person; False if there is none."""
    mine = (TOKENS.c.person == person) & (TOKENS.c.id == id)
    return connection.execute(delete(TOKENS).where(mine)).rowcount > 0


def revoke_all(
    connection: Connection, person: str, password: str | None, now: float
) -> Person | None:
    """Revoke all cookies and tokens, set a new password hash if given; the updated person."""
    connection.execute(delete(TOKENS).where(TOKENS.c.person == person))
    return people_queries.end_sessions(connection, person, password, now)


def remove_expired(connection: Connection, person: str, before: float) -> None:
    """Delete this person's tokens created before this time."""
    old = (TOKENS.c.person == person) & (TOKENS.c.created < before)
    connection.execute(delete(TOKENS).where(old))


def owner(connection: Connection, id: str) -> str | None:
    found: str | None = connection.scalar(select(TOKENS.c.person).where(TOKENS.c.id == id))
    return found


async def tokens_of(connection: AsyncConnection, person: str, since: float) -> list[Token]:
    """This person's tokens created since this time, newest first."""
    mine = (TOKENS.c.person == person) & (TOKENS.c.created >= since)
    wanted = select(TOKENS).where(mine).order_by(TOKENS.c.created.desc(), TOKENS.c.id)
    rows = (await connection.execute(wanted)).mappings()
    return [Token(**row) for row in rows]


def write_probe(connection: Connection, now: float) -> None:
    """Store the time in a row of its own, to find out whether the database accepts writes."""
    mine = KEYS.c.name == PROBE
    if not connection.execute(update(KEYS).where(mine).values(value=str(now))).rowcount:
        connection.execute(insert(KEYS).values(name=PROBE, value=str(now)))


def shared_key(connection: Connection, name: str, fresh: str) -> str:
    """The key with this name; the first worker that asks stores `fresh`."""
    connection.execute(upsert(KEYS).values(name=name, value=fresh).on_conflict_do_nothing())
    found: str | None = connection.scalar(select(KEYS.c.value).where(KEYS.c.name == name))
    assert found is not None
    return found
