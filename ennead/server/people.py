"""Who is calling: guests by a signed cookie, accounts by name and password."""

from __future__ import annotations

import hashlib
import os
import secrets
import time
import unicodedata
from collections import OrderedDict
from dataclasses import replace
from pathlib import Path
from typing import Final

from itsdangerous import BadSignature, TimestampSigner
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from ennead.server.accounts import LONGEST_PASSWORD, SHORTEST_PASSWORD, Passwords
from ennead.server.errors import CannotServe, Refused
from ennead.server.limits import clean_name
from ennead.server.store import people, tables, tokens
from ennead.server.store.people import Person
from ennead.server.store.store import Store
from ennead.server.store.tokens import Token

COOKIE: Final = "ennead"
COOKIE_SECONDS: Final = 400 * 86400
"""As long as browsers keep a cookie at most."""
COOKIE_FRESH: Final = 30 * 86400
"""An older one is replaced by a new one."""
KEY_FILE: Final = "signing.key"
MOST_KEPT: Final = 10_000
MOST_TOKENS: Final = 20
"""Of one person, at a time."""
LETTERS: Final = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
GUESTS: Final = ("Nefer", "Khepri", "Sobek", "Anuket", "Seshat", "Hapi", "Tefnut", "Montu")


def new_id(letters: int = 12) -> str:
    """An id that cannot be guessed and reads well in a link."""
    return "".join(secrets.choice(LETTERS) for _ in range(letters))


def signing_key(folder: Path) -> bytes:
    """The key of this server's cookies, made when it first starts; only its user can read it."""
    path = folder / KEY_FILE
    try:
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
        with os.fdopen(os.open(path, flags, 0o600), "w") as file:
            file.write(secrets.token_hex(32))
    except FileExistsError:
        path.chmod(0o600)
    key = path.read_text("ascii").strip()
    if len(key) < 32:
        raise CannotServe(f"{path} holds no key; remove it, and everybody has to log in again")
    return key.encode()


class People:
    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._signer = TimestampSigner(key, salt="ennead.person", digest_method=hashlib.sha256)
        self._tokens = TimestampSigner(key, salt="ennead.token", digest_method=hashlib.sha256)
        self._passwords = Passwords()
        self._kept: OrderedDict[str, Person] = OrderedDict()
        self._noticed: set[str] = set()

    def close(self) -> None:
        self._passwords.close()

    # Cookies.

    def cookie(self, id: str) -> str:
        return self._signer.sign(id).decode("ascii")

    def read_cookie(self, cookie: str) -> tuple[str | None, bool]:
        """Whose cookie this is, and whether it should be made anew."""
        try:
            signed, at = self._signer.unsign(cookie, max_age=COOKIE_SECONDS, return_timestamp=True)
            return signed.decode("ascii"), time.time() - at.timestamp() > COOKIE_FRESH
        except (BadSignature, UnicodeError):
            return None, False

    # Tokens.

    async def new_token(self, person: str) -> tuple[Token, str]:
        """A token, and what a program shows instead of a cookie."""
        token = Token(new_id(), person, time.time())
        if len(await self.tokens_of(person)) >= MOST_TOKENS:
            raise Refused("wrong-status", f"you have {MOST_TOKENS} tokens; take one back first")

        def job(connection: Connection) -> None:
            tokens.remove_older(connection, person, token.created - COOKIE_SECONDS)
            tokens.add(connection, token)

        await self._store.write(job)
        return token, self._tokens.sign(token.id).decode("ascii")

    async def tokens_of(self, person: str) -> list[Token]:
        async with self._store.read() as connection:
            return await tokens.of_person(connection, person, time.time() - COOKIE_SECONDS)

    async def take_back(self, person: str, id: str) -> None:
        if not await self._store.write(lambda connection: tokens.remove(connection, person, id)):
            raise Refused("not-found", "you have no such token")

    async def read_token(self, shown: str) -> str | None:
        """Whose token this is, if it was not taken back."""
        try:
            id = self._tokens.unsign(shown, max_age=COOKIE_SECONDS).decode("ascii")
        except (BadSignature, UnicodeError):
            return None
        async with self._store.read() as connection:
            return await tokens.owner(connection, id)

    # People.

    async def find(self, id: str | None) -> Person | None:
        if id is None:
            return None
        if id in self._kept:
            self._kept.move_to_end(id)
            return self._kept[id]
        async with self._store.read() as connection:
            person = await people.find(connection, id)
        if person is not None:
            self._keep(person)
        return person

    def _keep(self, person: Person) -> None:
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
        self._keep(person)
        return person

    async def rename(self, person: Person, wanted: str) -> Person:
        """Another name; nobody can take the name of somebody else's account."""
        name = clean_name(wanted)
        async with self._store.read() as connection:
            taken = await people.find_login(connection, fold(name))
        if taken is not None and taken.id != person.id:
            raise _name_taken(name)
        renamed = replace(person, name=name, login=fold(name) if person.account else None)
        await self._save(renamed)
        return renamed

    async def make_account(self, person: Person, wanted: str, password: str) -> Person:
        name = clean_name(wanted)
        if person.account:
            raise Refused("wrong-status", "you have an account already; log out first")
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise Refused(
                "bad-request",
                f"a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters",
            )
        async with self._store.read() as connection:
            if await people.find_login(connection, fold(name)) is not None:
                raise _name_taken(name)
        hashed = await self._passwords.hash(password)
        account = replace(person, name=name, login=fold(name), password=hashed)
        await self._save(account)
        return account

    async def log_in(self, name: str, password: str) -> Person:
        async with self._store.read() as connection:
            person = await people.find_login(connection, fold(name))
        hashed = person.password if person is not None else None
        fits = await self._passwords.fits(password[:LONGEST_PASSWORD], hashed)
        if person is None or not fits:
            raise Refused("wrong-password", "name and password do not fit together")
        self._keep(person)
        return person

    async def hand_over(self, guest: Person, account: Person) -> list[str]:
        """A guest's seats come along to the account; the tables that this concerns."""

        def job(connection: Connection) -> list[str]:
            concerned = tables.seated(connection, guest.id)
            tables.hand_over(connection, guest.id, account.id)
            return concerned

        return await self._store.write(job)

    async def _save(self, person: Person) -> None:
        try:
            await self._store.write(lambda connection: people.save(connection, person))
        except IntegrityError:
            raise _name_taken(person.name) from None
        self._keep(person)


def fold(name: str) -> str:
    """The form in which names are compared."""
    text = unicodedata.normalize("NFKC", " ".join(name.split())).casefold()
    return unicodedata.normalize("NFKC", text)[:96]


def _name_taken(name: str) -> Refused:
    return Refused("name-taken", f"somebody else is called {name!r}")
