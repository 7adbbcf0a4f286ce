"""All kinds of callers: with valid, forged, expired and revoked credentials, or none."""

from __future__ import annotations

import time
from hashlib import sha256

import httpx
from itsdangerous import TimestampSigner

from ennead.server.identity.credentials import COOKIE, COOKIE_SECONDS
from support.clients import Client
from support.server_process import Server

PASSWORD = "correct horse battery"

OWNER = "owner"  # seat 0, host, an account
PROGRAM = "program"  # a program with the owner's token
OTHER = "other seat"  # seat 1
SPECTATOR = "spectator"  # an account without a seat
STRANGER = "stranger"  # an account that sits at seat 0 of another table
GUEST = "guest"  # a cookie, no account, no seat
NOBODY = "signed out"  # no cookie at all
EXPIRED = "expired"  # the owner's cookie, correctly signed but too old
TAMPERED = "tampered"  # the owner's cookie with one letter changed
ENDED = "ended"  # the owner's cookie from before they logged out everywhere else
THIEF = "cookie as token"  # the owner's cookie, sent as a bearer token

ME = frozenset({OWNER, PROGRAM})
PLAYERS = ME | {OTHER}
PERSONS = PLAYERS | {SPECTATOR, STRANGER, GUEST}
EVERYBODY = PERSONS | {NOBODY, EXPIRED, TAMPERED, ENDED, THIEF}


class People:
    """All callers, with the headers they send."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.headers: dict[str, dict[str, str]] = {NOBODY: {}}
        self.ids: dict[str, str] = {}
        self._clients: dict[str, Client] = {}
        for number, role in enumerate((OWNER, OTHER, SPECTATOR, STRANGER, GUEST)):
            client = server.client(f"Somebody {number}")
            if role != GUEST:
                client.post("/accounts", name=f"Matrix {number}", password=PASSWORD)
            self.ids[role] = client.get("/me")["id"]
            self.headers[role] = {"cookie": f"{COOKIE}={client.http.cookies[COOKIE]}"}
            if role == STRANGER:
                client.create("me", "open")
            if role == OWNER:
                self.ids[PROGRAM] = self.ids[OWNER]
        self.headers[ENDED] = self.headers[OWNER]
        self.update_cookie(OWNER, self.client(OWNER).http.delete("/api/sessions"))

    def _set_derived_headers(self) -> None:
        """Set the headers of the owner's program, and of callers with forged credentials."""
        self.close()
        token = self.client(OWNER).post("/me/token")["token"]
        self.headers[PROGRAM] = {"authorization": f"Bearer {token}"}
        cookie = self.headers[OWNER]["cookie"]
        payload = cookie.removeprefix(COOKIE + "=").rsplit(".", 2)[0]
        self.headers[EXPIRED] = {"cookie": f"{COOKIE}={self._old_cookie(payload)}"}
        # Not the last letter of the signature: two of its bits are unused.
        changed = "B" if cookie[-2] == "A" else "A"
        self.headers[TAMPERED] = {"cookie": cookie[:-2] + changed + cookie[-1]}
        self.headers[THIEF] = {"authorization": f"Bearer {cookie.removeprefix(COOKIE + '=')}"}

    def _old_cookie(self, payload: str) -> str:
        class Past(TimestampSigner):
            def get_timestamp(self) -> int:
                return int(time.time()) - COOKIE_SECONDS - 86400

        key = (self.server.data / "signing.key").read_text().encode()
        signer = Past(key, salt="ennead.person", digest_method=sha256)
        return signer.sign(payload).decode()

    def client(self, role: str) -> Client:
        """A client with the role's headers, without cookies it received later."""
        if role not in self._clients:
            self._clients[role] = Client(self.server.url, kept=True)
            self._clients[role].http.headers.update(self.headers[role])
        self._clients[role].http.cookies.clear()
        return self._clients[role]

    def update_cookie(self, role: str, response: httpx.Response) -> None:
        """After logging out everywhere else, continue with the new cookie."""
        cookie = response.cookies.get(COOKIE)
        if cookie is None or role not in (OWNER, OTHER, SPECTATOR, STRANGER, GUEST):
            return
        self.headers[role] = {"cookie": f"{COOKIE}={cookie}"}
        self._clients[role].http.headers.update(self.headers[role])
        if role == OWNER:
            self._set_derived_headers()

    def close(self) -> None:
        for client in self._clients.values():
            client.http.close()
        self._clients.clear()
