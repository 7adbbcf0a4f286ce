"""`ennead serve`: one process that serves until Ctrl-C."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

import uvicorn

from ennead.server import logs
from ennead.server.app import create_app
from ennead.server.errors import CannotServe
from ennead.server.house import House
from ennead.server.limits import LONGEST_MESSAGE
from ennead.server.settings import Settings

KEEP_SECONDS = 65
"""How long a browser's connection is kept open for its next call."""
SLOW_MILLISECONDS = 30_000
"""A connection whose other end takes nothing for so long is cut off by the system."""


def serve(settings: Settings, open_browser: bool = False) -> None:
    """Serve until Ctrl-C; what stands in the way is said in one line."""
    logs.set_up(settings.log)
    door = listen(settings.host, settings.port)
    try:
        with _alone(settings):
            asyncio.run(_serve(settings, door, open_browser))
    finally:
        door.close()


def listen(host: str, port: int) -> socket.socket:
    """The socket people will come to."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, address = found[0]
        door = socket.socket(family, kind, protocol)
        if sys.platform != "win32":
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            door.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, SLOW_MILLISECONDS)
        door.bind(address)
    except OSError as error:
        reason = error.strerror or str(error)
        raise CannotServe(
            f"{host}:{port} cannot be used: {reason}; choose another with --port"
        ) from error
    door.set_inheritable(False)
    return door


@contextmanager
def _alone(settings: Settings) -> Iterator[None]:
    """Two servers in one folder would each think it had the truth in memory."""
    if settings.database or sys.platform == "win32":
        yield
        return
    import fcntl

    try:
        settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        file: IO[str] = (settings.data / "lock").open("w")
    except OSError as error:
        raise CannotServe(f"{settings.data} cannot be used: {error.strerror}") from error
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise CannotServe(
                f"another server uses {settings.data}; choose another with --data"
            ) from None
        yield


class _Server(uvicorn.Server):
    """uvicorn, except that being stopped is no error."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        known = (signal.SIGINT, signal.SIGTERM)
        before = {sig: signal.signal(sig, self.handle_exit) for sig in known}
        try:
            yield
        finally:
            for sig, handler in before.items():
                signal.signal(sig, handler)


async def _serve(settings: Settings, door: socket.socket, open_browser: bool) -> None:
    house = House(settings)
    house.nearby = nearby(door)
    try:
        await house.start()
        server = _Server(_config(house))
        gc.collect()
        gc.freeze()  # what is there now stays; to look at it again and again would hold up moves
        announcing = asyncio.create_task(_announce(server, house, door, open_browser))
        await server.serve([door])
        announcing.cancel()
    finally:
        await house.stop()


def _config(house: House) -> uvicorn.Config:
    proxies = house.settings.trusted_proxies
    return uvicorn.Config(
        create_app(house),
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        timeout_keep_alive=KEEP_SECONDS,
        timeout_graceful_shutdown=3,
    )


async def _announce(
    server: uvicorn.Server, house: House, door: socket.socket, open_browser: bool
) -> None:
    while not server.started:
        await asyncio.sleep(0.01)
    address = _address(door)
    print(f"Ennead is at {address} (Ctrl-C stops it)", flush=True)
    if house.nearby is not None:
        print(f"For phones and computers in this network: {house.nearby}", flush=True)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _address(door: socket.socket) -> str:
    host, port = door.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"


def nearby(door: socket.socket) -> str | None:
    """Where others in this network find a server that listens to all; None if they cannot."""
    host, port = door.getsockname()[:2]
    if host not in ("0.0.0.0", "::"):
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; tells which way it would go
        except OSError:
            return None
        own = probe.getsockname()[0]
    return None if own.startswith("127.") else f"http://{own}:{port}"
