"""Who there is: guests, and accounts with a name and a password."""

from __future__ import annotations

import secrets
import time
import unicodedata
from collections import OrderedDict
from dataclasses import replace
from functools import partial
from typing import Final

from sqlalchemy.exc import IntegrityError

from ennead.server.accounts import LONGEST_PASSWORD, SHORTEST_PASSWORD, Passwords
from ennead.server.errors import Refused
from ennead.server.limits import clean_name
from ennead.server.store import people, tables
from ennead.server.store.people import Person
from ennead.server.store.store import Store

MOST_KEPT: Final = 10_000
LETTERS: Final = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
GUESTS: Final = ("Nefer", "Khepri", "Sobek", "Anuket", "Seshat", "Hapi", "Tefnut", "Montu")


def new_id(letters: int = 12) -> str:
    """An id that cannot be guessed and reads well in a link."""
    return "".join(secrets.choice(LETTERS) for _ in range(letters))


class People:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._passwords = Passwords()
        self._kept: OrderedDict[str, Person] = OrderedDict()
        self._noticed: set[str] = set()

    def close(self) -> None:
        self._passwords.close()

    async def sessions(self, id: str, newest: bool) -> int | None:
        """How often a person has logged out everywhere; None if there is no such person.

        What another worker has ended is known here soon; whoever needs the newest is told that.
        """
        if id in self._kept and not (newest and self._store.shared):
            self._kept.move_to_end(id)
            return self._kept[id].sessions
        person = await self.find(id)
        return person.sessions if person is not None else None

    async def find(self, id: str | None) -> Person | None:
        """A person as the database has it: another worker may have renamed them."""
        if id is None:
            return None
        if id in self._kept and not self._store.shared:
            self._kept.move_to_end(id)
            return self._kept[id]
        person = await self._store.look(partial(people.find, id=id))
        if person is not None:
            self.keep(person)
        return person

    def keep(self, person: Person) -> None:
        """Remember a person; what was read before they logged out everywhere brings nobody back."""
        known = self._kept.get(person.id)
        if known is not None and known.sessions > person.sessions:
            person = known
        self._kept[person.id] = person
        self._kept.move_to_end(person.id)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    def notice(self, id: str) -> None:
        """Somebody with a cookie or token that holds is here; written down later."""
        self._noticed.add(id)

    def noticed(self) -> list[str]:
        """Who was here since this was last asked."""
        found, self._noticed = sorted(self._noticed), set()
        return found

    def drop(self, ids: list[str]) -> None:
        for id in ids:
            self._kept.pop(id, None)

    async def new_guest(self) -> Person:
        name = f"{secrets.choice(GUESTS)} {secrets.randbelow(900) + 100}"
        now = time.time()
        person = Person(new_id(), name, now, seen=now)
        await self._store.write(lambda connection: people.add(connection, person))
        self.keep(person)
        return person

    async def rename(self, person: Person, wanted: str) -> Person:
        """Another name; nobody can take the name of somebody else's account."""
        name = clean_name(wanted)
        async with self._store.read() as connection:
            taken = await people.find_login(connection, fold(name))
        if taken is not None and taken.id != person.id:
            raise _name_taken(name)
        renamed = replace(person, name=name, login=fold(name) if person.account else None)
        await self._save(person, renamed)
        return renamed

    async def make_account(self, person: Person, wanted: str, password: str) -> Person:
        name = clean_name(wanted)
        if person.account:
            raise Refused("wrong-status", "you have an account already; log out first")
        async with self._store.read() as connection:
            if await people.find_login(connection, fold(name)) is not None:
                raise _name_taken(name)
        hashed = await self.hashed(password)
        account = replace(person, name=name, login=fold(name), password=hashed)
        await self._save(person, account)
        return account

    async def hashed(self, password: str) -> str:
        """What is stored of a new password."""
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise Refused(
                "bad-request",
                f"a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters",
            )
        return await self._passwords.hash(password)

    async def check_password(self, person: Person, password: str) -> None:
        """Only who knows it goes on."""
        if not await self._passwords.fits(password[:LONGEST_PASSWORD], person.password):
            raise Refused("wrong-password", "this is not your password")

    async def log_in(self, name: str, password: str) -> Person:
        async with self._store.read() as connection:
            person = await people.find_login(connection, fold(name))
        hashed = person.password if person is not None else None
        fits = await self._passwords.fits(password[:LONGEST_PASSWORD], hashed)
        if person is None or not fits:
            raise Refused("wrong-password", "name and password do not fit together")
        self.keep(person)
        return person

    async def hand_over(self, guest: Person, account: Person) -> list[str]:
        """A guest's seats come along to the account; the tables that this concerns."""

        return await self._store.write(
            lambda connection: tables.hand_over(connection, guest.id, account.id)
        )

    async def _save(self, old: Person, new: Person) -> None:
        try:
            await self._store.write(lambda connection: people.save(connection, old, new))
        except IntegrityError:
            raise _name_taken(new.name) from None
        self.keep(new)


def fold(name: str) -> str:
    """The form in which names are compared."""
    text = unicodedata.normalize("NFKC", " ".join(name.split())).casefold()
    return unicodedata.normalize("NFKC", text)[:96]


def _name_taken(name: str) -> Refused:
    return Refused("name-taken", f"somebody else is called {name!r}")
