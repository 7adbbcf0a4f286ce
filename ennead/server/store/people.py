"""People in the database."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ennead.server.store.models import PEOPLE


@dataclass(frozen=True)
class Person:
    """Somebody with a cookie: a guest, or an account with a name and a password."""

    id: str
    name: str
    created: float
    login: str | None = None
    password: str | None = None
    seen: float = 0.0

    @property
    def account(self) -> bool:
        return self.login is not None


def add(connection: Connection, person: Person) -> None:
    connection.execute(insert(PEOPLE).values(**vars(person)))


def save(connection: Connection, person: Person) -> None:
    connection.execute(
        update(PEOPLE)
        .where(PEOPLE.c.id == person.id)
        .values(name=person.name, login=person.login, password=person.password)
    )


async def find(connection: AsyncConnection, id: str) -> Person | None:
    row = (await connection.execute(select(PEOPLE).where(PEOPLE.c.id == id))).mappings()
    found = row.one_or_none()
    return Person(**found) if found is not None else None


async def find_login(connection: AsyncConnection, login: str) -> Person | None:
    row = (await connection.execute(select(PEOPLE).where(PEOPLE.c.login == login))).mappings()
    found = row.one_or_none()
    return Person(**found) if found is not None else None
