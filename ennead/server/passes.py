"""What people show to be somebody: a browser its signed cookie, a program its token.

A cookie names a person and the number of times that person has logged out everywhere: one with an
older number opens nothing any more. A token is a row that can be taken away.
"""

from __future__ import annotations

import hashlib
import os
import secrets
import time
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from itsdangerous import BadSignature, TimestampSigner
from sqlalchemy import Connection

from ennead.server.errors import CannotServe, Refused
from ennead.server.people import People, new_id
from ennead.server.settings import Settings
from ennead.server.store import people, tokens, workers
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
MOST_TOKENS: Final = 20
"""Of one person, at a time."""


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


@dataclass(frozen=True)
class Pass:
    """A cookie or a token with the right signature; whether it still holds is another question."""

    person: str
    sessions: int = 0
    """Of a cookie: how often its person had logged out everywhere when it was given."""
    token: str | None = None
    """Of a program: the id of its token."""


class Passes:
    def __init__(self, store: Store, people: People) -> None:
        self._store = store
        self._people = people

    def sign_with(self, key: bytes) -> None:
        self._cookies = TimestampSigner(key, salt="ennead.person", digest_method=hashlib.sha256)
        self._tokens = TimestampSigner(key, salt="ennead.token", digest_method=hashlib.sha256)

    async def holds(self, shown: Pass, newest: bool = True) -> bool:
        """Was it neither taken back nor ended by logging out everywhere?"""
        if shown.token is not None:
            return await self._owner(shown.token) == shown.person
        return await self._people.sessions(shown.person, newest) == shown.sessions

    # Cookies.

    def cookie(self, person: Person) -> str:
        return self._sign(person.id, person.sessions)

    def _sign(self, person: str, sessions: int) -> str:
        return self._cookies.sign(f"{person}-{sessions}").decode("ascii")

    def read_cookie(self, cookie: str) -> tuple[Pass | None, str | None]:
        """What a cookie says, and a new one if it has grown old."""
        said, age = _unsign(self._cookies, cookie)
        if said is None:
            return None, None
        person, _, sessions = said.partition("-")
        shown = Pass(person, int(sessions or 0))  # the first ones had no number
        return shown, self._sign(person, shown.sessions) if age > COOKIE_FRESH else None

    async def log_out_everywhere(self, person: Person, password: str | None, now: float) -> Person:
        """All cookies and tokens end; with a new password if one is given, hashed."""

        def job(connection: Connection) -> Person | None:
            tokens.remove_all(connection, person.id)
            return people.end_sessions(connection, person.id, password, now)

        found = await self._store.write(job)
        if found is None:
            raise Refused("not-found", "there is no such person any more")
        self._people.keep(found)
        return found

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

    async def read_token(self, shown: str) -> Pass | None:
        """Whose token this is, if it was not taken back."""
        id, _ = _unsign(self._tokens, shown)
        person = await self._owner(id) if id is not None else None
        return Pass(person, token=id) if person is not None else None

    async def _owner(self, token: str) -> str | None:
        return await self._store.look(partial(tokens.owner, id=token))


def _unsign(signer: TimestampSigner, text: str) -> tuple[str | None, float]:
    """What was signed, and how many seconds ago; from a time that has not come it is fresh."""
    try:
        signed, at = signer.unsign(text, return_timestamp=True)
        age = max(0.0, time.time() - at.timestamp())
        return (signed.decode("ascii"), age) if age <= COOKIE_SECONDS else (None, 0.0)
    except (BadSignature, UnicodeError):
        return None, 0.0
