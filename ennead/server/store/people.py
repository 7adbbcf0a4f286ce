"""People in the database."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, bindparam, insert, select, update
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
    sessions: int = 0
    """How often this person has logged out everywhere."""
    ended: float | None = None
    """When that was last."""

    @property
    def account(self) -> bool:
        return self.login is not None


def add(connection: Connection, person: Person) -> None:
    connection.execute(insert(PEOPLE).values(**vars(person)))


def save(connection: Connection, old: Person, new: Person) -> None:
    """Write what differs."""
    changed = {k: v for k, v in vars(new).items() if v != getattr(old, k)}
    if changed:
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == new.id).values(**changed))


_FIND: Final = select(PEOPLE).where(PEOPLE.c.id == bindparam("which"))


def find(connection: Connection, id: str) -> Person | None:
    found = connection.execute(_FIND, {"which": id}).mappings().one_or_none()
    return Person(**found) if found is not None else None


def holds(connection: Connection, id: str, sessions: int) -> bool:
    """Has this person logged out everywhere just so often?"""
    found = find(connection, id)
    return found is not None and found.sessions == sessions


async def find_login(connection: AsyncConnection, login: str) -> Person | None:
    row = (await connection.execute(select(PEOPLE).where(PEOPLE.c.login == login))).mappings()
    found = row.one_or_none()
    return Person(**found) if found is not None else None


def end_sessions(
    connection: Connection, id: str, password: str | None, now: float
) -> Person | None:
    """Every cookie there is becomes one of the past; the person as it is then."""
    changed: dict[str, object] = {"sessions": PEOPLE.c.sessions + 1, "ended": now}
    if password is not None:
        changed["password"] = password
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == id).values(changed))
    return find(connection, id)


async def ended_since(connection: AsyncConnection, since: float) -> list[str]:
    """Who has logged out everywhere since then."""
    found = await connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.ended >= since))
    return list(found.scalars())
