"""What every call passes first: origin, size, rate; and what every answer carries."""

from __future__ import annotations

import re
import time
from typing import Final
from urllib.parse import urlsplit

import msgspec
import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ennead.server.errors import Refused
from ennead.server.house import House
from ennead.server.limits import LONGEST_BODY, address_key
from ennead.server.people import COOKIE, COOKIE_SECONDS

SAFE: Final = ("GET", "HEAD", "OPTIONS")
POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'{more}; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
HTTPS_SECONDS: Final = 180 * 86400
"""Who came by https once does not come by http for so long."""
_HOST: Final = re.compile(r"[A-Za-z0-9.:\[\]-]{1,255}")

log = structlog.get_logger("http")


class Guard:
    """Puts `person` (an id or None), `token`, `address` and `cookie` into the state of a call."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self._app = app
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        await self._recognise(scope, headers)
        try:
            self._check_origin(headers)
        except Refused as refused:
            log.info("refused", code=refused.code)
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": refused.code})
            return
        await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = time.perf_counter()
        headers = Headers(scope=scope)
        await self._recognise(scope, headers)
        call = _Call(self._house, scope, headers, receive, send)
        try:
            if scope["path"].startswith("/api"):
                self._check_rate(scope)
            if scope["method"] not in SAFE:
                self._check_origin(headers)
                _check_body(headers)
            await self._app(scope, call.receive, call.send)
        except Refused as refused:
            await call.answer(refused)
        except Exception:
            log.exception("failed", route=_route(scope))
            await call.answer(Refused("internal", "something went wrong here; it was noted down"))
        seconds = time.perf_counter() - begun
        labels = (scope["method"][:10], _route(scope), str(call.status))
        self._house.metrics.requests.labels(*labels).observe(seconds)
        log.debug("answered", method=labels[0], route=labels[1], status=call.status)

    async def _recognise(self, scope: Scope, headers: Headers) -> None:
        """Whose cookie or token is it, and from which address?"""
        state = scope.setdefault("state", {})
        client = scope.get("client")
        state["address"] = address_key(client[0]) if client else "?"
        state["cookie"] = None
        state["person"] = None
        state["token"] = None
        kind, _, token = headers.get("authorization", "").partition(" ")
        if kind.lower() == "bearer":
            state["token"] = token.strip()
            state["person"] = await self._house.people.read_token(state["token"])
            self._notice(state["person"])
            return
        cookie = cookie_parser(headers.get("cookie", "")).get(COOKIE)
        if cookie:
            person, old = self._house.people.read_cookie(cookie)
            state["person"] = person
            self._notice(person)
            if person is not None and old:
                state["cookie"] = self._house.people.cookie(person)

    def _notice(self, person: str | None) -> None:
        if person is not None:
            self._house.people.notice(person)

    def _check_rate(self, scope: Scope) -> None:
        state = scope["state"]
        self._house.limits.take("address", state["address"])
        if state["person"] is not None:
            self._house.limits.take("request", state["person"])

    def _check_origin(self, headers: Headers) -> None:
        """A browser says where a call comes from; it must be this server."""
        origin = headers.get("origin")
        if origin in self._house.settings.more_origins:
            return
        elsewhere = headers.get("sec-fetch-site", "none") not in ("same-origin", "none")
        if origin is not None and not elsewhere:
            elsewhere = _place(origin) != headers.get("host", "").lower()
        if elsewhere:
            raise Refused("forbidden-origin", "this call comes from another site")


def _place(origin: str) -> str | None:
    """Host and port of an origin; None if it has none."""
    try:
        return urlsplit(origin).netloc.lower() or None
    except ValueError:
        return None


def _check_body(headers: Headers) -> None:
    length = headers.get("content-length")
    if length is not None and length.isdecimal() and int(length) > LONGEST_BODY:
        raise Refused("too-large", f"a body has at most {LONGEST_BODY} bytes")
    if length not in (None, "0") or "transfer-encoding" in headers:
        kind = headers.get("content-type", "").split(";")[0].strip().lower()
        if kind != "application/json":
            raise Refused("bad-request", "a body must be application/json")


def _route(scope: Scope) -> str:
    """The path's pattern: a path itself may be the key to a private table."""
    path = getattr(scope.get("route"), "path", None)
    return path if isinstance(path, str) else "other"


class _Call:
    """One HTTP call: counts what comes in, adds headers to what goes out."""

    def __init__(
        self, house: House, scope: Scope, headers: Headers, receive: Receive, send: Send
    ) -> None:
        self._house = house
        self._scope = scope
        self._headers = headers
        self._receive = receive
        self._send = send
        self._size = 0
        self.status = 0

    async def receive(self) -> Message:
        message = await self._receive()
        self._size += len(message.get("body", b""))
        if self._size > LONGEST_BODY:
            raise Refused("too-large", f"a body has at most {LONGEST_BODY} bytes")
        return message

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("content-security-policy", self._policy())
            if self._scope["path"].startswith("/api"):
                headers.setdefault("cache-control", "no-store")
            if self._scope.get("scheme") == "https":
                headers.setdefault("strict-transport-security", f"max-age={HTTPS_SECONDS}")
            cookie = self._scope["state"]["cookie"]
            if cookie is not None:
                headers.append("set-cookie", self._set_cookie(cookie))
        await self._send(message)

    async def answer(self, refused: Refused) -> None:
        """Say why not, unless an answer is under way already."""
        if self.status:
            return
        headers = [(b"content-type", b"application/json")]
        if "retry_after" in refused.more:
            headers.append((b"retry-after", str(refused.more["retry_after"]).encode()))
        body = msgspec.json.encode(refused.json())
        headers.append((b"content-length", str(len(body)).encode()))
        await self.send(
            {"type": "http.response.start", "status": refused.status, "headers": headers}
        )
        await self.send({"type": "http.response.body", "body": body})

    def _policy(self) -> str:
        """Older browsers do not count a WebSocket to this server as 'self'."""
        host = self._headers.get("host", "")
        more = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
        return POLICY.format(more=more)

    def _set_cookie(self, value: str) -> str:
        """An empty value takes the cookie away."""
        parts = [f"{COOKIE}={value}", "Path=/", "HttpOnly", "SameSite=Lax"]
        parts.append(f"Max-Age={COOKIE_SECONDS if value else 0}")
        if self._scope.get("scheme") == "https":
            parts.append("Secure")
        return "; ".join(parts)
