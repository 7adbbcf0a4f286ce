"""Queries on people."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ennead.server.model.person import Person
from ennead.server.store.schema import PEOPLE


def add(connection: Connection, person: Person) -> None:
    connection.execute(insert(PEOPLE).values(**vars(person)))


def save(connection: Connection, old: Person, new: Person) -> None:
    """Write the columns that differ."""
    changed = {k: v for k, v in vars(new).items() if v != getattr(old, k)}
    if changed:
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == new.id).values(**changed))


def become_account(connection: Connection, account: Person) -> bool:
    """Store a guest's account; False if they have become one or logged out in the meantime."""
    unchanged = (
        (PEOPLE.c.id == account.id)
        & (PEOPLE.c.login.is_(None))
        & (PEOPLE.c.sessions == account.sessions)
    )
    values = {
        "name": account.name,
        "login": account.login,
        "password": account.password,
        "skeleton": account.skeleton,
    }
    return connection.execute(update(PEOPLE).where(unchanged).values(values)).rowcount > 0


_FIND: Final = select(PEOPLE).where(PEOPLE.c.id == bindparam("which"))


def find(connection: Connection, id: str) -> Person | None:
    found = connection.execute(_FIND, {"which": id}).mappings().one_or_none()
    return Person(**found) if found is not None else None


def is_session_valid(connection: Connection, id: str, sessions: int) -> bool:
    """Whether a cookie with this session number is still valid."""
    found = find(connection, id)
    return found is not None and found.sessions == sessions


async def find_login(connection: AsyncConnection, login: str) -> Person | None:
    row = (await connection.execute(select(PEOPLE).where(PEOPLE.c.login == login))).mappings()
    found = row.one_or_none()
    return Person(**found) if found is not None else None


def is_name_taken(connection: Connection, id: str, login: str, skeleton: str) -> bool:
    """Whether an account other than this person has the name, or one that looks like it."""
    same = (PEOPLE.c.login == login) | (PEOPLE.c.skeleton == skeleton)
    found = select(PEOPLE.c.id).where(same & (PEOPLE.c.id != id)).limit(1)
    return connection.scalar(found) is not None


def end_sessions(
    connection: Connection, id: str, password: str | None, now: float
) -> Person | None:
    """Invalidate all cookies, set a new password hash if given, and return the updated person."""
    changed: dict[str, object] = {"sessions": PEOPLE.c.sessions + 1, "ended": now}
    if password is not None:
        changed["password"] = password
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == id).values(changed))
    return find(connection, id)


async def sessions_ended_since(connection: AsyncConnection, since: float) -> list[str]:
    """People who have logged out everywhere since then."""
    found = await connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.ended >= since))
    return list(found.scalars())
