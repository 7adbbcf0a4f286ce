"""Credentials: signed session cookies for browsers, signed API tokens for programs.

A cookie holds a person's id and session number. Logging out everywhere increments the number, which
invalidates older cookies. A token is a row in the database; revoking it deletes the row.
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

from ennead.server.errors import ApiError, StartupError
from ennead.server.identity.people import People, new_id
from ennead.server.model.person import Person, Token
from ennead.server.settings import Settings
from ennead.server.store import credential_queries
from ennead.server.store.database import Database

COOKIE: Final = "ennead"
COOKIE_SECONDS: Final = 400 * 86400
"""The longest lifetime that browsers allow."""
COOKIE_RENEW_SECONDS: Final = 30 * 86400
"""Cookies older than this are renewed."""
KEY_FILE: Final = "signing.key"
MIN_KEY: Final = 32
MAX_TOKENS: Final = 20
"""Per person."""


async def signing_key(settings: Settings, db: Database) -> bytes:
    """The key that signs cookies and tokens: from the settings, or shared by all workers."""
    if settings.key:
        if len(settings.key) < MIN_KEY:
            raise StartupError(f"ENNEAD_KEY must have at least {MIN_KEY} characters")
        return settings.key.encode()
    if db.is_postgres:
        fresh = secrets.token_hex(32)
        key = await db.write(lambda c: credential_queries.shared_key(c, "cookies", fresh))
        return key.encode()
    try:
        return _key_in(settings.data)
    except OSError as error:
        raise StartupError(f"{settings.data} cannot be used: {error.strerror}") from error


def _key_in(folder: Path) -> bytes:
    """The key in a folder, created at the first start and readable by its owner only."""
    path = folder / KEY_FILE
    try:
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
        with os.fdopen(os.open(path, flags, 0o600), "w") as file:
            file.write(secrets.token_hex(32))
    except FileExistsError:
        path.chmod(0o600)
    key = path.read_text("ascii").strip()
    if len(key) < MIN_KEY:
        raise StartupError(
            f"{path} does not contain a key; if you delete it, everybody has to log in again"
        )
    return key.encode()


@dataclass(frozen=True)
class Credential:
    """A cookie or token with a valid signature. It may have been revoked since."""

    person: str
    sessions: int = 0
    """The session number in a cookie."""
    token: str | None = None
    """The id of a token; None for a cookie."""


class Credentials:
    def __init__(self, db: Database, people: People) -> None:
        self._db = db
        self._people = people

    def set_signing_key(self, key: bytes) -> None:
        self._cookies = TimestampSigner(key, salt="ennead.person", digest_method=hashlib.sha256)
        self._tokens = TimestampSigner(key, salt="ennead.token", digest_method=hashlib.sha256)

    async def is_valid(self, credential: Credential, latest: bool = True) -> bool:
        """Whether it has not been revoked. Without `latest`, a cached answer may be used."""
        if credential.token is not None:
            return await self._owner(credential.token) == credential.person
        sessions = await self._people.session_number(credential.person, latest)
        return sessions == credential.sessions

    def is_known_revoked(self, credential: Credential) -> bool:
        """Whether this worker knows, without asking the database, that a cookie is revoked."""
        if credential.token is not None:
            return False
        known = self._people.cached(credential.person)
        return known is not None and known.sessions > credential.sessions

    # Cookies.

    def new_cookie(self, person: Person) -> str:
        return self._sign_cookie(person.id, person.sessions)

    def _sign_cookie(self, person: str, sessions: int) -> str:
        return self._cookies.sign(f"{person}-{sessions}").decode("ascii")

    def read_cookie(self, cookie: str) -> tuple[Credential | None, str | None]:
        """The credential in a cookie, and a replacement if the cookie is due for renewal."""
        text, age = _unsign(self._cookies, cookie)
        if text is None:
            return None, None
        person, _, sessions = text.partition("-")
        credential = Credential(person, int(sessions or 0))  # the oldest cookies have no number
        if age <= COOKIE_RENEW_SECONDS:
            return credential, None
        return credential, self._sign_cookie(person, credential.sessions)

    async def revoke_all(self, person: Person, password: str | None, now: float) -> Person:
        """Revoke all cookies and tokens, and set a new password hash if one is given."""

        found = await self._db.write(
            lambda connection: credential_queries.revoke_all(connection, person.id, password, now)
        )
        if found is None:
            raise ApiError("not-found", "this person no longer exists")
        self._people.remember(found)
        return found

    # Tokens.

    async def new_token(self, person: str) -> tuple[Token, str]:
        """A new token, and its signed text for the program."""
        token = Token(new_id(), person, time.time())
        if len(await self.tokens_of(person)) >= MAX_TOKENS:
            raise ApiError("wrong-status", f"you have {MAX_TOKENS} tokens; revoke one first")

        def job(connection: Connection) -> None:
            credential_queries.remove_expired(connection, person, token.created - COOKIE_SECONDS)
            credential_queries.add(connection, token)

        await self._db.write(job)
        return token, self._tokens.sign(token.id).decode("ascii")

    async def tokens_of(self, person: str) -> list[Token]:
        async with self._db.read() as connection:
            since = time.time() - COOKIE_SECONDS
            return await credential_queries.tokens_of(connection, person, since)

    async def revoke_token(self, person: str, id: str) -> None:
        if not await self._db.write(lambda c: credential_queries.remove(c, person, id)):
            raise ApiError("not-found", "you have no such token")

    async def read_token(self, text: str) -> Credential | None:
        """The credential for a signed token, unless it was revoked."""
        id, _ = _unsign(self._tokens, text)
        person = await self._owner(id) if id is not None else None
        return Credential(person, token=id) if person is not None else None

    async def _owner(self, token: str) -> str | None:
        return await self._db.query(partial(credential_queries.owner, id=token))


def _unsign(signer: TimestampSigner, text: str) -> tuple[str | None, float]:
    """The signed text and its age in seconds; a timestamp in the future has age 0."""
    try:
        signed, at = signer.unsign(text, return_timestamp=True)
        age = max(0.0, time.time() - at.timestamp())
        return (signed.decode("ascii"), age) if age <= COOKIE_SECONDS else (None, 0.0)
    except (BadSignature, UnicodeError):
        return None, 0.0
