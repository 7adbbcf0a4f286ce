"""Middleware for all requests: host, origin and rate checks, authentication, security headers."""

from __future__ import annotations

import re
import time
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ennead.server.context import ServerContext
from ennead.server.errors import ApiError
from ennead.server.http.hosts import AllowedHosts
from ennead.server.http.refusals import RefusalDelay
from ennead.server.identity.credentials import COOKIE, COOKIE_SECONDS, Credential
from ennead.server.upkeep.limits import MAX_BODY_BYTES, address_key

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
CONTENT_SECURITY_POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'{more}; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SECURITY_HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
TOO_MANY_REQUESTS: Final = 429
HSTS_SECONDS: Final = 180 * 86400
"""HSTS max-age."""
_HOST: Final = re.compile(r"[A-Za-z0-9.:\[\]-]{1,255}")

log = structlog.get_logger("http")


class SecurityMiddleware:
    """Sets `credential`, `payer`, `address` and `cookie` (to be sent back) in the request's state.

    `payer` is the person whose limits apply. A cookie that was revoked, which a thief may still
    have, uses up nobody's.
    """

    def __init__(self, app: ASGIApp, ctx: ServerContext) -> None:
        self._app = app
        self._ctx = ctx
        self._hosts = AllowedHosts(ctx.settings.host_names)
        self._refusals = RefusalDelay()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        _prepare_state(scope)
        try:
            self._hosts.check(headers.getlist("host"))
            self._check_origin(headers)
            await self._authenticate(scope, headers)
        except ApiError as error:
            log.info("websocket-rejected", code=error.code)
            await receive()
            await _HttpCall(scope, headers, receive, send, self._refusals, "websocket.").send_error(
                error
            )
            return
        await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = time.perf_counter()
        headers = Headers(scope=scope)
        call = _HttpCall(scope, headers, receive, send, self._refusals)
        state = _prepare_state(scope)
        try:
            self._hosts.check(headers.getlist("host"))
            is_move = scope["method"] == "POST" and scope["path"].endswith("/play")
            if _is_api(scope):
                self._ctx.limits.take("move-address" if is_move else "address", state["address"])
            await self._authenticate(scope, headers)
            if _is_api(scope) and state["payer"] is not None:
                self._ctx.limits.take("move" if is_move else "request", state["payer"])
            if scope["method"] not in SAFE_METHODS:
                self._check_origin(headers)
                _check_body(headers)
            await self._app(scope, call.receive, call.send)
        except ApiError as error:
            await call.send_error(error)
        except Exception:
            log.exception("request-failed", route=_route(scope))
            await call.send_error(ApiError("internal", "internal error; it has been logged"))
        seconds = time.perf_counter() - begun
        labels = (scope["method"][:10], _route(scope), str(call.status))
        self._ctx.metrics.requests.labels(*labels).observe(seconds)
        log.debug("answered", method=labels[0], route=labels[1], status=call.status)

    async def _authenticate(self, scope: Scope, headers: Headers) -> None:
        """Read the caller's credential. Whether a cookie was revoked is checked later."""
        state = scope["state"]
        kind, _, token = headers.get("authorization", "").partition(" ")
        if kind.lower() == "bearer":
            if _is_api(scope):  # other paths have tokens of their own, or none
                self._set_credential(state, await self._read_token(token.strip(), state))
            return
        cookie = cookie_parser(headers.get("cookie", "")).get(COOKIE)
        if cookie:
            credential, state["cookie"] = self._ctx.credentials.read_cookie(cookie)
            self._set_credential(state, credential)

    async def _read_token(self, token: str, state: dict[str, Any]) -> Credential:
        credential = await self._ctx.credentials.read_token(token)
        if credential is None:  # only now: a valid token works whatever others try
            self._ctx.limits.take("token", state["address"])
            raise ApiError("bad-token", "this token is invalid, expired or revoked")
        return credential

    def _set_credential(self, state: dict[str, Any], credential: Credential | None) -> None:
        state["credential"] = credential
        if credential is not None and not self._ctx.credentials.is_known_revoked(credential):
            state["payer"] = credential.person
            self._ctx.people.mark_active(credential.person)

    def _check_origin(self, headers: Headers) -> None:
        """Reject requests that a browser sends from another site."""
        origin = headers.get("origin")
        if origin in self._ctx.settings.more_origins:
            return
        foreign = headers.get("sec-fetch-site", "none") not in ("same-origin", "none")
        if origin is not None and not foreign:
            foreign = _netloc(origin) != headers.get("host", "").lower()
        if foreign:
            raise ApiError("forbidden-origin", "this request comes from another site")


def _prepare_state(scope: Scope) -> dict[str, Any]:
    state: dict[str, Any] = scope.setdefault("state", {})
    client = scope.get("client")
    state["address"] = address_key(client[0]) if client else "?"
    state["cookie"] = None
    state["credential"] = None
    state["payer"] = None
    return state


def _is_api(scope: Scope) -> bool:
    return str(scope["path"]).startswith("/api")


def _netloc(origin: str) -> str | None:
    """Host and port of an origin, or None if it has none."""
    try:
        return urlsplit(origin).netloc.lower() or None
    except ValueError:
        return None


def _check_body(headers: Headers) -> None:
    length = headers.get("content-length")
    if length is not None and length.isdecimal() and int(length) > MAX_BODY_BYTES:
        raise _too_large()
    if length not in (None, "0") or "transfer-encoding" in headers:
        kind = headers.get("content-type", "").split(";")[0].strip().lower()
        if kind != "application/json":
            raise ApiError("bad-request", "a body must be application/json")


def _too_large() -> ApiError:
    return ApiError("too-large", f"a body may have at most {MAX_BODY_BYTES} bytes")


def _route(scope: Scope) -> str:
    """The route's pattern. The path itself is not logged: it may lead to a private table."""
    path = getattr(scope.get("route"), "path", None)
    return path if isinstance(path, str) else "other"


class _HttpCall:
    """One HTTP request and its response: limits the body's size, adds headers, delays refusals.

    The prefix `websocket.` makes it the rejection of a WebSocket.
    """

    def __init__(
        self,
        scope: Scope,
        headers: Headers,
        receive: Receive,
        send: Send,
        refusals: RefusalDelay,
        prefix: str = "",
    ) -> None:
        self._scope = scope
        self._prefix = prefix
        self._headers = headers
        self._receive = receive
        self._send = send
        self._refusals = refusals
        self._size = 0
        self.status = 0

    async def receive(self) -> Message:
        message = await self._receive()
        self._size += len(message.get("body", b""))
        if self._size > MAX_BODY_BYTES:
            raise _too_large()
        return message

    async def send(self, message: Message) -> None:
        if message["type"] == self._prefix + "http.response.start":
            self.status = message["status"]
            if self.status == TOO_MANY_REQUESTS:
                await self._refusals.wait()
            headers = MutableHeaders(scope=message)
            for name, value in SECURITY_HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("content-security-policy", self._policy())
            if _is_api(self._scope):
                headers.setdefault("cache-control", "no-store")
            if self._scope.get("scheme") == "https":
                headers.setdefault("strict-transport-security", f"max-age={HSTS_SECONDS}")
            cookie = self._scope["state"].get("cookie")
            if cookie is not None:
                headers.append("set-cookie", self._set_cookie(cookie))
        await self._send(message)

    async def send_error(self, error: ApiError) -> None:
        """Respond with an error, unless a response has already begun."""
        if self.status:
            return
        headers = [(b"content-type", b"application/json")]
        if error.status == 401:
            headers.append((b"www-authenticate", b"Bearer"))
        if "retry_after" in error.details:
            headers.append((b"retry-after", str(error.details["retry_after"]).encode()))
        body = msgspec.json.encode(error.json())
        headers.append((b"content-length", str(len(body)).encode()))
        start, rest = self._prefix + "http.response.start", self._prefix + "http.response.body"
        await self.send({"type": start, "status": error.status, "headers": headers})
        await self.send({"type": rest, "body": body})

    def _policy(self) -> str:
        """The content security policy. In older browsers 'self' does not cover our WebSocket."""
        host = self._headers.get("host", "")
        more = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
        return CONTENT_SECURITY_POLICY.format(more=more)

    def _set_cookie(self, value: str) -> str:
        """The Set-Cookie header; an empty value deletes the cookie."""
        parts = [f"{COOKIE}={value}", "Path=/", "HttpOnly", "SameSite=Lax"]
        parts.append(f"Max-Age={COOKIE_SECONDS if value else 0}")
        if self._scope.get("scheme") == "https":
            parts.append("Secure")
        return "; ".join(parts)
