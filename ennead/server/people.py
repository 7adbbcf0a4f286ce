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
from ennead.server.settings import Settings
from ennead.server.store import people, tables, tokens, workers
from ennead.server.store.people import Person
from ennead.server.store.store import Store
from ennead.server.store.tokens import Token

COOKIE: Final = "ennead"
COOKIE_SECONDS: Final = 400 * 86400
"""As long as browsers keep a cookie at most."""
COOKIE_FRESH: Final = 30 * 86400
"""An older one is replaced by a new one."""
KEY_FILE: Final = "signing.key"
SHORTEST_KEY: Final = 32
MOST_KEPT: Final = 10_000
MOST_TOKENS: Final = 20
"""Of one person, at a time."""
LETTERS: Final = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
GUESTS: Final = ("Nefer", "Khepri", "Sobek", "Anuket", "Seshat", "Hapi", "Tefnut", "Montu")


def new_id(letters: int = 12) -> str:
    """An id that cannot be guessed and reads well in a link."""
    return "".join(secrets.choice(LETTERS) for _ in range(letters))


async def signing_key(settings: Settings, store: Store) -> bytes:
    """The key of this server's cookies: as set, else one that all workers share."""
    if settings.key:
        if len(settings.key) < SHORTEST_KEY:
            raise CannotServe(f"ENNEAD_KEY must have at least {SHORTEST_KEY} characters")
        return settings.key.encode()
    if store.shared:
        fresh = secrets.token_hex(32)
        return (await store.write(lambda c: workers.shared_key(c, "cookies", fresh))).encode()
    try:
        return _key_in(settings.data)
    except OSError as error:
        raise CannotServe(f"{settings.data} cannot be used: {error.strerror}") from error


def _key_in(folder: Path) -> bytes:
    """The key in a folder, made when the server first starts; only its user can read it."""
    path = folder / KEY_FILE
    try:
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
        with os.fdopen(os.open(path, flags, 0o600), "w") as file:
            file.write(secrets.token_hex(32))
    except FileExistsError:
        path.chmod(0o600)
    key = path.read_text("ascii").strip()
    if len(key) < SHORTEST_KEY:
        raise CannotServe(f"{path} holds no key; remove it, and everybody has to log in again")
    return key.encode()


class People:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._passwords = Passwords()
        self._kept: OrderedDict[str, Person] = OrderedDict()
        self._noticed: set[str] = set()

    def sign_with(self, key: bytes) -> None:
        self._signer = TimestampSigner(key, salt="ennead.person", digest_method=hashlib.sha256)
        self._tokens = TimestampSigner(key, salt="ennead.token", digest_method=hashlib.sha256)

    def close(self) -> None:
        self._passwords.close()

    # Cookies.

    def cookie(self, id: str) -> str:
        return self._signer.sign(id).decode("ascii")

    def read_cookie(self, cookie: str) -> tuple[str | None, bool]:
        """Whose cookie this is, and whether it should be made anew."""
        person, age = _unsign(self._signer, cookie)
        return person, age > COOKIE_FRESH

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
        id, _ = _unsign(self._tokens, shown)
        if id is None:
            return None
        async with self._store.read() as connection:
            return await tokens.owner(connection, id)

    # People.

    async def knows(self, id: str | None) -> bool:
        """Is there such a person?"""
        if id is not None and id in self._kept:
            self._kept.move_to_end(id)
            return True
        return await self.find(id) is not None

    async def find(self, id: str | None) -> Person | None:
        """A person as the database has it: another worker may have renamed them."""
        if id is None:
            return None
        if id in self._kept and not self._store.shared:
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
        await self._save(person, renamed)
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
        await self._save(person, account)
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

        return await self._store.write(
            lambda connection: tables.hand_over(connection, guest.id, account.id)
        )

    async def _save(self, old: Person, new: Person) -> None:
        try:
            await self._store.write(lambda connection: people.save(connection, old, new))
        except IntegrityError:
            raise _name_taken(new.name) from None
        self._keep(new)


def _unsign(signer: TimestampSigner, text: str) -> tuple[str | None, float]:
    """Who was signed, and how many seconds ago; one from a time that has not come is fresh."""
    try:
        signed, at = signer.unsign(text, return_timestamp=True)
        age = max(0.0, time.time() - at.timestamp())
        return (signed.decode("ascii"), age) if age <= COOKIE_SECONDS else (None, 0.0)
    except (BadSignature, UnicodeError):
        return None, 0.0


def fold(name: str) -> str:
    """The form in which names are compared."""
    text = unicodedata.normalize("NFKC", " ".join(name.split())).casefold()
    return unicodedata.normalize("NFKC", text)[:96]


def _name_taken(name: str) -> Refused:
    return Refused("name-taken", f"somebody else is called {name!r}")
