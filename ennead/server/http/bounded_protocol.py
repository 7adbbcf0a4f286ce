"""HTTP connections with bounds: on the size and number of headers, and on time.

uvicorn's parser accepts headers of any size and waits for them forever.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MAX_HEADER_BYTES: Final = 32 * 1024
"""The request line and all headers of one request."""
MAX_HEADERS: Final = 100
REQUEST_SECONDS: Final = 15.0
"""Time for a whole request to arrive, and for a new connection to begin one."""
MAX_CONNECTIONS_PER_ADDRESS: Final = 300
"""Connections of one address, WebSockets included."""
_TOO_LARGE: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-length: 0\r\nconnection: close\r\n\r\n"
)

_open: dict[str, int] = {}
"""Open HTTP connections by address."""


class BoundedProtocol(HttpToolsProtocol):
    """Closes a connection whose request is too large in its headers, or arrives too slowly."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._header_bytes = 0
        self._in_headers = True
        self._deadline: asyncio.TimerHandle | None = None
        self._address = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        _open[self._address] = _open.get(self._address, 0) + 1
        if _open[self._address] > MAX_CONNECTIONS_PER_ADDRESS:
            transport.abort()
            return
        self._start_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_deadline()
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        """Stop counting this connection."""
        if self._address in _open:
            _open[self._address] -= 1
            if not _open[self._address]:
                del _open[self._address]

    def data_received(self, data: bytes) -> None:
        if self._in_headers:
            self._header_bytes += len(data)
            if self._header_bytes > MAX_HEADER_BYTES and not self._completes_headers(data):
                self._refuse()
                return
        if self._deadline is None:
            self._start_deadline()
        super().data_received(data)

    def _completes_headers(self, data: bytes) -> bool:
        """Whether the bytes over the limit belong to the body."""
        before = self._header_bytes - len(data)
        end = data.find(b"\r\n\r\n")
        return end >= 0 and before + end <= MAX_HEADER_BYTES

    def _refuse(self) -> None:
        self._stop_deadline()
        if not self.transport.is_closing():
            self.transport.write(_TOO_LARGE)
            self.transport.close()

    # Called by the parser.

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_headers = True

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > MAX_HEADERS:
            self._refuse()

    def on_headers_complete(self) -> None:
        self._in_headers = False
        self._header_bytes = 0
        if not self.transport.is_closing():
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if not self.transport.is_closing():
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._stop_deadline()
        if not self.transport.is_closing():
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_deadline()
        self._leave()
        self._address = "upgraded"
        super().handle_websocket_upgrade()

    # Slow requests.

    def _start_deadline(self) -> None:
        self._deadline = self.loop.call_later(REQUEST_SECONDS, self._too_slow)

    def _stop_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_slow(self) -> None:
        self._deadline = None
        if not self.transport.is_closing():
            self.transport.abort()
