"""Tokens in the database: one row for each that was made and not taken back."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ennead.server.store.models import TOKENS


@dataclass(frozen=True)
class Token:
    """By this a program is a person."""

    id: str
    person: str
    created: float


def add(connection: Connection, token: Token) -> None:
    connection.execute(insert(TOKENS).values(**vars(token)))


def remove(connection: Connection, person: str, id: str) -> bool:
    """Take back a token of this person; False if there is none."""
    mine = (TOKENS.c.person == person) & (TOKENS.c.id == id)
    return connection.execute(delete(TOKENS).where(mine)).rowcount > 0


def remove_all(connection: Connection, person: str) -> None:
    connection.execute(delete(TOKENS).where(TOKENS.c.person == person))


def remove_older(connection: Connection, person: str, since: float) -> None:
    """Forget a person's tokens that nobody accepts any more."""
    old = (TOKENS.c.person == person) & (TOKENS.c.created < since)
    connection.execute(delete(TOKENS).where(old))


def owner(connection: Connection, id: str) -> str | None:
    found: str | None = connection.scalar(select(TOKENS.c.person).where(TOKENS.c.id == id))
    return found


async def of_person(connection: AsyncConnection, person: str, since: float) -> list[Token]:
    """The tokens made since a moment, the newest first."""
    mine = (TOKENS.c.person == person) & (TOKENS.c.created >= since)
    wanted = select(TOKENS).where(mine).order_by(TOKENS.c.created.desc(), TOKENS.c.id)
    rows = (await connection.execute(wanted)).mappings()
    return [Token(**row) for row in rows]
