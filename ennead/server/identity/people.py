"""Guests and accounts: creating, renaming, logging in."""

from __future__ import annotations

import secrets
import time
import unicodedata
from collections import OrderedDict
from dataclasses import replace
from functools import partial
from typing import Final, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from ennead.server.errors import ApiError
from ennead.server.identity.passwords import MAX_PASSWORD, MIN_PASSWORD, Passwords
from ennead.server.model.person import Person
from ennead.server.store import (
    credential_queries,
    lesson_queries,
    people_queries,
    table_queries,
)
from ennead.server.store.database import Database
from ennead.server.store.db_thread import Job
from ennead.server.text.clean_text import clean_name
from ennead.server.text.lookalike_names import check_alphabets, skeleton

T = TypeVar("T")

CACHE_SIZE: Final = 10_000
ID_LETTERS: Final = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
"""Letters and digits, without those that are easily confused."""
GUEST_NAMES: Final = ("Nefer", "Khepri", "Sobek", "Anuket", "Seshat", "Hapi", "Tefnut", "Montu")


def new_id(letters: int = 12) -> str:
    """An unguessable id that reads well in a link."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(letters))


class People:
    def __init__(self, db: Database) -> None:
        self._db = db
        self._passwords = Passwords()
        self._cache: OrderedDict[str, Person] = OrderedDict()
        self._active: set[str] = set()

    def close(self) -> None:
        self._passwords.close()

    # The cache.

    def cached(self, id: str) -> Person | None:
        """A person if the cache has them, perhaps outdated."""
        return self._cache.get(id)

    async def session_number(self, id: str, latest: bool) -> int | None:
        """The number that valid cookies of a person carry; None if there is no such person.

        Without `latest` it may come from the cache, which learns late of logouts that another
        worker handled.
        """
        if id in self._cache and not (latest and self._db.is_postgres):
            self._cache.move_to_end(id)
            return self._cache[id].sessions
        person = await self.find(id)
        return person.sessions if person is not None else None

    async def find(self, id: str | None) -> Person | None:
        """A person; with PostgreSQL always from the database, as other workers may change them."""
        if id is None:
            return None
        if id in self._cache and not self._db.is_postgres:
            self._cache.move_to_end(id)
            return self._cache[id]
        person = await self._db.query(partial(people_queries.find, id=id))
        if person is not None:
            self.remember(person)
        return person

    def remember(self, person: Person) -> None:
        """Cache a person, unless the cache has one who has logged out everywhere since."""
        known = self._cache.get(person.id)
        if known is not None and known.sessions > person.sessions:
            person = known
        self._cache[person.id] = person
        self._cache.move_to_end(person.id)
        while len(self._cache) > CACHE_SIZE:
            self._cache.popitem(last=False)

    def forget(self, ids: list[str]) -> None:
        for id in ids:
            self._cache.pop(id, None)

    # Who has been active, stored by the hourly cleanup.

    def mark_active(self, id: str) -> None:
        self._active.add(id)

    def take_active(self) -> list[str]:
        """Everybody marked since the last call."""
        found, self._active = sorted(self._active), set()
        return found

    # Guests and accounts.

    async def new_guest(self) -> Person:
        name = f"{secrets.choice(GUEST_NAMES)} {secrets.randbelow(900) + 100}"
        now = time.time()
        person = Person(new_id(), name, now, seen=now)
        await self._db.write(lambda connection: people_queries.add(connection, person))
        self.remember(person)
        return person

    async def rename(self, person: Person, wanted: str) -> Person:
        """Rename a person; names of accounts, and their look-alikes, are reserved."""
        name = _person_name(wanted)
        login, looks = fold(name), skeleton(name)
        renamed = replace(person, name=name)
        if person.account:
            renamed = replace(renamed, login=login, skeleton=looks)

        def job(connection: Connection) -> None:
            if person.login != login and people_queries.is_name_taken(
                connection, person.id, login, looks
            ):
                raise _name_taken(name)
            people_queries.save(connection, person, renamed)

        await self._write_name(job, name)
        self.remember(renamed)
        return renamed

    async def make_account(self, person: Person, wanted: str, password: str, now: float) -> Person:
        """Turn a guest into an account. All cookies and tokens of the guest are revoked."""
        name = _person_name(wanted)
        if person.account:
            raise _has_account()
        login, looks = fold(name), skeleton(name)
        is_taken = partial(people_queries.is_name_taken, id=person.id, login=login, skeleton=looks)
        if await self._db.query(is_taken):
            raise _name_taken(name)
        hashed = await self.hash_password(password)
        account = replace(person, name=name, login=login, skeleton=looks, password=hashed)

        def job(connection: Connection) -> Person | None:
            if is_taken(connection):  # since the first check
                raise _name_taken(name)
            if not people_queries.become_account(connection, account):
                return None
            return credential_queries.revoke_all(connection, person.id, None, now)

        made = await self._write_name(job, name)
        if made is None:
            raise _has_account()
        self.remember(made)
        return made

    async def hash_password(self, password: str) -> str:
        if not MIN_PASSWORD <= len(password) <= MAX_PASSWORD:
            raise ApiError(
                "bad-request", f"a password has {MIN_PASSWORD} to {MAX_PASSWORD} characters"
            )
        return await self._passwords.hash(password)

    async def check_password(self, person: Person, password: str) -> None:
        if not await self._passwords.verify(password[:MAX_PASSWORD], person.password):
            raise ApiError("wrong-password", "this is not your password")

    async def log_in(self, name: str, password: str) -> Person:
        async with self._db.read() as connection:
            person = await people_queries.find_login(connection, fold(name))
        hashed = person.password if person is not None else None
        correct = await self._passwords.verify(password[:MAX_PASSWORD], hashed)
        if person is None or not correct:
            raise ApiError("wrong-password", "name or password is wrong")
        self.remember(person)
        return person

    async def transfer(self, guest: Person, account: Person) -> list[str]:
        """Give a guest's seats, tables and progress in the lessons to an account.

        Returns the ids of the changed tables.
        """

        def job(connection: Connection) -> list[str]:
            lesson_queries.merge(connection, guest.id, account.id)
            return table_queries.transfer(connection, guest.id, account.id)

        return await self._db.write(job)

    async def _write_name(self, job: Job[T], name: str) -> T:
        try:
            return await self._db.write(job)
        except IntegrityError:  # another worker was faster
            raise _name_taken(name) from None


def _person_name(wanted: str) -> str:
    name = clean_name(wanted)
    check_alphabets(name)
    return name


def fold(name: str) -> str:
    """The form in which names are compared."""
    text = unicodedata.normalize("NFKC", " ".join(name.split())).casefold()
    return unicodedata.normalize("NFKC", text)[:96]


def _has_account() -> ApiError:
    return ApiError("wrong-status", "you have an account already; log out first")


def _name_taken(name: str) -> ApiError:
    return ApiError("name-taken", f"somebody else is called {name!r}, or a name that looks like it")
